import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useAccess } from "~/api/access";
import { JobHistoryTable } from "~/components/jobs/JobHistoryTable";
import { originOfRecord } from "~/components/record/origin";
import { PageHeader } from "~/components/page/PageHeader";
import { QueryError } from "~/components/errors/QueryError";
import type { SearchChange } from "~/components/address/useSearchChange";
import { whyNot } from "~/components/access/whyNot";
import { typeOfSpec } from "~/components/typedSpec/specType";
import { typeLabel } from "~/components/types/TypePicker";
import { Badge } from "~/ui/feedback/Badge";
import { Button } from "~/ui/button/Button";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Help } from "./NewRecordPage";
import { RecordEditor } from "./RecordEditor";
import type { RecordHome, RecordKind, RecordStore, StoredRecord } from "./recordKind";
import type { RecordSearch } from "./recordKind";
import { RecordTabs } from "./RecordTabs";
import { RecordView } from "./RecordView";

/** What such a tab is given. */
interface ExtraTabProps {
  record: StoredRecord;
  /** Whether something is being added there. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
}

/** A tab that only some kinds have, between the spec and the job history. */
interface ExtraTab {
  id: string;
  label: string;
  render: (props: ExtraTabProps) => ReactNode;
}

interface Props {
  kind: RecordKind;
  id: string;
  search: RecordSearch;
  onSearch: SearchChange<RecordSearch>;
  extraTabs?: readonly ExtraTab[];
  /** List that the record was opened from (default: the kind's own). */
  home?: RecordHome;
}

interface LoadedProps extends Omit<Props, "id" | "home"> {
  store: RecordStore;
}

/**
 * Page of one record: its editor, or its spec for those who may not change it (spec 1 §2, spec 2 §2, spec 3 §2). Mount
 * it anew for another one.
 */
export function RecordPage({ kind: given, id, home, ...props }: Props) {
  const kind = home ? { ...given, home } : given;
  const { Store } = given;
  return <Store id={id}>{(store) => <Loaded {...props} kind={kind} store={store} />}</Store>;
}

function Loaded({ kind, store, ...props }: LoadedProps) {
  const { query } = store;
  const record = query.data?.rows[0];
  const { Actions, Trail } = kind;
  const type = record && kind.types && typeOfSpec(kind.types.kind, record.spec ?? {}).type;
  return (
    <>
      <PageHeader
        title={record ? (kind.titleOf?.(record) ?? record.name) : kind.one}
        titleExtra={
          <>
            {type ? <Help kind={kind} docs={type.docs} label={typeLabel(type)} /> : null}
            {record?.deleted_at ? <Badge>Deleted</Badge> : null}
          </>
        }
        trail={Trail && <Trail />}
        actions={record && Actions && <Actions record={record} />}
        refresh={{ onRefresh: () => void query.refetch(), isRefreshing: query.isFetching }}
      />
      {record ? (
        <Page {...props} kind={kind} store={store} record={record} />
      ) : query.error ? (
        <QueryError title={`The ${kind.one.toLowerCase()} could not be loaded`} query={query} />
      ) : query.isPending ? (
        <Skeleton rows={10} />
      ) : (
        <EmptyState
          title="No resources found"
          text={`There is no ${kind.one.toLowerCase()} with this id. It may have been removed.`}
          action={
            <Button asChild>
              <Link to={kind.home.path}>Back to {kind.home.title}</Link>
            </Button>
          }
        />
      )}
    </>
  );
}

function Page(props: LoadedProps & { record: StoredRecord }) {
  const { kind, store, record, search, onSearch, extraTabs = [] } = props;
  const access = useAccess();
  const reason = record.deleted_at
    ? "This resource is deleted."
    : (originOfRecord(record)?.reason ?? whyNot(access, "write", kind.resource));
  const further = [
    ...extraTabs.map((tab) => ({
      id: tab.id,
      label: tab.label,
      render: () =>
        tab.render({
          record,
          isAdding: search.add === true,
          onAdding: (add) => onSearch({ add: add || undefined }, { push: add }),
        }),
    })),
    ...(kind.hasJobs
      ? [
          {
            id: "history",
            label: "Job History",
            render: () => (
              <JobHistoryTable search={search} onSearch={onSearch} resourceId={record.id} />
            ),
          },
        ]
      : []),
  ];
  const tabs = {
    tab: search.tab,
    onTab: (tab: string | undefined) => onSearch({ tab, add: undefined }),
    further,
  };
  if (reason === undefined)
    return (
      <RecordEditor
        kind={kind}
        store={store}
        record={record}
        type={kind.types && typeOfSpec(kind.types.kind, record.spec ?? {})}
        {...tabs}
      />
    );
  return (
    <RecordTabs
      kind={kind}
      resetKey={record.id}
      tabs={[kind.types ? { id: "code", label: "Specs" } : { id: "spec", label: "Spec" }]}
      {...tabs}
    >
      {() => <RecordView kind={kind} record={record} reason={reason} />}
    </RecordTabs>
  );
}
