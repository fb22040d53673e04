import { describe, expect, it } from "vitest";
import type { LogLine } from "~generated/logs/types.gen";
import {
  asJsonLines,
  asText,
  fitting,
  jsonOf,
  labelPairs,
  levelOf,
  logRows,
  unheeded,
} from "./logRows";

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 8, 0, seconds)).toISOString();
const lines: LogLine[] = [
  { id: "3", timestamp: at(3), message: "ERROR late", labels: { app: "a" } },
  { id: "2", timestamp: at(2), message: "level=warn middle", labels: { app: "b" } },
  { id: "1", timestamp: at(1), message: "early", labels: { app: "a" }, count: 4 },
];
const rows = logRows({ results: lines });
const keys = (filter: Parameters<typeof fitting>[0], honoured: string[] = []) => {
  const fits = fitting(filter, honoured);
  return fits ? rows.filter(fits).map(({ key }) => key) : "all";
};
const any = { text: "", levels: new Map(), labels: [], from: 0, to: Date.UTC(2030, 1) };

describe("rows of a log", () => {
  it("stand oldest first, and share equal labels", () => {
    expect(rows.map(({ key, level, count }) => [key, level, count])).toEqual([
      ["1", "info", 4],
      ["2", "warning", 1],
      ["3", "error", 1],
    ]);
    expect(rows[0]?.labels).toBe(rows[2]?.labels);
    expect(labelPairs(rows)).toEqual([
      { key: "app", value: "a" },
      { key: "app", value: "b" },
    ]);
  });

  it("have a name of their own where the service gives none, also when they are equal", () => {
    const twice = [
      { message: "x", timestamp: at(1) },
      { message: "x", timestamp: at(1) },
    ];
    const made = logRows({ results: twice });
    expect(new Set(made.map(({ key }) => key)).size).toBe(2);
    expect(logRows({ results: twice }, new Set(made.map(({ key }) => key)))).toEqual([]);
    expect(logRows({ results: null })).toEqual([]);
  });

  it.each([
    [{ message: "x", level: "WARN" }, "warning"],
    [{ message: "x", labels: { severity: "critical" } }, "fatal"],
    [{ message: '{"level":"debug","msg":"x"}' }, "debug"],
    [{ message: "2026-11-20 08:00:00 [ERROR] x" }, "error"],
    [{ message: "no errors were found" }, "info"],
  ])("read the level of %j", (line, level) => {
    expect(levelOf(line)).toBe(level);
  });
});

describe("what a log service did not see to is filtered here", () => {
  const levels = new Map([
    ["error", 1 as const],
    ["warning", 1 as const],
  ]);
  it("text, levels, labels and range", () => {
    expect(keys({ ...any, text: "LATE" })).toEqual(["3"]);
    expect(keys({ ...any, text: "e(" })).toEqual([]);
    expect(keys({ ...any, levels })).toEqual(["2", "3"]);
    expect(keys({ ...any, labels: [{ key: "app", value: "b", mark: -1 }] })).toEqual(["1", "3"]);
    expect(keys({ ...any, from: Date.parse(at(2)), to: Date.parse(at(2)) })).toEqual(["2"]);
  });

  it("and what it saw to is left alone", () => {
    const all = ["start", "end", "query", "levels", "labels"];
    expect(keys({ ...any, text: "late", levels, from: Date.parse(at(2)) }, all)).toBe("all");
    expect(keys({ ...any, text: "late", levels }, ["start", "query"])).toEqual(["2", "3"]);
  });

  it("and is named", () => {
    expect(unheeded({ text: "x", levels, labels: [] }, [])).toEqual([
      "time range",
      "search",
      "levels",
    ]);
    expect(unheeded({ text: "", levels: new Map(), labels: [] }, ["start"])).toEqual([]);
  });
});

describe("lines to keep", () => {
  it("as text and as JSON lines, without colours in the text", () => {
    const coloured = logRows({
      results: [{ message: "\u001B[31mred\u001B[0m", timestamp: at(1) }, { message: "x" }],
    });
    expect(asText(coloured)).toBe("INFO x\n2026-11-20T08:00:01.000Z INFO red\n");
    expect(asJsonLines(rows).split("\n")[0]).toBe(
      '{"timestamp":"2026-11-20T08:00:01.000Z","level":"info","message":"early","labels":{"app":"a"}}',
    );
  });

  it("unfold where they are JSON", () => {
    expect(jsonOf('\u001B[2m{"a":[1]}\u001B[0m')).toEqual({ a: [1] });
    expect(jsonOf("[info] x")).toBeUndefined();
    expect(jsonOf("12")).toBeUndefined();
  });
});
