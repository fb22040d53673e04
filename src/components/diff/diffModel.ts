import { diffWordsWithSpace, structuredPatch } from "diff";
import { cutLine } from "./cutLine";

/** Where a stretch of a line begins and ends. */
export type Stretch = readonly [from: number, to: number];

/** A line of a comparison; a number stands where the line stands in that text. */
export interface DiffLine {
  kind: "same" | "added" | "removed";
  text: string;
  before?: number;
  after?: number;
  /** Words that differ from the line that it replaced, or that replaced it. */
  marks?: readonly Stretch[];
}

/** Equal lines that are folded away; those of a patch are not known. */
export interface DiffFold {
  kind: "fold";
  count: number;
  lines: readonly DiffLine[];
}

export type DiffRow = DiffLine | DiffFold;

/** A comparison of two texts, or a patch that says how one became the other. */
export interface Diff {
  rows: readonly DiffRow[];
  added: number;
  removed: number;
  /** Stretches of lines that changed. */
  places: number;
}

/** Equal lines that stay around a change. */
const nearby = 3;
/** A fold of fewer lines would take as much room as they do. */
const leastFold = 4;
/** Longer lines are data: words of theirs are not looked for, only where they begin and end to differ. */
const longestMarked = 2_000;
/** Two lines with less in common are different lines, not one that changed. */
const leastAlike = 0.3;

/** What stands between the beginning and the end that two lines share. */
function middleMarks(before: string, after: string): [Stretch[], Stretch[]] {
  const shorter = Math.min(before.length, after.length);
  let [start, end] = [0, 0];
  while (start < shorter && before[start] === after[start]) start += 1;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (start + end < leastAlike * Math.max(before.length, after.length)) return [[], []];
  const middle = ({ length }: string): Stretch[] =>
    start < length - end ? [[start, length - end]] : [];
  return [middle(before), middle(after)];
}

/** Words that a line lost and that the other gained, unless the two have little in common. */
function wordMarks(before: string, after: string): [Stretch[], Stretch[]] {
  if (before.length + after.length > longestMarked) return middleMarks(before, after);
  const [lost, gained]: [Stretch[], Stretch[]] = [[], []];
  let [atBefore, atAfter, alike] = [0, 0, 0];
  for (const { value, added, removed } of diffWordsWithSpace(before, after)) {
    if (removed) lost.push([atBefore, (atBefore += value.length)]);
    else if (added) gained.push([atAfter, (atAfter += value.length)]);
    else {
      atBefore += value.length;
      atAfter += value.length;
      alike += value.trim().length;
    }
  }
  const whole = Math.max(before.trim().length, after.trim().length);
  return whole > 0 && alike / whole >= leastAlike ? [lost, gained] : [[], []];
}

/** Marks words where as many lines came as went: those are lines that changed. */
function marked(lines: readonly DiffLine[]): DiffLine[] {
  const result = [...lines];
  for (let at = 0; at < result.length;) {
    if (result[at]?.kind !== "removed") {
      at += 1;
      continue;
    }
    let middle = at;
    while (result[middle]?.kind === "removed") middle += 1;
    let end = middle;
    while (result[end]?.kind === "added") end += 1;
    for (let pair = 0; pair < Math.min(middle - at, end - middle); pair += 1) {
      const [old, next] = [result[at + pair], result[middle + pair]];
      if (!old || !next) continue;
      const [lost, gained] = wordMarks(old.text, next.text);
      if (lost.length > 0) result[at + pair] = { ...old, marks: lost };
      if (gained.length > 0) result[middle + pair] = { ...next, marks: gained };
    }
    at = end;
  }
  return result;
}

/** Cuts long lines, also those in folds. */
const cut = (row: DiffRow): DiffRow =>
  row.kind === "fold" ? { ...row, lines: row.lines.map(cutLine) } : cutLine(row);

const counted = (all: readonly DiffRow[]): Diff => {
  const rows = all.map(cut);
  let [added, removed, places] = [0, 0, 0];
  let isInside = false;
  for (const row of rows) {
    const isChange = row.kind === "added" || row.kind === "removed";
    if (row.kind === "added") added += 1;
    if (row.kind === "removed") removed += 1;
    if (isChange && !isInside) places += 1;
    isInside = isChange;
  }
  return { rows, added, removed, places };
};

const ended = (text: string) => (text === "" || text.endsWith("\n") ? text : `${text}\n`);

/** The lines of one hunk with their numbers. */
function hunkLines(lines: readonly string[], before: number, after: number): DiffLine[] {
  return lines.flatMap((line): DiffLine[] => {
    if (line.startsWith("\\")) return [];
    const text = line.slice(1);
    if (line.startsWith("+")) return [{ kind: "added", text, after: after++ }];
    if (line.startsWith("-")) return [{ kind: "removed", text, before: before++ }];
    return [{ kind: "same", text, before: before++, after: after++ }];
  });
}

