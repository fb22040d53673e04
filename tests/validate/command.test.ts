import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { validateCommand } from "../../codegen/validate";

const playbook = `apiVersion: mission-control.flanksource.com/v1
kind: Playbook
metadata: { name: restart }
spec:
  actions:
    - { name: restart, exec: { script: date } }
`;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "validate-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the command as the terminal does; `input` is standard input. */
async function run(
  args: string[],
  input: string | Uint8Array = "",
  edit: (changed: (file: string) => Promise<void>) => Promise<void> = () => Promise.resolve(),
) {
  const lines: string[] = [];
  const code = await validateCommand(args, {
    read: (file) => readFile(file),
    stdin: () =>
      Promise.resolve(typeof input === "string" ? new TextEncoder().encode(input) : input),
    print: (line) => lines.push(line),
    watch: (_files, changed) => edit(changed),
  });
  for (const line of lines) expect(line).not.toMatch(/[\n\r]/);
  return { code, lines };
}

const check = (input: string | Uint8Array) => run(["-"], input);

describe("the validate command", () => {
  it("names each acceptable document and ends with 0", async () => {
    const file = join(folder, "good.yaml");
    await writeFile(
      file,
      `---\n# first\n---\n${playbook}---\n${playbook.replace("name: restart }", "name: again }")}`,
    );
    expect(await run([file])).toEqual({
      code: 0,
      lines: ["ok Playbook restart", "ok Playbook again"],
    });
  });

  it("gives file, line and path of each fault and ends with 1", async () => {
    const file = join(folder, "bad.yaml");
    await writeFile(file, `${playbook}---\n${playbook.replace("script:", "scrpit:")}`);
    expect(await run([file])).toEqual({
      code: 1,
      lines: [
        "ok Playbook restart",
        `error ${file}:13 spec.actions[0].exec.scrpit unknown field 'scrpit', did you mean 'script'?`,
      ],
    });
  });

  it("goes on after files that cannot be read", async () => {
    const file = join(folder, "later.yaml");
    await writeFile(file, playbook);
    const missing = join(folder, "missing.yaml");
    expect(await run([missing, folder, file])).toEqual({
      code: 1,
      lines: [
        `error ${missing}:1 (document) no such file`,
        `error ${folder}:1 (document) is a directory: name its files`,
        "ok Playbook restart",
      ],
    });
  });

  it("explains itself without files, with unknown options and unknown kinds", async () => {
    expect(await run([])).toMatchObject({ code: 2, lines: [expect.stringContaining("usage:")] });
    expect(await run(["--strictly", "-"])).toMatchObject({
      code: 2,
      lines: [expect.stringContaining("--strictly")],
    });
    expect(await run(["--watch", "-"])).toMatchObject({ code: 2 });
    expect(await run(["--kind", "Pod", "-"])).toMatchObject({
      code: 2,
      lines: [expect.stringContaining("'Pod'")],
    });
  });

  it("takes bare specs of a named kind", async () => {
    const spec = "actions:\n  - { name: a, exec: { script: date } }\n";
    expect(await run(["--kind", "Playbook", "-"], spec)).toEqual({
      code: 0,
      lines: ["ok Playbook -"],
    });
    expect(await run(["--kind=Playbook", "-"], "actions: []\n")).toEqual({
      code: 1,
      lines: ["error stdin:1 actions must not be an empty list"],
    });
    expect(await check(spec)).toMatchObject({
      code: 1,
      lines: [expect.stringContaining("missing required field 'kind'")],
    });
  });

  it("takes JSON and the items of lists", async () => {
    const item = (name: string, extra = {}) => ({
      apiVersion: "mission-control.flanksource.com/v1",
      kind: "Scope",
      metadata: {
        name,
        resourceVersion: "12",
        managedFields: [{ manager: "kubectl", fieldsV1: { "f:spec": {} } }],
      },
      spec: { targets: [{ config: { name: "*" } }], ...extra },
      status: { observedGeneration: 1 },
    });
    const list = {
      apiVersion: "v1",
      kind: "List",
      metadata: { resourceVersion: "" },
      items: [item("a"), item("b", { target: 1 })],
    };
    const { code, lines } = await check(JSON.stringify(list, null, "\t"));
    expect(code).toBe(1);
    expect(lines).toEqual([
      "ok Scope a",
      expect.stringMatching(/^error stdin:\d\d items\[1\]\.spec\.target unknown field 'target'/),
    ]);
    const typed = {
      apiVersion: "mission-control.flanksource.com/v1",
      kind: "ScopeList",
      items: [item("a")],
    };
    expect(await check(JSON.stringify(typed))).toEqual({ code: 0, lines: ["ok Scope a"] });
    expect(await check("kind: List\napiVersion: v1\n")).toMatchObject({
      lines: [expect.stringContaining("'items'")],
    });
  });

  it("follows anchors and merge keys, and reads on, yes and no as text", async () => {
    const text = playbook
      .replace("spec:", "spec:\n  category: 'yes'\n  on: { canary: [{ event: failed }] }")
      .replace(
        "- { name: restart, exec: { script: date } }",
        "- &a { name: restart, exec: { script: date } }\n    - { <<: *a, name: again }",
      );
    expect(await check(text)).toEqual({ code: 0, lines: ["ok Playbook restart"] });
  });

  it("takes fields that hold null for absent ones", async () => {
    expect(
      await check(playbook.replace("spec:", "spec:\n  title:\n  parameters: null\n  timeout: ~")),
    ).toMatchObject({ code: 0 });
    expect(await check(playbook.replace(/actions:[^]*/, "actions: null\n"))).toMatchObject({
      lines: ["error stdin:4 spec missing required field 'actions'"],
    });
  });
});

