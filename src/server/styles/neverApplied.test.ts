import postcss from "postcss";
import { expect, it } from "vitest";
import { removeEmpty, removeNeverApplied, removeUnnamedMotions } from "./neverApplied";

function left(css: string, ...steps: readonly ((root: postcss.Root) => void)[]): string {
  const root = postcss.parse(css);
  for (const step of steps) step(root);
  return root.toString().replaceAll(/\s+/g, " ").trim();
}

it("leaves out wide colours and measures of foreign fonts, and asks nothing that all browsers answer", () => {
  const css = `
    @font-face { font-family: "Arial (Custom)" }
    @font-face { font-family: "Inter" }
    @supports (color: color(display-p3 1 1 1)) { .a { color: red } }
    @supports (color: color-mix(in oklab, white, black)) { .b { top: 0 } .c { top: 1px } }
    @supports selector(:has(*)) { .d { top: 0 } }
  `;
  expect(left(css, removeNeverApplied)).toBe(
    '@font-face { font-family: "Inter" } .b { top: 0 } .c { top: 1px } @supports selector(:has(*)) { .d { top: 0 } }',
  );
});

it("keeps the motions that a rule names, in words or by a property", () => {
  const css =
    "@keyframes a { to { top: 0 } } @keyframes b { to { top: 0 } } @keyframes c { to { top: 0 } } " +
    ".x { animation: 1s a, 2s none } :root { --motion: b }";
  expect(left(css, removeUnnamedMotions)).toBe(css.replace("@keyframes c { to { top: 0 } } ", ""));
});

it("takes out rules and blocks without content, but not the order of layers", () => {
  expect(left("@layer a, b; @media print { .a { } } .b { } .c { top: 0 }", removeEmpty)).toBe(
    "@layer a, b; .c { top: 0 }",
  );
});
