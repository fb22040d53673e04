import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { check, playbook, run } from "./command";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "validate-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
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
