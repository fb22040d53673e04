import type { Root, Rule } from "postcss";

/** What can read a custom property besides a sheet itself. */
export interface Readers {
  /** The console's own style sheets, which read by `var()`. */
  sheets: readonly string[];
  /** Its scripts, which read what they name: `--qd-${tone}` all that begin so. */
  scripts: readonly string[];
}

/**
 * The custom properties that something reads, be it by way of another one. Most of what the package sets is whole
 * scales of colours, distances and shadows, of which the drawn components read some steps.
 * @param isReader the rules that read for themselves; of others only what they hand on counts.
 */
export function readProperties(
  root: Root,
  { sheets, scripts }: Readers,
  isReader: (rule: Rule) => boolean = () => true,
): ReadonlySet<string> {
  const waiting = sheets.flatMap(readIn);
  const beginnings: string[] = [];
  for (const text of scripts)
    for (const [, name = "", isBeginning] of text.matchAll(/(--[a-z][\w-]*)(\$\{)?/g))
      (isBeginning === undefined ? waiting : beginnings).push(name);
  const handedOn = new Map<string, string[]>();
  root.walkDecls(({ prop, value, parent }) => {
    if (prop.startsWith("--")) {
      handedOn.set(prop, [...(handedOn.get(prop) ?? []), ...readIn(value)]);
      if (beginnings.some((one) => prop.startsWith(one))) waiting.push(prop);
    } else if (parent?.type !== "rule" || isReader(parent)) waiting.push(...readIn(value));
  });
  const read = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    waiting.push(...(handedOn.get(name) ?? []));
  }
  return read;
}

const readIn = (text: string) =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? "");

/** Takes out of a rule the custom properties that are not among these. */
export function keepProperties(rule: Rule, kept: ReadonlySet<string>): void {
  rule.each((node) => {
    if (node.type === "decl" && node.prop.startsWith("--") && !kept.has(node.prop)) node.remove();
  });
}
