import { hasPassword, isReference, isSecretKey } from "~/lib/wire/secretNames";
import { withoutSecretValues } from "~/lib/wire/secretValues";
import { isRecord } from "~/lib/wire/wirePath";
import { readSpec } from "./specText";
import { mergeYaml } from "./yamlMerge";

/** A text without the secrets that were typed into it, and whether there were any. */
interface StrippedText {
  text: string;
  isStripped: boolean;
}

/**
 * A spec as it may stand in the browser's storage: without passwords, tokens and the like that stand in it, by their
 * names and by the passwords in addresses; references to secrets stay. Where the text cannot be read, lines that may
 * hold one are left out.
 */
export function withoutSecretsIn(text: string): StrippedText {
  const { spec } = readSpec(text);
  if (!spec) return withoutSecretLines(text);
  const kept = withoutSecretValues(spec);
  if (!isRecord(kept) || JSON.stringify(kept) === JSON.stringify(spec))
    // Comments are no values: what was commented out is a secret still.
    return withoutComments(text);
  return { text: withoutComments(mergeYaml(text, kept).text).text, isStripped: true };
}

const keyIn = /["']?([\w.-]+)["']?\s*:(?=\s|$)\s*(\S*)/g;

/** Whether a line gives a secret a value, or may go on with one. */
const isSecretLine = (line: string): boolean =>
  hasPassword(line) ||
  [...line.matchAll(keyIn)].some(
    ([, key = "", value = ""]) =>
      isSecretKey(key) && !isReference(value.replace(/^["']/, "").replace(/["',\]}]+$/, "")),
  );

const depthOf = (line: string): number => line.length - line.trimStart().length;
const namesSecret = (line: string): boolean => {
  const [, name = ""] = /(?:^|[\s{,-])["']?name["']?\s*:\s*["']?([\w.-]+)/.exec(line) ?? [];
  return isSecretKey(name);
};

function withoutSecretLines(text: string): StrippedText {
  const kept: string[] = [];
  // Lines below a secret belong to it: a text of several lines, or a value of its own.
  let secretDepth: number | undefined;
  let isNamed = false;
  const lines = text.split("\n");
  for (const line of lines) {
    if (line.trim() === "") {
      kept.push(line);
      continue;
    }
    if (secretDepth !== undefined && depthOf(line) > secretDepth) continue;
    secretDepth = undefined;
    const isValue = /(?:^|[\s{,-])["']?value["']?\s*:/.test(line);
    const isOpen = /^[\s-]*["']?([\w.-]+)["']?\s*:\s*$/.exec(line)?.[1];
    if (
      isSecretLine(line) ||
      (isOpen !== undefined && isSecretKey(isOpen)) ||
      (isValue && (isNamed || namesSecret(line)))
    ) {
      secretDepth = depthOf(line);
      continue;
    }
    isNamed = namesSecret(line) || (isNamed && !/^\s*-/.test(line));
    kept.push(line);
  }
  return { text: kept.join("\n"), isStripped: kept.length < lines.length };
}

/** Comments with a secret in them go; others stay. */
function withoutComments(text: string): StrippedText {
  let isStripped = false;
  const kept = text.split("\n").flatMap((line) => {
    const at = line.search(/(^|\s)#/);
    if (at < 0 || !isSecretLine(line.slice(at).replaceAll("#", " "))) return [line];
    // Behind a quote a hash may be a part of the value.
    if (/["']/.test(line.slice(0, at)) && !line.trimStart().startsWith("#")) return [line];
    isStripped = true;
    const rest = line.slice(0, at).trimEnd();
    return rest === "" ? [] : [rest];
  });
  return { text: kept.join("\n"), isStripped };
}

/**
 * A typed spec as it may stand in the browser's storage, as a whole or not at all.
 * @param otherwise what stands there in place of a text with a literal secret.
 */
export const keptSpec = (text: string, otherwise: string): string =>
  withoutSecretsIn(text).isStripped ? otherwise : text;
