import { expect, it } from "vitest";
import { asCsv } from "./csv";

it("a CSV file quotes what would break it, and starts no formula", () => {
  expect(
    asCsv(
      ["name", "note"],
      [
        { name: "a,b", note: "=1+1" },
        { name: 'say "x"', note: null },
      ],
    ),
  ).toBe('name,note\r\n"a,b",\'=1+1\r\n"say ""x""",');
});
