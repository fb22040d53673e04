import type { ConnectionListEntry } from "~generated/db/reads";
import { notifyText } from "~/components/messages/notify";
import { OriginBadge } from "~/components/record/OriginBadge";
import { originOfRecord } from "~/components/record/origin";
import { PersonCell } from "~/components/people/PersonCell";
import { TechIcon } from "~/components/icons/TechIcon";
import { typeLabel } from "~/components/pickers/TypePicker";
import { DateTime } from "~/ui/time/Age";
import { CopyButton } from "~/ui/button/CopyButton";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { connectionUrl } from "./connectionPayload";
import { connectionType } from "./connectionTypes";
import styles from "./columns.module.css";

/** Columns that the server can sort by. */
export const connectionSortKeys = [
  "name",
  "type",
  "namespace",
  "created_at",
  "updated_at",
] as const;

const labelOf = (key: string): string => {
  const type = connectionType(key);
  return type ? typeLabel(type) : key;
};

/** Columns of the connections table. */
export const connectionColumns: readonly DataColumn<ConnectionListEntry>[] = [
  {
    id: "name",
    header: "Name",
    minWidth: 200,
    isSortable: true,
    cell: (row) => (
      <span className={styles["name"]}>
        <TechIcon name={connectionType(row.type)?.icon ?? row.type} />
        <span className={styles["text"]} title={row.name}>
          {row.name}
        </span>
      </span>
    ),
  },
  {
    id: "copy",
    header: "URL",
    headerTitle: "Copies the address that other documents refer to the connection by",
    width: 60,
    hideBelow: 700,
    cell: (row) => (
      <CopyButton
        text={connectionUrl(row)}
        label={`Copy URL of ${row.name}`}
        onMessage={(message, isError) =>
          notifyText(isError ? "error" : "success", isError ? message : "Connection URL copied!")
        }
      />
    ),
  },
  {
    id: "namespace",
    header: "Namespace",
    width: 150,
    isSortable: true,
    hideBelow: 700,
    cell: (row) => <span title={row.namespace}>{row.namespace}</span>,
  },
  {
    id: "type",
    header: "Type",
    width: 150,
    isSortable: true,
    cell: (row) => <span title={row.type}>{labelOf(row.type)}</span>,
  },
  {
    id: "created_by",
    header: "Created By",
    width: 170,
    hideBelow: 800,
    cell: (row, { tabIndex }) =>
      originOfRecord(row) ? (
        <OriginBadge record={row} tabIndex={tabIndex} />
      ) : (
        <PersonCell person={row.creator} />
      ),
  },
  {
    id: "created_at",
    header: "Created",
    width: 150,
    isSortable: true,
    firstSort: "desc",
    hideBelow: 1000,
    cell: (row) => <DateTime value={row.created_at} />,
  },
  {
    id: "updated_at",
    header: "Updated",
    width: 150,
    isSortable: true,
    firstSort: "desc",
    hideBelow: 1100,
    cell: (row) => <DateTime value={row.updated_at} />,
  },
];
