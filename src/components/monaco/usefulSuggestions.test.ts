import { expect, test } from "vitest";
import { usefulSuggestions } from "./usefulSuggestions";

const left = (written: string, ...texts: string[]) =>
  usefulSuggestions(
    texts.map((insertText) => ({ insertText })),
    written,
  ).map(({ insertText }) => insertText);

test("a suggestion that stands there already is none", () => {
  expect(left("high", "high", "higher", "critical")).toEqual(["higher", "critical"]);
  expect(left("high", "high$0", "high ")).toEqual([]);
});

test("what still adds something stays", () => {
  expect(left("url", "url: ", "url: ${1:https}", "url")).toEqual(["url: ", "url: ${1:https}"]);
  expect(left("", "high", "")).toEqual(["high", ""]);
});

test("escaped signs of a snippet are the signs themselves", () => {
  expect(left("a$b}", "a\\$b\\}")).toEqual([]);
});

test("one that also edits elsewhere stays", () => {
  const range = { startLineNumber: 1, startColumn: 1, endLineNumber: 1, endColumn: 1 };
  const items = [{ insertText: "a", additionalTextEdits: [{ range, text: "b" }] }];
  expect(usefulSuggestions(items, "a")).toEqual(items);
});
