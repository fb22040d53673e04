import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { docPages } from "../../codegen/docPages";
import packageJson from "../../package.json" with { type: "json" };

const read = (file: string) => readFileSync(file, "utf8");

/** Every page that people read: the root's, those of docs/ and one for each folder. */
const pages = ["docs", "src", "mocks", "tests", "codegen", "schemas", "openapi", "deploy"]
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => join(folder, name)),
  )
  .concat(readdirSync(".").filter((name) => name.endsWith(".md")))
  .toSorted();

const withoutCode = (text: string) => text.replaceAll(/^ *```[\s\S]*?^ *```/gm, "");

/** Names of a page's headings as links know them. */
const anchorsOf = (text: string) =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- ]/gu, "")
      .replaceAll(" ", "-"),
  );

const linksOf = (text: string) =>
  [
    ...withoutCode(text)
      .replaceAll(/`[^`]*`/g, "")
      .matchAll(/\]\(([^)\s]+)\)|src(?:set)?="([^"]+)"/g),
  ]
    .map(([, markdown, picture]) => markdown ?? picture ?? "")
    .filter((link) => !/^[a-z]+:/.test(link));

describe.each(pages)("%s", (page) => {
  it("leads to files and headings that are there", () => {
    const broken = linksOf(read(page)).filter((link) => {
      const [path = "", anchor] = link.split("#");
      const file = path === "" ? page : join(dirname(page), path);
      if (!existsSync(file)) return true;
      return anchor !== undefined && !anchorsOf(read(file)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it("names files that are there", () => {
    const named = [
      ...read(page).matchAll(
        /`((?:src|tests|deploy|openapi|schemas|mocks|codegen|docs)\/[\w./-]+)`/g,
      ),
    ]
      .map(([, name = ""]) => name)
      .filter((name) =>
        page.startsWith("docs/") || page === "README.md" ? !existsSync(name) : false,
      );
    expect(named).toEqual([]);
  });

  it("names commands that package.json has", () => {
    const named = [...read(page).matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  });
});

it.each([...docPages()])("docs/%s is what npm run docs:pages writes", (name, text) => {
  expect(read(join("docs", name))).toBe(text);
});
