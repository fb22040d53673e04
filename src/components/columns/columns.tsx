import type { ReactNode } from "react";
import type { PersonRef } from "~generated/db/reads";
import { TechIcon } from "~/components/icons/TechIcon";
import { AgentLink, agentOf } from "~/components/links/AgentLink";
import { PersonCell } from "~/components/people/PersonCell";
import { OriginBadge } from "~/components/record/OriginBadge";
import { originOfRecord, type OwnedRecord } from "~/components/record/origin";
import { tagsOf } from "~/lib/labels/tags";
import { Badge } from "~/ui/feedback/Badge";
import type { CellState, DataColumn } from "~/ui/table/dataTableTypes";
import { TagList } from "~/ui/text/TagList";
import { DateTime } from "~/ui/time/Age";
import styles from "./columns.module.css";

type Tags = Parameters<typeof tagsOf>[0];
type Person = Pick<PersonRef, "name" | "avatar"> | null;

/** Text of a cell: cut with an ellipsis, whole in its tooltip. */
export const textCell = (value: string | null | undefined): ReactNode =>
  value ? (
    <span className={styles["text"]} title={value}>
      {value}
    </span>
  ) : null;

const preset = <Row,>(column: DataColumn<Row>) => column;
const moment = { width: 105, isMoment: true, phone: "hidden", firstSort: "desc" } as const;

interface Named {
  name: string | null;
  icon?: string | null;
  agent?: unknown;
}

function nameCell({ name, icon, agent }: Named, { tabIndex }: CellState, badge?: ReactNode) {
  const owner = agentOf(agent);
  return (
    <span className={styles["name"]}>
      {icon ? <TechIcon name={icon} /> : null}
      {textCell(name)}
      {badge ? <span className={styles["badge"]}>{badge}</span> : null}
      {owner ? (
        <span className={styles["agent"]}>
          <AgentLink agent={owner} tabIndex={tabIndex} />
        </span>
      ) : null}
    </span>
  );
}

/** Columns that many lists share, by name. A list may show those whose fields its rows have. */
const presets = {
  /** Its icon, its name, and the agent that it belongs to. */
  name: preset<Named>({ id: "name", header: "Name", minWidth: 195, cell: nameCell }),
  /** The same with the namespace, for lists without a column of it. */
  nameInNamespace: preset<Named & { namespace?: string | null }>({
    id: "name",
    header: "Name",
    minWidth: 220,
    cell: (row, state) =>
      nameCell(
        row,
        state,
        row.namespace ? <Badge title={`Namespace ${row.namespace}`}>{row.namespace}</Badge> : null,
      ),
  }),
  namespace: preset<{ namespace?: string | null }>({
    id: "namespace",
    header: "Namespace",
    width: 150,
    hideBelow: 700,
    cell: ({ namespace }) => textCell(namespace),
  }),
  source: preset<OwnedRecord>({
    id: "source",
    header: "Source",
    width: 105,
    cell: (row, { tabIndex }) => <OriginBadge record={row} tabIndex={tabIndex} />,
  }),
  schedule: preset<{ schedule?: string | null }>({
    id: "schedule",
    header: "Schedule",
    width: 120,
    cell: ({ schedule }) => textCell(schedule),
  }),
  description: preset<{ description?: string | null }>({
    id: "description",
    header: "Description",
    hideBelow: 800,
    cell: ({ description }) => textCell(description),
  }),
  tags: preset<{ labels?: Tags }>({
    id: "labels",
    header: "Tags",
    minWidth: 150,
    phone: "hidden",
    cell: ({ labels }) => <TagList tags={tagsOf(labels)} max={1} />,
  }),
  created: preset<{ created_at: string | null }>({
    id: "created_at",
    header: "Created",
    hideBelow: 900,
    ...moment,
    cell: ({ created_at: at }) => <DateTime value={at} />,
  }),
  updated: preset<{ updated_at?: string | null }>({
    id: "updated_at",
    header: "Updated",
    hideBelow: 1000,
    ...moment,
    cell: ({ updated_at: at }) => <DateTime value={at} />,
  }),
  creator: preset<{ creator?: Person }>({
    id: "creator",
    header: "Created By",
    width: 130,
    phone: "hidden",
    cell: ({ creator }) => <PersonCell person={creator} />,
  }),
  /** Who made it, or who keeps it where that is not the console. */
  createdBy: preset<OwnedRecord & { creator?: Person }>({
    id: "created_by",
    header: "Created By",
    width: 150,
    hideBelow: 700,
    cell: (row, { tabIndex }) =>
      originOfRecord(row) ? (
        <OriginBadge record={row} tabIndex={tabIndex} />
      ) : (
        <PersonCell person={row.creator} />
      ),
  }),
};

type Presets = typeof presets;
type RowOf<Column> = Column extends DataColumn<infer Row> ? Row : never;

/** Names of the presets that can show such rows. */
type PresetName<Row> = {
  [Name in keyof Presets]: Row extends RowOf<Presets[Name]> ? Name : never;
}[keyof Presets];

/** A column of a list: a preset by its name, a preset with something of its own, or one of the list's own. */
export type ListColumn<Row> =
  | PresetName<Row>
  | ({
      like: PresetName<Row>;
      /** Icon of a row that has none of its own, for the name. */
      icon?: (row: Row) => string | null | undefined;
    } & Partial<DataColumn<Row>>)
  | DataColumn<Row>;

/** PresetName lets only those names through whose rows these are. */
function presetFor<Row>(
  name: PresetName<Row>,
  icon?: (row: Row) => string | null | undefined,
): DataColumn<Row> {
  const shown = presets[name] as unknown as DataColumn<Row>;
  return icon
    ? { ...shown, cell: (row, state) => shown.cell({ ...row, icon: icon(row) }, state) }
    : shown;
}

/** The columns as the table takes them; those that can be sorted by are the ones that the list's read says. */
export const tableColumns = <Row,>(
  columns: readonly ListColumn<Row>[],
  sortKeys: readonly string[],
): readonly DataColumn<Row>[] =>
  columns.map((column) => {
    const shown: DataColumn<Row> =
      typeof column === "object"
        ? "like" in column
          ? { ...presetFor<Row>(column.like, column.icon), ...column }
          : column
        : presetFor<Row>(column);
    return { ...shown, isSortable: sortKeys.includes(shown.id) };
  });
