import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Suspense, useMemo, useState } from "react";
import { FilterBoundary } from "~/components/crash/FilterBoundary";
import { addressWith } from "~/components/address/useSearchChange";
import { lazyPart } from "~/components/parts/lazyPart";
import { SavedViews } from "./SavedViews";
import { configGroupKeysKey, configListKey } from "~generated/db/reads";
import { ConfigTabs } from "~/components/catalogTabs/ConfigTabs";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { BuiltLink } from "~/components/links/BuiltLink";
import { usePreferences } from "~/components/preferences/preferences";
import { Button } from "~/ui/button/Button";
import { CatalogCounts } from "./CatalogCounts";
import { CatalogFilters } from "./CatalogFilters";
import { CatalogGroups } from "./CatalogGroups";
import { CatalogList } from "./CatalogList";
import { CatalogSummary } from "./CatalogSummary";
import styles from "./catalog.module.css";
import { parseGroupBy } from "./groupBy";
import { searchedAt } from "./list";
import { type CatalogSearch, type ChangeCatalog } from "./search";
import { showsSummary } from "./summary";
import { searchPart } from "./where";

interface Props {
  search: CatalogSearch;
  onSearch: ChangeCatalog;
  onOpen: (path: string) => void;
}

const SaveViewDialog = lazyPart(async () => (await import("./SavedViewDialogs")).SaveViewDialog);
const SavedViewsDialog = lazyPart(
  async () => (await import("./SavedViewDialogs")).SavedViewsDialog,
);

const UNHEALTHY = "unhealthy:1";
const reads = [configListKey, configGroupKeysKey, [{ _id: "summarizeCatalog" }]] as const;

/** The catalog: counted by groups, or as a list where a type or a search is chosen (facts 4 and 5). */
export function CatalogPage({ search: asked, onSearch, onOpen }: Props) {
  const client = useQueryClient();
  const router = useRouter();
  const [now, setNow] = useState(searchedAt);
  const { showDeleted: shows } = usePreferences();
  const search = useMemo(
    () => ({ ...asked, showDeleted: asked.showDeleted ?? shows }),
    [asked, shows],
  );
  const isFetching =
    useIsFetching({ queryKey: configListKey }) + useIsFetching({ queryKey: configGroupKeysKey }) >
    0;
  const { issue } = useMemo(() => searchPart(search.search, now), [search.search, now]);
  const isSummary = showsSummary(search);
  const refresh = () => {
    setNow(searchedAt());
    for (const queryKey of reads) void client.refetchQueries({ queryKey, type: "active" });
  };
  const address = addressWith(router, { dialog: undefined, pageIndex: undefined, from: undefined });
  const closeDialog = () => onSearch({ dialog: undefined });
  const props = { search, onSearch, onOpen, now };
  return (
    <div className={styles["page"]}>
      <ConfigTabs
        tab="catalog"
        search={asked}
        refresh={{ onRefresh: refresh, isRefreshing: isFetching }}
        extra={
          <>
            {asked.from === undefined || isSummary ? null : (
              <BuiltLink path={`/catalog?${asked.from}`}>Back to the summary</BuiltLink>
            )}
            <span className={styles["counts"]}>
              <PanelBoundary fallback={null} resetKey={addressWith(router, {})}>
                <CatalogCounts search={search} />
              </PanelBoundary>
            </span>
          </>
        }
        actions={
          <>
            <span className={styles["wide"]}>
              <Button
                aria-pressed={search.health === UNHEALTHY}
                onClick={() =>
                  onSearch({
                    pageIndex: undefined,
                    ...(search.health === UNHEALTHY
                      ? { health: undefined }
                      : { health: UNHEALTHY, view: "list" }),
                  })
                }
              >
                Unhealthy only
              </Button>
            </span>
            <SavedViews onSearch={onSearch} address={address} />
          </>
        }
      />
      <FilterBoundary>
        <CatalogFilters search={search} onSearch={onSearch} issue={issue} />
      </FilterBoundary>
      {/* An answer that no contract allows takes the rows alone, not what narrows them. */}
      <PanelBoundary resetKey={addressWith(router, {})}>
        {isSummary ? (
          <CatalogSummary {...props} />
        ) : parseGroupBy(search.groupBy).length > 0 ? (
          <CatalogGroups {...props} key={search.groupBy} />
        ) : (
          <CatalogList {...props} />
        )}
      </PanelBoundary>
      <Suspense fallback={null}>
        {search.dialog === "save" ? (
          <SaveViewDialog address={address} onClose={closeDialog} />
        ) : search.dialog === "views" ? (
          <SavedViewsDialog onClose={closeDialog} />
        ) : null}
      </Suspense>
    </div>
  );
}
