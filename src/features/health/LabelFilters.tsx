import { useMemo } from "react";
import type { CheckSummary } from "~generated/canary/types.gen";
import {
  labelKey,
  splitLabelKey,
  type LabelFilters as Filters,
  type LabelMark,
} from "~/lib/labels/labels";
import type { TriState } from "~/lib/labels/triState";
import { TriStateSelect } from "~/ui/field/TriStateSelect";
import { TriStateSwitch } from "~/ui/field/TriStateSwitch";
import { labelKeys, type LabelKey } from "./filters";
import styles from "./FilterPanel.module.css";

interface Props {
  checks: readonly CheckSummary[];
  filters: Filters;
  onFilters: (filters: Filters) => void;
}

/** The filters of one key, as value to mark. */
function marksOf(filters: Filters, key: string): TriState {
  return new Map(
    Object.entries(filters).flatMap(([filterKey, mark]): [string, LabelMark][] => {
      const label = splitLabelKey(filterKey);
      return label?.key === key ? [[label.value, mark]] : [];
    }),
  );
}

/** The filters with those of one key replaced. */
function withMarks(filters: Filters, key: string, marks: TriState): Filters {
  const others = Object.entries(filters).filter(
    ([filterKey]) => splitLabelKey(filterKey)?.key !== key,
  );
  return Object.fromEntries([
    ...others,
    ...[...marks].map(([value, mark]) => [labelKey(key, value), mark] as const),
  ]);
}

/** A switch says true, false or either; the wire has one mark per value, so "false" is the exclusion of "true". */
function LabelSwitch({ entry, filters, onFilters }: { entry: LabelKey } & Omit<Props, "checks">) {
  const value = entry.values.includes("true") ? "true" : (entry.values[0] ?? "");
  const marks = marksOf(filters, entry.key);
  const label = value === "true" ? entry.key : `${entry.key}: ${value}`;
  return (
    <TriStateSwitch
      label={label}
      value={marks.get(value) ?? 0}
      onChange={(mark) =>
        onFilters(withMarks(filters, entry.key, mark === 0 ? new Map() : new Map([[value, mark]])))
      }
    />
  );
}

/** Filter by Label (spec 2 §2): a multi-select for labels with several values and a switch for boolean ones. */
export function LabelFilters({ checks, filters, onFilters }: Props) {
  const keys = useMemo(() => labelKeys(checks, filters), [checks, filters]);
  const lists = useMemo(() => keys.filter(({ kind }) => kind === "list"), [keys]);
  const switches = useMemo(() => keys.filter(({ kind }) => kind === "switch"), [keys]);
  return (
    <>
      {lists.map((entry) => (
        <TriStateSelect
          key={entry.key}
          label={entry.key}
          labelAbove
          options={entry.values}
          value={marksOf(filters, entry.key)}
          onChange={(marks) => onFilters(withMarks(filters, entry.key, marks))}
          summary={(count) => `including ${count} labels`}
        />
      ))}
      {switches.map((entry) => (
        <LabelSwitch key={entry.key} entry={entry} filters={filters} onFilters={onFilters} />
      ))}
      {keys.length === 0 ? (
        <p className={styles["none"]}>The checks in view carry no labels.</p>
      ) : null}
    </>
  );
}
