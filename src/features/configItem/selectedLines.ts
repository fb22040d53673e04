/** Up to so many lines stand one by one in the address, as everybody writes them; more of them as stretches. */
const MOST = 50;
/** Lines that are selected at most: nobody's address fills the memory. */
const LONGEST = 1_000_000;

/** What the address holds: a line counted from 0, or a stretch such as `3-400`. */
type WrittenLines = (number | string)[];

const stretch = /^(\d{1,9})-(\d{1,9})$/;

/** Reads one value of the address; undefined for what is neither a line nor a stretch. */
export function readLines(value: unknown): number | string | undefined {
  if (typeof value === "string" && stretch.test(value)) return value;
  const line = value === "" ? NaN : Number(value);
  return Number.isSafeInteger(line) && line >= 0 ? line : undefined;
}

/** The lines that the address selects. */
export function selectedLines(written: WrittenLines): readonly number[] {
  const lines: number[] = [];
  for (const one of written) {
    const [from = 0, to = 0] =
      typeof one === "number" ? [one, one] : (stretch.exec(one) ?? []).slice(1).map(Number);
    for (let line = from; line <= to && lines.length < LONGEST; line += 1) lines.push(line);
  }
  return lines;
}

/** What the address holds for these lines, which are sorted; undefined for none. */
export function writtenLines(lines: readonly number[]): WrittenLines | undefined {
  if (lines.length === 0) return undefined;
  if (lines.length <= MOST) return [...lines];
  const runs: [number, number][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[1] === line - 1) last[1] = line;
    else runs.push([line, line]);
  }
  return runs.map(([from, to]) => (from === to ? from : `${from}-${to}`));
}
