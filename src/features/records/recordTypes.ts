import type { ComponentType, ReactNode } from "react";
import type { documentChecks } from "~generated/schemas";
import type { Resource } from "~generated/roleMatrix";
import type { Rows } from "~/api/db";

type Labels = Record<string, string> | null;

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
  updated_at: string | null;
  deleted_at: string | null;
}

/** Fields that are sent when a record is changed: only those that changed. */
export interface RecordChange {
  namespace?: string;
  icon?: string;
  labels?: Record<string, string>;
  schedule?: string | null;
  spec?: Record<string, unknown>;
}

/** Editable columns as forms label them. */
export const recordLabels = {
  name: "Name",
  namespace: "Namespace",
  icon: "Icon",
  labels: "Labels",
  schedule: "Schedule",
  spec: "Spec",
};

/** Fields of a new record. */
export interface NewRecord {
  name: string;
  namespace: string;
  icon: string;
  labels: Record<string, string>;
  schedule: string | null;
  spec: Record<string, unknown>;
}

/** A read, as far as pages look at it. */
export interface RecordQuery<Row> {
  data: Rows<Row> | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Ways to change a table without writing over others; a change and a deletion resolve whether they were made. */
export interface RecordWrites {
  create: (record: NewRecord) => Promise<{ id: string; name: string }>;
  save: (record: StoredRecord, change: RecordChange) => Promise<boolean>;
  remove: (record: StoredRecord) => Promise<boolean>;
}

/** Fields that a record of a table may have beside its name and spec. */
export type RecordField = "namespace" | "icon" | "labels" | "schedule";

/** One of the generic settings tables: what its editor shows, and how it is read and written. */
export interface RecordTable {
  /** Title of the list: "Teams". */
  title: string;
  /** One of them: "Team". */
  one: string;
  /** What a person must read to see it, and write to change it. */
  resource: Resource;
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
  Writes?: ComponentType<{ id?: string; children: (writes: RecordWrites) => ReactNode }>;
}
