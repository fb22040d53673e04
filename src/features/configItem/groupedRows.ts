import type { ParentByLocation } from "~generated/db/rows";

/** A label, or an item that this one runs in. */
interface SidebarRow {
  /** The whole label, or the id of the item: several may be called the same. */
  id: string;
  key: string;
  value: string;
  config?: { id: string; name: string | null; type: string };
}

/** Labels and places by the first part of their keys; names without a part of their own come first (facts 0.5). */
export function groupedRows(
  labels: Readonly<Record<string, string>>,
  places: readonly ParentByLocation[],
): { group: string; rows: SidebarRow[] }[] {
  const rows: (SidebarRow & { group: string })[] = [];
  const seen = new Set<string>();
  const known = new Set<string>();
  for (const { id, name, type } of places) {
    if (!id || !type || known.has(id)) continue;
    known.add(id);
    const key = type.split("::").at(-1) ?? type;
    seen.add(key.toLowerCase());
    rows.push({ id, group: "", key, value: name ?? id, config: { id, name, type } });
  }
  // A more exact place says the broader one too.
  const isSaid = (key: string) =>
    seen.has(key.toLowerCase()) ||
    (key === "zone" && seen.has("availabilityzone")) ||
    (key === "network" && seen.has("vpc"));
  for (const [label, value] of Object.entries(labels)) {
    if (/^name$/i.test(label) || isSaid(label)) continue;
    const [, group = "", key = label] = /^([^:/]+)[:/](.+)$/.exec(label) ?? [];
    rows.push({ id: label, group, key, value });
  }
  const groups = [...new Set(rows.map(({ group }) => group))].toSorted((a, b) =>
    a.localeCompare(b, "en"),
  );
  return groups.map((group) => ({
    group,
    rows: rows
      .filter((row) => row.group === group)
      .map(({ group: _group, ...row }) => row)
      .toSorted(
        (a, b) => Number(!a.config) - Number(!b.config) || a.key.localeCompare(b.key, "en"),
      ),
  }));
}
