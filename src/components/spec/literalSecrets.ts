import { isFields } from "~/lib/json/documents";
import { readSpec } from "~/lib/yaml/specText";

/** Narrower than the names of inputs that hide what is typed: a spec has many a `key` that is none. */
const secretName =
  /pass|secret|token|credential|kubeconfig|bearer|(?:access|api|private|account)_?-?key|client_?-?id|^auth$/i;

const isReference = (text: string) => text === "" || text.includes("://") || text.startsWith("$");

/** Whether a value holds a literal under a name that secrets have; a reference is none. */
function holdsSecret(value: unknown, isSecret = false): boolean {
  if (typeof value === "string") return isSecret && !isReference(value);
  if (Array.isArray(value)) return value.some((item) => holdsSecret(item, isSecret));
  if (!isFields(value)) return false;
  return Object.entries(value).some(
    ([key, field]) => key !== "valueFrom" && holdsSecret(field, isSecret || secretName.test(key)),
  );
}

const line = /^[\s-]*["']?([\w.-]+)["']?\s*:\s*\S/;

/** The same of a text that cannot be read, line by line. */
const seemsToHoldSecret = (text: string) =>
  text.split("\n").some((one) => secretName.test(line.exec(one)?.[1] ?? ""));

/**
 * A typed spec as it may stand in the browser's storage.
 * @param otherwise what stands there in place of a text with a literal secret.
 */
export function keptSpec(text: string, otherwise: string): string {
  const { spec } = readSpec(text);
  return (spec ? holdsSecret(spec) : seemsToHoldSecret(text)) ? otherwise : text;
}
