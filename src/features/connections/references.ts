import { isRecord } from "~/lib/wire/wirePath";

/** A connection as documents refer to it. */
export interface Target {
  id: string;
  name: string;
  namespace: string;
  type: string;
}

/** Namespace of an object that has none of its own. */
const ownNamespace = "default";

/**
 * Whether a text refers to the connection: its id, `connection://namespace/name`, `connection://name` from the same
 * namespace, or the older spellings that begin with the type. Texts that only contain a reference do not count.
 * @param namespace namespace of the object that the text stands in.
 */
export function refersTo(text: string, target: Target, namespace: string | null): boolean {
  const trimmed = text.trim();
  if (trimmed.toLowerCase() === target.id.toLowerCase()) return true;
  const [, path] = /^connection:\/\/(\S+)$/.exec(trimmed) ?? [];
  const steps = path?.split("/") ?? [];
  if (steps.at(-1) !== target.name) return false;
  const isType = (step: string | undefined) => step?.toLowerCase() === target.type.toLowerCase();
  switch (steps.length) {
    case 1:
      return target.namespace === "" || (namespace || ownNamespace) === target.namespace;
    case 2:
      return steps[0] === target.namespace || isType(steps[0]);
    case 3:
      return isType(steps[0]) && steps[1] === target.namespace;
    default:
      return false;
  }
}

/**
 * Places in a document that refer to the connection, as paths such as `http[0].connection`, in the document's order.
 * @param namespace namespace of the document.
 */
export function referencesIn(value: unknown, target: Target, namespace: string | null): string[] {
  const found: string[] = [];
  const walk = (part: unknown, path: string) => {
    if (typeof part === "string") {
      if (refersTo(part, target, namespace)) found.push(path);
    } else if (Array.isArray(part))
      for (const [index, item] of part.entries()) walk(item, `${path}[${index}]`);
    else if (isRecord(part))
      for (const [key, item] of Object.entries(part))
        walk(item, path === "" ? key : `${path}.${key}`);
  };
  walk(value, "");
  return found;
}
