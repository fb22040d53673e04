import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { markData, setOldDataAside } from "./schemaMark";

const now = new Date("2026-11-20T08:15:30Z");
let folder: string;
let data: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "quarterdeck-mark-"));
  data = join(folder, "data");
  mkdirSync(data);
  writeFileSync(join(data, "PG_VERSION"), "18");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("data of the sandbox", () => {
  it("stays where its tables are those of this sandbox", () => {
    markData(data, "abc");
    expect(setOldDataAside(data, "abc", now)).toBeUndefined();
    expect(existsSync(data)).toBe(true);
  });

  it.each(["other", ""])("is put aside, not deleted, when its mark is '%s'", (mark) => {
    if (mark) markData(data, mark);
    const aside = setOldDataAside(data, "abc", now);
    expect(aside).toBe(join(folder, "data.before-2026-11-20T08-15-30"));
    expect(existsSync(data)).toBe(false);
    expect(existsSync(join(aside ?? "", "PG_VERSION"))).toBe(true);
  });

  it("is made anew where there is none", () => {
    expect(setOldDataAside(join(folder, "none"), "abc", now)).toBeUndefined();
  });
});
