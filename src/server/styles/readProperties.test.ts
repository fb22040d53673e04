import postcss from "postcss";
import { expect, it } from "vitest";
import { keepProperties, readProperties } from "./readProperties";

const none = { sheets: [], scripts: [] };

it("follows what is read by way of other properties, and takes out the rest", () => {
  const root = postcss.parse(`
    :root { --slate-1: #fff; --slate-2: #eee; --gray-1: var(--slate-1); --gray-2: var(--slate-2) }
    .rt-A { color: var(--own, var(--gray-1)) }
  `);
  const read = readProperties(root, none);
  expect([...read].toSorted()).toEqual(["--gray-1", "--own", "--slate-1"]);
  root.walkRules((rule) => keepProperties(rule, read));
  expect(root.toString()).not.toMatch(/slate-2|gray-2/);
  expect(root.toString()).toMatch(/--slate-1: #fff/);
});

it("takes properties that only read each other for unread", () => {
  const root = postcss.parse(":root { --a: var(--b); --b: var(--a) }");
  expect(readProperties(root, none).size).toBe(0);
});

it("counts what other sheets and scripts read, also by a name that is put together", () => {
  const root = postcss.parse(
    ":root { --qd-bad: red; --qd-good: green; --digits: 1; --gray-1: red }",
  );
  const read = readProperties(root, {
    sheets: [".a { --gray-1: blue; width: calc(var(--digits) * 1ch) }"],
    scripts: ["const colour = `var(--qd-${tone})`;"],
  });
  expect([...read].toSorted()).toEqual(["--digits", "--qd-bad", "--qd-good"]);
});

it("leaves out rules that do not read for themselves", () => {
  const root = postcss.parse(":root { --a: var(--b) } .x { top: var(--a) } .y { left: var(--c) }");
  const read = readProperties(root, none, (rule) => rule.selector !== ".y");
  expect([...read].toSorted()).toEqual(["--a", "--b"]);
});
