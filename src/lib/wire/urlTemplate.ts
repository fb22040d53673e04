/**
 * Fills the template of a notification URL. `{field}` is replaced by the field's value with everything escaped that
 * has a meaning in a URL, `{+field}` by the value as it is (as in RFC 6570), `{field?a:b}` by `a` when the field is
 * true and by `b` otherwise. A missing value is left empty. `$(password)` and the like stay:
 * the backend puts them in. When a value brings a query of its own, the template's query is appended to it.
 */
export function fillUrl(template: string, values: Readonly<Record<string, unknown>>): string {
  const { address, query } = split(template);
  const head = fill(address, values);
  if (query === undefined) return head;
  return `${head}${head.includes("?") ? "&" : "?"}${fill(query, values)}`;
}

/** Address and query of a template; a question mark inside braces belongs to the placeholder. */
function split(template: string): { address: string; query?: string } {
  const [, address, query] = /^((?:\{[^}]*\}|[^?{])*)\?(.*)$/s.exec(template) ?? [];
  return address === undefined || query === undefined ? { address: template } : { address, query };
}

function fill(part: string, values: Readonly<Record<string, unknown>>): string {
  return part.replaceAll(
    /\{(\+?)(\w+)(?:\?([^:}]*):([^}]*))?\}/g,
    (_all, raw: string, field: string, yes: string | undefined, no: string | undefined) => {
      const value = values[field];
      if (yes !== undefined) return value === true ? yes : (no ?? "");
      return raw === "+" ? text(value) : encodeURIComponent(text(value));
    },
  );
}

function text(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : "";
}
