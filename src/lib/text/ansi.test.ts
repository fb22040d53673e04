import { describe, expect, it } from "vitest";
import { ansiPieces, carriedColours, plainText } from "./ansi";

const esc = "\u001B[";

describe("terminal colours", () => {
  it("leaves a plain line alone", () => {
    expect(ansiPieces("GET /orders 200 <b>31</b>ms\t[x]")).toEqual([
      { text: "GET /orders 200 <b>31</b>ms\t[x]" },
    ]);
  });

  it("reads names, bright names and ends", () => {
    expect(ansiPieces(`a ${esc}31mred ${esc}1;92mbold green${esc}0m end`)).toEqual([
      { text: "a " },
      { text: "red ", colour: "red" },
      { text: "bold green", colour: "green", isBold: true },
      { text: " end" },
    ]);
  });

  it.each([
    ["38;5;208", "yellow"],
    ["38;5;196", "red"],
    ["38;5;33", "blue"],
    ["38;5;244", "grey"],
    ["38;2;255;0;200", "magenta"],
    ["38;2;20;200;220", "cyan"],
    ["38;2;250;250;250", undefined],
    ["97", undefined],
    ["90", "grey"],
  ])("gives %s the nearest name", (sequence, colour) => {
    expect(ansiPieces(`${esc}${sequence}mx`)[0]?.colour).toBe(colour);
  });

  it("keeps what is marked by its ground", () => {
    expect(ansiPieces(`${esc}41;37mFAIL${esc}m ${esc}7mback${esc}27m`)).toEqual([
      { text: "FAIL", ground: "red" },
      { text: " " },
      { text: "back", ground: "grey" },
    ]);
  });

  it("shows what a terminal shows: no links, no titles, no caret, the last state of a bar", () => {
    const link = "\u001B]8;;https://x.example\u0007text\u001B]8;;\u0007";
    expect(plainText(`\u001B]0;title\u0007${link}${esc}2K${esc}1A!`)).toBe("text!");
    expect(plainText("10 %\r55 %\r100 %\r")).toBe("100 %");
    expect(ansiPieces(`${esc}32m10 %\r99 %`)).toEqual([{ text: "99 %", colour: "green" }]);
    expect(plainText(`a\u0000b\u0008c${esc}31`)).toBe("abc[31");
  });

  it("reads the same with and without colours", () => {
    const text = `x ${esc}1;4;9;2;3mall${esc}22m of ${esc}999mit${esc}0;38;5m\u001B(B.`;
    expect(
      ansiPieces(text)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(plainText(text));
  });

  it("carries colours on to the next line until they end", () => {
    const first = carriedColours(`${esc}33mstarts`);
    expect(ansiPieces("goes on", first)).toEqual([{ text: "goes on", colour: "yellow" }]);
    expect(carriedColours("plain", first)).toBe(first);
    expect(carriedColours(`x${esc}0m`, first)).toBe("");
    expect(carriedColours(`x${esc}m${esc}1m`, first)).toBe(`${esc}1m`);
  });
});
