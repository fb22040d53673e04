import type * as v from "valibot";
import type { GenericTable } from "~/components/settingsTables/genericTables";
import { ResourcePage } from "~/components/resource/ResourcePage";
import { recordResources } from "./listResources";
import type { recordListSearch } from "./search";

interface Props {
  table: GenericTable;
  search: v.InferOutput<typeof recordListSearch>;
}

/** The list of a generic settings table. */
export function RecordListPage({ table, search }: Props) {
  switch (table) {
    case "teams":
      return <ResourcePage key={table} of={recordResources.teams} search={search} />;
    case "incident_rules":
      return <ResourcePage key={table} of={recordResources.incident_rules} search={search} />;
    case "topologies":
      return <ResourcePage key={table} of={recordResources.topologies} search={search} />;
    case "canaries":
      return <ResourcePage key={table} of={recordResources.canaries} search={search} />;
    case "logging_backends":
      return <ResourcePage key={table} of={recordResources.logging_backends} search={search} />;
  }
}
