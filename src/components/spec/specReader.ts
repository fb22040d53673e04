import type { documentSchemas } from "~generated/schemas/index";
import type { Manifest } from "~/lib/yaml/specText";
import type { TextIssue } from "~/lib/yaml/yamlDocuments";

/** What the worker is asked about a text. */
export interface SpecQuestion {
  id: number;
  text: string;
  /** Schema and kind to check the spec with. */
  schema?: keyof typeof documentSchemas | undefined;
  kind?: string | undefined;
  /** Asks whether the text is a manifest, and nothing else. */
  wantsManifest?: boolean;
  /** Asks for the spec itself. */
  wantsSpec?: boolean;
}

/** What it says. */
export interface SpecAnswer {
  id: number;
  issues: readonly TextIssue[];
  hints: readonly TextIssue[];
  /** The spec, where it was asked for and can be read. */
  spec?: Record<string, unknown> | undefined;
  manifest?: Manifest | undefined;
}

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, (answer: SpecAnswer) => void>();

/** Asks the worker, which is started by the first big text. The promise stays open where it cannot start. */
export function readInWorker(question: Omit<SpecQuestion, "id">): Promise<SpecAnswer> {
  if (!worker) {
    worker = new Worker(new URL("./specReader.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<SpecAnswer>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
  }
  last += 1;
  const id = last;
  const answer = new Promise<SpecAnswer>((resolve) => waiting.set(id, resolve));
  worker.postMessage({ ...question, id } satisfies SpecQuestion);
  return answer;
}
