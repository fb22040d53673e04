import type { ComponentType, ReactNode } from "react";
import * as v from "valibot";
import { jobHistoryEntries } from "~/components/jobs/jobHistoryEntries";
import { flag, oneOf, optionalText } from "~/components/address/searchParts";
import type { documentSchemas } from "~generated/schemas/index";
import type { SpecNames } from "~/lib/yaml/specNames";
import type { Resource } from "~generated/roleMatrix";
import type { Rows } from "~/api/db";
import type { TypedKind } from "~/components/typedSpec/specType";

/** What the page of a record reads of it. */
export interface StoredRecord {
  id: string;
  name: string;
  namespace?: string | null;
  icon?: string | null;
  labels?: Record<string, string> | null;
  schedule?: string | null;
  spec: Record<string, unknown> | null;
  source: string | null;
  agent_id?: string | null;
  updated_at: string | null;
  deleted_at: string | null;
}

/** Fields that are sent when a record is changed: only those that changed. */
export interface RecordChange {
  icon?: string;
  labels?: Record<string, string>;
  schedule?: string | null;
  spec?: Record<string, unknown>;
}

/** Fields of a new record. */
export interface NewRecord {
  name: string;
  namespace: string;
  icon: string;
  labels: Record<string, string>;
  schedule: string | null;
  spec: Record<string, unknown>;
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

/** A record and the ways to change it without writing over others; a change and a deletion resolve whether they were made. */
export interface RecordStore {
  query: {
    data: Rows<StoredRecord> | undefined;
    error: unknown;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  create: (record: NewRecord) => Promise<{ id: string; name: string }>;
  save: (record: StoredRecord, change: RecordChange) => Promise<boolean>;
  remove: (record: StoredRecord) => Promise<boolean>;
  /** The record as it is stored now. */
  read: () => Promise<StoredRecord | undefined>;
}

/** Fields that a record may have beside its name and spec. `pairs` are labels, one line each. */
export type RecordField = "namespace" | "icon" | "labels" | "pairs" | "schedule";

/** A list that leads to records. */
export interface RecordHome {
  path: string;
  title: string;
}

/** A kind of record with a spec: what its editor shows, and how it is read and written. */
export interface RecordKind {
  /** Names its drafts: "teams". */
  id: string;
  /** One of them: "Team". */
  one: string;
  /** What a person must read to see it, and write to change it. */
  resource: Resource;
  /** Where their list is. */
  home: RecordHome;
  fields: readonly RecordField[];
  /** Values of a new record. */
  defaults?: { namespace?: string; icon?: string };
  /** Schema of the spec and the kind that it belongs to. */
  schema?: { name: keyof typeof documentSchemas; kind: string };
  /** Completes names that one part of a spec gives and another refers to. */
  names?: SpecNames;
  /** Types of entries, which are picked before something new and have forms. */
  types?: TypedKind;
  /** Whether jobs work on these records. */
  hasJobs: boolean;
  /** Text of the button that creates (default "Save"). */
  createLabel?: string;
  /** What is said of a new one (default: that it was created). */
  created?: (name: string, spec: Readonly<Record<string, unknown>>) => string;
  /** Where creating, changing and deleting lead (default: the list); a change may "stay" on the page. */
  after?: { create?: string; update?: string; remove?: string };
  /** What can be done with a record, beside its title. */
  Actions?: ComponentType<{ record: StoredRecord & { agent_id?: string | null } }>;
  /** What its page is headed with (default: its name). */
  titleOf?: (record: Pick<StoredRecord, "name" | "spec">) => string;
  /** Pages above one of them, before its title. */
  Trail?: ComponentType;
  /** What the spec being typed would give, below its text; the spec is undefined while it cannot be read. */
  Preview?: ComponentType<{
    id: string | undefined;
    spec: Readonly<Record<string, unknown>> | undefined;
  }>;
  /** Where the preview takes the smaller part of the width. */
  hasSlimPreview?: boolean;
  /** Reads and writes one record, or makes a new one. */
  Store: ComponentType<{ id?: string; children: (store: RecordStore) => ReactNode }>;
}

/** What the page of a new record keeps in its address: the tile that was chosen, the tab, and where one came from. */
export const newRecordSearch = v.object({
  type: optionalText,
  tab: optionalText,
  from: oneOf(["integrations"]),
});
export type NewRecordSearch = v.InferOutput<typeof newRecordSearch>;

/**
 * What the page of a record keeps in its address: its tab, whether something is being added there, and what its job
 * history shows.
 */
export const recordSearch = v.object({ ...jobHistoryEntries, tab: optionalText, add: flag });
export type RecordSearch = v.InferOutput<typeof recordSearch>;
