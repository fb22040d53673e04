import type { ComponentType, ReactNode } from "react";
import type { documentChecks } from "~generated/schemas";
import type { Resource } from "~generated/roleMatrix";
import type { PersonRef } from "~generated/db/reads";
import type { Rows } from "~/api/db";
import type { ListSearch } from "~/components/searchParts";
import type { ListState } from "~/components/useListState";
import type { SearchChange } from "~/components/useSearchChange";

type Labels = Record<string, string> | null;

/** What the list reads of a record; a table without a field leaves it out. */
export interface ListedRecord {
  id: string;
  name: string;
  namespace?: string | null;
  icon?: string | null;
  labels?: Labels;
  schedule?: string | null;
  source: string | null;
  agent?: unknown;
  agent_id?: string | null;
  creator: PersonRef | null;
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
  search: ListSearch;
  onSearch: SearchChange<ListSearch>;
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
export type RecordColumn = "schedule" | "namespace" | "job" | "labels" | "updated";

/** One of the generic settings tables: what its list and its editor show, and how it is read and written. */
export interface RecordTable {
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
  fields: readonly RecordField[];
  /** Values of a new record. */
  defaults?: { namespace?: string; icon?: string; spec?: string };
  /** Schema of the spec and the kind that it belongs to. */
  schema?: { name: keyof typeof documentChecks; kind: string };
  /** Whether jobs work on these records. */
  hasJobs: boolean;
  /** Where saving and deleting lead, if that page is there; default is the list. */
  after?: string;
  /** Text of the button that creates (default "Save"). */
  createLabel?: string;
  /** Reads one page of the records. These three are components, not hooks, since each table has its own calls. */
  List: ComponentType<ListProps>;
  /** Reads one record; missing where the detail page is another area's. */
  Detail?: ComponentType<{ id: string; children: (query: RecordQuery<StoredRecord>) => ReactNode }>;
  /** Gives the ways to change records; missing likewise. */
  Writes?: ComponentType<{ children: (writes: RecordWrites) => ReactNode }>;
}
