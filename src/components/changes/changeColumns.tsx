import type { CatalogChange } from "~generated/catalog/types.gen";
import type { SearchChange } from "~/components/address/useSearchChange";
import { ConfigLink } from "~/components/config/ConfigLink";
import { TechName } from "~/components/icons/TechName";
import { PersonCell } from "~/components/people/PersonCell";
import { TagsCell } from "~/components/tags/TagsCell";
import { formatAge } from "~/lib/time/age";
import { SeverityMark } from "~/ui/feedback/SeverityMark";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { DateTime } from "~/ui/time/Age";
import type { ChangesSearch } from "./changesEntries";
import { setTags, toggleCell, type CellKey, type ChangesFilters } from "./changesFilters";
import styles from "./changes.module.css";
import { FilterCell } from "./FilterMarks";
import { sourceIcon } from "./changeSource";
import type { Authors } from "./useAuthors";

/** How often a change was seen, and over which time: "×12 in 3h". */
export function Repeats({
  change,
}: {
  change: Pick<CatalogChange, "count" | "first_observed" | "created_at">;
}) {
  const { count, first_observed: first, created_at: last } = change;
  if (count <= 1) return null;
  const span = first ? formatAge(new Date(first), new Date(last)) : "";
  return (
    <span className={styles["repeats"]}>
      ×{count.toLocaleString("en")}
      {span && span !== "0s" ? ` in ${span}` : ""}
    </span>
  );
}

interface Options {
  filters: ChangesFilters;
  onSearch: SearchChange<ChangesSearch>;
  authors: Authors;
  /** Whether items may be included and excluded: among the changes of one item they may not. */
  hasItemFilter: boolean;
}

/** Who made a change: a person, somebody outside, or where it came from. */
function author({ created_by: id, external_created_by: outside, source }: CatalogChange) {
  if (id) return { key: "created_by", value: id } as const;
  if (outside) return { key: "external_created_by", value: outside } as const;
  return { key: "source", value: source } as const;
}

/** Columns of a list of changes (facts 6.2); they sort where the server does. */
export function changeColumns(options: Options): readonly DataColumn<CatalogChange>[] {
  const { filters, onSearch, authors, hasItemFilter } = options;
  const marks = (key: CellKey, value: string, noun: string, tabIndex: 0 | -1) => ({
    noun,
    mark: filters.cells[key].get(value),
    tabIndex,
    onMark: (mark: 1 | -1) => onSearch(toggleCell(filters, key, value, mark)),
  });
  return [
    {
      id: "created_at",
      header: "Last Seen",
      width: 160,
      isMoment: true,
      isSortable: true,
      firstSort: "desc",
      cell: (change) => (
        <span className={styles["seen"]}>
          <DateTime value={change.created_at} /> <Repeats change={change} />
        </span>
      ),
    },
    {
      id: "name",
      header: "Catalog",
      minWidth: 170,
      isSortable: true,
      cell: (change, { tabIndex }) => {
        const { config_id: id, name, type, deleted_at } = change;
        const link = <ConfigLink config={{ id, name, type, deleted_at }} tabIndex={tabIndex} />;
        return hasItemFilter ? (
          <FilterCell {...marks("id", id, name ?? id, tabIndex)}>{link}</FilterCell>
        ) : (
          link
        );
      },
    },
    {
      id: "change_type",
      header: "Type",
      minWidth: 150,
      isSortable: true,
      phone: "end",
      cell: ({ change_type: type, severity }, { tabIndex }) => (
        <FilterCell {...marks("changeType", type, type, tabIndex)}>
          <span className={styles["type"]}>
            <SeverityMark severity={severity} />
            <span className={styles["text"]} title={type}>
              {type}
            </span>
          </span>
        </FilterCell>
      ),
    },
    {
      id: "summary",
      header: "Summary",
      minWidth: 200,
      isSortable: true,
      cell: ({ summary }, { tabIndex }) =>
        summary ? (
          <FilterCell {...marks("summary", summary, "this summary", tabIndex)}>
            <span className={styles["text"]} title={summary}>
              {summary}
            </span>
          </FilterCell>
        ) : null,
    },
    {
      id: "tags",
      header: "Tags",
      width: 170,
      hideBelow: 1100,
      phone: "hidden",
      cell: ({ tags }, { tabIndex }) => (
        <TagsCell
          tags={tags}
          filters={filters.tags}
          onFilters={(next) => onSearch(setTags(next))}
          tabIndex={tabIndex}
        />
      ),
    },
    {
      id: "created_by",
      header: "Created By",
      width: 165,
      hideBelow: 900,
      phone: "hidden",
      exported: (change) => {
        const { key, value } = author(change);
        return key === "created_by" ? (authors.get(value)?.name ?? value) : value;
      },
      cell: (change, { tabIndex }) => {
        const { key, value } = author(change);
        if (!value) return null;
        const person = key === "created_by" ? authors.get(value) : undefined;
        const name = key === "created_by" ? (person?.name ?? "somebody") : value;
        return (
          <FilterCell {...marks(key, value, name, tabIndex)}>
            {key === "created_by" ? (
              <PersonCell person={person ?? null} />
            ) : (
              <TechName icon={sourceIcon(change.source)} title={value} />
            )}
          </FilterCell>
        );
      },
    },
  ];
}
