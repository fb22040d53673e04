import { describe, expect, it } from "vitest";
import { isPending, shownText, withTold, withTyped, withValue } from "./searchDraft";

const empty = { draft: undefined, sent: [], value: "" };

describe("what a search field shows", () => {
  it("keeps what was typed after the owner was told, when the value comes back late", () => {
    const told = withTold(withTyped(empty, "pay"), "pay");
    const state = withValue(withTyped(told, "payments"), "pay");
    expect(shownText(state)).toBe("payments");
    expect(isPending(state)).toBe(true);
  });

  it("ignores an older echo while a newer text is on its way", () => {
    const state = withTold(withTold(withTyped(empty, "a"), "a"), "ab");
    expect(shownText(withValue(state, "a"))).toBe("ab");
    expect(shownText(withValue(withValue(state, "a"), "ab"))).toBe("ab");
    expect(isPending(withValue(state, "a"))).toBe(false);
  });

  it("follows a value from elsewhere when nobody is typing", () => {
    const settled = withValue(withTold(withTyped(empty, "pay"), "pay"), "pay");
    expect(shownText(withValue(settled, ""))).toBe("");
  });

  it("keeps the text when a value from elsewhere arrives in the middle of a word", () => {
    const state = withValue(withTyped({ ...empty, value: "old" }, "new"), "other");
    expect(shownText(state)).toBe("new");
    expect(isPending(state)).toBe(true);
  });

  it("keeps a blank at the end that the owner cuts off", () => {
    const state = withValue(withTold(withTyped(empty, "two "), "two "), "two");
    expect(shownText(withTyped(state, "two words"))).toBe("two words");
    expect(shownText(state)).toBe("two ");
  });

  it("has nothing to tell after typing back to the value", () => {
    expect(isPending(withTyped({ ...empty, value: "a" }, "a"))).toBe(false);
  });
});
