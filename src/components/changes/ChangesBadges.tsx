import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { configsByIdsOptions } from "~generated/db/reads";
import type { SearchChange } from "~/components/address/useSearchChange";
import { isRecordId } from "~/components/record/RecordDialog";
import { Button } from "~/ui/button/Button";
import type { ChangesSearch } from "./changesEntries";
import {
  type CellKey,
  type ChangesFilters,
  isFiltered,
  setCell,
  unfiltered,
} from "./changesFilters";
import styles from "./changes.module.css";
import type { Authors } from "./useAuthors";

interface Props {
  search: ChangesSearch;
  filters: ChangesFilters;
  onSearch: SearchChange<ChangesSearch>;
  authors: Authors;
}

/** Change types and agents have a control of their own in the line. */
const badgeKeys = ["id", "summary", "source", "created_by", "external_created_by"] as const;

const labels: Readonly<Record<CellKey, string>> = {
  id: "catalog",
  changeType: "type",
  summary: "summary",
  source: "source",
  created_by: "created_by",
  external_created_by: "created_by",
};

function useItemNames(ids: readonly string[]) {
  const { data } = useQuery({ ...configsByIdsOptions({ ids: [...ids] }), enabled: ids.length > 0 });
  return new Map(data?.rows.map(({ id, name }) => [id, name ?? id]));
}

/** What cells filter by, each to be taken away; an excluded one is struck out. */
export function ChangesBadges({ search, filters, onSearch, authors }: Props) {
  const items = useItemNames([...filters.cells.id.keys()].filter(isRecordId));
  const badges = badgeKeys.flatMap((key) => {
    const marks = filters.cells[key];
    return [...marks].map(([value, mark]) => {
      const text =
        key === "id"
          ? (items.get(value) ?? value)
          : key === "created_by"
            ? (authors.get(value)?.name ?? value)
            : value;
      const without = new Map([...marks].filter(([other]) => other !== value));
      return { key, value, text, isOut: mark === -1, without };
    });
  });
  if (!isFiltered(search)) return null;
  return (
    <span className={styles["badges"]}>
      {badges.map(({ key, value, text, isOut, without }) => (
        <span key={`${key} ${value}`} className={styles["badge"]} data-out={isOut || undefined}>
          <span className={styles["badgeKey"]}>{labels[key]}:</span>
          <span className={styles["badgeText"]} title={isOut ? `not ${text}` : text}>
            {isOut ? <s>{text}</s> : text}
          </span>
          <button
            type="button"
            className={styles["badgeClose"]}
            aria-label={`Remove the filter ${labels[key]}: ${isOut ? "not " : ""}${text}`}
            onClick={() => onSearch(setCell(key, without))}
          >
            <X size={12} aria-hidden />
          </button>
        </span>
      ))}
      <Button variant="quiet" onClick={() => onSearch(unfiltered)}>
        Clear
      </Button>
    </span>
  );
}
