import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { searchCatalogChangesOptions } from "~generated/catalog/@tanstack/react-query.gen";
import type { CatalogChange } from "~generated/catalog/types.gen";
import { readableRows } from "~/api/readable";
import { changesQuery, type ChangesFilters } from "./changesFilters";

/** Milliseconds between two looks for new changes; the browser pauses them in a hidden tab. */
const every = 5_000;
/** More than this many are "50 or more". */
const most = 50;

interface Asked {
  filters: ChangesFilters;
  configId: string | undefined;
  /** Rows of the list as it was read, and when. */
  rows: readonly CatalogChange[];
  readAt: number;
  isOn: boolean;
}

const none: readonly CatalogChange[] = [];

/** Changes that came since the list was read, newest first: announced, never pushed between the rows. */
export function useLiveTail({ filters, configId, rows, readAt, isOn }: Asked) {
  const newest = useMemo(
    () => rows.reduce((latest, { created_at: at }) => (at > latest ? at : latest), ""),
    [rows],
  );
  const since = newest || (readAt > 0 ? new Date(readAt).toISOString() : "");
  const query = useQuery({
    ...searchCatalogChangesOptions({
      body: {
        ...changesQuery(filters, { configId }),
        from: since,
        to: "now",
        sort_by: "-created_at",
        page_size: most,
      },
    }),
    enabled: isOn && since !== "",
    refetchInterval: every,
    // What it found belongs to this reading of the list alone.
    gcTime: 0,
    retry: false,
  });
  const { data } = query;
  const fresh = useMemo(() => {
    if (!data || !isOn) return none;
    const known = new Map(rows.map((row) => [row.id, row.created_at]));
    return readableRows(data.changes).filter(({ id, created_at: at }) => known.get(id) !== at);
  }, [data, rows, isOn]);
  return { fresh, since, isFailing: query.isError, mayBeMore: fresh.length >= most };
}
