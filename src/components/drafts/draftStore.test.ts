import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { draftAge, draftCount, draftSize, forgetDrafts } from "~/api/keptDrafts";
import { notePerson } from "~/api/person";
import { draftStore, fingerprint } from "./draftStore";

const shape = v.object({ text: v.string() });
const signIn = (id: string) => notePerson({ payload: { user: { id } } });
const write = (id: string, text: string) => draftStore(id, shape).write({ text });
const read = (id: string) => draftStore(id, shape).read()?.text;

/** Storage as a browser has it, full from a number of characters on. */
function storage(limit = 5_000_000): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => {
      const others = [...entries].reduce((sum, [k, t]) => (k === key ? sum : sum + t.length), 0);
      if (others + text.length > limit) throw new DOMException("full", "QuotaExceededError");
      entries.set(key, text);
    },
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  vi.useFakeTimers({ now: 1_000_000_000_000, toFake: ["Date"] });
  signIn("anna");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("draftStore", () => {
  test("gives back what was written, and nothing once it is cleared", () => {
    const store = draftStore("scope.1", shape);
    store.write({ text: "typed" });
    expect(store.find()).toEqual({
      values: { text: "typed" },
      at: 1_000_000_000_000,
      isStale: false,
    });
    store.clear();
    expect(store.read()).toBeUndefined();
  });

  test("shows nobody the draft of another person", () => {
    write("scope.1", "of anna");
    signIn("bert");
    expect(read("scope.1")).toBeUndefined();
    signIn("anna");
    expect(read("scope.1")).toBe("of anna");
  });

  test("drops what is older than seven days, or of another shape, or no draft at all", () => {
    write("old", "typed");
    vi.setSystemTime(Date.now() + draftAge);
    expect(read("old")).toBe("typed");
    vi.setSystemTime(Date.now() + 1);
    expect(read("old")).toBeUndefined();
    draftStore("shape", v.object({ other: v.number() })).write({ other: 1 });
    expect(read("shape")).toBeUndefined();
    localStorage.setItem("quarterdeck.draft.anna.text", "{");
    expect(read("text")).toBeUndefined();
  });

  test("keeps the newest of too many drafts, and clears away the old ones of everybody", () => {
    for (let index = 0; index <= draftCount; index++) {
      vi.setSystemTime(Date.now() + 1_000);
      write(`many.${index}`, "typed");
    }
    expect(localStorage.length).toBe(draftCount);
    expect(read("many.0")).toBeUndefined();
    expect(read("many.1")).toBe("typed");
    vi.setSystemTime(Date.now() + draftAge + 60_000);
    signIn("bert");
    write("one", "typed");
    expect(localStorage.length).toBe(1);
  });

  test("makes room by the oldest drafts where the storage is full", () => {
    vi.stubGlobal("localStorage", storage(1_000));
    localStorage.setItem("something else", "x".repeat(300));
    write("first", "a".repeat(400));
    vi.setSystemTime(Date.now() + 1_000);
    write("second", "b".repeat(400));
    expect(read("first")).toBeUndefined();
    expect(read("second")).toBe("b".repeat(400));
    write("third", "c".repeat(draftSize));
    write("third", "c".repeat(2_000));
    expect(read("third")).toBeUndefined();
    expect(localStorage.getItem("something else")).toHaveLength(300);
  });

  test("lives without any storage", () => {
    vi.stubGlobal("localStorage", undefined);
    write("scope.1", "typed");
    expect(read("scope.1")).toBeUndefined();
    expect(forgetDrafts).not.toThrow();
  });

  test("is stale when the record is another one than when typing began, also after typing on", () => {
    draftStore("scope.1", shape, "one").write({ text: "typed" });
    expect(draftStore("scope.1", shape, "one").find()?.isStale).toBe(false);
    const later = draftStore("scope.1", shape, "two");
    expect(later.find()?.isStale).toBe(true);
    later.write({ text: "typed on" });
    expect(later.find()).toMatchObject({ values: { text: "typed on" }, isStale: true });
    later.clear();
    later.write({ text: "begun anew" });
    expect(later.find()?.isStale).toBe(false);
  });

  test("leaves alone what another tab wrote", () => {
    const key = "quarterdeck.draft.anna.scope.1";
    const entry = JSON.stringify({ at: Date.now(), stamp: "other.1", values: { text: "there" } });
    const here = draftStore("scope.1", shape);
    here.write({ text: "here" });
    localStorage.setItem(key, entry);
    here.clear();
    expect(read("scope.1")).toBe("there");
    here.clear();
    expect(localStorage.getItem(key)).toBeNull();
    localStorage.setItem(key, entry);
    draftStore("scope.1", shape).clear();
    expect(localStorage.getItem(key)).toBe(entry);
  });

  test("forgets at signing out what the person typed, and nothing of others", () => {
    write("scope.1", "of anna");
    signIn("bert");
    write("scope.1", "of bert");
    localStorage.setItem("quarterdeck.draft.anonymous.x", "{}");
    localStorage.setItem("quarterdeck.pageSize", "50");
    forgetDrafts();
    expect(read("scope.1")).toBeUndefined();
    signIn("anna");
    expect(read("scope.1")).toBe("of anna");
    expect(localStorage.length).toBe(2);
  });
});

test("a fingerprint tells texts apart", () => {
  expect(fingerprint("a")).toBe(fingerprint("a"));
  expect(fingerprint("ab")).not.toBe(fingerprint("ba"));
});
