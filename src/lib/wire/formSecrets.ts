import type { Values } from "./wirePath";
import { isRecord } from "./wirePath";
import { isSecretName, readEnvObject, readEnvText } from "./envVar";
import { hasPassword, isSecretKey } from "./secretNames";
import { hintsOf, type JsonSchema, labelOf, propertiesOf, resolvedIn } from "./formSchema";

const isSecretHeader = (name: unknown): boolean =>
  typeof name === "string" && (isSecretName(name) || isSecretKey(name) || /auth/i.test(name));

/** An env-var without the value that was typed in; references to the cluster stay. */
function withoutLiteral(value: unknown): unknown {
  if (typeof value === "string") return readEnvText(value).source === "static" ? undefined : value;
  if (!isRecord(value) || readEnvObject(value).source !== "static") return value;
  const { value: _literal, ...rest } = value;
  return Object.keys(rest).length === 0 ? undefined : rest;
}

/** Whether the input of a property shows what is typed as dots (as `SchemaEnvVar` and `SchemaPassword` do). */
function isSecret(name: string, schema: JsonSchema): boolean {
  const { widget } = hintsOf(schema);
  if (widget === "password") return true;
  if (widget !== "env-var") return false;
  return (
    schema["contentMediaType"] !== undefined || isSecretName(`${name} ${labelOf(schema, name)}`)
  );
}

function stripped(form: JsonSchema, name: string, schema: JsonSchema, value: unknown): unknown {
  if (isSecret(name, schema)) return withoutLiteral(value);
  if (typeof value === "string") return hasPassword(value) ? undefined : value;
  if (Array.isArray(value)) {
    const items = resolvedIn(form, schema["items"]);
    if (hintsOf(schema).widget === "headers")
      return value.map((item: unknown) =>
        isRecord(item) && isSecretHeader(item["name"]) ? withoutLiteral(item) : item,
      );
    return value.map((item: unknown) => stripped(form, name, items, item) ?? null);
  }
  if (!isRecord(value)) return value;
  return strippedObject(form, schema, value);
}

function strippedObject(form: JsonSchema, schema: JsonSchema, value: Values) {
  const children = new Map(propertiesOf(form, schema));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, own]) => {
      const kept = stripped(form, key, children.get(key) ?? {}, own);
      return kept === undefined ? [] : [[key, kept] as const];
    }),
  );
}

/**
 * Values of a form without the secrets that were typed into it: values of fields that show dots, secret headers, and
 * addresses with a password. References such as `secret://name/key` stay. Drafts of forms are written through it.
 */
export const withoutSecrets = (form: JsonSchema, values: Values): Record<string, unknown> =>
  strippedObject(form, form, values);

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What is stored, wherever only its secret part is missing in what is kept. */
function filledIn(kept: unknown, lean: unknown, saved: unknown): unknown {
  if (saved === undefined || isSame(lean, saved)) return kept;
  if (isSame(kept, lean)) return saved;
  if (Array.isArray(kept) || !isRecord(kept) || !isRecord(saved) || !isRecord(lean)) return kept;
  const keys = new Set([...Object.keys(kept), ...Object.keys(saved)]);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const value = filledIn(kept[key], lean[key], saved[key]);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

/**
 * Puts the stored secrets back into values that were kept without theirs, so that saving them changes no password that
 * nobody typed anew.
 */
export function withSecretsOf(
  form: JsonSchema,
  kept: Values,
  saved: Values | undefined,
): Record<string, unknown> {
  const filled = saved ? filledIn(kept, withoutSecrets(form, saved), saved) : kept;
  return isRecord(filled) ? filled : { ...kept };
}

/** JSON in which the order of keys makes no difference. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_key, own: unknown) =>
    isRecord(own)
      ? Object.fromEntries(Object.entries(own).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : own,
  );

/** Whether a draft of these values lacks something that was typed and is not stored. */
export const losesSecrets = (
  form: JsonSchema,
  values: Values,
  saved: Values | undefined,
): boolean => ordered(withSecretsOf(form, withoutSecrets(form, values), saved)) !== ordered(values);
