import { stringify } from "yaml";
import { describe, expect, test } from "vitest";
import { mergeYaml } from "./yamlMerge";
import { readYamlDocuments } from "./yamlDocuments";

const read = (text: string): Record<string, unknown> => {
  const value = readYamlDocuments(text)[0]?.value ?? {};
  return Object.fromEntries(Object.entries(value));
};

const text = `# Owned by the shop team
interval: 30   # seconds
name: "store"
http:
  # the public address
  - name: front
    url: 'https://a.example'
    responseCodes: [200, 201]

  # only inside
  - name: back
    url: https://b.example
script: |
  one
  two
# the end
`;

describe("a text keeps what its value says already", () => {
  test("nothing changes where the value is the same", () => {
    expect(mergeYaml(text, read(text))).toEqual({ text, lost: [] });
    const odd = "{a: 1,   b: [ x,y ]}   # c\n\n\n";
    expect(mergeYaml(odd, { b: ["x", "y"], a: 1 }).text).toBe(odd);
  });

  test("a changed value leaves everything beside it alone", () => {
    const value = { ...read(text), interval: 60, name: "shop" };
    expect(mergeYaml(text, value)).toEqual({
      text: text.replace("30   # seconds", "60   # seconds").replace('"store"', '"shop"'),
      lost: [],
    });
  });

  test("entries of lists are known by name, wherever they stand", () => {
    const [front, back] = read(text)["http"] as [object, object];
    const value = { ...read(text), http: [{ ...back, url: "https://c.example" }, front] };
    const merged = mergeYaml(text, value);
    expect(merged.lost).toEqual([]);
    expect(merged.text).toContain("name: back\n    url: https://c.example\n");
    expect(read(merged.text)).toEqual(value);
  });

  test("comments go with what is removed, and are listed", () => {
    const { http, ...rest } = read(text);
    const [front] = http as [object];
    const one = mergeYaml(text, { ...rest, http: [front] });
    expect(one.lost).toEqual(["# only inside"]);
    expect(one.text).toContain("responseCodes: [200, 201]\nscript: |\n");
    expect(mergeYaml(text, rest).lost).toEqual(["# the public address", "# only inside"]);
  });

  test("a comment that a blank line sets apart stays", () => {
    const merged = mergeYaml("a: 1\n\n# part two\n\n# about b\nb: 2\nc: 3\n", { a: 1, c: 3 });
    expect(merged).toEqual({ text: "a: 1\n\n# part two\nc: 3\n", lost: ["# about b"] });
  });

  test("new keys and entries stand last, laid out as the rest", () => {
    const wide = "a:\n    b:\n        - x # one\nc: 1\n";
    expect(mergeYaml(wide, { a: { b: ["x", { d: { e: 1 } }], f: [2] }, c: 1, g: "" }).text).toBe(
      'a:\n    b:\n        - x # one\n        - d:\n              e: 1\n    f:\n        - 2\nc: 1\ng: ""\n',
    );
    expect(mergeYaml("a:\n- x # one\n", { a: ["x", "y"], b: [1] }).text).toBe(
      "a:\n- x # one\n- y\nb:\n- 1\n",
    );
  });

  test("a value may become another kind of value", () => {
    expect(mergeYaml("a: 1 # one\nb:\n  c: 2\nd:\n", { a: { x: 1 }, b: "t", d: [1] }).text).toBe(
      "a: # one\n  x: 1\nb: t\nd:\n  - 1\n",
    );
    expect(mergeYaml("a: |\n  x\n  y\nb: 1\n", { a: "x\nz", b: 1 }).text).toBe(
      "a: |-\n  x\n  z\nb: 1\n",
    );
  });

  test("JSON stays JSON, and braces stay braces", () => {
    expect(mergeYaml('{\n  "a": 1,\n  "b": "x"\n}', { a: 2, b: "x" }).text).toBe(
      '{\n  "a": 2,\n  "b": "x"\n}',
    );
    expect(mergeYaml('{\n  "a": 1\n}', { a: 1, b: [] }).text).toBe('{\n  "a": 1,\n  "b": []\n}');
    expect(mergeYaml("m: {a: 1}\n", { m: { a: 1, b: "x" } }).text).toBe("m: {a: 1, b: x}\n");
  });

  test("anchors, aliases and merged maps stay as long as they say the truth", () => {
    const shared = "base: &b\n  x: 1\n  y: 2\none:\n  <<: *b\n  z: 3\ntwo: *b\n";
    const value = read(shared);
    expect(mergeYaml(shared, { ...value, one: { x: 1, y: 9, z: 3 } }).text).toBe(
      shared.replace("  z: 3\n", "  z: 3\n  y: 9\n"),
    );
    const less = mergeYaml(shared, { ...value, base: { x: 5, y: 2 } });
    expect(read(less.text)).toEqual({ ...value, base: { x: 5, y: 2 } });
    const apart = mergeYaml(shared, { ...value, one: { x: 1, z: 3 } });
    expect(apart.text).toContain("one:\n  z: 3\n  x: 1\ntwo: *b\n");
  });

  test("what cannot be read is written anew, and says what is lost", () => {
    expect(mergeYaml("# why\na: [", { a: 1 })).toEqual({ text: "a: 1\n", lost: ["# why"] });
    expect(mergeYaml("", { a: 1 }).text).toBe("a: 1\n");
    expect(mergeYaml("# only words\n", { a: 1 })).toEqual({
      text: "# only words\na: 1\n",
      lost: [],
    });
    expect(mergeYaml("a: 1 # one\n", {})).toEqual({ text: "{}\n", lost: ["# one"] });
  });
});

