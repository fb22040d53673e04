import { useState } from "react";
import { useAccess } from "~/api/access";
import { originOfRecord } from "~/components/record/origin";
import { PageHeader } from "~/components/page/PageHeader";
import { QueryError } from "~/components/errors/QueryError";
import { typeLabel } from "~/components/types/TypePicker";
import type { SearchChange } from "~/components/address/useSearchChange";
import { whyNot } from "~/components/access/whyNot";
import { Badge } from "~/ui/feedback/Badge";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { BuiltLink } from "~/components/links/BuiltLink";
import type { EditedRecord, EditorKind, EditorWrites } from "./editorTypes";
import { Help } from "./NewResourcePage";
import { ResourceView } from "./ResourceView";
import type { EditorSearch } from "./search";
import { typeOfSpec } from "./specType";
import { TypedEditor } from "./TypedEditor";

interface Query {
  data: { rows: EditedRecord[] } | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props {
  kind: EditorKind;
  query: Query;
  writes: EditorWrites;
  search: EditorSearch;
  onSearch: SearchChange<EditorSearch>;
}

/** Page of one resource: its editor, or its spec for those who may not change it. Mount it anew for another one. */
export function ResourcePage({ kind, query, ...props }: Props) {
  const record = query.data?.rows[0];
  const type = record && typeOfSpec(kind.kind, record.spec).type;
  return (
    <>
      <PageHeader
        title={record?.name ?? kind.one}
        titleExtra={
          <>
            {type ? <Help kind={kind} docs={type.docs} label={typeLabel(type)} /> : null}
            {record?.deleted_at ? <Badge>Deleted</Badge> : null}
          </>
        }
        refresh={{ onRefresh: () => void query.refetch(), isRefreshing: query.isFetching }}
      />
      {record ? (
        <Page kind={kind} record={record} {...props} />
      ) : query.error ? (
        <QueryError title={`The ${kind.one.toLowerCase()} could not be loaded`} query={query} />
      ) : query.isPending ? (
        <Skeleton rows={10} />
      ) : (
        <EmptyState
          title="No resources found"
          text={`There is no ${kind.one.toLowerCase()} with this id. It may have been removed.`}
          action={<BuiltLink path={kind.list}>Back to the list</BuiltLink>}
        />
      )}
    </>
  );
}

function Page({ kind, record, ...props }: Omit<Props, "query"> & { record: EditedRecord }) {
  const access = useAccess();
  // The type that it opened on stays, whatever is saved meanwhile.
  const [{ type, key }] = useState(() => typeOfSpec(kind.kind, record.spec));
  const reason = record.deleted_at
    ? "This resource is deleted."
    : (originOfRecord(record)?.reason ?? whyNot(access, "write", kind.resource));
  if (reason !== undefined)
    return <ResourceView kind={kind} record={record} reason={reason} {...props} />;
  return <TypedEditor kind={kind} type={type} typeKey={key} record={record} {...props} />;
}
