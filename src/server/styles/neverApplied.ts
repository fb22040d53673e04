import type { AtRule, ChildNode, Root, Rule } from "postcss";

/**
 * Takes out what no browser of the console's readers uses: the second set of colours for screens of a wider gamut
 * (what is measured for contrast is what everybody sees), measures of other systems' fonts (the console brings its
 * own), and motions that no rule names. What stands behind a question that all of these browsers answer with yes is
 * put in its place.
 */
export function removeNeverApplied(root: Root): void {
  root.walkAtRules("supports", (rule) => {
    if (rule.params.includes("display-p3")) rule.remove();
    else if (mixesColours.test(rule.params)) rule.replaceWith(rule.nodes ?? []);
  });
  root.walkAtRules("font-face", (rule) => {
    if (rule.toString().includes("(Custom)")) rule.remove();
  });
}

/** Since 2023; older than the oldest browser that the build is made for. */
const mixesColours = /^\(\s*color:\s*color-mix\(/;

/** Takes out the motions that no rule names. */
export function removeUnnamedMotions(root: Root): void {
  const named = new Set<string>();
  root.walkDecls(/^(?:-webkit-)?animation(?:-name)?$|^--/, ({ value }) => {
    for (const [word] of value.matchAll(/[\w-]+/g)) named.add(word);
  });
  root.walkAtRules("keyframes", (rule) => {
    if (!named.has(rule.params)) rule.remove();
  });
}

/**
 * Whether a selector asks the document's root for what is somewhere in it. Such a rule is matched anew by searching the
 * whole document whenever anything is put into it: two of them took more time than all other selectors together. They
 * say whether the document is light or dark, which its own class says already.
 */
export const asksDocument = (selector: string) => /^:root\b.*:has\(/.test(selector);

/** Whether a node stands in a layer of the package's. */
export function isOfPackage(node: ChildNode): boolean {
  const { parent } = node;
  if (parent === undefined || parent.type === "root" || parent.type === "document") return false;
  const block = parent as AtRule | Rule;
  return (block.type === "atrule" && isLayerOfPackage(block)) || isOfPackage(block);
}

/** Whether a block is a layer of the package's. */
export const isLayerOfPackage = ({ name, params }: AtRule) =>
  name === "layer" && params.startsWith("radix");

/** Whether a rule is a step of a motion. */
export const isMotion = (rule: Rule) =>
  rule.parent?.type === "atrule" && "name" in rule.parent && rule.parent.name === "keyframes";

/** Takes out what the other steps have emptied. */
export function removeEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules(/^(?:media|supports|layer)$/, (rule) => {
    if (rule.nodes?.every((node) => node.type === "comment") === true) rule.remove();
  });
}
