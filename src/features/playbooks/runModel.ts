import type { PlaybookRunDetail } from "~generated/db/reads";
import { isFinalAction, isFinalRun } from "~/components/playbookRun/runStatus";

export type Run = PlaybookRunDetail;
export type RunStep = Run["actions"][number];
type SpecAction = Readonly<Record<string, unknown>>;

/** A line beside the result: an action that began, one that is still to come, or an error before the first. */
export interface StepLine {
  id: string;
  name: string;
  /** What the action does, such as exec. */
  kind: string;
  status: string;
  /** Undefined for actions that have not begun. */
  step: RunStep | undefined;
  /** The action as it stands in the run's own spec. */
  spec: SpecAction | undefined;
}

const settings = new Set(["name", "if", "delay", "timeout", "runsOn", "retry", "templatesOn"]);

/** The key that says what an action does; "" where the run's spec does not know the action. */
export const kindOfAction = (spec: SpecAction | undefined): string =>
  Object.keys(spec ?? {}).find((key) => !settings.has(key)) ?? "";

const actionsOf = (run: Run): readonly SpecAction[] => run.spec.actions ?? [];

/** Id of the line of an error that came before any action. */
export const initialization = "initialization";

/**
 * The actions of a run in their order: those that began, then those that are still to come or never came. A failure that
 * is none of an action's stands before them.
 */
export function linesOf(run: Run): StepLine[] {
  const specs = actionsOf(run);
  const begun = run.actions.map((step): StepLine => {
    const spec = specs.find(({ name }) => name === step.name);
    return {
      id: step.id,
      name: step.name,
      kind: kindOfAction(spec),
      status: step.status,
      step,
      spec,
    };
  });
  const names = new Set(begun.map(({ name }) => name));
  const ahead = specs.flatMap((spec, index): StepLine[] => {
    const name = typeof spec["name"] === "string" ? spec["name"] : `Step ${index + 1}`;
    if (names.has(name)) return [];
    const status = isFinalRun(run.status) ? "not run" : "scheduled";
    return [
      { id: `ahead ${index}`, name, kind: kindOfAction(spec), status, step: undefined, spec },
    ];
  });
  const isEarly =
    run.status === "failed" && run.error && !run.actions.some(({ status }) => status === "failed");
  const start: StepLine[] = isEarly
    ? [
        {
          id: initialization,
          name: "Initialization",
          kind: "",
          status: "failed",
          step: undefined,
          spec: undefined,
        },
      ]
    : [];
  return [...start, ...begun, ...ahead];
}

/** The line that is followed: what runs now, else what failed, else what began last. */
export function newestLine(
  lines: readonly StepLine[],
  run: Pick<Run, "status">,
): StepLine | undefined {
  const begun = lines.filter(({ step, status }) => step !== undefined && status !== "skipped");
  const early = lines.find(({ id }) => id === initialization);
  if (early) return early;
  if (!isFinalRun(run.status)) return begun.at(-1);
  return begun.find(({ status }) => status === "failed") ?? begun.at(-1);
}

const time = (text: string | null | undefined): number | undefined =>
  text ? Date.parse(text) : undefined;

/** A stretch of a chart in shares of its width. */
export interface Bar {
  left: number;
  width: number;
}

/** From the first start to the last end, as far as it goes until now. Milliseconds since 1970. */
export function spanOf(runs: readonly Run[], now: number): { start: number; end: number } {
  const starts = runs.flatMap((run) => [time(run.start_time), time(run.created_at)]);
  const start = Math.min(...starts.flatMap((at) => (at === undefined ? [] : [at])));
  const isOver = runs.every((run) => isFinalRun(run.status));
  const ends = runs.flatMap((run) => [run, ...run.actions].map(({ end_time: at }) => time(at)));
  const last = Math.max(start, ...ends.flatMap((at) => (at === undefined ? [] : [at])));
  return { start, end: Math.max(isOver ? last : now, start + 1) };
}

/** Where a run or an action lies in a span; undefined before it has begun. */
export function barOf(
  item: { start_time: string | null; end_time: string | null; status: string },
  span: { start: number; end: number },
): Bar | undefined {
  const start = time(item.start_time);
  if (start === undefined) return undefined;
  const end =
    time(item.end_time) ??
    (isFinalAction(item.status) || isFinalRun(item.status) ? start : span.end);
  const whole = span.end - span.start;
  const left = Math.min(1, Math.max(0, (start - span.start) / whole));
  return { left, width: Math.min(1 - left, Math.max(0, (end - start) / whole)) };
}

/** Milliseconds from start to end, or until now where it still runs; undefined before it has begun. */
export function lastedOf(
  {
    start_time: start,
    end_time: end,
    status,
  }: { start_time: string | null; end_time: string | null; status: string },
  now: number,
): number | undefined {
  const from = time(start);
  if (from === undefined) return undefined;
  const to = time(end) ?? (isFinalRun(status) || isFinalAction(status) ? undefined : now);
  return to === undefined ? undefined : Math.max(0, to - from);
}

/** Dollars and tokens of all answers of language models. */
export function costOf(
  runs: readonly Run[],
): { cost: number; input: number; output: number } | undefined {
  const infos = runs.flatMap(({ actions }) => actions.flatMap((one) => one.generationInfo ?? []));
  if (infos.length === 0) return undefined;
  const sum = (key: "cost" | "inputTokens" | "outputTokens") =>
    infos.reduce((total, info) => total + (typeof info[key] === "number" ? info[key] : 0), 0);
  return { cost: sum("cost"), input: sum("inputTokens"), output: sum("outputTokens") };
}

/** Approvers whom the run's spec names and who have not approved yet. */
export function pendingApprovers(run: Pick<Run, "spec" | "approvals">): string[] {
  const { people = [], teams = [] } = run.spec.approval?.approvers ?? {};
  const done = new Set(
    run.approvals.flatMap(({ person, team }) => [
      person?.id,
      person?.email?.toLowerCase(),
      team?.id,
      team?.name,
    ]),
  );
  return [
    ...people.filter((one) => !done.has(one) && !done.has(one.toLowerCase())),
    ...teams.filter((one) => !done.has(one)),
  ];
}

/** A parameter of a run as people read it. */
export interface RunParameter {
  name: string;
  label: string;
  type: string | undefined;
  value: string;
  isSecret: boolean;
}

/** What a run was started with, in the order in which its dialog asked; the database keeps an order of its own. */
export function parametersOf({
  parameters,
  spec,
}: Pick<Run, "parameters" | "spec">): RunParameter[] {
  const declared = spec.parameters ?? [];
  const placeOf = (name: string) => {
    const place = declared.findIndex((one) => one.name === name);
    return place < 0 ? declared.length : place;
  };
  return Object.entries(parameters ?? {})
    .map(([name, value]) => {
      const known = declared[placeOf(name)];
      return {
        name,
        label: known?.label || name,
        type: known?.type,
        value: typeof value === "string" ? value : JSON.stringify(value),
        isSecret: value === "***",
      };
    })
    .toSorted((a, b) => placeOf(a.name) - placeOf(b.name));
}
