import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { integrationListOptions, type IntegrationWithStatus } from "~generated/db/reads";
import { PickOne } from "~/ui/field/PickOne";
import { newestFirst, recordList } from "./recordList";
import type { ListedRecord, RecordListTable } from "./recordTypes";
import { integrationTypes } from "./search";

const sortKeys = [
  "name",
  "integration_type",
  "source",
  "job_status",
  "job_time_start",
  "job_last_failed",
  "created_at",
  "updated_at",
] as const;

const kinds: Readonly<Record<string, { label: string; icon: string }>> = {
  scrapers: { label: "Catalog Scraper", icon: "search" },
  topologies: { label: "Topology", icon: "topology" },
  logging_backends: { label: "Log Backend", icon: "logs" },
};

/** Rows of the view as lists show them; the view leaves nothing empty that a list needs. */
const listed = (row: IntegrationWithStatus): ListedRecord => ({
  ...row,
  id: row.id ?? "",
  name: row.name ?? "",
  type: kinds[row.integration_type ?? ""]?.label ?? row.integration_type,
  icon: kinds[row.integration_type ?? ""]?.icon ?? null,
  creator:
    row.creator_name === null ? null : { name: row.creator_name, avatar: row.creator_avatar },
});

const all = { value: "all", label: "All" };
const options = [
  all,
  ...integrationTypes.map((value) => ({ value, label: kinds[value]?.label ?? value })),
];

/** Where an integration is edited, by its label; undefined for a kind that this console does not know. */
function pathOf({ id, type }: ListedRecord): string | undefined {
  const kind = integrationTypes.find((value) => kinds[value]?.label === type);
  return kind && `/settings/integrations/${kind}/${id}`;
}

/** Scrapers, topologies and log backends in one list (spec 3 §2). */
export const integrations: RecordListTable = {
  title: "Integrations",
  one: "Integration",
  resource: "integrations",
  about:
    "Integrations bring what runs elsewhere into the console: catalog scrapers, topologies, log backends.",
  columns: ["type", "job", "updated"],
  sortKeys,
  pathOf,
  Filters: ({ search, onSearch }) => (
    <PickOne
      label="Type"
      value={search.type ?? all.value}
      options={options}
      onChange={(value) =>
        onSearch({
          type: integrationTypes.find((type) => type === value),
          pageIndex: undefined,
        })
      }
    />
  ),
  isFiltered: ({ type }) => type !== undefined,
  unfiltered: { type: undefined },
  List: ({ children, ...props }) => {
    const list = recordList({ ...props, sortKeys, sort: newestFirst });
    const { type } = props.search;
    const query = useQuery({
      ...integrationListOptions({
        ...list.params,
        ...(type && { types: [type] }),
      }),
      placeholderData: keepPreviousData,
    });
    const { data } = query;
    const shown = useMemo(() => data && { ...data, rows: data.rows.map(listed) }, [data]);
    return children({ list, query: { ...query, data: shown } });
  },
};
