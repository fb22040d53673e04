import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { radixStyles, sheetNames } from "./radixStyles";

describe("radixStyles", () => {
  const file = (name: string) => readFileSync(`node_modules/@radix-ui/themes/${name}`, "utf8");
  const plugin = radixStyles("src", "node_modules/@radix-ui/themes");
  const sieved = (css: string, from?: string) => postcss([plugin]).process(css, { from }).css;
  /** What reads the properties of tokens that are looked at alone. */
  const reader = (...names: readonly string[]) =>
    names.map((name) => `.reader { width: var(${name}) }`).join("");
  const packed = (name: string) => sieved(file(name));

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
    expect(css).not.toMatch(/\.-?rt-r-m[xytrl]?\b/);
    expect(css).toContain(".rt-r-pt-2");
    expect(file("components.css")).toMatch(/rt-BaseButton:where\(\.rt-variant-classic\)/);
    expect(css).not.toMatch(/rt-BaseButton:where\(\.rt-variant-classic\)/);
    expect(css).toMatch(/rt-Kbd:where\(\.rt-variant-classic\)/);
    expect(css).toMatch(/rt-BaseButton:where\(\.rt-variant-solid\)/);
    expect(file("components.css")).toContain(".rt-Heading:where(.rt-r-size-9)");
    expect(css).not.toContain(".rt-Heading:where(.rt-r-size-9)");
  });

  it("keeps the colours whose scale is there, in one set", () => {
    const css = sieved(
      ":root { --indigo-9: #3e63dd; }" +
        file("tokens/base.css") +
        file("tokens/colors/indigo.css") +
        reader("--accent-8", "--focus-8"),
    );
    for (const kept of ["indigo", "gray"])
      expect(css).toMatch(new RegExp(`data-accent-color=["']?${kept}`));
    expect(file("tokens/base.css")).toMatch(/data-accent-color=["']?pink/);
    expect(css).not.toMatch(/data-accent-color=["']?pink/);
    expect(file("tokens/colors/indigo.css")).toContain("display-p3");
    expect(css).not.toContain("display-p3");
    expect(css).toContain("--indigo-8");
    expect(css).not.toContain("--indigo-7");
  });

  it("has a scale for every colour that a component is given", () => {
    const theme = readFileSync("src/ui/theme/theme.css", "utf8");
    const given = drawers.flatMap(({ text }) =>
      [...text.matchAll(/\b(?:c|accentC|grayC)olor(?:: |=)(?:\{[^{}"]*)?"([a-z]+)"/g)].map(
        ([, colour = ""]) => colour,
      ),
    );
    const scales = [...theme.matchAll(/colors\/([a-z]+)\.css/g)].map(([, colour]) => colour);
    expect(new Set([...given, "gray"])).toEqual(new Set([...scales, "gray"]));
  });

  it("leaves other sheets as they are written", () => {
    const css = ".a { --unread: 1px; color: red } @keyframes unnamed { to { top: 0 } }";
    expect(sieved(css)).toBe(css);
  });

  it("has a sheet of its own in every file that draws its component", () => {
    const own = sheetNames("src/ui/theme/parts");
    expect(own).toContain("TextField");
    for (const { path, text } of drawers)
      for (const name of own)
        if (
          new RegExp(String.raw`import \{[^}]*\b${name}\b[^}]*\} from "@radix-ui/themes"`).test(
            text,
          )
        )
          expect(text, path).toContain(`import "~/ui/theme/parts/${name}.css";`);
  });

  it("puts what one component alone needs into its own sheet, with the properties that only it reads", () => {
    const css = `@layer radix { ${file("tokens/base.css")} ${file("components.css")} }`;
    const start = sieved(css);
    const kbd = sieved(css, join(process.cwd(), "src/ui/theme/parts/Kbd.css"));
    expect(start).not.toContain("rt-Kbd");
    expect(start).not.toContain("--kbd-box-shadow");
    expect(start).toContain(".rt-SwitchRoot");
    expect(kbd).toMatch(/\.rt-Kbd\s*\{/);
    expect(kbd).toMatch(/--kbd-box-shadow:/);
    expect(kbd).not.toMatch(/rt-(?:Switch|BaseButton|TextField)/);
    expect(kbd).not.toContain("--space-1:");
  });

  it("keeps ours at the start, where it wins, also if only a sheet of its own reads it", () => {
    const css =
      "@layer radix { .radix-themes { --color-overlay: black } " +
      ".rt-BaseDialogOverlay { background: var(--color-overlay) } } " +
      ".radix-themes { --color-overlay: red; --unread: 1px }";
    const start = sieved(css);
    expect(start).toContain("--color-overlay: red");
    expect(start).not.toMatch(/--unread|--color-overlay: black/);
    const dialog = sieved(css, join(process.cwd(), "src/ui/theme/parts/Dialog.css"));
    expect(dialog).toContain(".rt-BaseDialogOverlay");
    expect(dialog).not.toContain("--color-overlay:");
  });

  it("loses no rule of what is drawn between the sheets", () => {
    const css = `@layer radix { ${file("components.css")} }`;
    const sheets = sheetNames("src/ui/theme/parts").map((name) =>
      sieved(css, join(process.cwd(), `src/ui/theme/parts/${name}.css`)),
    );
    const all = [sieved(css), ...sheets].join("");
    for (const name of [
      "TextFieldRoot",
      "Kbd",
      "BaseDialogContent",
      "BaseRadioRoot",
      "BaseCheckboxRoot",
      "Heading",
    ])
      expect(all).toMatch(new RegExp(String.raw`\.rt-${name}\b`));
  });
});

/** The files that draw something of the package. */
const drawers = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".tsx") && !path.includes(".test."))
  .map((path) => ({ path, text: readFileSync(join("src", path), "utf8") }))
  .filter(({ text }) => text.includes('"@radix-ui/themes"'));
