import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = "src/components";
const blocks = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const sources = ["src", "tests"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({
      path: `${folder}/${name}`,
      text: readFileSync(`${folder}/${name}`, "utf8"),
    })),
);

describe.each(blocks)("the block %s", (block) => {
  const readme = readFileSync(`${root}/${block}/README.md`, "utf8");
  /** As `oxlint.config.mjs` reads them. */
  const named = [...readme.matchAll(/^- `(\w+)`/gm)].map(([, name = ""]) => name);

  it("names one to three files of its own", () => {
    expect(named.length).toBeGreaterThanOrEqual(1);
    expect(named.length).toBeLessThanOrEqual(3);
    const missing = named.filter((name) =>
      [".ts", ".tsx"].every((ending) => !existsSync(`${root}/${block}/${name}${ending}`)),
    );
    expect(missing).toEqual([]);
  });

  it("is described in eight lines at most", () => {
    expect(readme.split("\n").filter((line) => line.trim() !== "").length).toBeLessThanOrEqual(8);
  });

  it("names no file that only the block itself needs", () => {
    const others = sources.filter(({ path }) => !path.startsWith(`${root}/${block}/`));
    const own = named.filter(
      (name) => !others.some(({ text }) => text.includes(`"~/components/${block}/${name}"`)),
    );
    expect(own).toEqual([]);
  });
});
