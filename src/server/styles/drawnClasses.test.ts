import { describe, expect, it } from "vitest";
import { drawnClasses, isDrawn, usedClass } from "./drawnClasses";
import { componentCode } from "./radixCode";
import { radixUse } from "./radixUse";

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

/** Says of selectors whether a console of these files can draw them. */
function drawnBy(...bodies: readonly string[]) {
  const texts = bodies.map((body) => {
    const names = [...new Set(body.match(/(?<=<)[A-Z]\w+/g))].filter((name) => name !== "Own");
    return `import { ${names.join(", ")} } from "@radix-ui/themes";\n${body}`;
  });
  const use = radixUse(texts);
  const esm = "node_modules/@radix-ui/themes/dist/esm";
  const code = new Map([...use.keys()].map((name) => [name, componentCode(esm, name)]));
  return drawnClasses(code, use, texts);
}

describe("drawnClasses", () => {
  it("keeps what a component is given, and what it has by itself", () => {
    const isHere = drawnBy('<Heading size="4" /> <Heading size={isMain ? "5" : "3"} />');
    for (const size of ["3", "4", "5", "6"])
      expect(isHere(`.rt-Heading:where(.rt-r-size-${size})`)).toBe(true);
    for (const size of ["1", "9"])
      expect(isHere(`.rt-Heading:where(.rt-r-size-${size})`)).toBe(false);
  });

  it("keeps a value for the component that is given it alone", () => {
    const isHere = drawnBy('<Button variant="soft" size="1" /> <Switch size="3" />');
    expect(isHere(".rt-BaseButton:where(.rt-variant-soft)")).toBe(true);
    expect(isHere(".rt-SwitchRoot:where(.rt-variant-soft)")).toBe(false);
    expect(isHere(".rt-BaseButton:where(.rt-r-size-3)")).toBe(false);
    expect(isHere(":where(.rt-BaseButton, .rt-SwitchRoot):where(.rt-r-size-3)")).toBe(true);
  });

  it("keeps what a value that no one can read may be", () => {
    const isHere = drawnBy("<Text size={size} />");
    expect(isHere(".rt-Text:where(.rt-r-size-9)")).toBe(true);
    expect(isHere(".rt-Text:where(.rt-r-weight-bold)")).toBe(false);
  });

  it("keeps what a wrapper passes on, said beside it or by its caller", () => {
    const isHere = drawnBy(
      'const looks = { quiet: { variant: "ghost" } }; <Button {...looks[look]} {...rest} />',
      '<Own size="3" />',
    );
    expect(isHere(".rt-BaseButton:where(.rt-variant-ghost)")).toBe(true);
    expect(isHere(".rt-BaseButton:where(.rt-r-size-3)")).toBe(true);
    expect(isHere(".rt-BaseButton:where(.rt-variant-outline)")).toBe(false);
  });

  it("keeps what the package gives to a component inside of another one", () => {
    const isHere = drawnBy("<Dialog.Title>Title</Dialog.Title>");
    expect(isHere(".rt-Heading:where(.rt-r-size-5)")).toBe(true);
    expect(isHere(".rt-r-mb-3")).toBe(true);
    expect(isHere(".rt-r-mb-4")).toBe(false);
    expect(isHere(".rt-r-max-w")).toBe(true);
  });

  it("keeps props without a value, and values that the package turns", () => {
    const isHere = drawnBy('<Heading truncate title={title} /> <Flex justify="between" />');
    expect(isHere(".rt-truncate")).toBe(true);
    expect(isHere(".rt-high-contrast")).toBe(false);
    expect(isHere(".rt-r-jc-space-between")).toBe(true);
    expect(isHere(".rt-r-pt-2")).toBe(false);
  });
});
