import { safeParse } from "valibot";
import { expect, it } from "vitest";
import { specSearch } from "./search";
import { selectedLines, writtenLines } from "./selectedLines";

const read = (selected: unknown) => {
  const parsed = safeParse(specSearch, { selected });
  return parsed.success ? parsed.output.selected : "refused";
};

it.each([
  ["one line", 7, [7]],
  ["a line as text", "7", [7]],
  ["several", ["1", 2], [1, 2]],
  ["a stretch", "3-5", [3, 4, 5]],
  ["a stretch and a line", ["3-5", 9], [3, 4, 5, 9]],
  ["a stretch that ends before it begins", "5-3", []],
])("reads %s", (_, value, lines) => {
  const written = read(value);
  expect(Array.isArray(written) && selectedLines(written)).toEqual(lines);
});

it.each([
  ["nonsense", "x"],
  ["nothing", ""],
  ["less than nothing", -1],
  ["half a line", 1.5],
])("takes %s for no selection", (_, value) => {
  expect(read(value)).toBeUndefined();
});

it("does not fill the memory with what an address asks for", () => {
  expect(selectedLines(["0-999999999"]).length).toBeLessThanOrEqual(1_000_000);
});

it("writes few lines one by one, many as stretches, and reads both again", () => {
  expect(writtenLines([])).toBeUndefined();
  expect(writtenLines([2, 3, 9])).toEqual([2, 3, 9]);
  const many = [...Array.from({ length: 200_000 }, (_, at) => at + 5), 300_000];
  const written = writtenLines(many);
  expect(written).toEqual(["5-200004", 300_000]);
  expect(written && selectedLines(written)).toEqual(many);
});
