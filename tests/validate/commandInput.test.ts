import { describe, expect, it } from "vitest";
import { check, playbook } from "./command";

describe("documents of other kinds", () => {
  it.each([
    [
      "apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: a }\n",
      "unknown kind 'Deployment' (known kinds: ",
    ],
    [
      playbook.replace("kind: Playbook", "kind: Playbok"),
      "unknown kind 'Playbok', did you mean 'Playbook'?",
    ],
    [
      playbook.replace("/v1", "/v1beta1"),
      "apiVersion must be 'mission-control.flanksource.com/v1'",
    ],
    [
      playbook.replace("mission-control.flanksource.com/v1", "tools.example.com/v1"),
      "that is no Playbook of ours",
    ],
    [playbook.replace("kind: Playbook", "kind: 7"), "kind must be text, found number 7"],
    [playbook.replace("kind:", "Kind:"), "unknown field 'Kind', did you mean 'kind'?"],
    [
      playbook.replace("apiVersion:", "apiversion:"),
      "unknown field 'apiversion', did you mean 'apiVersion'?",
    ],
    [playbook.replace("spec:", "specs:"), "unknown field 'specs', did you mean 'spec'?"],
    [
      playbook.replace("name: restart }", "nmae: restart }"),
      "unknown field 'nmae', did you mean 'name'?",
    ],
    [playbook.replace("{ name: restart }", "{}"), "metadata missing required field 'name'"],
    [
      playbook.replace("{ name: restart }", "{ name: a, labels: { tier: 1 } }"),
      "metadata.labels.tier must be text, found number 1",
    ],
    [playbook.replace(/spec:[^]*/, ""), "missing required field 'spec'"],
    [playbook.replace(/spec:[^]*/, "spec: []\n"), "spec must be a mapping, found a list"],
    ["- a\n- b\n", "must be a mapping with apiVersion"],
    ["just text\n", "must be a mapping with apiVersion"],
    ["42\n", "must be a mapping with apiVersion"],
  ])("%#: one error that says why", async (text, reason) => {
    const { code, lines } = await check(text);
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(reason)]);
    expect(lines[0]).toMatch(/^error stdin:\d+ /);
  });
});

describe("input that is no document", () => {
  const nested = (open: string, count: number) => open.repeat(count);
  const bomb = ["a: &a [x,x,x,x,x,x,x,x,x]"]
    .concat(
      Array.from("bcdefghij").map(
        (key, index) => `${key}: &${key} [${Array(9).fill(`*${"abcdefghij"[index]}`).join(",")}]`,
      ),
    )
    .join("\n");
  it.each([
    ["", "no document in it"],
    ["# only a comment\n---\n", "no document in it"],
    ["\uFEFF", "no document in it"],
    ["a: 1\nb: 2\na: 3\n", "stdin:3 (document) duplicate key 'a'"],
    ["a:\n\t- b\n", "stdin:2 (document) tab used as indentation"],
    ["a: [1, 2\nb: c\n", "not valid YAML"],
    ["a: b: c\n", "not valid YAML"],
    ["a: *x\n", "alias '*x' has no anchor before it"],
    ["a: &a [*a]\n", "contains itself through an alias"],
    [bomb, "too many uses of aliases"],
    [nested("[", 100_000), "nested too deeply"],
    [nested("- ", 50_000), "nested too deeply"],
    [nested('{"a":', 50_000), "nested too deeply"],
    ["? { a: 1 }\n: b\n", "not valid YAML"],
    ["%PDF-1.4\n\u0000\u0001\u0002", "not a text file"],
  ])("%#: is refused with a reason", async (text, reason) => {
    const { code, lines } = await check(text);
    expect(code).toBe(1);
    expect(lines[0]).toContain(reason);
    expect(lines[0]).toMatch(/^error stdin:\d+ /);
  });

  it("refuses bytes that are no text", async () => {
    expect(await check(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]))).toEqual({
      code: 1,
      lines: ["error stdin:1 (document) not UTF-8 text"],
    });
  });

  it("keeps strange keys and names on one line", async () => {
    const text = playbook
      .replace("name: restart }", 'name: "a\\nok Playbook b" }')
      .replace("spec:", 'spec:\n  __proto__: { a: 1 }\n  "a\\nb": 1');
    const { code, lines } = await check(text);
    expect(code).toBe(1);
    expect(lines).toHaveLength(2);
  });

  it("judges the documents beside a broken one", async () => {
    expect(await check(`${playbook}---\na: [\n---\n${playbook}`)).toMatchObject({
      code: 1,
      lines: [
        "ok Playbook restart",
        expect.stringContaining("error stdin:9 "),
        "ok Playbook restart",
      ],
    });
  });
});
