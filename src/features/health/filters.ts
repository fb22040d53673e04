import type { CheckSummary } from "~generated/canary/types.gen";
import { splitLabelKey, type LabelFilters } from "~/lib/labels/labels";
import { healthOf } from "./measures";

/** Checks that are not healthy. */
export const withoutPassing = (checks: readonly CheckSummary[]): CheckSummary[] =>
  checks.filter((check) => healthOf(check) !== "healthy");

/** Checks whose name, description, endpoint or canary holds the text, in any case. */
export function matching(checks: readonly CheckSummary[], query: string): readonly CheckSummary[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return checks;
  return checks.filter(({ name, description, endpoint, canary_name }) =>
    [name, description, endpoint, canary_name].some((text) => text?.toLowerCase().includes(wanted)),
  );
}

/**
 * Checks that pass the label filters. An exclusion always wins; the inclusions of one key are alternatives, and every
 * key that includes something must match.
 */
export function matchingLabels(
  checks: readonly CheckSummary[],
  filters: LabelFilters,
): readonly CheckSummary[] {
  const included = new Map<string, Set<string>>();
  const excluded: { key: string; value: string }[] = [];
  for (const [filterKey, mark] of Object.entries(filters)) {
    const label = splitLabelKey(filterKey);
    if (!label) continue;
    if (mark === -1) excluded.push(label);
    else included.set(label.key, (included.get(label.key) ?? new Set()).add(label.value));
  }
  if (included.size === 0 && excluded.length === 0) return checks;
  return checks.filter(({ labels }) => {
    const value = (key: string) => (labels && Object.hasOwn(labels, key) ? labels[key] : undefined);
    if (excluded.some((label) => value(label.key) === label.value)) return false;
    return [...included].every(([key, values]) => values.has(value(key) ?? "\u0000"));
  });
}

export interface LabelKey {
  key: string;
  /** A switch for labels that are true, false or always the same; a list for the others. */
  kind: "switch" | "list";
  values: readonly string[];
}

/** The label keys of some checks with their values, both sorted. Filtered values stay, so that they can be taken back. */
export function labelKeys(checks: readonly CheckSummary[], filters: LabelFilters): LabelKey[] {
  const found = new Map<string, Set<string>>();
  const add = (key: string, value: string) => {
    const values = found.get(key);
    if (values) values.add(value);
    else found.set(key, new Set([value]));
  };
  for (const { labels } of checks)
    if (labels) for (const key of Object.keys(labels)) add(key, labels[key] ?? "");
  for (const filterKey of Object.keys(filters)) {
    const label = splitLabelKey(filterKey);
    if (label) add(label.key, label.value);
  }
  const compare = new Intl.Collator("en", { numeric: true }).compare;
  return [...found]
    .map(([key, set]): LabelKey => {
      const values = [...set].toSorted(compare);
      const isSwitch =
        values.length === 1 || values.every((value) => value === "true" || value === "false");
      return { key, kind: isSwitch ? "switch" : "list", values };
    })
    .toSorted((a, b) => compare(a.key, b.key));
}
