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

const placeholder = /\{(\+?)(\w+)(?:\?([^:}]*):([^}]*))?\}/g;

function fill(part: string, values: Readonly<Record<string, unknown>>): string {
  return part.replaceAll(
    placeholder,
    (_all, raw: string, field: string, yes: string | undefined, no: string | undefined) => {
      const value = values[field];
      if (yes !== undefined) return value === true ? yes : (no ?? "");
      return raw === "+" ? text(value) : escaped(text(value));
    },
  );
}

/** Text as a part of an address; what the backend replaces, such as `$(username)`, stays as it is. */
const escaped = (value: string): string =>
  value
    .split(/(\$\([\w.]+\)|\{\{[^}]*\}\})/)
    .map((piece, index) => (index % 2 === 1 ? piece : encodeURIComponent(piece)))
    .join("");

function text(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : "";
}

const fieldsIn = (part: string): string[] =>
  [...part.matchAll(placeholder)].map(([, , field = ""]) => field);

/**
 * A stored URL with the parts of changed fields filled in anew; the others stay as they are stored, credentials too.
 * One that does not look like its template is built as a whole.
 * @returns undefined where no field of the template has changed.
 */
export function refillUrl(
  template: string,
  stored: unknown,
  values: Readonly<Record<string, unknown>>,
  changed: ReadonlySet<string>,
): string | undefined {
  const isChanged = (part: string) => fieldsIn(part).some((field) => changed.has(field));
  if (!isChanged(template)) return undefined;
  const { address, query } = split(template);
  const bringsQuery = fieldsIn(address).some(
    (field) => changed.has(field) && text(values[field]).includes("?"),
  );
  if (typeof stored !== "string" || stored === "" || bringsQuery) return fillUrl(template, values);
  const [head = "", ...tail] = stored.split("?");
  const own = head.includes("@") || isChanged(userPart(address)) ? "" : userPart(address);
  const next = refilled(address.replace(own, ""), head, values, changed);
  if (next === undefined) return fillUrl(template, values);
  const pairs = tail.length === 0 ? [] : tail.join("?").split("&");
  for (const part of query?.split("&") ?? []) {
    if (!isChanged(part)) continue;
    const key = `${part.split("=")[0]}=`;
    const at = pairs.findIndex((pair) => pair.toLowerCase().startsWith(key.toLowerCase()));
    pairs.splice(at < 0 ? pairs.length : at, at < 0 ? 0 : 1, fill(part, values));
  }
  return pairs.length === 0 ? next : `${next}?${pairs.join("&")}`;
}

/** User and password of a template with their `@`, which a stored URL may do without. */
const userPart = (address: string): string => /^[a-z]+:\/\/([^@/]*@)/.exec(address)?.[1] ?? "";

/** The head of a stored URL with its changed parts; undefined where it does not look like the template. */
function refilled(
  template: string,
  stored: string,
  values: Readonly<Record<string, unknown>>,
  changed: ReadonlySet<string>,
): string | undefined {
  // Credentials that the template takes from a column may stand in the URL itself.
  const parts = template.split(/(\{[^}]*\}|\$\([\w.]+\))/);
  const pattern = parts.map((part, index) =>
    index % 2 === 1 ? "(.*?)" : `(${part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)})`,
  );
  const [, ...found] = new RegExp(`^${pattern.join("")}$`, "s").exec(stored) ?? [];
  if (found.length === 0) return undefined;
  return parts
    .map((part, index) =>
      fieldsIn(part).some((field) => changed.has(field)) ? fill(part, values) : found[index],
    )
    .join("");
}
