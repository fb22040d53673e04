import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync("src/ui/theme/theme.css", "utf8");

/** Colours of one theme by token, as they are written: six hexadecimal digits. */
function colours(selector: string): (token: string) => string {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  const found = new Map(
    [...block.matchAll(/--qd-([\w-]+):\s*#([0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
  return (token) => {
    const hex = found.get(token);
    if (hex === undefined) throw new Error(`${selector} has no colour --qd-${token}`);
    return hex;
  };
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const states = ["good", "bad", "mixed", "running", "unknown"];
const grounds = ["bg", "surface", "sunk", "hover"];

test("the formula knows the figures of the standard", () => {
  expect(contrast("000000", "ffffff")).toBeCloseTo(21, 5);
  expect(contrast("777777", "ffffff")).toBeCloseTo(4.48, 2);
});

describe.each([
  ["light", ".light"],
  ["dark", ".dark"],
])("%s", (_, selector) => {
  const of = colours(selector);
  const least = (tokens: readonly (readonly [string, string])[], ratio: number) =>
    tokens
      .map(([front, back]) => ({ front, back, is: contrast(of(front), of(back)) }))
      .filter(({ is }) => is < ratio);

  test("every state is readable as text, 4.5 : 1", () => {
    const pairs = states.flatMap((state) =>
      [...grounds, `${state}-soft`].map((ground) => [`${state}-text`, ground] as const),
    );
    expect(least(pairs, 4.5)).toEqual([]);
  });

  test("text of every rank is readable, 4.5 : 1", () => {
    const ranks = ["text", "text-2", "text-3", "accent-text"];
    const pairs = ranks.flatMap((rank) =>
      [...grounds, "accent-soft"].map((ground) => [rank, ground] as const),
    );
    expect(least([...pairs, ["on-accent", "accent"], ["on-accent", "accent-hover"]], 4.5)).toEqual(
      [],
    );
  });

  test("code is readable, 4.5 : 1", () => {
    const code = ["code-key", "code-string", "code-number", "code-comment"];
    const kinds = [...code, "ansi-cyan", "ansi-magenta"];
    const pairs = kinds.flatMap((kind) => grounds.map((ground) => [kind, ground] as const));
    expect(least(pairs, 4.5)).toEqual([]);
  });

  test("edges of inputs and the mark of the focus can be made out, 3 : 1", () => {
    const pairs = ["control-line", "accent"].flatMap((edge) =>
      ["bg", "surface"].map((ground) => [edge, ground] as const),
    );
    expect(least(pairs, 3)).toEqual([]);
  });
});
