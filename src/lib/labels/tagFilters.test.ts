import { describe, expect, it } from "vitest";
import { formatTagFilters, parseTagFilters, toggleTag, type TagFilter } from "./tagFilters";

const team: TagFilter = { key: "team", value: "payments", mark: 1 };

describe("tag filters in an address", () => {
  it("writes the one form and reads both separators", () => {
    expect(formatTagFilters([team, { key: "env", value: "prod", mark: -1 }])).toBe(
      "team____payments:1,env____prod:-1",
    );
    expect(parseTagFilters("team____payments:1")).toEqual([team]);
    expect(parseTagFilters("team__:__payments")).toEqual([team]);
    expect(parseTagFilters("team__:__payments:1,env__:__prod:-1")).toEqual([
      team,
      { key: "env", value: "prod", mark: -1 },
    ]);
  });

  it("reads the escapes of older addresses", () => {
    expect(parseTagFilters("image____repo____1.2:1,list____a||||b:-1")).toEqual([
      { key: "image", value: "repo:1.2", mark: 1 },
      { key: "list", value: "a,b", mark: -1 },
    ]);
    expect(parseTagFilters("used____50%:1")).toEqual([{ key: "used", value: "50%", mark: 1 }]);
  });

  it("leaves out what it cannot read", () => {
    expect(parseTagFilters("team:1,____x:1,a____b:0,a____b,,:1")).toEqual([]);
    expect(parseTagFilters(undefined)).toEqual([]);
    expect(formatTagFilters([])).toBeUndefined();
  });

  it("brings back keys and values with any sign in any place", () => {
    const signs = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at));
    const texts = signs.flatMap((sign) => [
      sign,
      sign.repeat(4),
      `a${sign}`,
      `${sign}a`,
      `a${sign}${sign}b`,
    ]);
    const values = [...texts.slice(0, 60), "", "__:__", "a____b", "%2C", "||||", "é🙂"];
    const lost = texts.flatMap((key) =>
      values.filter((value) => {
        const filters: TagFilter[] = [
          { key, value, mark: -1 },
          { key: "z", value: key, mark: 1 },
        ];
        const back = parseTagFilters(formatTagFilters(filters));
        return JSON.stringify(back) !== JSON.stringify(filters) && !(key === "z" && value === key);
      }),
    );
    expect(lost).toEqual([]);
  });
});

describe("toggleTag", () => {
  it("keeps several values of a key, never an included and an excluded one", () => {
    const both = toggleTag([team], { key: "team", value: "edge" }, 1);
    expect(formatTagFilters(both)).toBe("team____payments:1,team____edge:1");
    expect(formatTagFilters(toggleTag(both, { key: "team", value: "edge" }, -1))).toBe(
      "team____edge:-1",
    );
    expect(formatTagFilters(toggleTag(both, { key: "team", value: "edge" }, 1))).toBe(
      "team____payments:1",
    );
  });
});
