import { expect, test } from "vitest";
import { commentOf, draftOf, mentionAt } from "./commentDraft";

const ada = { id: "a-1", name: "Ada Osei" };
const adam = { id: "a-2", name: "Ada" };

test("names become mentions of the people that were picked, the longer name first", () => {
  expect(commentOf({ text: " @Ada Osei and @Ada, not @Adam or @Mei ", people: [adam, ada] })).toBe(
    "@[Ada Osei](user:a-1) and @[Ada](user:a-2), not @Adam or @Mei",
  );
});

test("a stored comment is edited with names and stored the same again", () => {
  const stored = "see @[Ada Osei](user:a-1) **now**";
  const draft = draftOf("c-1", stored);
  expect(draft).toEqual({ id: "c-1", text: "see @Ada Osei **now**", people: [ada] });
  expect(commentOf(draft)).toBe(stored);
});

test("names with signs that mean something to a pattern", () => {
  const odd = { id: "o", name: "R.O. (ops)" };
  expect(commentOf({ text: "@R.O. (ops) @RxOx (ops)", people: [odd] })).toBe(
    "@[R.O. (ops)](user:o) @RxOx (ops)",
  );
});

test.each([
  ["@", 1, { from: 0, typed: "" }],
  ["see @ad", 7, { from: 4, typed: "ad" }],
  ["see @Ada Os", 11, { from: 4, typed: "Ada Os" }],
  ["mail@example", 12, undefined],
  ["@ada done", 2, { from: 0, typed: "a" }],
  ["@ spaced", 8, undefined],
  ["@ada\nnext", 9, undefined],
])("what is typed before the caret in %j at %i", (text, caret, found) => {
  expect(mentionAt(text, caret)).toEqual(found);
});
