import { mentionsAsNames } from "~/ui/text/mentions";

const address = /(https?:\/\/[^\s<>"'`|)\]]+)/;

/** Text that others wrote, on one line, so that nothing in it is taken for Markdown; addresses stay links. */
export const inline = (text: string): string =>
  mentionsAsNames(text)
    .replaceAll(/\s+/g, " ")
    .trim()
    .split(address)
    .map((part, at) =>
      at % 2 === 1 ? `<${part}>` : part.replaceAll(/([\\*_`[\]<>|#~&])/g, "\\$1"),
    )
    .join("");

/** Lines that are shown as they are, in a block that nothing in them can end. */
export function codeBlock(lines: readonly string[]): string[] {
  const longest = Math.max(
    2,
    ...lines.flatMap((line) => (line.match(/`+/g) ?? []).map((run) => run.length)),
  );
  const fence = "`".repeat(longest + 1);
  return [fence, ...lines, fence];
}

/** Tags outside of code spans are text. */
const withoutTags = (line: string): string =>
  line
    .split(/(`[^`]*`)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/<(?!https?:)/g, "\\<")))
    .join("");

/**
 * Markdown that somebody wrote, to stand within a document: its headings go below those of the document, what it leaves
 * open is closed, and its tags are text.
 */
export function contained(text: string): string[] {
  const lines: string[] = [];
  let fence: string | undefined;
  for (const line of mentionsAsNames(text).trim().split(/\r?\n/)) {
    const [, run = ""] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== undefined) {
      lines.push(line);
      if (run.startsWith(fence) && line.trim() === run) fence = undefined;
    } else if (run !== "") {
      fence = run;
      lines.push(line);
    } else {
      const [, marks = "", rest = ""] = /^ {0,3}(#{1,6})(\s.*|)$/.exec(line) ?? [];
      // A line of = or - makes a heading of what stands above it.
      const isUnderline = /^ {0,3}(=+|-+)\s*$/.test(line);
      lines.push(
        marks === ""
          ? `${isUnderline ? "\\" : ""}${isUnderline ? line.trim() : withoutTags(line)}`
          : `${"#".repeat(Math.min(6, marks.length + 2))}${withoutTags(rest)}`,
      );
    }
  }
  return fence === undefined ? lines : [...lines, fence];
}

/** An item of a list: what it begins with and, below it, lines that belong to it. */
export const item = (depth: number, first: string, below: readonly string[] = []): string[] => {
  const indent = "  ".repeat(depth);
  return [
    `${indent}- ${first}`,
    ...(below.length === 0
      ? []
      : ["", ...below.map((line) => (line === "" ? "" : `${indent}  ${line}`)), ""]),
  ];
};
