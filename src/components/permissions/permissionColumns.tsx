import type { PermissionListEntry } from "~generated/db/reads";
import { OriginBadge } from "~/components/record/OriginBadge";
import { originOfRecord } from "~/components/record/origin";
import { PersonCell } from "~/components/people/PersonCell";
import { DateTime } from "~/ui/time/Age";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { resourceText, subjectOf } from "./permissionSubjects";
import { ActionCell, ResourceCell, SubjectCell, subjectPath } from "./PermissionCells";

/** Whether a row can be a link: not where the subject, which stands in the first cell, is one itself. */
export const isRowLink = (row: PermissionListEntry): boolean => subjectPath(row) === undefined;

/** Columns of the permissions table (spec 3 §2). */
export const permissionColumns: readonly DataColumn<PermissionListEntry>[] = [
  {
    id: "subject_type",
    header: "Subject",
    headerTitle: "Sorted by the kind of subject",
    minWidth: 150,
    exported: (row) => subjectOf(row).name ?? subjectOf(row).id,
    cell: (row, { tabIndex }) => <SubjectCell row={row} tabIndex={tabIndex} />,
  },
  {
    id: "resource",
    header: "Resource",
    minWidth: 220,
    exported: resourceText,
    cell: (row, { tabIndex }) => <ResourceCell row={row} tabIndex={tabIndex} />,
  },
  {
    id: "action",
    header: "Action",
    minWidth: 150,
    cell: (row) => <ActionCell row={row} />,
  },
  {
    id: "description",
    header: "Description",
    minWidth: 140,
    hideBelow: 1200,
    cell: (row) => <span title={row.description ?? undefined}>{row.description}</span>,
  },
  {
    id: "updated_at",
    header: "Updated",
    width: 110,
    isMoment: true,
    firstSort: "desc",
    hideBelow: 1000,
    cell: (row) => <DateTime value={row.updated_at} />,
  },
  {
    id: "created_at",
    header: "Created",
    width: 110,
    isMoment: true,
    firstSort: "desc",
    hideBelow: 900,
    cell: (row) => <DateTime value={row.created_at} />,
  },
  {
    id: "created_by",
    header: "Created By",
    width: 140,
    hideBelow: 700,
    exported: ({ creator, source }) => creator ?? source,
    cell: (row, { tabIndex }) =>
      originOfRecord(row) ? (
        <OriginBadge record={row} tabIndex={tabIndex} />
      ) : (
        <PersonCell person={row.creator} />
      ),
  },
];
