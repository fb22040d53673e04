import { useMemo } from "react";
import type { CheckSummary } from "~generated/canary/types.gen";
import { parseLabels } from "~/lib/labels/labels";
import { buildHealthList } from "./healthList";
import { pivotOf } from "./pivot";
import type { UnreadableCheck } from "./readChecks";
import { checkOrder, healthRows, unreadableRows } from "./rows";
import { defaults, type HealthSearch } from "./search";

const nothing: readonly string[] = [];

/** What the page shows of the checks, by the settings of its address. */
export function useHealthList(
  checks: readonly CheckSummary[],
  unreadable: readonly UnreadableCheck[],
  agentNames: ReadonlyMap<string, string>,
  search: HealthSearch,
) {
  const { labels, error: labelsError } = useMemo(() => parseLabels(search.labels), [search.labels]);
  const { query = "", health, tab } = search;
  const tabBy = search.tabBy ?? defaults.tabBy;
  const hidePassing = search.hidePassing ?? defaults.hidePassing;
  const groupBy = search.groupBy ?? defaults.groupBy;
  const sortBy = search.sortBy ?? defaults.sortBy;
  const sortDesc = search.sortDesc ?? defaults.sortDesc;
  const list = useMemo(
    () =>
      buildHealthList(checks, {
        hidePassing,
        health,
        query,
        labels,
        tabBy,
        tab,
        groupBy,
        sortBy,
        sortDesc,
        agentNames,
      }),
    [checks, hidePassing, health, query, labels, tabBy, tab, groupBy, sortBy, sortDesc, agentNames],
  );
  // Nobody knows what would match them, so they stand at the end of every list.
  const rows = useMemo(
    () => [...healthRows(list.groups, groupBy), ...unreadableRows(unreadable)],
    [list.groups, groupBy, unreadable],
  );
  // For the drawer, which steps through them.
  const isOpen = search.checkId !== undefined;
  const order = useMemo(() => (isOpen ? checkOrder(rows) : nothing), [isOpen, rows]);
  const pivot = useMemo(
    () => pivotOf(list.shown, search.pivotBy, search.pivotLabel),
    [list.shown, search.pivotBy, search.pivotLabel],
  );
  return { list, rows, order, pivot, labels, labelsError, tabBy, hidePassing, sortBy, sortDesc };
}
