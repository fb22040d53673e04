import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin as PostcssPlugin, Root } from "postcss";

/**
 * The styles of Radix Themes without what the console never draws: components that no file imports, the variants by
 * breakpoint, which only responsive props ask for (the console passes none), looks and distances that no file names,
 * colours whose scale no style sheet imports, and the second set of colours for screens of a wider gamut: what is
 * measured for contrast is what everybody sees. They are more than nine tenths of 680 kB, which every page has to read
 * before it shows anything.
 *
 * What is drawn is found where it is said: the class names that the imported components write, and the console's code.
 * @param src folder of the console's code.
 * @param themes folder of the package.
 */
export function radixStyles(src: string, themes: string): PostcssPlugin {
  const texts = textsOf(src);
  const drawn = drawnNames(join(themes, "dist/esm"), importedNames(texts));
  const isUsed = usedClass(namedBy(texts, drawn.names));
  const isWanted = wantedLook(new Set(looks.filter((look) => says(texts, look))), drawn.usualLooks);
  return {
    postcssPlugin: "radix-styles",
    OnceExit(root) {
      root.walkAtRules("supports", (rule) => {
        if (rule.params.includes("display-p3")) rule.remove();
      });
      // Measures of other systems' fonts; the console brings its own.
      root.walkAtRules("font-face", (rule) => {
        if (rule.toString().includes("(Custom)")) rule.remove();
      });
      const isColour = knownColour(root);
      root.walkRules((rule) => {
        if (
          rule.parent?.type === "atrule" &&
          "name" in rule.parent &&
          rule.parent.name === "keyframes"
        )
          return;
        const kept = rule.selectors.filter(
          (selector) =>
            !asksDocument(selector) &&
            isColour(selector) &&
            isWanted(selector) &&
            isDrawn(selector, isUsed),
        );
        if (kept.length === 0) rule.remove();
        else if (kept.length < rule.selectors.length) rule.selectors = kept;
      });
      root.walkAtRules(/^(?:media|supports)$/, (rule) => {
        if (rule.nodes?.length === 0) rule.remove();
      });
    },
  };
}

/**
 * Whether a selector asks the document's root for what is somewhere in it. Such a rule is matched anew by searching the
 * whole document whenever anything is put into it: two of them took more time than all other selectors together. They
 * say whether the document is light or dark, which its own class says already.
 */
const asksDocument = (selector: string) => /^:root\b.*:has\(/.test(selector);

/** Whether something that the console draws can match: no class of another component, and no variant by breakpoint. */
export function isDrawn(selector: string, isUsed: (name: string) => boolean): boolean {
  const list = /:([\w-]+)\(([^()]*)\)/.exec(selector);
  if (list === null) return classesOf(selector).every(isUsed);
  const [whole, name, inner = ""] = list;
  const classes = classesOf(inner);
  // One of a list has to match; `:not()` may name what never does.
  if ((name === "is" || name === "where") && classes.length > 0 && !classes.some(isUsed))
    return false;
  return isDrawn(selector.replace(whole, ""), isUsed);
}

const classesOf = (selector: string) =>
  [...selector.matchAll(/\.((?:[a-z]+\\:)?-?rt-[\w-]+)/g)].map(([, name]) => name ?? "");

/**
 * A written name stands for itself and for its values: `rt-r-size` for `rt-r-size-2`, and for `-rt-r-size-2`, the
 * distance in the other direction.
 */
export function usedClass(names: ReadonlySet<string>): (name: string) => boolean {
  return (written) => {
    if (written.includes(":")) return false;
    const name = written.replace(/^-/, "");
    for (let end = name.length; end > 2; end = name.lastIndexOf("-", end - 1))
      if (names.has(name.slice(0, end))) return true;
    return false;
  };
}

/** What stands in the components of a folder. */
const textsOf = (src: string): readonly string[] =>
  readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(join(src, file), "utf8"));