/** The same figures each time: mulberry32. */
function dice(seed: number) {
  let state = seed;
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(roll() * limit);
  const pick = <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0];
  return { below, pick };
}
type Dice = ReturnType<typeof dice>;

const scalars = [
  1,
  0,
  -2.5,
  true,
  false,
  null,
  "",
  "x",
  "yes",
  "12",
  "a: b",
  "# no",
  " padded ",
  "- dash",
  "*star",
  "two\nlines",
  "end\n",
  "end\n\n",
  "\nstart",
  "tab\there",
  "'quoted'",
  '"',
  "ünï – ☃",
  "<<",
  "~",
  "@at",
  "%",
  "{",
  "long ".repeat(30),
  "2026-01-01",
  "0x1f",
  "1e3",
  "  \n x",
  "|",
  "\r\n",
  "\u0007",
] as const;
const keys = [
  "a",
  "b",
  "name",
  "url",
  "with space",
  "1",
  "",
  "null",
  "#k",
  "k: v",
  "<<",
  "é",
  "-",
  "?",
  "y",
] as const;

function randomValue({ below, pick }: Dice, depth: number): unknown {
  const kind = below(depth > 0 ? 10 : 5);
  if (kind < 5) return pick<unknown>(scalars);
  if (kind < 7)
    return Array.from({ length: below(4) }, () => randomValue({ below, pick }, depth - 1));
  return randomMap({ below, pick }, depth);
}

const randomMap = (at: Dice, depth: number): Record<string, unknown> =>
  Object.fromEntries(
    Array.from({ length: at.below(5) }, () => [at.pick(keys), randomValue(at, depth - 1)]),
  );

/** A value that is partly the given one. */
function mutated(value: unknown, at: Dice): unknown {
  if (at.below(8) === 0) return randomValue(at, 2);
  if (Array.isArray(value)) {
    const items: unknown[] = value.map((item) => mutated(item, at));
    if (at.below(4) === 0) items.splice(at.below(items.length + 1), 0, randomValue(at, 1));
    if (at.below(4) === 0) items.splice(at.below(items.length + 1), 1);
    return at.below(6) === 0 ? items.toReversed() : items;
  }
  return typeof value === "object" && value !== null ? mutatedMap(value, at) : value;
}

function mutatedMap(value: object, at: Dice): Record<string, unknown> {
  const entries = Object.entries(value)
    .filter(() => at.below(6) > 0)
    .map(([key, item]): [string, unknown] => [key, mutated(item, at)]);
  return Object.fromEntries([...entries, ...Object.entries(randomMap(at, at.below(2)))]);
}

/** The value as text in one of many ways to write it, with comments. */
function randomText(value: Record<string, unknown>, { below, pick }: Dice): string {
  const written = stringify(value, {
    lineWidth: pick([0, 40]),
    indent: pick([2, 4]),
    indentSeq: pick([true, false]),
    collectionStyle: pick(["any", "any", "flow"]),
    defaultStringType: pick(["PLAIN", "QUOTE_DOUBLE", "QUOTE_SINGLE", "BLOCK_LITERAL"]),
    defaultKeyType: "PLAIN",
  });
  if (below(4) === 0) return JSON.stringify(value, null, below(3));
  const commented = written
    .split("\n")
    .flatMap((line, number) => {
      const indent = /^ */.exec(line)?.[0] ?? "";
      const above = below(5) === 0 ? [`${indent}# about ${number}`] : [];
      return [...(below(9) === 0 ? [""] : []), ...above, line];
    })
    .join(pick(["\n", "\n", "\r\n"]));
  const says = (text: string) => JSON.stringify(read(text)) === JSON.stringify(value);
  return [commented, written].find(says) ?? JSON.stringify(value);
}

test("for any text and any value, the merged text says the value", () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const at = dice(seed);
    const before = randomMap(at, 3);
    const text = randomText(before, at);
    expect(mergeYaml(text, read(text)), `seed ${seed}`).toEqual({ text, lost: [] });
    const after = at.below(5) === 0 ? randomMap(at, 3) : mutatedMap(read(text), at);
    const merged = mergeYaml(text, after);
    expect(read(merged.text), `seed ${seed}:\n${text}\nmerged:\n${merged.text}`).toEqual(after);
  }
});

test("a new key costs no comment and no line of any text", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const at = dice(seed);
    const text = randomText({ first: 1, ...randomMap(at, 3) }, at);
    if (/^(?:\s|#.*)*\{/.test(text)) continue;
    const { text: merged, lost } = mergeYaml(text, { ...read(text), added: "x" });
    expect(lost, `seed ${seed}:\n${text}\nmerged:\n${merged}`).toEqual([]);
    expect(merged.replace(/\r?\nadded: x/, ""), `seed ${seed}`).toBe(text);
  }
});

test("for any text, broken or not, the merged text says the value", () => {
  const pieces = [
    "a",
    ": ",
    "\n",
    "  ",
    "- ",
    "# c\n",
    "&x ",
    "*x",
    "{",
    "}",
    "[",
    "]",
    ",",
    '"',
    "'",
    "|\n",
    "? ",
    "<<: ",
    "!!str ",
    "b",
    "1",
    "---\n",
    "...\n",
    "\t",
    "a: 1\n",
    "b:\n  - x\n",
    "&x {k: v}\n",
  ] as const;
  for (let seed = 1; seed <= 400; seed += 1) {
    const at = dice(seed);
    const text = Array.from({ length: at.below(12) }, () => at.pick(pieces)).join("");
    const value = at.below(2) === 0 ? randomMap(at, 2) : mutatedMap(read(text), at);
    const merged = mergeYaml(text, value);
    expect(read(merged.text), `seed ${seed}:\n${text}\nmerged:\n${merged.text}`).toEqual(value);
  }
});
