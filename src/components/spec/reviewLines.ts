import { structuredPatch } from "diff";

/** One line of a comparison; a number stands where the line stands in that text. */
export interface ReviewLine {
  kind: "same" | "added" | "removed";
  text: string;
  before?: number;
  after?: number;
}

/** A stretch of lines around a change, and how many lines before it are the same and left out. */
export interface ReviewPart {
  skipped: number;
  lines: readonly ReviewLine[];
}

/** Two texts side by side: parts with changes, and the number of equal lines behind the last one. */
export interface Review {
  parts: readonly ReviewPart[];
  rest: number;
  added: number;
  removed: number;
}

/** Equal lines shown around each change. */
const nearby = 3;

const kinds = { "+": "added", "-": "removed" } as const;

const ended = (text: string) => (text === "" || text.endsWith("\n") ? text : `${text}\n`);

/** Compares two texts line by line, with equal lines around each change; a line break at the very end says nothing. */
export function reviewOf(before: string, after: string, context = nearby): Review {
  const [old, next] = [ended(before), ended(after)];
  const { hunks } = structuredPatch("", "", old, next, "", "", { context });
  let [seenBefore, added, removed] = [0, 0, 0];
  const parts = hunks.map(({ oldStart, newStart, lines }): ReviewPart => {
    let [atBefore, atAfter] = [oldStart, newStart];
    const skipped = Math.max(0, atBefore - 1 - seenBefore);
    const shown = lines.map((line): ReviewLine => {
      const kind = kinds[line[0] === "+" ? "+" : "-"];
      const text = line.slice(1);
      if (line.startsWith(" ")) return { kind: "same", text, before: atBefore++, after: atAfter++ };
      if (kind === "added") {
        added += 1;
        return { kind, text, after: atAfter++ };
      }
      removed += 1;
      return { kind, text, before: atBefore++ };
    });
    seenBefore = atBefore - 1;
    return { skipped, lines: shown };
  });
  const total = old.split("\n").length - 1;
  return { parts, rest: Math.max(0, total - seenBefore), added, removed };
}