/** What the files import from the package, as `Button` or `DropdownMenu`. */
function importedNames(texts: readonly string[]): ReadonlySet<string> {
  const names = new Set(["Theme"]);
  for (const text of texts)
    for (const [, list = ""] of text.matchAll(/import \{([^}]*)\} from "@radix-ui\/themes"/g))
      for (const one of list.split(",")) names.add(one.trim().split(/\s/)[0] ?? "");
  names.delete("");
  return names;
}

/** Distances as the props of every component name them: `mt`, `px`. */
const distances = ["m", "p"].flatMap((side) =>
  ["", "x", "y", "t", "r", "b", "l"].map((way) => side + way),
);

const says = (texts: readonly string[], word: string) =>
  texts.some((text) => text.includes(`"${word}"`));

/** The names without those of props that every component takes and that no file gives. */
function namedBy(texts: readonly string[], names: ReadonlySet<string>): ReadonlySet<string> {
  const isGiven = (prop: string) => {
    const given = new RegExp(String.raw`\s${prop}(?:=["{]|\s*[/>])`);
    return texts.some((text) => given.test(text));
  };
  const left = new Set(names);
  for (const distance of distances) if (!isGiven(distance)) left.delete(`rt-r-${distance}`);
  if (!isGiven("highContrast")) left.delete("rt-high-contrast");
  return left;
}

/** How the package can draw one component. */
const looks = ["classic", "solid", "soft", "surface", "outline", "ghost"];

/**
 * Whether a selector is of a look that some file names, or of the one that its component has by itself.
 * @param usual the look of each component, as `Kbd` or `BaseButton`.
 */
function wantedLook(
  named: ReadonlySet<string>,
  usual: ReadonlyMap<string, string>,
): (selector: string) => boolean {
  return (selector) => {
    const looked = selector.replaceAll(/:not\([^()]*\)/g, "");
    const look = /\.rt-variant-(\w+)/.exec(looked)?.[1];
    if (look === undefined || named.has(look)) return true;
    const part = /\.rt-([A-Z]\w+)/.exec(looked)?.[1] ?? "";
    return [...usual].some(([component, own]) => own === look && part.startsWith(component));
  };
}

/** Whether a selector speaks of colours that are there: `[data-accent-color=pink]` asks for a scale that somebody imports. */
function knownColour(root: Root): (selector: string) => boolean {
  const known = new Set(["gray"]);
  root.walkDecls(/^--[a-z]+-9$/, ({ prop }) => {
    known.add(prop.slice(2, -2));
  });
  return (selector) =>
    [...selector.matchAll(/\[data-(?:accent|gray)-color=["']?([a-z]+)/g)].every(
      ([, colour = ""]) => colour === "auto" || known.has(colour),
    );
}

/** Every class name in the code of these components and of what they are made of, and the looks that they have by themselves. */
function drawnNames(
  esm: string,
  components: ReadonlySet<string>,
): { names: ReadonlySet<string>; usualLooks: ReadonlyMap<string, string> } {
  const names = new Set<string>();
  const usualLooks = new Map<string, string>();
  const seen = new Set<string>();
  const waiting = [...components].map((name) => {
    const file = join(
      esm,
      "components",
      `${name.replaceAll(/(?<!^)[A-Z]/g, "-$&").toLowerCase()}.js`,
    );
    if (!existsSync(file)) throw new Error(`Radix Themes has no file for ${name}: ${file}`);
    return file;
  });
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    const text = readFileSync(file, "utf8");
    for (const [name] of text.matchAll(/rt-[\w-]+/g)) names.add(name);
    const look = /className:"rt-variant",[^}]*default:"(\w+)"/.exec(text)?.[1];
    if (look !== undefined) usualLooks.set(pascal(basename(file, ".props.js")), look);
    for (const [, path = ""] of text.matchAll(/from"(\.[^"]+)"/g))
      waiting.push(join(dirname(file), path));
  }
  return { names, usualLooks };
}

const pascal = (name: string) =>
  name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
