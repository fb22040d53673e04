import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeIcons } from "./icons";
import { iconsPath } from "./iconsPath";

const folder = mkdtempSync(join(tmpdir(), "icons-"));
let written: Awaited<ReturnType<typeof writeIcons>> = null;
beforeAll(async () => {
  written = await writeIcons(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name), "utf8");

describe("writeIcons", () => {
  it("writes every icon under its own name, and an index", () => {
    expect(written?.count).toBeGreaterThan(900);
    expect(readdirSync(folder)).toHaveLength((written?.count ?? 0) + 1);
    const index: unknown = JSON.parse(read("index.json"));
    expect(index).toMatchObject({
      names: expect.arrayContaining(["http", "k8s-pod", "postgres", "aws-s3"]),
    });
    expect(index).toMatchObject({ mono: expect.arrayContaining(["server"]) });
    expect(index).not.toMatchObject({ mono: expect.arrayContaining(["k8s-pod"]) });
    // "aws" in slate over an orange arrow, and a white wheel on blue.
    expect(index).toMatchObject({ deep: expect.arrayContaining(["aws"]) });
    expect(index).not.toMatchObject({ deep: expect.arrayContaining(["k8s"]) });
  });

  it("leaves nothing in them that runs or loads", () => {
    const whole = /^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*<\/svg>$/;
    const active =
      /<script|<a[ >]|foreignObject|\son\w+=|javascript:|href="(?!#|data:image\/)|<\/?\w+:/i;
    const files = readdirSync(folder).filter((file) => file.endsWith(".svg"));
    expect(files.filter((file) => !whole.test(read(file)) || active.test(read(file)))).toEqual([]);
  });

  it("does nothing when they are there", async () => {
    expect(await writeIcons(folder)).toBeNull();
  });

  it("carries the package's version in the path", () => {
    expect(iconsPath()).toMatch(/^\/icons\/v\d+\.\d+\.\d+$/);
  });
});
