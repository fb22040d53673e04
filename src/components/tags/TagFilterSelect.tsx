import { useMemo } from "react";
import type { TagFilter } from "~/lib/labels/tagFilters";
import type { TriState } from "~/lib/labels/triState";
import type { Fault } from "~/ui/feedback/FaultLine";
import { TriStateSelect } from "~/ui/field/TriStateSelect";

interface Props {
  label: string;
  /** Pairs on offer; those without a key are left out. */
  tags: readonly { key: string | null; value: string | null }[];
  filters: readonly TagFilter[];
  onFilters: (filters: readonly TagFilter[]) => void;
  /** Why pairs are missing. */
  fault?: Fault | undefined;
}

/** An item of the select: its key stands before the first colon, whatever signs it has. */
const itemOf = (key: string, value: string) => `${encodeURIComponent(key)}:${value}`;

function filtersOf(value: TriState): readonly TagFilter[] {
  return [...value].map(([item, mark]) => {
    const cut = item.indexOf(":");
    return { key: decodeURIComponent(item.slice(0, cut)), value: item.slice(cut + 1), mark };
  });
}

/** Tags or labels to include or exclude; one key is never both (spec 3 §4). */
export function TagFilterSelect({ label, tags, filters, onFilters, fault }: Props) {
  const value = useMemo(
    () => new Map(filters.map(({ key, value, mark }) => [itemOf(key, value), mark])),
    [filters],
  );
  const options = useMemo(() => {
    const pairs = [...filters, ...tags].flatMap(({ key, value }) =>
      key === null || key === "" ? [] : [{ key, value: value ?? "" }],
    );
    const byItem = new Map(
      pairs.map(
        ({ key, value }) =>
          [itemOf(key, value), `${key}: ${value === "" ? "(none)" : value}`] as const,
      ),
    );
    return [...byItem]
      .map(([item, label]) => ({ value: item, label }))
      .toSorted((a, b) => a.label.localeCompare(b.label, "en"));
  }, [tags, filters]);
  return (
    <TriStateSelect
      label={label}
      mode="tags"
      fault={fault}
      options={options}
      value={value}
      onChange={(next) => onFilters(filtersOf(next))}
    />
  );
}
