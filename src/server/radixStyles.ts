import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin as PostcssPlugin } from "postcss";

/**
 * The styles of Radix Themes without what the console never draws: components that no file imports, and the variants by
 * breakpoint, which only responsive props ask for (the console passes none). They are nine
 * tenths of 680 kB, which every page has to read before it shows anything.
 *
 * What is drawn is found where it is said: the class names that the imported components write.
 * @param src folder of the console's code.
 * @param themes folder of the package.
 */
export function radixStyles(src: string, themes: string): PostcssPlugin {
  const isUsed = usedClass(drawnNames(join(themes, "dist/esm"), importedNames(src)));
  return {
    postcssPlugin: "radix-styles",
    OnceExit(root) {
      root.walkRules((rule) => {
        if (
          rule.parent?.type === "atrule" &&
          "name" in rule.parent &&
          rule.parent.name === "keyframes"
        )
          return;
        const kept = rule.selectors.filter(
          (selector) => !asksDocument(selector) && isDrawn(selector, isUsed),
        );
        if (kept.length === 0) rule.remove();
        else if (kept.length < rule.selectors.length) rule.selectors = kept;
      });
      root.walkAtRules("media", (rule) => {
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
  [...selector.matchAll(/\.((?:[a-z]+\\:)?rt-[\w-]+)/g)].map(([, name]) => name ?? "");

/** A written name stands for itself and for its values: `rt-r-size` for `rt-r-size-2`. */
export function usedClass(names: ReadonlySet<string>): (name: string) => boolean {
  return (name) => {
    if (name.includes(":")) return false;
    for (let end = name.length; end > 2; end = name.lastIndexOf("-", end - 1))
      if (names.has(name.slice(0, end))) return true;
    return false;
  };
}

/** What the files of a folder import from the package, as `Button` or `DropdownMenu`. */
function importedNames(src: string): ReadonlySet<string> {
  const names = new Set(["Theme"]);
  for (const file of readdirSync(src, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".tsx")) continue;
    const text = readFileSync(join(src, file), "utf8");
    for (const [, list = ""] of text.matchAll(/import \{([^}]*)\} from "@radix-ui\/themes"/g))
      for (const one of list.split(",")) names.add(one.trim().split(/\s/)[0] ?? "");
  }
  names.delete("");
  return names;
}

/** Every class name in the code of these components and of what they are made of. */
function drawnNames(esm: string, components: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set<string>();
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
    for (const [, path = ""] of text.matchAll(/from"(\.[^"]+)"/g))
      waiting.push(join(dirname(file), path));
  }
  return names;
}
