import type { ComponentType, ReactNode } from "react";
import type { documentChecks } from "~generated/schemas";
import type { Resource } from "~generated/roleMatrix";
import type { PersonRef } from "~generated/db/reads";
import type { Rows } from "~/api/db";
import type { ListState } from "~/components/list/useListState";
import type { SearchChange } from "~/components/address/useSearchChange";
import type { RecordListSearch } from "./search";

type Labels = Record<string, string> | null;

/** What the list reads of a record; a table without a field leaves it out. */
export interface ListedRecord {
  id: string;
  name: string;
  /** What it is, where a list holds several kinds: its icon alone stands for it otherwise. */
  type?: string | null;
  namespace?: string | null;
  icon?: string | null;
  labels?: Labels;
  schedule?: string | null;
  source: string | null;
  agent?: unknown;
  agent_id?: string | null;
  creator: Pick<PersonRef, "name" | "avatar"> | null;
  created_at: string | null;
  updated_at?: string | null;
  last_runtime?: string | null;
  job_name?: string | null;
  job_status?: string | null;
  job_details?: unknown;
  job_time_start?: string | null;
  job_last_failed?: string | null;
}

/** What the detail page reads of a record. */
export interface StoredRecord {
  id: string;
  name: string;
  namespace?: string | null;
  icon?: string | null;
  labels?: Labels;
  schedule?: string | null;
  spec: Record<string, unknown> | null;
  source: string | null;
  agent_id?: string | null;
  deleted_at: string | null;
}

/** Fields that are sent when a record is changed: only those that changed. */
export interface RecordChange {
  namespace?: string;
  icon?: string;
  labels?: Record<string, string>;
  schedule?: string | null;
  spec?: Record<string, unknown>;
  deleted_at?: string;
}

/** Fields of a new record. */
export interface NewRecord {
  name: string;
  namespace: string;
  icon: string;
  labels: Record<string, string>;
  schedule: string | null;
  spec: Record<string, unknown>;
  /** Person who makes it. */
  createdBy: string;
}

/** A read, as far as pages look at it. */
export interface RecordQuery<Row> {
  data: Rows<Row> | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A list of records: how its address reads, and what came. */
export interface RecordListState {
  list: ListState<string>;
  query: RecordQuery<ListedRecord>;
}

interface ListProps {
  search: RecordListSearch;
  onSearch: SearchChange<RecordListSearch>;
  children: (state: RecordListState) => ReactNode;
}

/** Ways to change a table; each resolves to the saved record. */
export interface RecordWrites {
  create: (record: NewRecord) => Promise<{ id: string; name: string }>;
  update: (id: string, change: RecordChange) => Promise<{ name: string }>;
  isBusy: boolean;
}

/** Fields that a record of a table may have beside its name and spec. */
export type RecordField = "namespace" | "icon" | "labels" | "schedule";

/** Columns that not every table has. */
export type RecordColumn = "type" | "schedule" | "namespace" | "job" | "labels" | "updated";

/** A list of records: what it shows and how it is read. */
export interface RecordListTable {
  /** Title of the list: "Teams". */
  title: string;
  /** One of them: "Team". */
  one: string;
  /** What a person must read to see it, and write to change it. */
  resource: Resource;
  /** What these records are for, where there are none. */
  about: string;
  columns: readonly RecordColumn[];
  /** Columns that the server can sort by. */
  sortKeys: readonly string[];
  /** Address of a record's page (default: its id below the list's own address). */
  pathOf?: (record: ListedRecord) => string | undefined;
  /** Filters beside the search box. */
  Filters?: ComponentType<Omit<ListProps, "children">>;
  /** Whether any of them is set, and how all are taken away. */
  isFiltered?: (search: RecordListSearch) => boolean;
  unfiltered?: Partial<RecordListSearch>;
  /** Reads one page of the records. The readers of a table are components, not hooks: each has its own calls. */
  List: ComponentType<ListProps>;
}

/** One of the generic settings tables: what its list and its editor show, and how it is read and written. */
export interface RecordTable extends RecordListTable {
  fields: readonly RecordField[];
  /** Values of a new record. */
  defaults?: { namespace?: string; icon?: string; spec?: string };
  /** Schema of the spec and the kind that it belongs to. */
  schema?: { name: keyof typeof documentChecks; kind: string };
  /** Whether jobs work on these records. */
  hasJobs: boolean;
  /** Where saving and deleting lead (default: the list that the record was opened from). */
  after?: string;
  /** Text of the button that creates (default "Save"). */
  createLabel?: string;
  /** Reads one record; missing where the detail page is another area's. */
  Detail?: ComponentType<{ id: string; children: (query: RecordQuery<StoredRecord>) => ReactNode }>;
  /** Gives the ways to change records; missing likewise. */
  Writes?: ComponentType<{ children: (writes: RecordWrites) => ReactNode }>;
}
