import type { Container, Declaration, Root, Rule } from "postcss";
import { isMotion, isOfPackage } from "./neverApplied";

/**
 * Takes out what never wins: declarations of the package whose place is taken by one of ours, which stands in no layer
 * and therefore wins, and custom properties that a later rule of the same selector sets again.
 */
export function removeOverridden(root: Root): void {
  const ours = new Map<string, Set<string>>();
  root.each((node) => {
    if (node.type === "rule")
      for (const selector of node.selectors) add(ours, plain(selector), propsOf(node));
  });
  root.walkRules((rule) => {
    if (!isOfPackage(rule) || isMotion(rule)) return;
    const taken = (prop: string) =>
      rule.selectors.every((selector) =>
        [...ours].some(([own, props]) => props.has(prop) && isPartOf(plain(selector), own)),
      );
    for (const one of declarationsOf(rule)) if (!one.important && taken(one.prop)) one.remove();
  });
  removeRepeated(root);
}

/** Custom properties that a later rule of the same selector, in the same place, sets again. */
function removeRepeated(container: Container): void {
  const later = new Map<string, Set<string>>();
  for (const node of (container.nodes ?? []).toReversed()) {
    if (node.type === "atrule" && node.nodes !== undefined) removeRepeated(node);
    if (node.type !== "rule") continue;
    const set = later.get(node.selector);
    for (const one of declarationsOf(node))
      if (one.prop.startsWith("--") && set?.has(one.prop) === true) one.remove();
    add(later, node.selector, propsOf(node));
  }
}

const declarationsOf = (rule: Rule): readonly Declaration[] =>
  rule.nodes.filter((node): node is Declaration => node.type === "decl");

const propsOf = (rule: Rule) => declarationsOf(rule).map(({ prop }) => prop);

function add(sets: Map<string, Set<string>>, key: string, values: readonly string[]): void {
  const set = sets.get(key) ?? new Set();
  for (const value of values) set.add(value);
  sets.set(key, set);
}

const plain = (selector: string) => selector.replaceAll(/["']/g, "").replaceAll(/\s+/g, " ");

/**
 * Whether all that a selector of the package matches is matched by one of ours too: the same one, or the same with
 * conditions (`.rt-Button:where(.rt-r-size-2)`). Of the page's own frame it is enough that a selector names no part of
 * it, since whatever stands above it or is another one of it only hands down what the frame sets anew, and of a colour
 * that it is named, since all that is drawn stands in the frame.
 */
function isPartOf(selector: string, own: string): boolean {
  if (selector === own) return true;
  if (own === frame) return !/rt-|accent-color/.test(selector);
  if (own === `${frame} ${selector}`) return true;
  return selector.startsWith(own) && /^(?::where\([^\s:]*\))+$/.test(selector.slice(own.length));
}

const frame = ".radix-themes";
