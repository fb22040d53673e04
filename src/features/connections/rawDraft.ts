import { isSecretName } from "~/lib/wire/envVar";
import { withoutSecretsIn } from "~/lib/yaml/secretText";
import type { JsonSchema } from "~/lib/wire/formSchema";
import { losesSecrets, withoutSecrets, withSecretsOf } from "~/lib/wire/formSecrets";
import { readSpec, specText } from "~/lib/yaml/specText";
import type { Values } from "~/lib/wire/wirePath";
import { isRecord } from "~/lib/wire/wirePath";

/** A schema in which columns and properties with a name of secrets are secret. */
function schemaOf(values: Values): JsonSchema {
  const properties = Object.entries(values).map(([key, value]): [string, JsonSchema] => [
    key,
    isRecord(value) ? schemaOf(value) : isSecretName(key) ? { "x-ui": { widget: "env-var" } } : {},
  ]);
  return { properties: Object.fromEntries(properties) };
}

/** What of a connection's YAML is kept as a draft, and whether something typed is missing in it. */
export function rawDraft(text: string, saved: Values): { text: string; lost: boolean } {
  const { spec } = readSpec(text);
  if (spec) {
    const form = schemaOf(spec);
    const kept = withoutSecrets(form, spec);
    const isWhole = JSON.stringify(kept) === JSON.stringify(spec);
    return {
      text: isWhole ? text : specText(kept),
      lost: losesSecrets(form, spec, savedLike(spec, saved)),
    };
  }
  const kept = withoutSecretsIn(text);
  return { text: kept.text, lost: kept.isStripped };
}

/** Only the secrets of what is stored that the text may still have. */
const savedLike = (spec: Values, saved: Values): Values =>
  Object.fromEntries(Object.entries(saved).filter(([key]) => key in spec));

/** The kept YAML with the stored secrets back in their places. */
export function rawRestored(text: string, saved: Values): string {
  const { spec } = readSpec(text);
  if (!spec) return text;
  const whole = withSecretsOf(schemaOf({ ...spec, ...saved }), spec, saved);
  return JSON.stringify(whole) === JSON.stringify(spec) ? text : specText(whole);
}
