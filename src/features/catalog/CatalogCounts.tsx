import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { summarizeCatalogOptions } from "~generated/catalog/@tanstack/react-query.gen";
import { catalogPath } from "./catalogPaths";
import { readFault } from "~/components/errors/readFault";
import { HealthCounts } from "./HealthCounts";
import { parseTagFilters } from "~/lib/labels/tagFilters";
import { FaultLine } from "~/ui/feedback/FaultLine";
import type { CatalogSearch } from "./search";
import { canSummarize, showsSummary, summaryQuery } from "./summary";

/**
 * Items of the page by health, whatever health is chosen: each number filters by it. Nothing where the summary cannot
 * count what the address asks for.
 */
export function CatalogCounts({ search }: { search: CatalogSearch }) {
  const { configType, labels, status, agent, showDeleted } = search;
  const canCount =
    search.search === undefined && agent === undefined && canSummarize(parseTagFilters(labels));
  const body = useMemo(
    () => summaryQuery({ ...search, health: undefined, groupBy: "type" }),
    [search],
  );
  const query = useQuery({ ...summarizeCatalogOptions({ body }), enabled: canCount });
  const { data } = query;
  const fault = readFault("counts by health", query);
  const counts = useMemo(() => {
    const sum: Record<string, number> = {};
    for (const row of data ?? [])
      if (configType === undefined || row.type === configType)
        for (const [health, count] of Object.entries(row.health ?? {}))
          sum[health] = (sum[health] ?? 0) + count;
    return sum;
  }, [data, configType]);
  if (!canCount) return null;
  if (fault) return <FaultLine fault={fault} />;
  return (
    <HealthCounts
      counts={counts}
      isClose
      pathOf={(health) =>
        catalogPath({
          configType,
          labels,
          status,
          showDeleted: showDeleted || undefined,
          groupBy: showsSummary(search) ? undefined : search.groupBy,
          health: `${health}:1`,
          view: "list",
        })
      }
    />
  );
}
