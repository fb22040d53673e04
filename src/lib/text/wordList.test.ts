import { expect, test } from "vitest";
import { wordList } from "./wordList";

test("names are listed as a sentence lists them", () => {
  expect(wordList([])).toBe("");
  expect(wordList(["admin"])).toBe("admin");
  expect(wordList(["admin", "editor"])).toBe("admin and editor");
  expect(wordList(["admin", "editor", "viewer"], "or")).toBe("admin, editor, or viewer");
});
