import { isSecretName } from "~/lib/wire/envVar";
import { readSpec } from "~/lib/yaml/specText";
import { isRecord } from "~/lib/wire/wirePath";
import { mergeYaml } from "~/lib/yaml/yamlMerge";
import type { EditorValues } from "./editorValues";

/** An address with a password in it, other than a placeholder such as `$(password)`. */
const hasPassword = (text: string): boolean =>
  /^[a-z][a-z\d+.-]*:\/\/[^\s/@:]*:(?!\$\(|\{\{)[^\s/@]+@/i.test(text);

/** Names whose text is a secret; `secretKeyRef` and `secretName` lead to one that is kept elsewhere. */
const isSecret = (name: string): boolean =>
  (isSecretName(name) || /authorization|cookie/i.test(name)) && !/(ref|name|url|id)$/i.test(name);

const placeholder = /^(secret|configmap|helm|serviceaccount):\/\/|^\$\(|^\{\{/;

function strip(value: unknown, name: string): unknown {
  if (typeof value === "string") {
    const isTyped = (isSecret(name) && !placeholder.test(value)) || hasPassword(value);
    return isTyped ? undefined : value;
  }
  if (Array.isArray(value)) return value.map((item: unknown) => strip(item, name) ?? null);
  if (!isRecord(value)) return value;
  // `{ name: Authorization, value: … }` is named by its own field.
  const own = typeof value["name"] === "string" ? value["name"] : "";
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) => {
      // References lead to secrets that are kept elsewhere.
      if (key === "valueFrom" || key.endsWith("Ref")) return [[key, child] as const];
      const at = key === "value" ? (isSecret(own) ? own : name) : key;
      const kept = strip(child, at);
      return kept === undefined ? [] : [[key, kept] as const];
    }),
  );
}

/**
 * Values to be kept in the browser: without passwords, tokens and the like that stand in the spec itself. A text that
 * cannot be read is kept as it is, since nobody can say what in it is a secret.
 */
export function withoutTypedSecrets(values: EditorValues): EditorValues {
  const { spec } = readSpec(values.text);
  const kept = strip(spec, "");
  if (!isRecord(kept) || JSON.stringify(kept) === JSON.stringify(spec)) return values;
  return { ...values, text: mergeYaml(values.text, kept).text, isStripped: true };
}
