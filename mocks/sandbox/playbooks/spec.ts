import * as v from "valibot";
import { durationMs } from "../duration";
import { readDocument } from "../readDocument";

const selectors = v.nullish(v.array(v.looseObject({})));
const texts = v.nullish(v.array(v.string()));
const condition = v.looseObject({
  event: v.string(),
  labels: v.nullish(v.record(v.string(), v.string())),
  filter: v.nullish(v.string()),
});

const parameter = v.looseObject({
  name: v.string(),
  type: v.nullish(v.string()),
  required: v.nullish(v.boolean()),
  default: v.nullish(v.union([v.string(), v.number(), v.boolean()])),
  properties: v.nullish(v.looseObject({})),
  dependsOn: texts,
});

const action = v.looseObject({
  name: v.string(),
  if: v.nullish(v.string()),
  delay: v.nullish(v.string()),
  timeout: v.nullish(v.string()),
  runsOn: texts,
  retry: v.nullish(
    v.looseObject({
      limit: v.number(),
      duration: v.nullish(v.string()),
      jitter: v.nullish(v.number()),
      exponent: v.nullish(v.looseObject({ multiplier: v.nullish(v.number()) })),
    }),
  ),
});

const playbook = v.looseObject({
  title: v.nullish(v.string()),
  parameters: v.nullish(v.array(parameter)),
  configs: selectors,
  components: selectors,
  checks: selectors,
  actions: v.array(action),
  filters: texts,
  env: v.nullish(
    v.array(v.looseObject({ name: v.nullish(v.string()), value: v.nullish(v.string()) })),
  ),
  runsOn: texts,
  timeout: v.nullish(v.string()),
  approval: v.nullish(
    v.looseObject({
      type: v.nullish(v.string()),
      approvers: v.nullish(v.looseObject({ people: texts, teams: texts })),
    }),
  ),
  on: v.nullish(
    v.looseObject({
      canary: v.nullish(v.array(condition)),
      config: v.nullish(v.array(condition)),
      component: v.nullish(v.array(condition)),
      webhook: v.nullish(
        v.looseObject({ path: v.string(), authentication: v.nullish(v.looseObject({})) }),
      ),
    }),
  ),
});

/** The parts of a playbook's document that decide how it runs (schemas/playbook.json has them all). */
export type PlaybookSpec = v.InferOutput<typeof playbook>;
export type PlaybookAction = v.InferOutput<typeof action>;
export type PlaybookParameter = v.InferOutput<typeof parameter>;
export type EventCondition = v.InferOutput<typeof condition>;

/** The document cannot be run as it is written; the message says why. */
export class SpecError extends Error {
  override name = "SpecError";
}

/** @throws SpecError that names the first part that does not fit. */
export const readSpec = (document: unknown): PlaybookSpec =>
  readDocument(
    playbook,
    document,
    (place, problem) => new SpecError(`The playbook cannot run: ${place || "spec"} ${problem}`),
  );

/** What approves its runs; null where nobody has to. */
export function approvalOf(
  spec: PlaybookSpec,
): { isAll: boolean; people: string[]; teams: string[] } | null {
  const people = spec.approval?.approvers?.people ?? [];
  const teams = spec.approval?.approvers?.teams ?? [];
  if (people.length + teams.length === 0) return null;
  return { isAll: spec.approval?.type === "all", people, teams };
}

const DEFAULT_TIMEOUT_MS = 30 * 60_000;

/** Milliseconds that a run may take. */
export const timeoutOf = ({ timeout }: { timeout?: string | null | undefined }): number =>
  durationMs(timeout ?? "") ?? DEFAULT_TIMEOUT_MS;

const settings = new Set(["name", "if", "delay", "timeout", "runsOn", "retry", "templatesOn"]);

/** The one key that says what an action does, such as `exec`. */
export const kindOf = (step: PlaybookAction): string =>
  Object.keys(step).find((key) => !settings.has(key)) ?? "";
