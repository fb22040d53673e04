import type { Root, Rule } from "postcss";
import { isLayerOfPackage, isMotion, isOfPackage } from "./neverApplied";
import type { ComponentCode } from "./radixCode";
import { keepProperties, readProperties, type Readers } from "./readProperties";

/**
 * Splits the package's styles by sheet: some components have one of their own (`src/ui/theme/parts/Switch.css`), which
 * travels with the scripts that draw them; all others are in the sheet of the first screen. A rule belongs to a
 * component if it names a class that no other component writes. The custom properties that only such rules read go
 * along, except for ours, which stay where they win.
 * @param own components with a sheet of their own.
 */
export function ownSheets(
  code: ReadonlyMap<string, ComponentCode>,
  own: readonly string[],
  readers: Readers,
): (root: Root, sheet: string | undefined) => void {
  const sheetOf = (name: string): string | undefined => {
    const writers = [...code.keys()].filter((one) => code.get(one)?.names.has(name));
    return writers.length === 1 && own.includes(writers[0] ?? "") ? writers[0] : undefined;
  };
  const sheetOfSelector = (selector: string) =>
    [...selector.matchAll(/\.(rt-[A-Z]\w+)/g)].map(([, name = ""]) => sheetOf(name)).find(Boolean);
  const sheetOfRule = (rule: Rule) =>
    isOfPackage(rule) && !isMotion(rule) ? sheetOfSelector(rule.selector) : undefined;

  return (root, sheet) => {
    splitLists(root, sheetOfSelector);
    const anywhere = readProperties(root, readers);
    const atStart = readProperties(root, readers, (rule) => sheetOfRule(rule) === undefined);
    if (sheet === undefined) {
      root.walkRules((rule) => {
        if (sheetOfRule(rule) !== undefined) rule.remove();
        else keepProperties(rule, isOfPackage(rule) ? atStart : anywhere);
      });
      return;
    }
    const none = { sheets: [], scripts: [] };
    const inSheet = readProperties(root, none, (rule) => sheetOfRule(rule) === sheet);
    const onlyHere = new Set([...inSheet].filter((name) => !atStart.has(name)));
    root.each((node) => {
      if (node.type !== "atrule" || !isLayerOfPackage(node)) node.remove();
    });
    root.walkRules((rule) => {
      if (isMotion(rule)) return;
      if (sheetOfRule(rule) === sheet) keepProperties(rule, inSheet);
      else
        rule.each((node) => {
          if (node.type !== "decl" || !onlyHere.has(node.prop)) node.remove();
        });
    });
  };
}

/** A rule for components of several sheets becomes one for each. */
function splitLists(root: Root, sheetOf: (selector: string) => string | undefined): void {
  root.walkRules((rule) => {
    if (isMotion(rule) || !isOfPackage(rule)) return;
    const sheets = new Set(rule.selectors.map(sheetOf));
    if (sheets.size < 2) return;
    for (const sheet of sheets) {
      const part = rule.clone();
      part.selectors = rule.selectors.filter((selector) => sheetOf(selector) === sheet);
      rule.before(part);
    }
    rule.remove();
  });
}
