import { describe, expect, test } from "vitest";
import actionSchema from "../../../schemas/playbook-action.json";
import { resultTabs } from "./resultTabs";

const told = (kind: string, result: unknown, error: string | null = null) =>
  resultTabs(kind, result, error).map(({ label, content }) => [label, content.kind]);

interface Case {
  result: Readonly<Record<string, unknown>>;
  tabs: readonly (readonly [label: string, kind: string])[];
}

/** One result for each kind of action that the schema lists. */
const cases: Readonly<Record<string, Case>> = {
  exec: {
    result: {
      stdout: "out",
      stderr: "err",
      exitCode: 3,
      path: "/bin/bash",
      args: ["-c", "echo"],
      extra: { a: 1 },
    },
    tabs: [
      ["Stdout", "lines"],
      ["Stderr", "lines"],
      ["Exit code", "lines"],
      ["Script", "lines"],
      ["Extra", "code"],
    ],
  },
  http: {
    result: { code: 200, headers: {}, content: '{"a":1}' },
    tabs: [
      ["Content", "code"],
      ["Response", "code"],
    ],
  },
  sql: { result: { rows: [{ n: 1 }], count: 1 }, tabs: [["Rows", "rows"]] },
  pod: { result: { Logs: "line" }, tabs: [["Logs", "lines"]] },
  gitops: {
    result: {
      links: ["https://git.example.org/a"],
      logs: "pushed",
      pr: { html_url: "https://git.example.org/pr/1" },
    },
    tabs: [
      ["Links", "links"],
      ["Logs", "lines"],
      ["Pull request", "code"],
    ],
  },
  github: {
    result: { run: { html_url: "https://github.com/a" } },
    tabs: [
      ["Links", "links"],
      ["Run", "code"],
    ],
  },
  azureDevopsPipeline: { result: { id: 7 }, tabs: [["Id", "code"]] },
  notification: {
    result: {
      title: "T",
      message: "**M**",
      slack: '{"blocks":[{"text":{"type":"mrkdwn","text":"hi"}}]}',
    },
    tabs: [
      ["Message", "markdown"],
      ["Slack", "markdown"],
    ],
  },
  logs: { result: { metadata: { lines: 3 } }, tabs: [["Metadata", "code"]] },
  ai: {
    result: {
      markdown: "# A",
      json: '{"a":1}',
      recommendedPlaybooks: "x",
      generationInfo: [{ cost: 0.1 }, { cost: 0.02 }],
    },
    tabs: [
      ["Markdown ($0.12)", "markdown"],
      ["AI ($0.12)", "code"],
      ["Usage ($0.12)", "code"],
    ],
  },
};

const settings = ["name", "if", "delay", "timeout", "retry", "runsOn", "templatesOn"];
const kinds = Object.keys(actionSchema.properties).filter((key) => !settings.includes(key));

test("every kind of the schema has its case here", () => {
  expect(Object.keys(cases).toSorted()).toEqual(kinds.toSorted());
});

describe.each(kinds)("%s", (kind) => {
  const { result, tabs } = cases[kind] ?? { result: {}, tabs: [] };
  test("shows its result", () => expect(told(kind, result)).toEqual(tabs));
  test("puts an error first, and keeps the rest", () =>
    expect(told(kind, result, "broken")).toEqual([["Error", "error"], ...tabs]));
  test("changes nothing of the result", () => {
    const before = JSON.stringify(result);
    resultTabs(kind, result, "broken");
    expect(JSON.stringify(result)).toBe(before);
  });
  test("bears an empty result, and one of another shape", () => {
    expect(told(kind, {})).toEqual([]);
    expect(told(kind, null)).toEqual([]);
    expect(() => resultTabs(kind, "text", null)).not.toThrow();
    expect(() =>
      resultTabs(kind, Object.fromEntries(Object.keys(result).map((key) => [key, 7])), null),
    ).not.toThrow();
  });
});

test("an exit code of zero is not worth a tab, nor is bash -c", () => {
  const tabs = resultTabs(
    "exec",
    { stdout: "a", exitCode: 0, args: ["/bin/bash", "-c", "echo a"] },
    null,
  );
  expect(tabs.map(({ id }) => id)).toEqual(["stdout", "script"]);
  expect(tabs[1]?.content).toEqual({ kind: "lines", text: "$ echo a" });
});

test("links of a pull request lead there once", () => {
  const [links] = resultTabs(
    "gitops",
    { links: ["https://a", "https://a"], pr: { url: "https://b" } },
    null,
  );
  expect(links?.content).toEqual({
    kind: "links",
    links: [
      { label: "url", url: "https://b" },
      { label: "Link 2", url: "https://a" },
    ],
  });
});

test("an action that the run's spec does not know shows its output, or each key", () => {
  expect(told("", { stdout: "a" })).toEqual([["Stdout", "lines"]]);
  expect(told("", { one: "text", two: { a: 1 }, none: "" })).toEqual([
    ["One", "lines"],
    ["Two", "code"],
  ]);
});
