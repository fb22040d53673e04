import { readFileSync } from "node:fs";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { isDrawn, radixStyles, usedClass } from "./radixStyles";

const isUsed = usedClass(new Set(["rt-Button", "rt-BaseButton", "rt-r-size", "rt-variant"]));

describe("isDrawn", () => {
  it.each([
    [".rt-Button", true],
    [".rt-Button:where(.rt-r-size-2)", true],
    [".radix-themes[data-scaling]", true],
    ["button:where(:not(.rt-Callout)).rt-Button", true],
    [":is(.rt-Button, .rt-Callout):hover", true],
    [".rt-Callout", false],
    [".rt-Button .rt-Callout", false],
    [".rt-ButtonGroup", false],
    [String.raw`.xs\:rt-r-size-2`, false],
    [".-rt-r-size-2", true],
    [String.raw`.xs\:-rt-r-size-2`, false],
    [String.raw`.rt-Button:where(.xs\:rt-r-size-2)`, false],
    [":is(.rt-Callout, .rt-Table) .rt-Button", false],
  ])("%s: %s", (selector, expected) => expect(isDrawn(selector, isUsed)).toBe(expected));
});

describe("radixStyles", () => {
  const file = (name: string) => readFileSync(`node_modules/@radix-ui/themes/${name}`, "utf8");
  const packed = (name: string) =>
    postcss([radixStyles("src", "node_modules/@radix-ui/themes")]).process(file(name), {
      from: undefined,
    }).css;

  it("keeps the components that the console imports, with the parts they are made of", () => {
    const css = packed("components.css");
    for (const name of ["Button", "BaseButton", "SwitchRoot", "BaseMenuItem", "TooltipContent"])
      expect(css).toContain(`.rt-${name}`);
    expect(css).toMatch(/@keyframes rt-fade-in\s*\{\s*from/);
  });

  it("asks the document's root for nothing that is in it", () => {
    expect(file("tokens/base.css")).toContain(":root:where(:has(");
    const css = packed("tokens/base.css");
    expect(css).not.toMatch(/:root[^{]*:has\(/);
    expect(css).toMatch(/\.radix-themes:where\(\.dark, \.dark-theme\)\s*\{\s*color-scheme: dark/);
  });

  it("leaves out components that nothing imports, and what only responsive props ask for", () => {
    const css = packed("components.css") + packed("utilities.css");
    expect(file("components.css")).toContain(".rt-AvatarRoot");
    expect(css).not.toContain(".rt-AvatarRoot");
    expect(css).not.toContain(String.raw`.md\:rt-`);
  });

  it("leaves out distances and looks that nothing names, but not what a component has by itself", () => {
    const css = packed("components.css") + packed("utilities.css");
    expect(file("utilities.css")).toContain(".-rt-r-mt-1");
    expect(css).not.toMatch(/\.-?rt-r-m[xytrbl]?\b/);
    expect(css).toContain(".rt-r-pt-2");
    expect(file("components.css")).toMatch(/rt-BaseButton:where\(\.rt-variant-classic\)/);
    expect(css).not.toMatch(/rt-BaseButton:where\(\.rt-variant-classic\)/);
    expect(css).toMatch(/rt-Kbd:where\(\.rt-variant-classic\)/);
    expect(css).toMatch(/rt-BaseButton:where\(\.rt-variant-solid\)/);
  });

  it("keeps the colours whose scale is there, in one set", () => {
    const scale = ":root { --indigo-9: #3e63dd; }";
    const css = postcss([radixStyles("src", "node_modules/@radix-ui/themes")]).process(
      scale + file("tokens/base.css") + file("tokens/colors/indigo.css"),
      { from: undefined },
    ).css;
    for (const kept of ["indigo", "gray"])
      expect(css).toMatch(new RegExp(`data-accent-color=["']?${kept}`));
    expect(file("tokens/base.css")).toMatch(/data-accent-color=["']?pink/);
    expect(css).not.toMatch(/data-accent-color=["']?pink/);
    expect(file("tokens/colors/indigo.css")).toContain("display-p3");
    expect(css).not.toContain("display-p3");
  });
});
