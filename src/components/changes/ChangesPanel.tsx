import type { ReactNode } from "react";
import { FilterBoundary } from "~/components/crash/FilterBoundary";
import type { SearchChange } from "~/components/address/useSearchChange";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { PickOne } from "~/ui/field/PickOne";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import { ChangesBadges } from "./ChangesBadges";
import type { ChangesSearch } from "./changesEntries";
import { ChangesFilterBar } from "./ChangesFilterBar";
import { ChangesRows } from "./ChangesRows";
import { laneKinds } from "./useTimeline";
import styles from "./changes.module.css";
import { useAuthors } from "./useAuthors";
import { useChanges } from "./useChanges";

interface Props {
  search: ChangesSearch;
  onSearch: SearchChange<ChangesSearch>;
  /** Header of the page, which refreshes the list and says how much of it there is. */
  renderHeader?: (
    list: Pick<ReturnType<typeof useChanges>, "query" | "total" | "filters">,
  ) => ReactNode;
  /** Only this item and what is related to it. */
  configId?: string;
}

/** A list of changes: filters, the table that the server pages and sorts, and the change in the address (facts 6). */
export function ChangesPanel({ search, onSearch, renderHeader, configId }: Props) {
  const changes = useChanges(search, onSearch, configId);
  const { filters, readable } = changes;
  const authors = useAuthors([
    ...readable.map((row) => row.created_by),
    ...filters.cells.created_by.keys(),
  ]);
  const isWide = useMediaQuery("(min-width: 1280px)");
  const kind = isWide
    ? (laneKinds.find(({ value }) => value === search.lanes)?.value ?? "type")
    : "none";
  return (
    <div className={styles["panel"]}>
      {renderHeader?.(changes)}
      <FilterBoundary>
        <ChangesFilterBar filters={filters} onSearch={onSearch} isOfItem={configId !== undefined}>
          {isWide ? (
            <PickOne
              label="Timeline by"
              options={laneKinds}
              value={kind}
              onChange={(value) => onSearch({ lanes: value === "type" ? undefined : value })}
            />
          ) : null}
          <ChangesBadges search={search} filters={filters} onSearch={onSearch} authors={authors} />
        </ChangesFilterBar>
      </FilterBoundary>
      {/* What no contract allows takes the rows alone, not what narrows them. */}
      <PanelBoundary resetKey={changes.query.dataUpdatedAt}>
        <ChangesRows
          search={search}
          onSearch={onSearch}
          configId={configId}
          changes={changes}
          authors={authors}
          kind={kind}
        />
      </PanelBoundary>
    </div>
  );
}
