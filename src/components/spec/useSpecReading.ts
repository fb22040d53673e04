import { useEffect, useMemo, useState } from "react";
import type { documentSchemas } from "~generated/schemas/index";
import {
  type Manifest,
  readBareSpec,
  type SpecReading,
  unwrappedManifest,
} from "~/lib/yaml/specText";
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

/** The spec that a text says, a long one read beside the page; undefined where it cannot be read. */
export const readSpecText = async (text: string): Promise<Record<string, unknown> | undefined> =>
  text.length > bigText
    ? (await readInWorker({ text, wantsSpec: true })).spec
    : readBareSpec(text).spec;

interface Options {
  /** Schema and kind to check a long text with. */
  schema?: keyof typeof documentSchemas | undefined;
  kind?: string | undefined;
  /** Checks a text that is short enough to be read at once. */
  check: (reading: SpecReading) => readonly TextIssue[];
}

/** What a text says, and what is wrong with it. */
export interface SpecState {
  /** The text as it was read; undefined for a long one, which is read beside the page. */
  reading: SpecReading | undefined;
  issues: readonly TextIssue[];
  hints: readonly TextIssue[];
  /** A long text is still being read. */
  isReading: boolean;
}

/** What is wrong with a spec: at once for what is short, beside the page and after a pause for what is long. */
export function useSpecReading(text: string, { schema, kind, check }: Options): SpecState {
  const isBig = text.length > bigText;
  const reading = useMemo(() => (isBig ? undefined : readBareSpec(text)), [text, isBig]);
  const hints = useMemo(() => (reading ? check(reading) : []), [reading, check]);
  const { answer, isCurrent } = useAnswer(text, isBig, { schema, kind });
  if (reading) return { reading, issues: reading.issues, hints, isReading: false };
  const { issues = [], hints: theirs = [] } = answer ?? {};
  return { reading, issues, hints: theirs, isReading: !isCurrent };
}
