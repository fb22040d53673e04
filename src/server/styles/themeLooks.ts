/** Attributes that the package's `Theme` writes, with the prop that each one comes from and its usual value. */
const looks = [
  { attribute: "data-radius", prop: "radius", usual: "medium" },
  { attribute: "data-scaling", prop: "scaling", usual: "100%" },
  { attribute: "data-panel-background", prop: "panelBackground", usual: "translucent" },
];

/**
 * Says of a selector whether its theme is one of the console's: corners, scaling and panels have several looks, and the
 * console has one of each.
 * @param texts the console's files.
 */
export function themeLooks(texts: readonly string[]): (selector: string) => boolean {
  const isGiven = (prop: string, value: string) =>
    texts.some((text) => new RegExp(String.raw`\b${prop}[=:]\s*\{?\s*"${value}"`).test(text));
  // Every Theme inside another one takes what that one has; only the outermost has its own.
  const isNamed = (prop: string) =>
    texts.some((text) => new RegExp(String.raw`\b${prop}="`).test(text));
  return (selector) =>
    looks.every(({ attribute, prop, usual }) => {
      const value = new RegExp(String.raw`\[${attribute}=["']?([\w%]+)`).exec(selector)?.[1];
      if (value === undefined) return true;
      return isGiven(prop, value) || (value === usual && !isNamed(prop));
    });
}
