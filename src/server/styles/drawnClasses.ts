import type { ComponentCode } from "./radixCode";
import type { ComponentUse } from "./radixUse";

/**
 * Says of a selector whether something that the console draws can match it: no class of a component that no file
 * imports, no variant by breakpoint, which only responsive props ask for (the console passes none), and no value of a
 * prop that its component is not given: `.rt-Heading:where(.rt-r-size-9)`, `.rt-r-mt-1`.
 * @param code of every component that is drawn.
 * @param use how the console draws them.
 * @param texts the console's files, for what they pass on from file to file.
 */
export function drawnClasses(
  code: ReadonlyMap<string, ComponentCode>,
  use: ReadonlyMap<string, ComponentUse>,
  texts: readonly string[],
): (selector: string) => boolean {
  const names = new Set([...code.values()].flatMap((one) => [...one.names]));
  const isNamed = usedClass(names);
  const whole = texts.join("\n");
  const isGiven = (component: string, prop: string, value: string | undefined) => {
    const { tags = [], around = "" } = use.get(component) ?? {};
    return (
      givesInside(code.get(component)?.inner ?? "", prop, value) ||
      // What a tag passes on comes from its own file or from a tag of another one.
      (around !== "" && (saysProp(around, prop, value) || givesProp(whole, prop, value))) ||
      tags.some((tag) => givesProp(tag, prop, value) || givesAnyhow(tag, prop))
    );
  };
  const isAsked = (written: string, owners: readonly string[]): boolean => {
    const name = written.replace(/^-/, "");
    return owners.some((component) => {
      const props = code.get(component)?.props ?? new Map<string, never>();
      const base = [...props.keys()]
        .filter((one) => name === one || name.startsWith(`${one}-`))
        .toSorted((one, other) => other.length - one.length)[0];
      if (base === undefined) return code.get(component)?.names.has(name) === true;
      const rest = name.slice(base.length + 1);
      const value = written.startsWith("-") ? `-${rest}` : rest;
      return (props.get(base) ?? []).some(
        ({ prop, usual, isTurned }) =>
          (usual !== undefined && (usual === value || value === "")) ||
          isGiven(component, prop, value === "" || isTurned ? undefined : value),
      );
    });
  };
  return (selector) => {
    const parts = classesOf(selector).filter((name) => /^rt-[A-Z]/.test(name));
    const all = [...code.keys()];
    const owners = all.filter((one) => parts.some((part) => code.get(one)?.names.has(part)));
    return isDrawn(selector, (name) => {
      if (/^rt-[A-Z]/.test(name) || name === "rt-reset") return isNamed(name);
      return isNamed(name) && isAsked(name, parts.length === 0 ? all : owners);
    });
  };
}

/** Whether the package gives `size:"5"` to a component inside of another one. */
const givesInside = (inner: string, prop: string, value: string | undefined) =>
  new RegExp(String.raw`\b${prop}:${value === undefined ? '(?:"|!0|\\d)' : `"${value}"`}`).test(
    inner,
  );

/** Whether a file says `size="2"` or `size: "2"`; without a value, `size` with any. */
const saysProp = (text: string, prop: string, value: string | undefined) =>
  new RegExp(String.raw`\b${prop}(?:=\{?|:\s*)"${value === undefined ? "" : `${value}"`}`).test(
    text,
  );

/** Whether tags give a value to a prop, as a word or among the words of an expression. */
const givesProp = (text: string, prop: string, value: string | undefined) =>
  new RegExp(
    value === undefined
      ? String.raw`\s${prop}=["{]`
      : String.raw`\s${prop}=(?:"${value}"|\{[^{}]*"${value}")`,
  ).test(text);

/** Whether a tag gives a prop in any way: by nothing but its name, or by an expression without words. */
const givesAnyhow = (tag: string, prop: string) =>
  new RegExp(String.raw`\s${prop}(?:\s*/?>|\s+[\w{]|=\{[^{}"]*\})`).test(tag);

/** Whether something drawn can match, where it is known of each class whether it is drawn. */
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
