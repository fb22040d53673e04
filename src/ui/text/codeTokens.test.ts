import { describe, expect, it } from "vitest";
import { type CodeLanguage, codeLines, lineTokens } from "./codeTokens";

/** `kind:text` of all pieces that have a kind. */
function marked(text: string, language: CodeLanguage = "yaml"): string[] {
  return codeLines(text, language)
    .flatMap((line) => lineTokens(line, language))
    .flatMap(({ kind, text }) => (kind ? [`${kind}:${text}`] : []));
}

describe("colours of code", () => {
  it("tells keys, strings, figures and comments of YAML apart", () => {
    expect(marked(`a.b/c: "x: y" # why\n- n: -1.5\n  url: http://host:80/#top\n# end`)).toEqual([
      "key:a.b/c",
      'string:"x: y"',
      "comment:# why",
      "key:n",
      "number:-1.5",
      "key:url",
      "comment:# end",
    ]);
  });

  it("reads nothing into the lines of a block scalar", () => {
    expect(marked("script: |\n  a: 1\n\n  # not a comment\nnext: true")).toEqual([
      "key:script",
      "string:  a: 1",
      "string:",
      "string:  # not a comment",
      "key:next",
      "number:true",
    ]);
  });

  it("marks flow style and literals", () => {
    expect(marked("a: {b: 1, c: [x, null]}")).toEqual([
      "key:a",
      "key:b",
      "number:1",
      "key:c",
      "number:null",
    ]);
  });

  it("tells keys and values of JSON apart", () => {
    expect(marked('{"a": "b\\"c", "d": [1e3, true, null]}', "json")).toEqual([
      'key:"a"',
      'string:"b\\"c"',
      'key:"d"',
      "number:1e3",
      "number:true",
      "number:null",
    ]);
  });

  it("keeps every character of a line", () => {
    for (const text of [
      "",
      "  - - a: b",
      "key : 'it''s' #x",
      "? odd",
      "- -x: 1",
      "a:b:c: d",
      '"open: 1',
    ]) {
      const [line] = codeLines(text, "yaml");
      expect(
        line &&
          lineTokens(line, "yaml")
            .map((token) => token.text)
            .join(""),
      ).toBe(text);
    }
  });

  it("leaves very long lines plain", () => {
    expect(marked(`key: "${"a ".repeat(3000)}"`)).toEqual([]);
  });
});
