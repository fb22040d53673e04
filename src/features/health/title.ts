import type { CheckSummary } from "~generated/canary/types.gen";

interface CheckTitle {
  /** Leading path parts, shown muted with slashes. */
  path: readonly string[];
  /** The last part, shown in full. */
  name: string;
}

/** What a check is called: its name, else its description, else its endpoint (spec 2 §2). */
export function nameOf(check: CheckSummary): string {
  return check.name.trim() || check.description?.trim() || check.endpoint || check.id;
}

/** The name as a row shows it: a leading namespace falls away. */
export function labelOf(check: CheckSummary): string {
  const label = nameOf(check);
  const prefix = check.namespace ? `${check.namespace}/` : "";
  return prefix !== "" && label.startsWith(prefix) && label.length > prefix.length
    ? label.slice(prefix.length)
    : label;
}

/**
 * The title in its parts. A leading namespace falls away, and so does `cut`, the group that the row already stands in.
 * An address keeps its slashes together.
 */
export function titleOf(check: CheckSummary, cut?: string): CheckTitle {
  let label = labelOf(check);
  if (cut !== undefined && label.startsWith(`${cut}/`) && label.length > cut.length + 1)
    label = label.slice(cut.length + 1);
  if (label.includes("://")) return { path: [], name: label };
  const parts = label.split("/").filter((part) => part !== "");
  return { path: parts.slice(0, -1), name: parts.at(-1) ?? label };
}
