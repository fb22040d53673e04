import { mediaOf, type Media } from "./media";

/** What a request asks for in its headers. */
export interface Preferences {
  /** `Prefer: return=representation`: a write answers with its rows. */
  represented: boolean;
  /** `Prefer: count=...`; planned and estimated counts are exact here. */
  counted: boolean;
  /** `Prefer: resolution=...`: what happens to a row whose key is there. */
  resolution: "merge-duplicates" | "ignore-duplicates" | null;
  /** `Prefer: params=single-object`: the body of a call is its one argument. */
  singleObject: boolean;
  /** `Accept`. */
  media: Media;
}

/**
 * Reads `Prefer` and `Accept`.
 * @throws PostgrestError PGRST107 for an `Accept` that cannot be met.
 */
export function preferencesOf(headers: Headers): Preferences {
  const prefer = (headers.get("prefer") ?? "").split(/[,;]/).map((part) => part.trim());
  const resolutions = ["merge-duplicates", "ignore-duplicates"] as const;
  return {
    represented: prefer.includes("return=representation"),
    counted: prefer.some((part) => /^count=(exact|planned|estimated)$/.test(part)),
    resolution: resolutions.find((name) => prefer.includes(`resolution=${name}`)) ?? null,
    singleObject: prefer.includes("params=single-object"),
    media: mediaOf(headers.get("accept")),
  };
}
