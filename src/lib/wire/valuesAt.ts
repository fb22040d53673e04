import type { Values } from "./wirePath";
import { isRecord } from "./wirePath";

type Path = readonly (string | number)[];

/** A copy of the values with another one at a path; undefined takes the key away. */
export function withAt(values: Values, path: Path, value: unknown): Values {
  const copy = changed(values, path, value);
  return isRecord(copy) ? copy : {};
}

function changed(node: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === "number") {
    const list: unknown[] = Array.isArray(node) ? [...node] : [];
    list[step] = changed(list[step], rest, value);
    return list;
  }
  const record: Record<string, unknown> = isRecord(node) ? { ...node } : {};
  const next = changed(record[step], rest, value);
  if (next === undefined) delete record[step];
  else record[step] = next;
  return record;
}
