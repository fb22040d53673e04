import { faker } from "@faker-js/faker";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { jsonLines, pathOf, pathText, textLines, visibleLines, yamlLines } from "./specLines";

const textOf = ({ texts }: { texts: readonly string[] }) => texts.join("\n");

const spec = {
  kind: "Deployment",
  spec: {
    replicas: 2,
    empty: {},
    none: [],
    containers: [
      { name: "api", args: ["serve", "--port=80"], "example.org/note": "a\nb" },
      { name: "side" },
    ],
    matrix: [[1, 2], [{ deep: true }]],
  },
  gone: null,
};

/** A value of any shape, with the texts that YAML trips over. */
function anything(depth: number): unknown {
  const texts = [
    "",
    " ",
    "no",
    "1e3",
    "0x1f",
    "-",
    "- a",
    "a: b",
    "a:",
    "#",
    "a #b",
    "'",
    '"',
    "{",
    "[x]",
    "&a",
    "*b",
    "!c",
    "%d",
    "@e",
    "`f",
    "|",
    ">",
    "?",
    "? x",
    ":",
    ":x",
    "null",
    "~",
    ".5",
    "1_000",
    "12:30:45",
    "2026-01-01",
    "a\nb",
    "a\n",
    "\na",
    "a\n\n",
    " a\nb",
    "a \nb",
    "\t",
    "é😀",
    "\u2028",
    "\\",
    "<<",
    "=",
    "...",
    "---",
    "+1",
    "y",
    "a,b",
    "trailing ",
    "\u0007",
  ];
  const kind = faker.number.int(depth > 3 ? 3 : 6);
  if (kind === 0) return faker.helpers.arrayElement(texts);
  if (kind === 1) return faker.helpers.arrayElement([0, -1.5, 1e21, true, false, null]);
  if (kind <= 3) return faker.string.sample({ min: 0, max: 12 });
  if (kind <= 4) return Array.from({ length: faker.number.int(3) }, () => anything(depth + 1));
  return Object.fromEntries(
    Array.from({ length: faker.number.int(4) }, () => [
      faker.helpers.arrayElement([...texts, faker.string.alpha(5)]),
      anything(depth + 1),
    ]),
  );
}

describe("yamlLines", () => {
  it("writes what a YAML parser reads as the same value", () => {
    expect(parse(textOf(yamlLines(spec)))).toEqual(spec);
    faker.seed(12);
    for (let run = 0; run < 400; run += 1) {
      const value = anything(0);
      const text = textOf(yamlLines(value));
      expect(parse(text), JSON.stringify(value)).toEqual(value);
    }
  });

  it("knows the path of every line, and what folds below it", () => {
    const lines = yamlLines(spec);
    const at = (text: string) => lines.texts.indexOf(text);
    expect(pathText(pathOf(lines, at("  replicas: 2")))).toBe(".spec.replicas");
    expect(pathText(pathOf(lines, at("    - --port=80")))).toBe(".spec.containers[0].args[1]");
    expect(pathText(pathOf(lines, at("    example.org/note: |-")))).toBe(
      '.spec.containers[0]["example.org/note"]',
    );
    expect(pathText(pathOf(lines, at("  - name: side")))).toBe(".spec.containers[1]");
    const containers = at("  containers:");
    expect(lines.texts[lines.ends[containers] ?? -1]).toBe("  - name: side");
    const folded = visibleLines(lines, new Set([containers]));
    expect(folded.map((line) => lines.texts[line])).toEqual([
      "kind: Deployment",
      "spec:",
      "  replicas: 2",
      "  empty: {}",
      "  none: []",
      "  containers:",
      "  matrix:",
      "  - - 1",
      "    - 2",
      "  - - deep: true",
      "gone: null",
    ]);
  });
});

it("writes JSON as JSON.stringify does, with paths", () => {
  const lines = jsonLines(spec);
  expect(textOf(lines)).toBe(JSON.stringify(spec, null, 2));
  expect(pathText(pathOf(lines, lines.texts.indexOf('          "serve",')))).toBe(
    ".spec.containers[0].args[0]",
  );
});

it("folds any text by its indentation", () => {
  const lines = textLines("[a]\n  x = 1\n\n  y = 2\n[b]\n");
  expect(lines.texts).toEqual(["[a]", "  x = 1", "", "  y = 2", "[b]"]);
  expect(lines.ends).toEqual([3, 2, 2, 3, 4]);
});
