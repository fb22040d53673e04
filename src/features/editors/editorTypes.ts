import type { documentSchemas } from "~generated/schemas/index";
import type { Resource } from "~generated/roleMatrix";
import type { FormName } from "~/components/schemaForm/schemaFormState";
import type { EditedKind } from "./specType";

/** What the editor reads of a stored record. */
export interface EditedRecord {
  id: string;
  name: string;
  namespace: string | null;
  labels?: Record<string, string> | null;
  spec: Record<string, unknown>;
  source: string | null;
  agent_id: string;
  updated_at: string | null;
  deleted_at: string | null;
}

/** What is sent of a changed record. */
export interface EditedChange {
  labels?: Record<string, string>;
  spec?: Record<string, unknown>;
}

/** What is sent of a new record. */
export interface NewEdited {
  name: string;
  namespace: string;
  labels: Record<string, string>;
  spec: Record<string, unknown>;
}

/** Ways to change the records of a kind without writing over others. */
export interface EditorWrites {
  create: (record: NewEdited) => Promise<{ id: string; name: string }>;
  /** Resolves whether it was saved. */
  save: (record: EditedRecord, change: EditedChange) => Promise<boolean>;
  /** Resolves whether it is gone. */
  remove: (record: EditedRecord) => Promise<boolean>;
  /** The record as it is stored now. */
  read: () => Promise<EditedRecord | undefined>;
}

/** One of the two kinds with an editor of types: what is said of it and where it lies. */
export interface EditorKind {
  kind: EditedKind;
  /** One of them: "Health Check". */
  one: string;
  /** Their types: "Health check types". */
  types: string;
  /** What a person must write to change it. */
  resource: Resource;
  /** Form of what all types share, and the schema of the whole spec. */
  schema: FormName & keyof typeof documentSchemas;
  /** Whether a record has labels. */
  hasLabels: boolean;
  /** Whether an entry cannot do without a name. */
  isNamed: boolean;
  /** Where their list is. */
  list: string;
  /** Where one leads to that was just made, and what is said of it. */
  afterCreate: string;
  created: (name: string, spec: Readonly<Record<string, unknown>>) => string;
  /** Where one leads to that was deleted. */
  afterDelete: string;
}
