import type { TriState, TriStateMark } from "./triState";

/** `::` of a config type is written `__` in an address; other colons, commas and doubled underscores by their number. */
const escape = (type: string): string =>
  type
    .replaceAll(/[%,]|(?<=_|^)_|_(?=_|$)|(?<=:)_|_(?=:)/g, (sign) =>
      sign === "," ? "%2C" : sign === "%" ? "%25" : "%5F",
    )
    .replaceAll("::", "__")
    .replaceAll(":", "%3A");

const unescape = (text: string): string =>
  text
    .replaceAll("||||", ",")
    .replaceAll("__", "::")
    .replaceAll(/%(25|2C|3A|5F)/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );

/** Reads `configTypes=Kubernetes__Pod:1,AWS__Region:-1`; a type written with its colons is read too. */
export function parseTypeFilters(text: string | null | undefined): TriState {
  const marks = new Map<string, TriStateMark>();
  for (const entry of (text ?? "").split(",")) {
    const [, type, mark] = /^([\s\S]+):(-?1)$/.exec(entry) ?? [];
    if (type !== undefined) marks.set(unescape(type), mark === "1" ? 1 : -1);
  }
  return marks;
}

/** Writes the form of {@link parseTypeFilters}; undefined when nothing is marked. */
export function formatTypeFilters(value: TriState): string | undefined {
  if (value.size === 0) return undefined;
  return [...value].map(([type, mark]) => `${escape(type)}:${mark}`).join(",");
}