describe("what a newer backend may know", () => {
  const rule = `apiVersion: mission-control.flanksource.com/v1
kind: Notification
metadata: { name: a }
spec:
  events: [config.unhealty, config.melted]
  to: { email: a@example.org, properties: { priority: 5, urgent: true } }
`;

  it("is a warning of an acceptable document, with a suggestion", async () => {
    const { code, lines } = await check(rule);
    expect(code).toBe(0);
    expect(lines).toEqual([
      expect.stringMatching(
        /^warning stdin:5 spec\.events\[0\] .*did you mean 'config.unhealthy'\?/,
      ),
      expect.stringMatching(/^warning stdin:5 spec\.events\[1\] must be one of check\.passed, /),
      "ok Notification a",
    ]);
    const canary = `apiVersion: canaries.flanksource.com/v1\nkind: Canary\nmetadata: { name: c }\nspec:
  schedule: "@fortnightly"\n  http: [{ name: a, url: "https://example.org" }]\n`;
    expect(await check(canary)).toMatchObject({
      code: 0,
      lines: [expect.stringContaining("warning stdin:5 spec.schedule "), "ok Canary c"],
    });
  });

  it("is an error with --strict", async () => {
    const { code, lines } = await run(["--strict", "-"], rule);
    expect(code).toBe(1);
    expect(lines.map((line) => line.split(" ")[0])).toEqual(["error", "error"]);
  });

  it("does not excuse a structure that is wrong", async () => {
    const { code, lines } = await check(rule.replace("config.melted", "7"));
    expect(code).toBe(1);
    expect(lines).toContainEqual(
      expect.stringMatching(/^error stdin:5 spec\.events\[1\] must be text/),
    );
    expect(lines.filter((line) => line.startsWith("ok"))).toEqual([]);
  });

  it("leaves out the envelope: a fragment", async () => {
    const text = playbook.replace(/^apiVersion.*\n/, "").replace(/metadata.*\n/, "");
    expect(await check(text)).toEqual({
      code: 0,
      lines: [
        "warning stdin:1 (document) missing required field 'apiVersion': checked as a fragment of a Playbook",
        "warning stdin:1 (document) missing required field 'metadata': checked as a fragment of a Playbook",
        "ok Playbook -",
      ],
    });
  });
});

describe("values that other tools read otherwise", () => {
  it.each([
    ["no", "false"],
    ["On", "true"],
    ["1_000", "1000"],
  ])("%s is a warning", async (written, meant) => {
    const text = playbook.replace("spec:", `spec:\n  category: ${written}`);
    expect((await check(text)).lines).toEqual([
      `warning stdin:5 (text) ${written} is ${meant} to tools that read YAML 1.1: put it in quotes if it is text, or write ${meant}`,
      "ok Playbook restart",
    ]);
  });

  it("is said of numbers where a number may stand", async () => {
    const text = `apiVersion: mission-control.flanksource.com/v1
kind: Notification
metadata: { name: a }
spec: { events: [check.failed], to: { email: a@example.org, properties: { mode: 0755 } } }
`;
    expect(await check(text)).toEqual({
      code: 0,
      lines: [
        expect.stringMatching(/^warning stdin:4 \(text\) 0755 is 493, as an octal number to tools/),
        "ok Notification a",
      ],
    });
  });

  it("is not said of quoted text and keys", async () => {
    const text = playbook.replace("spec:", `spec:\n  category: "no"\n  on: { canary: [] }`);
    expect(await check(text)).toEqual({ code: 0, lines: ["ok Playbook restart"] });
  });
});

it("names the template of a chart as one", async () => {
  for (const text of [
    "{{ if .Values.on }}\nkind: Playbook\n{{ end }}\n",
    playbook.replace("name: restart }", 'name: {{ include "app.name" . }} }'),
  ])
    expect(await check(text)).toEqual({
      code: 0,
      lines: [expect.stringMatching(/^warning stdin:1 \(document\) a Helm template, /)],
    });
});

it("tells programs the same on one line", async () => {
  const { code, lines } = await run(["--json", "-"], `${playbook}---\nkind: Playbok\n`);
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    documents: [
      { file: "stdin", line: 1, kind: "Playbook", name: "restart", findings: [] },
      {
        file: "stdin",
        line: 8,
        kind: expect.any(String),
        name: "",
        findings: [
          {
            severity: "error",
            line: 8,
            path: "kind",
            message: expect.stringContaining("did you mean 'Playbook'?"),
          },
        ],
      },
    ],
    errors: 1,
    warnings: 0,
  });
});

it("checks a file again when it changes", async () => {
  const file = join(folder, "watched.yaml");
  await writeFile(file, playbook.replace("kind: Playbook", "kind: Playbok"));
  const { lines } = await run(["--watch", file], "", async (changed) => {
    await writeFile(file, playbook);
    await changed(file);
  });
  expect(lines).toEqual([expect.stringContaining("unknown kind 'Playbok'"), "ok Playbook restart"]);
});

describe("fields that a schema lets be null", () => {
  const canary = (limit: string) => `apiVersion: canaries.flanksource.com/v1
kind: Canary
metadata: { name: pipelines }
spec:
  azureDevops:
    - name: release
      organization: example
      personalAccessToken: { value: x }
      project: shop
      pipeline: release
      variables: {}
      branch: [main]
${limit}`;

  it("are there when they hold null", async () => {
    expect(await check(canary("      thresholdMillis: null\n"))).toMatchObject({ code: 0 });
    const missing = "missing required field 'thresholdMillis'";
    expect(await check(canary(""))).toMatchObject({ lines: [expect.stringContaining(missing)] });
  });
});

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
