import { describe, expect, it } from "vitest";
import { readPreferences, type Preferences } from "./preferences";

const initial: Preferences = {
  theme: "system",
  density: "compact",
  sidebar: "expanded",
  dateFormat: "short",
  timeZone: "Browser",
  cardWidth: 554,
  showDeleted: false,
  singleKeys: true,
  looksFirst: false,
  startView: "",
};

describe("preferences", () => {
  it("start with the defaults of the specification", () => {
    expect(readPreferences(() => null)).toEqual(initial);
  });

  it("are read from their stored texts", () => {
    const stored: Record<keyof Preferences, string> = {
      theme: "dark",
      density: "comfortable",
      sidebar: "collapsed",
      dateFormat: "timestamp",
      timeZone: "Europe/Lisbon",
      cardWidth: "301",
      showDeleted: "true",
      singleKeys: "false",
      looksFirst: "true",
      startView: "01900000-0007-7000-8000-000000000001",
    };
    expect(readPreferences((key) => stored[key])).toEqual({
      ...stored,
      cardWidth: 302,
      showDeleted: true,
      singleKeys: false,
      looksFirst: true,
    });
  });

  it.each(["", "null", "{", "-1", "9999999", "NaN", "<b>"])(
    "survive the stored text %j",
    (text) => {
      const read = readPreferences((key) => (key === "timeZone" ? null : text));
      expect(read).toEqual(initial);
    },
  );
});