/** Compares two texts line by line; a line break at the very end says nothing. */
export function diffOfTexts(before: string, after: string): Diff {
  const [old, next] = [ended(before), ended(after)];
  const { hunks } = structuredPatch("", "", old, next, "", "", { context: nearby });
  const oldLines = old.split("\n").slice(0, -1);
  const rows: DiffRow[] = [];
  let [atBefore, atAfter] = [1, 1];
  const foldUntil = (end: number) => {
    const lines = oldLines.slice(atBefore - 1, end - 1).map((text, index): DiffLine => ({
      kind: "same",
      text,
      before: atBefore + index,
      after: atAfter + index,
    }));
    if (lines.length >= leastFold) rows.push({ kind: "fold", count: lines.length, lines });
    else rows.push(...lines);
    atBefore += lines.length;
    atAfter += lines.length;
  };
  for (const { oldStart, oldLines: count, lines } of hunks) {
    // A hunk that takes no line says after which one it stands.
    foldUntil(count === 0 ? oldStart + 1 : oldStart);
    const found = marked(hunkLines(lines, atBefore, atAfter));
    rows.push(...found);
    atBefore += found.filter(({ kind }) => kind !== "added").length;
    atAfter += found.filter(({ kind }) => kind !== "removed").length;
  }
  foldUntil(oldLines.length + 1);
  return counted(rows);
}

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/** The indentation that all lines share says nothing. */
function withoutCommonIndent(rows: readonly DiffRow[]): DiffRow[] {
  const lines = rows.flatMap((row) => (row.kind === "fold" || row.text.trim() === "" ? [] : [row]));
  const indent = Math.min(...lines.map(({ text }) => text.search(/[^ \t]/)));
  if (!Number.isFinite(indent) || indent === 0) return [...rows];
  return rows.map((row) =>
    row.kind === "fold"
      ? row
      : {
          ...row,
          text: row.text.slice(indent),
          ...(row.marks && { marks: row.marks.map(([from, to]) => [from - indent, to - indent]) }),
        },
  );
}

/** Reads a unified diff. Headers of files are left out; lines before the first `@@` count too, but without numbers. */
export function diffOfPatch(patch: string): Diff {
  const rows: DiffRow[] = [];
  let isNumbered = false;
  let [nextBefore, hunk]: [number, { before: number; after: number; lines: string[] }] = [
    1,
    { before: 1, after: 1, lines: [] },
  ];
  const close = () => {
    const lines = marked(hunkLines(hunk.lines, hunk.before, hunk.after));
    rows.push(
      ...(isNumbered
        ? lines
        : lines.map(({ kind, text, marks }) => ({ kind, text, ...(marks && { marks }) }))),
    );
    nextBefore = hunk.before + lines.filter(({ kind }) => kind !== "added").length;
    hunk = { ...hunk, lines: [] };
  };
  for (const line of patch.replace(/\r?\n$/, "").split(/\r?\n/)) {
    const [, before, count, after] = HUNK.exec(line) ?? [];
    if (before !== undefined) {
      close();
      isNumbered = true;
      const start = Number(before) + (count === "0" ? 1 : 0);
      const skipped = Math.max(0, start - (rows.length === 0 ? 1 : nextBefore));
      if (skipped > 0) rows.push({ kind: "fold", count: skipped, lines: [] });
      hunk = { before: start, after: Number(after), lines: [] };
    } else if (!isNumbered && /^(?:--- |\+\+\+ |diff |index |=====)/.test(line)) continue;
    else hunk.lines.push(line === "" ? " " : line);
  }
  close();
  return counted(withoutCommonIndent(rows));
}

/** What stands side by side: the old line at the left, the new one at the right. */
export interface DiffPair {
  left?: DiffLine;
  right?: DiffLine;
}

/** Rows for two columns: lines that went stand beside those that came. */
export function sideBySide(rows: readonly DiffRow[]): (DiffPair | DiffFold)[] {
  const pairs: (DiffPair | DiffFold)[] = [];
  for (let at = 0; at < rows.length;) {
    const row = rows[at];
    if (!row) break;
    if (row.kind === "fold") pairs.push(row);
    else if (row.kind === "same") pairs.push({ left: row, right: row });
    else {
      const [gone, come]: [DiffLine[], DiffLine[]] = [[], []];
      for (; at < rows.length; at += 1) {
        const line = rows[at];
        if (line?.kind === "removed") gone.push(line);
        else if (line?.kind === "added") come.push(line);
        else break;
      }
      for (let place = 0; place < Math.max(gone.length, come.length); place += 1) {
        const [left, right] = [gone[place], come[place]];
        pairs.push({ ...(left && { left }), ...(right && { right }) });
      }
      continue;
    }
    at += 1;
  }
  return pairs;
}
