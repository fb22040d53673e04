/** Whatever a person or another system attached. */
type Attached = Readonly<Record<string, unknown>> | null;

/** A text in it, where there is one. */
export const textIn = (attached: Attached, key: string): string | undefined => {
  const value = attached?.[key];
  return typeof value === "string" && value !== "" ? value : undefined;
};

/** A line of a spec: selected, or standing around such a line. */
export interface SpecLine {
  number: number;
  text: string;
  isSelected: boolean;
  /** Lines are left out between the one before and this one. */
  isGap: boolean;
}

/** Lines by their number: from a map, or from a list, whose first one is line 1. */
function numbered(value: unknown): Map<number, string> {
  if (typeof value !== "object" || value === null) return new Map();
  const entries = Array.isArray(value)
    ? value.map((text: unknown, index) => [index + 1, text] as const)
    : Object.entries(value).map(([number, text]) => [Number(number), text as unknown] as const);
  return new Map(
    entries.flatMap(([number, text]) =>
      Number.isInteger(number) && number > 0 && typeof text === "string" ? [[number, text]] : [],
    ),
  );
}

const around = 3;

/** Lines of a spec as evidence keeps them (facts 1.8): the selected ones with three around each; all where none is. */
export function linesOf(attached: Attached): SpecLine[] {
  const selected = numbered(attached?.["selected_lines"]);
  const all = new Map([...numbered(attached?.["lines"]), ...selected]);
  const isNear = (number: number) =>
    selected.size === 0 || [...selected.keys()].some((one) => Math.abs(one - number) <= around);
  let last: number | undefined;
  return [...all]
    .filter(([number]) => isNear(number))
    .toSorted(([a], [b]) => a - b)
    .map(([number, text]) => {
      const isGap = last !== undefined && number > last + 1;
      last = number;
      return { number, text, isSelected: selected.has(number), isGap };
    });
}

/** Lines of a log: texts, or records with a message and a time. */
export function logLinesOf(attached: Attached): { time: string | undefined; text: string }[] {
  const lines = attached?.["lines"];
  if (!Array.isArray(lines)) return [];
  return lines.map((line: unknown) => {
    if (typeof line === "string") return { time: undefined, text: line };
    const record = typeof line === "object" && line !== null ? (line as NonNullable<Attached>) : {};
    const text = textIn(record, "message") ?? textIn(record, "line") ?? JSON.stringify(line);
    return {
      time:
        textIn(record, "timestamp") ?? textIn(record, "firstObserved") ?? textIn(record, "time"),
      text,
    };
  });
}
