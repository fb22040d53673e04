import * as v from "valibot";
import type { Scope } from "../../expressions/evaluate";
import type { Host } from "../../host";
import { readDocument } from "../../readDocument";
import type { Row } from "../resource";
import type { StoredRun } from "../store";

/** A file that an action leaves behind. */
export interface LeftFile {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/** What an action works with; its body is filled in already. */
export interface ActionContext {
  host: Host;
  run: StoredRun;
  /** The action's own key of the document, such as what stands under `exec`. */
  body: Row;
  scope: Scope;
  /** Variables of the playbook's own `env`. */
  env: Readonly<Record<string, string>>;
  signal: AbortSignal;
  /** Shows what there is so far. */
  onProgress: (result: () => Row) => void;
  /** Runs another playbook and waits for its end. */
  runChild: (playbook: { namespace?: string; name: string }, params: Row) => Promise<string>;
}

/** How an action ended: a result, files, and an error where it failed. */
export interface ActionOutcome {
  result: Row;
  files?: readonly LeftFile[];
  error?: string;
}

export type ActionRunner = (context: ActionContext) => Promise<ActionOutcome>;

/** The action cannot run here, or not as it is written; the message is a sentence. */
export class ActionError extends Error {
  override name = "ActionError";
}

/** Reads an action's body. @throws ActionError that names what does not fit. */
export function readBody<Schema extends v.GenericSchema>(
  kind: string,
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  return readDocument(
    schema,
    body,
    (place, problem) =>
      new ActionError(`${kind} cannot run as written: ${place || kind} ${problem}.`),
  );
}

/** A name and a value, or a place in a cluster that holds it. */
export const variable = v.looseObject({
  name: v.nullish(v.string()),
  value: v.nullish(v.union([v.string(), v.number(), v.boolean()])),
  valueFrom: v.nullish(v.unknown()),
});

/** @throws ActionError where it points into a cluster. */
export function plain(
  source: v.InferOutput<typeof variable> | null | undefined,
  field: string,
): string {
  if (!source) return "";
  if (source.valueFrom !== undefined && source.valueFrom !== null)
    throw new ActionError(
      `${field} refers to a secret or config map, and the sandbox has no cluster to read it from. Use a plain value here.`,
    );
  return String(source.value ?? "");
}

/** @throws ActionError where the action uses something that the sandbox would pass over. */
export function refuse(kind: string, fields: Row): void {
  const used = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === null || value === false || value === "" ? [] : [name],
  );
  if (used.length > 0)
    throw new ActionError(
      `The sandbox does not support ${used.join(", ")} of ${kind}. Remove it to run the action here.`,
    );
}
