import { hasPassword, isReference, isSecretKey } from "./secretNames";
import { isRecord } from "./wirePath";

/** A record without the values that are secrets by their names, and without addresses that hold a password. */
export const withoutSecretValues = (record: unknown): unknown => stripped(record, false);

function stripped(value: unknown, isSecret: boolean): unknown {
  if (typeof value === "string")
    return (isSecret && !isReference(value)) || hasPassword(value) ? undefined : value;
  if (typeof value === "number" && isSecret) return undefined;
  if (Array.isArray(value))
    return value
      .map((item: unknown) => stripped(item, isSecret))
      .filter((item, index) => item !== undefined || value[index] === undefined);
  if (!isRecord(value)) return value;
  // `{ name: Authorization, value: … }` is named by its own field.
  const own = typeof value["name"] === "string" && isSecretKey(value["name"]);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) => {
      // References lead to secrets that are kept elsewhere.
      if (key === "valueFrom" || key.endsWith("Ref")) return [[key, child] as const];
      const kept = stripped(child, isSecret || isSecretKey(key) || (own && key === "value"));
      return kept === undefined ? [] : [[key, kept] as const];
    }),
  );
}
