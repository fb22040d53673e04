import type { CheckDetail } from "~generated/db/reads";
import { DeletedMark } from "~/components/config/ConfigLink";
import { BuiltLink } from "~/components/links/BuiltLink";
import { ExportRows } from "~/components/export/ExportButton";
import { TechName } from "~/components/icons/TechName";
import { DataTable } from "~/ui/table/DataTable";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { EmptyState } from "~/ui/feedback/EmptyState";

interface RelatedRecord {
  id: string;
  name: string;
  icon: string | null;
  kind: "Component" | "Config";
  /** When the record itself was deleted. */
  deletedAt: string | null;
}

/** Components and config items of a check. A link that was taken away is left out; a deleted record is shown as such. */
export function relatedRecords(check: CheckDetail): RelatedRecord[] {
  const components = check.components.flatMap((link): RelatedRecord[] =>
    link.deleted_at === null && link.components
      ? [{ ...link.components, kind: "Component", deletedAt: link.components.deleted_at }]
      : [],
  );
  const configs = check.configs.flatMap((link): RelatedRecord[] =>
    link.deleted_at === null && link.configs
      ? [
          {
            id: link.configs.id,
            name: link.configs.name ?? link.configs.id,
            icon: link.configs.type,
            kind: "Config",
            deletedAt: link.configs.deleted_at,
          },
        ]
      : [],
  );
  return [...components, ...configs];
}

const pathOf = ({ kind, id }: RelatedRecord): string =>
  `/${kind === "Component" ? "topology" : "catalog"}/${id}`;

const idOf = (record: RelatedRecord) => record.id;

const columns: DataColumn<RelatedRecord>[] = [
  {
    id: "name",
    header: "Name",
    width: "fill",
    cell: (record, { tabIndex }) => (
      <TechName
        icon={record.icon}
        title={record.name}
        after={record.deletedAt ? <DeletedMark at={record.deletedAt} /> : null}
      >
        <BuiltLink path={pathOf(record)} tabIndex={tabIndex}>
          {record.name}
        </BuiltLink>
      </TechName>
    ),
  },
  { id: "kind", header: "Type", width: 140, cell: (record) => record.kind },
];

/** Relationships tab. A record is a link where the console has a page for it. */
export function CheckRelationships({ related }: { related: readonly RelatedRecord[] }) {
  if (related.length === 0)
    return (
      <EmptyState
        title="No details found"
        text="No component and no config item is related to this check. Relationships come from the canary's spec."
      />
    );
  return (
    <DataTable
      label="Relationships"
      columns={columns}
      rows={related}
      rowId={idOf}
      tools={<ExportRows title="Relationships" columns={columns} rowId={idOf} rows={related} />}
    />
  );
}
