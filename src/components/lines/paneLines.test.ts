import { describe, expect, it } from "vitest";
import { MOST, paneLines } from "./paneLines";

describe("lines of a pane", () => {
  it("splits at every kind of line break and drops the last one", () => {
    expect(paneLines("a\r\nbb\n\nc\n")).toEqual({
      texts: ["a", "bb", "", "c"],
      first: 1,
      carried: undefined,
      widest: 2,
    });
    expect(paneLines("").texts).toEqual([]);
    expect(paneLines("\n").texts).toEqual([]);
  });

  it("knows the colours that earlier lines left open", () => {
    expect(paneLines("a\u001B[31mb\nc\nd\u001B[0m\ne").carried).toEqual([
      "",
      "\u001B[31m",
      "\u001B[31m",
      "",
    ]);
  });

  it("keeps the last lines of too many, with their numbers", () => {
    const { texts, first } = paneLines("x\n".repeat(MOST + 2) + "end");
    expect([texts.length, first, texts.at(-1)]).toEqual([MOST, 4, "end"]);
  });
});
