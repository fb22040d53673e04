import { isReference, isSecretKey } from "./secretNames";
import { isRecord } from "./wirePath";

/** A value in which variables stand for secrets, and their names. */
export interface Masked {
  /** Holds `markOf(NAME)` where a secret was. */
  value: unknown;
  variables: readonly string[];
}

const begin = "\uE000";
const end = "\uE001";

/** Where a variable belongs; from the area of Unicode that no text uses. */
export const markOf = (variable: string): string => `${begin}${variable}${end}`;

/** A text between its marks: at even places text, at odd ones the name of a variable. */
export const splitAtMarks = (text: string): readonly string[] => text.split(/\uE000(\w+)\uE001/);

/** The text with each mark in words, `$NAME` if nothing else is said. */
export const withVariables = (
  text: string,
  wordOf = (variable: string): string => `$${variable}`,
): string =>
  splitAtMarks(text)
    .map((part, place) => (place % 2 === 1 ? wordOf(part) : part))
    .join("");

/** Name of the shell's variable that stands for a secret. */
const variableOf = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1_$2")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, "_")
    .replace(/^(?=\d)/, "_") || "SECRET";

const password = /([a-z][a-z\d+.-]*:\/\/[^\s/@:]*:)((?!\$\(|\{\{)[^\s/@]+)(?=@)/gi;

/**
 * A copy in which each secret is the mark of a variable: values that are secrets by their names, and passwords in
 * addresses. What only says where a secret is kept stays.
 * @param secrets further keys whose values are secrets.
 */
export function maskedSecrets(record: unknown, secrets: ReadonlySet<string> = new Set()): Masked {
  const known = new Map<string, string>();
  /** The same secret has one variable, another one of the same name a variable of its own. */
  const mark = (name: string, secret: string): string => {
    const wanted = variableOf(name);
    for (let count = 1; ; count += 1) {
      const variable = count === 1 ? wanted : `${wanted}_${count}`;
      const other = known.get(variable);
      if (other !== undefined && other !== secret) continue;
      known.set(variable, secret);
      return markOf(variable);
    }
  };
  const masked = (value: unknown, name: string, isSecret: boolean): unknown => {
    if (typeof value === "string") {
      if (isSecret) return isReference(value) ? value : mark(name, value);
      return value.replaceAll(
        password,
        (_all, before: string, secret: string) => before + mark("PASSWORD", secret),
      );
    }
    if (typeof value === "number" && isSecret) return mark(name, String(value));
    if (Array.isArray(value)) return value.map((item: unknown) => masked(item, name, isSecret));
    if (!isRecord(value)) return value;
    // `{ name: Authorization, value: … }` is named by its own field.
    const own = value["name"];
    const isNamed = typeof own === "string" && (isSecretKey(own) || secrets.has(own));
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => {
        if (key === "valueFrom" || key.endsWith("Ref")) return [key, child];
        if (isNamed && key === "value") return [key, masked(child, own, true)];
        const isOwn = isSecretKey(key) || secrets.has(key);
        // A literal below `password` is called by what it is, not "value".
        return [key, masked(child, isOwn || !isSecret ? key : name, isSecret || isOwn)];
      }),
    );
  };
  return { value: masked(record, "SECRET", false), variables: [...known.keys()] };
}
