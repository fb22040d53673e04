import { describe, expect, it } from "vitest";
import { isDeep, isSingleColour } from "./svgColours";

describe("isSingleColour", () => {
  it.each([
    ['<svg fill="currentColor" stroke="none"><path d="M0"/></svg>', true],
    ['<svg fill="currentColor"><path fill="rgb(0%, 0%, 0%)"/></svg>', true],
    ['<svg fill="currentColor"><path fill="#f00"/></svg>', false],
    ['<svg fill="currentColor"><image href="#"/></svg>', false],
  ])("%s is %s", (svg, expected) => {
    expect(isSingleColour(svg)).toBe(expected);
  });
});

describe("isDeep", () => {
  it.each([
    ["slate beside orange", '<path fill="#252f3e"/><path fill="rgb(100%, 60%, 0%)"/>', true],
    ["black beside red, in shares", '<path fill="rgb(0%,0%,10%)"/><path fill="#f00"/>', true],
    ["a dark wheel on white", '<path fill="#111"/><path fill="#fff"/>', false],
    ["bright colours alone", '<path fill="#f90"/><path stroke="rgb(0, 200, 0)"/>', false],
    ["a picture", '<path fill="#111"/><image href="#a"/>', false],
  ])("%s", (_, parts, expected) => {
    expect(isDeep(`<svg>${parts}</svg>`)).toBe(expected);
  });
});
