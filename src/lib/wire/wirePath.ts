/** Values of a form by field, or a stored object by key. */
export type Values = Readonly<Record<string, unknown>>;

/** Whether a value is an object with keys, so neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value at a path of keys; undefined where the path does not lead through objects. */
export function valueAt(root: unknown, path: readonly string[]): unknown {
  let value = root;
  for (const key of path)
    value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return value;
}

/** Writes a value at a path and makes the objects on the way; what stands in the way and is no object gives way. */
export function place(
  root: Record<string, unknown>,
  path: readonly string[],
  value: unknown,
): void {
  const [key, ...rest] = path;
  if (key === undefined) return;
  if (rest.length === 0) {
    root[key] = value;
    return;
  }
  const current = root[key];
  const next = isRecord(current) ? current : {};
  root[key] = next;
  place(next, rest, value);
}

/** Removes the value at a path, and the objects on the way that are empty then. */
export function take(root: Record<string, unknown>, path: readonly string[]): void {
  const [key, ...rest] = path;
  if (key === undefined || !Object.hasOwn(root, key)) return;
  if (rest.length === 0) {
    delete root[key];
    return;
  }
  const next = root[key];
  if (!isRecord(next)) return;
  take(next, rest);
  if (Object.keys(next).length === 0) delete root[key];
}
