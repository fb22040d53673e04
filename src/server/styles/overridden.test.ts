import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { removeOverridden } from "./overridden";

function left(css: string): string {
  const root = postcss.parse(css);
  removeOverridden(root);
  return root.toString().replaceAll(/\s+/g, " ").replaceAll("{}", "{ }").trim();
}

describe("removeOverridden", () => {
  it.each([
    [
      "the same selector",
      ".rt-A { color: red; top: 0 }",
      ".rt-A { top: 0 }",
      ".rt-A { color: blue }",
    ],
    [
      "one with conditions",
      ".rt-A:where(.rt-b) { color: red }",
      ".rt-A:where(.rt-b) { }",
      ".rt-A { color: blue }",
    ],
    [
      "a step of the page's scale",
      ":root { --gray-9: red }",
      ":root { }",
      ".radix-themes { --gray-9: blue }",
    ],
    [
      "a colour inside the page's frame",
      "[data-accent-color=red] { --accent-9: red }",
      "[data-accent-color=red] { }",
      '.radix-themes [data-accent-color="red"] { --accent-9: blue }',
    ],
  ])("takes out %s", (_, theirs, expected, ours) =>
    expect(left(`@layer radix { ${theirs} } ${ours}`)).toBe(`@layer radix { ${expected} } ${ours}`),
  );

  it.each([
    ["of another selector", ".rt-B { color: red }", ".rt-A { color: blue }"],
    ["of a part inside", ".rt-A .rt-B { color: red }", ".rt-A { color: blue }"],
    ["of a part drawn by the browser", ".rt-A::before { color: red }", ".rt-A { color: blue }"],
    ["that is important", ".rt-A { color: red !important }", ".rt-A { color: blue }"],
    [
      "of a rule that is ours only sometimes",
      ".rt-A { color: red }",
      "@media print { .rt-A { color: blue } }",
    ],
    ["of a selector with others", ".rt-A, .rt-B { color: red }", ".rt-A { color: blue }"],
    ["of a part in the frame", ".rt-A { --gap: 1px }", ".radix-themes { --gap: 2px }"],
    [
      "of another colour",
      "[data-accent-color=red] { --accent-9: red }",
      ".radix-themes [data-accent-color=green] { --accent-9: blue }",
    ],
  ])("keeps a declaration %s", (_, theirs, ours) => {
    const css = `@layer radix { ${theirs} } ${ours}`;
    expect(left(css)).toBe(css);
  });

  it("keeps the later one of two of the package's, where it always stands", () => {
    const twice =
      ":where(.radix-themes) { --shadow: red } :where(.radix-themes) { --shadow: blue }";
    expect(left(`@layer radix { ${twice} }`)).toBe(
      "@layer radix { :where(.radix-themes) { } :where(.radix-themes) { --shadow: blue } }",
    );
    const sometimes = ".rt-A { --shadow: red } @media print { .rt-A { --shadow: blue } }";
    expect(left(`@layer radix { ${sometimes} }`)).toBe(`@layer radix { ${sometimes} }`);
  });
});
