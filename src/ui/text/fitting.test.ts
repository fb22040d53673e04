import { describe, expect, it } from "vitest";
import { fitting } from "./fitting";

const room = { width: 200, rows: 1, gap: 4, more: 50 };

describe("chips that fit", () => {
  it("shows all when they fill the row to the pixel", () => {
    expect(fitting([98, 98], room)).toBe(2);
  });

  it("leaves room for the button behind the last chip", () => {
    expect(fitting([98, 98, 10], room)).toBe(1);
  });

  it("wraps into further rows", () => {
    expect(fitting([120, 120, 120], { ...room, rows: 2 })).toBe(2);
    expect(fitting([120, 120, 120], { ...room, rows: 3 })).toBe(3);
  });

  it("shows the button alone where not even one chip fits beside it", () => {
    expect(fitting([190, 190], room)).toBe(0);
  });

  it("needs the button for chips that were not measured", () => {
    expect(fitting([98, 98], { ...room, rows: 2 }, 50)).toBe(2);
    expect(fitting([98, 98], room, 50)).toBe(1);
  });

  it("takes a single chip that is cut to the full width", () => {
    expect(fitting([200], room)).toBe(1);
  });
});
