import { grouped } from "~/lib/text/grouped";
import type { DiffLine, Stretch } from "./diffModel";

/** Characters of a line that are shown. */
const longest = 2_000;
/** Characters that stay at the beginning of a longer one, and on both sides of what differs. */
const nearby = 200;

const gap = (count: number) => ` … ${grouped(count, 0)} characters … `;

/** Stretches of a long line that are shown: its beginning and what differs, or else its end. */
function keptOf({ text: { length }, marks = [] }: DiffLine): readonly Stretch[] {
  const first = marks[0]?.[0] ?? length;
  const from = Math.max(0, first - nearby);
  const to = Math.min(length, (marks.at(-1)?.[1] ?? length) + nearby, from + longest);
  return from <= nearby
    ? [[0, to]]
    : [
        [0, nearby],
        [from, to],
      ];
}

/** A line whose equal parts are left out where it is too long to be read: a megabyte in one line is data. */
export function cutLine(line: DiffLine): DiffLine {
  const { text, marks = [] } = line;
  if (text.length <= longest) return line;
  let [short, end] = ["", 0];
  const moved: Stretch[] = [];
  for (const [from, to] of keptOf(line)) {
    if (from > end) short += gap(from - end);
    const by = short.length - from;
    for (const mark of marks) {
      const [start, stop] = [Math.max(mark[0], from), Math.min(mark[1], to)];
      if (start < stop) moved.push([start + by, stop + by]);
    }
    short += text.slice(from, to);
    end = to;
  }
  if (end < text.length) short += gap(text.length - end);
  return { ...line, text: short, ...(moved.length > 0 && { marks: moved }) };
}
