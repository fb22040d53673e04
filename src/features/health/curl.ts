import { shellQuoted } from "~/lib/text/shellQuoted";

const textAt = (value: unknown, key: string): string | undefined => {
  const found: unknown = typeof value === "object" && value !== null ? Reflect.get(value, key) : "";
  return typeof found === "string" && found !== "" ? found : undefined;
};

/**
 * The call of an HTTP check as a curl command; undefined without an address. A header that comes from a secret or a
 * config map is left as a variable of the shell, because nobody reads secrets here.
 * @param spec the check's entry in the canary's spec.
 */
export function curlOf(spec: Readonly<Record<string, unknown>> | null): string | undefined {
  const url = textAt(spec, "url") ?? textAt(spec, "endpoint");
  if (url === undefined) return undefined;
  const method = textAt(spec, "method")?.toUpperCase();
  const body = textAt(spec, "body");
  const headers = Array.isArray(spec?.["headers"]) ? (spec["headers"] as unknown[]) : [];
  const parts = headers.flatMap((header) => {
    const name = textAt(header, "name");
    if (name === undefined) return [];
    const value = textAt(header, "value");
    // In double quotes the shell puts the variable in.
    const variable = name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, "_");
    return value === undefined
      ? [`-H "${name.replaceAll(/["$`\\]/g, "\\$&")}: $${variable}"`]
      : [`-H ${shellQuoted(`${name}: ${value}`)}`];
  });
  return [
    "curl -i",
    ...(method === undefined || method === "GET" ? [] : [`-X ${shellQuoted(method)}`]),
    ...parts,
    ...(body === undefined ? [] : [`--data ${shellQuoted(body)}`]),
    shellQuoted(url),
  ].join(" ");
}
