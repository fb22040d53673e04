import { visit, type Document } from "yaml";

const spoken = new Map([
  ...["y", "yes", "on"].map((word) => [word, "true"] as const),
  ...["n", "no", "off"].map((word) => [word, "false"] as const),
]);

/** What the tools of clusters, which read YAML 1.1, make of a plain value that is something else in YAML 1.2. */
function otherwise(source: string): string | undefined {
  const word = /^(y|Y|n|N|yes|no|on|off|Yes|No|On|Off|YES|NO|ON|OFF)$/.test(source)
    ? spoken.get(source.toLowerCase())
    : undefined;
  if (word !== undefined) return word;
  if (/^[-+]?0[0-7]+$/.test(source)) return `${Number.parseInt(source, 8)}, as an octal number`;
  if (/^[-+]?\d[\d_]*_\d+$/.test(source)) return source.replaceAll("_", "");
  return undefined;
}

/** A value that is not what it looks like, by its offset in the text. */
interface YamlTrap {
  offset: number;
  message: string;
}

/**
 * Plain values that YAML 1.1 reads otherwise than YAML 1.2: `no` is false there, `0755` is 493. Keys are left alone
 * (`on:` of a playbook is one that everybody writes).
 */
export function yamlTraps(document: Document): YamlTrap[] {
  const traps: YamlTrap[] = [];
  visit(document, {
    Scalar: (place, { source = "", type, range }) => {
      if (place === "key" || type !== "PLAIN") return;
      const value = otherwise(source);
      if (value === undefined) return;
      traps.push({
        offset: range?.[0] ?? 0,
        message: `${source} is ${value} to tools that read YAML 1.1: put it in quotes if it is text, or write ${value.split(",")[0] ?? ""}`,
      });
    },
  });
  return traps;
}
