import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A prop that the package turns into a class: `rt-r-size` and its value. */
export interface ClassProp {
  prop: string;
  /** What the component takes where nothing is given. */
  usual: string | undefined;
  /** Whether a value is written otherwise in the class, as `between` is `space-between`. */
  isTurned: boolean;
}

/** What the code of one component says, with all files that it is made of. */
export interface ComponentCode {
  /** Every class name in it, whole. */
  names: ReadonlySet<string>;
  /** Its props, by the class that each one writes. */
  props: ReadonlyMap<string, readonly ClassProp[]>;
  /** Values that it gives to other components, as `size:"5"`. */
  inner: string;
}

/**
 * Reads the code of a component of Radix Themes.
 * @param esm folder of the package's modules.
 * @param name the component, as `DropdownMenu`.
 * @throws if the package has no file of that name.
 */
export function componentCode(esm: string, name: string): ComponentCode {
  const names = new Set<string>();
  const props = new Map<string, ClassProp[]>();
  let inner = "";
  for (const [file, text] of filesOf(esm, name)) {
    for (const [found] of text.matchAll(/rt-[\w-]+/g)) names.add(found);
    for (const [one, prop = "", classed = ""] of text.matchAll(classProp)) {
      const usual = /default:"([^"]*)"/.exec(one)?.[1];
      const own = { prop, usual, isTurned: one.includes("parseValue") };
      props.set(classed, [...(props.get(classed) ?? []), own]);
    }
    // `maxWidth:{...e.maxWidth,default:"600px"}`: the class stands with the others of its kind.
    for (const [, prop = "", usual = ""] of text.matchAll(ownDefault))
      inner += `${prop}:"${usual}",`;
    if (!/\.props?\.js$/.test(file)) inner += text;
  }
  return { names, props, inner };
}

const classProp = /(\w+):\{type:"[^"]*"[^{}]*className:"(rt-[\w-]+)"[^{}]*\}/g;
const ownDefault = /(\w+):\{\.\.\.[^{}]*default:"([^"]*)"\}/g;

/** The file of a component and all that it imports of the package, with what stands in them. */
function filesOf(esm: string, name: string): ReadonlyMap<string, string> {
  const own = name.replaceAll(/(?<!^)[A-Z]/g, "-$&").toLowerCase();
  const start = join(esm, "components", `${own}.js`);
  if (!existsSync(start)) throw new Error(`Radix Themes has no file for ${name}: ${start}`);
  const files = new Map<string, string>();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file) || !existsSync(file)) continue;
    const text = readFileSync(file, "utf8");
    files.set(file, text);
    for (const [, path = ""] of text.matchAll(/from"(\.[^"]+)"/g))
      waiting.push(join(file, "..", path));
  }
  return files;
}
