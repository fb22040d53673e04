/** What a request asks for in its headers. */
export interface Preferences {
  /** `Prefer: return=representation`: a write answers with its rows. */
  represented: boolean;
  /** `Prefer: count=...`; planned and estimated counts are exact here. */
  counted: boolean;
  /** `Accept: application/vnd.pgrst.object+json`: exactly one row, without a list around it. */
  singular: boolean;
}

/** Media type of a single row. */
export const SINGULAR = "application/vnd.pgrst.object+json";

/** Reads `Prefer` and `Accept`. */
export function preferencesOf(headers: Headers): Preferences {
  const prefer = (headers.get("prefer") ?? "").split(/[,;]/).map((part) => part.trim());
  return {
    represented: prefer.includes("return=representation"),
    counted: prefer.some((part) => /^count=(exact|planned|estimated)$/.test(part)),
    singular: (headers.get("accept") ?? "").includes(SINGULAR),
  };
}
