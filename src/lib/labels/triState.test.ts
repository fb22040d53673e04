import { describe, expect, it } from "vitest";
import {
  formatTriState,
  parseTriState,
  parseTriStateUrl,
  toggleTriState,
  triStateParam,
  triStateToServer,
  triStateToUrl,
} from "./triState";

const marks = (text: string) => parseTriState(text);

describe("triState text", () => {
  it("reads and writes item:mark with escaped specials", () => {
    const value = marks("team____payments:1,a||||b:-1,zero:0,broken,:1,x:7");
    expect([...value]).toEqual([
      ["team:payments", 1],
      ["a,b", -1],
    ]);
    expect(formatTriState(value)).toBe("team____payments:1,a||||b:-1");
  });

  it("is absent when nothing is marked", () => {
    for (const text of [undefined, null, "", ","])
      expect(formatTriState(parseTriState(text))).toBeUndefined();
    expect(triStateToServer(new Map())).toBeUndefined();
    expect(triStateToUrl(new Map())).toBeUndefined();
  });

  it("gives servers plain items and addresses escaped ones", () => {
    const value = marks("a____x:1,b:-1");
    expect(triStateToServer(value)).toBe("a:x,!b");
    expect(triStateToServer(marks("a b:-1"), { encodeItems: true })).toBe("!a%20b");
    expect(triStateToUrl(value)).toBe("a____x,!b");
    expect(parseTriStateUrl(triStateToUrl(value))).toEqual(value);
    expect(triStateParam("status")).toBe("status.filter");
  });
});

describe("toggleTriState", () => {
  it("resets an item whose active mark is chosen", () => {
    expect(formatTriState(toggleTriState(marks("a:1,b:1"), "a", 1))).toBe("b:1");
    expect(formatTriState(toggleTriState(marks("a:1"), "a", 0))).toBeUndefined();
  });

  it("never mixes include and exclude among plain items", () => {
    expect(formatTriState(toggleTriState(marks("a:1,b:1"), "c", -1))).toBe("c:-1");
    expect(formatTriState(toggleTriState(marks("a:1"), "b", 1))).toBe("a:1,b:1");
  });

  it("lets tags mix, but no key is both included and excluded", () => {
    const tags = marks("team____a:1,env____prod:-1");
    expect(formatTriState(toggleTriState(tags, "team:b", -1, "tags"))).toBe(
      "env____prod:-1,team____b:-1",
    );
    expect(formatTriState(toggleTriState(tags, "team:b", 1, "tags"))).toBe(
      "team____a:1,env____prod:-1,team____b:1",
    );
    expect(formatTriState(toggleTriState(tags, "team:a", -1, "tags"))).toBe(
      "env____prod:-1,team____a:-1",
    );
  });
});
