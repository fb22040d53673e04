import { pathTo } from "~/components/links/path";
import { LastJobDialog, lastJobColumns } from "~/components/jobs/lastJob";
import { PersonCell } from "~/components/people/PersonCell";
import { resource } from "~/components/resource/resource";
import { PickOne } from "~/ui/field/PickOne";
import { integrationList } from "./list";
import { integrationTypes, tiles } from "./search";

const kinds: Readonly<Record<string, { label: string; icon: string }>> = {
  scrapers: { label: "Catalog Scraper", icon: "search" },
  topologies: { label: "Topology", icon: "topology" },
  logging_backends: { label: "Log Backend", icon: "logs" },
};
const kindOf = ({ integration_type: type }: { integration_type: string | null }) =>
  integrationTypes.find((known) => known === type);

const all = { value: "all", label: "All" };
const options = [
  all,
  ...integrationTypes.map((value) => ({ value, label: kinds[value]?.label ?? value })),
];

/** Scrapers, topologies and log backends in one list (spec 3 §2). */
export const integrations = resource(integrationList, {
  noun: "Integration",
  about:
    "Integrations bring what runs elsewhere into the console: catalog scrapers, topologies, log backends.",
  searchLabel: "Search by name",
  columns: [
    { like: "name", icon: (row) => kinds[row.integration_type ?? ""]?.icon },
    {
      id: "integration_type",
      header: "Type",
      width: 130,
      cell: ({ integration_type: type }) => kinds[type ?? ""]?.label ?? type,
    },
    "source",
    ...lastJobColumns,
    "created",
    "updated",
    {
      id: "creator",
      header: "Created By",
      width: 140,
      cell: ({ creator_name: name, creator_avatar: avatar }) => (
        <PersonCell person={name === null ? null : { name, avatar }} />
      ),
    },
  ],
  href: (row) => {
    const type = kindOf(row);
    return type && pathTo("/settings/integrations/$type/$id", { type, id: row.id ?? "" });
  },
  adding: { add: tiles },
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
  unfiltered: { type: undefined },
  Dialogs: LastJobDialog,
});
