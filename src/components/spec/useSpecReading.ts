import { useEffect, useMemo, useState } from "react";
import type { documentSchemas } from "~generated/schemas/index";
import { type Manifest, type SpecReading, unwrappedManifest } from "~/lib/yaml/specText";
import type { TextIssue } from "~/lib/yaml/yamlDocuments";
import { readInWorker, type SpecAnswer, type SpecQuestion } from "./specReader";

/** Longer texts, in characters, are read beside the page: a megabyte takes about a second of processor time. */
export const bigText = 100_000;

/** How long nobody types before a big text is read. */
const pause = 400;

/** The worker's answer about a big text, once it is there; the one about an earlier text until then. */
function useAnswer(
  text: string,
  isAsked: boolean,
  { schema, kind, wantsManifest = false }: Omit<SpecQuestion, "id" | "text">,
): { answer: SpecAnswer | undefined; isCurrent: boolean } {
  const [found, setFound] = useState<{ text: string; answer: SpecAnswer }>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    const timer = setTimeout(() => {
      void readInWorker({ text, schema, kind, wantsManifest }).then((answer) => {
        if (!isGone) setFound({ text, answer });
      });
    }, pause);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [text, isAsked, schema, kind, wantsManifest]);
  return isAsked
    ? { answer: found?.answer, isCurrent: found?.text === text }
    : { answer: undefined, isCurrent: true };
}

/** The manifest that a text is, if it is one. */
export function useManifest(text: string, isAsked: boolean): Manifest | undefined {
  const isBig = text.length > bigText;
  const own = useMemo(
    () => (isAsked && !isBig ? unwrappedManifest(text) : undefined),
    [text, isAsked, isBig],
  );
  const { answer, isCurrent } = useAnswer(text, isAsked && isBig, { wantsManifest: true });
  return isBig ? (isCurrent ? answer?.manifest : undefined) : own;
}

interface Options {
  schema: keyof typeof documentSchemas;
  kind: string;
  /** Reads a text that is short enough to be read at once. */
  read: (text: string) => SpecReading;
  /** Checks what was read so. */
  check: (reading: SpecReading) => readonly TextIssue[];
}

/** What is wrong with a spec: at once for what is short, beside the page and after a pause for what is long. */
export function useSpecIssues(
  text: string,
  { schema, kind, read, check }: Options,
): { issues: readonly TextIssue[]; hints: readonly TextIssue[]; isReading: boolean } {
  const isBig = text.length > bigText;
  const own = useMemo(() => {
    if (isBig) return undefined;
    const reading = read(text);
    return { issues: reading.issues, hints: check(reading), isReading: false };
  }, [text, isBig, read, check]);
  const { answer, isCurrent } = useAnswer(text, isBig, { schema, kind });
  return own ?? { issues: answer?.issues ?? [], hints: answer?.hints ?? [], isReading: !isCurrent };
}
