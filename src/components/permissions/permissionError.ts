const scopeErrors: Readonly<Record<string, string>> = {
  ErrScopeExpansionScopeNotFound: "Scope not found",
  ErrScopeExpansionInvalidObjectSelector: "Invalid object selector",
  ErrScopeExpansionInvalidScopeTargets: "Invalid scope targets",
};

/** An error of a permission, in words. */
interface PermissionError {
  message: string;
  /** Scope that it is about. */
  scope?: string;
}

/** What the backend wrote beside a permission that it could not apply, in words (spec 3 §8). */
export function permissionError(error: string): PermissionError {
  const text = error.trim();
  if (text === "" || text === "unknown") return { message: "Unknown error" };
  const at = text.indexOf(":");
  const known = scopeErrors[at < 0 ? text : text.slice(0, at)];
  if (known === undefined) return { message: text };
  const scope = at < 0 ? "" : text.slice(at + 1).trim();
  return { message: known, ...(scope !== "" && { scope }) };
}
