import type { ScopeListEntry } from "~generated/db/reads";
import { OriginBadge } from "~/components/record/OriginBadge";
import { originOfRecord } from "~/components/record/origin";
import { PersonCell } from "~/components/people/PersonCell";
import { DateTime } from "~/ui/time/Age";
import { Badge } from "~/ui/feedback/Badge";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { countTargets, targetCount } from "./scopeModel";
import styles from "./scopeColumns.module.css";

/** Columns that the server can sort by. */
export const scopeSortKeys = ["name", "created_at", "updated_at"] as const;

/** Columns of the scopes table (spec 1 §2). */
export const scopeColumns: readonly DataColumn<ScopeListEntry>[] = [
  {
    id: "name",
    header: "Name",
    minWidth: 200,
    isSortable: true,
    cell: (scope) => (
      <span className={styles["name"]}>
        <span className={styles["text"]} title={scope.name}>
          {scope.name}
        </span>
        {scope.namespace ? (
          <Badge title={`Namespace ${scope.namespace}`}>{scope.namespace}</Badge>
        ) : null}
      </span>
    ),
  },
  {
    id: "targets",
    header: "Targets",
    width: 100,
    cell: (scope) => targetCount(countTargets(scope.targets)),
  },
  {
    id: "description",
    header: "Description",
    hideBelow: 800,
    cell: (scope) => <span title={scope.description ?? undefined}>{scope.description}</span>,
  },
  {
    id: "created_at",
    header: "Created",
    width: 150,
    isSortable: true,
    firstSort: "desc",
    hideBelow: 700,
    cell: (scope) => <DateTime value={scope.created_at} />,
  },
  {
    id: "updated_at",
    header: "Updated",
    width: 150,
    isSortable: true,
    firstSort: "desc",
    hideBelow: 900,
    cell: (scope) => <DateTime value={scope.updated_at} />,
  },
  {
    id: "created_by",
    header: "Created By",
    width: 170,
    cell: (scope) =>
      originOfRecord(scope) ? (
        <OriginBadge record={scope} />
      ) : (
        <PersonCell person={scope.creator} />
      ),
  },
];
