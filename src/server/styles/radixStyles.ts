import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Plugin as PostcssPlugin, Root } from "postcss";
import { drawnClasses } from "./drawnClasses";
import { knownColours } from "./knownColours";
import {
  asksDocument,
  isMotion,
  removeEmpty,
  removeNeverApplied,
  removeUnnamedMotions,
} from "./neverApplied";
import { removeOverridden } from "./overridden";
import { ownSheets } from "./ownSheets";
import { componentCode } from "./radixCode";
import { radixUse } from "./radixUse";
import { themeLooks } from "./themeLooks";

/**
 * The styles of Radix Themes without what the console never draws, which is more than nineteen twentieths of 680 kB;
 * every page has to read the rest before it shows anything. Each kind of what is left out is a file of this folder.
 *
 * What is drawn is found where it is said: the class names that the imported components write, and the console's code.
 * @param src folder of the console's code.
 * @param themes folder of the package.
 */
export function radixStyles(src: string, themes: string): PostcssPlugin {
  const { components, ...readers } = textsOf(src);
  const use = radixUse(components);
  const esm = join(themes, "dist/esm");
  const code = new Map([...use.keys()].map((name) => [name, componentCode(esm, name)]));
  const isDrawn = drawnClasses(code, use, components);
  const isLook = themeLooks(components);
  // Every sheet is sieved from the same styles of the package; what a selector needs is looked up in all of the code.
  const isWanted = remembered(
    (selector) => !asksDocument(selector) && isLook(selector) && isDrawn(selector),
  );
  const parts = resolve(src, "ui/theme/parts");
  const own = sheetNames(parts);
  const keepOneSheet = ownSheets(code, own, readers);
  return {
    postcssPlugin: "radix-styles",
    OnceExit(root) {
      if (!isRadix(root)) return;
      removeNeverApplied(root);
      const isColour = knownColours(root);
      root.walkRules((rule) => {
        if (isMotion(rule)) return;
        const kept = rule.selectors.filter((one) => isColour(one) && isWanted(one));
        if (kept.length === 0) rule.remove();
        else if (kept.length < rule.selectors.length) rule.selectors = kept;
      });
      removeOverridden(root);
      const file = root.source?.input.file ?? "";
      keepOneSheet(root, dirname(file) === parts ? basename(file, ".css") : undefined);
      removeUnnamedMotions(root);
      removeEmpty(root);
    },
  };
}

/** The same answers, each worked out once. */
function remembered(ask: (text: string) => boolean): (text: string) => boolean {
  const answers = new Map<string, boolean>();
  return (text) => {
    const answer = answers.get(text) ?? ask(text);
    answers.set(text, answer);
    return answer;
  };
}

/** The components that have a sheet of their own. */
export const sheetNames = (parts: string): readonly string[] =>
  readdirSync(parts).map((file) => basename(file, ".css"));

/** Whether a sheet has styles of the package: all others are ours, as they are written. */
const isRadix = (root: Root) => /\brt-|radix-themes/.test(root.toString());

/** What stands in the files of a folder, without its tests. */
function textsOf(src: string) {
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const read = (kind: RegExp) =>
    files.filter((file) => kind.test(file)).map((file) => readFileSync(join(src, file), "utf8"));
  return { components: read(/\.tsx$/), scripts: read(/\.tsx?$/), sheets: read(/\.css$/) };
}
