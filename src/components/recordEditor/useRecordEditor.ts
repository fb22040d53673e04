import { useRef, useState } from "react";
import { Conflict } from "~/api/errors";
import { useFormDraft } from "~/components/drafts/useFormDraft";
import { notifyError, notifyRecord, notifySuccess } from "~/components/messages/notify";
import { bigText, readSpecText } from "~/components/spec/useSpecReading";
import { renamedText } from "~/components/typedSpec/nameSync";
import type { SpecType } from "~/components/typedSpec/specType";
import { mergeYaml } from "~/lib/yaml/yamlMerge";
import type { RecordKind, RecordStore, StoredRecord } from "./recordKind";
import {
  isSame,
  newRecord,
  recordChange,
  recordValues,
  type RecordValues,
  valuesOf,
  withoutTypedSecrets,
} from "./recordValues";

interface Props {
  kind: RecordKind;
  store: RecordStore;
  /** The record to edit; undefined for a new one, which starts with `start`. */
  record: StoredRecord | undefined;
  start: RecordValues;
  /** Its type, for kinds that have types; drafts of new records are kept by the tile. */
  type?: (SpecType & { tile: string }) | undefined;
}

const unreadable = "The spec cannot be read: mend the lines that are marked before saving.";
const taken = "This name is taken, perhaps by a deleted record. Choose another.";
const secretsLost = "Passwords and keys are not kept: type them again.";

export type RecordEditor = ReturnType<typeof useRecordEditor>;

/**
 * Holds one record being edited: what was typed, its draft, and how it is saved. Mount it anew for another record or
 * type.
 */
export function useRecordEditor({ kind, store, record: given, start, type }: Props) {
  const { fields } = kind;
  const draft = useFormDraft<RecordValues, StoredRecord>({
    id: `record.${kind.id}.${given?.id ?? ["new", type?.tile].filter(Boolean).join(".")}`,
    schema: recordValues,
    saved: start,
    base: given?.updated_at ?? undefined,
    isSame,
    keptOf: withoutTypedSecrets,
    ...(given && { record: given }),
  });
  const { saved, record, restored } = draft;
  const [values, setValues] = useState(draft.start);
  const [revision, setRevision] = useState(0);
  const [lost, setLost] = useState<readonly string[]>([]);
  const [takenName, setTakenName] = useState<string>();

  // Several changes may come before anything is drawn anew.
  const latest = useRef(values);
  const show = (next: RecordValues) => {
    latest.current = next;
    setValues(next);
  };
  const replace = (next: RecordValues) => {
    show(next);
    setLost([]);
    setRevision(revision + 1);
  };
  const change = (part: Partial<RecordValues>) => {
    const next = { ...latest.current, ...part };
    show(next);
    // The browser has no room for big texts, and looking for secrets in them would make typing slow.
    if (next.spec.length <= bigText) draft.keep(next);
  };
  /** Sends what was typed, or what of it differs; gives what to say, or undefined where nothing was saved. */
  const send = async (): Promise<string | undefined> => {
    const spec = await readSpecText(values.spec);
    if (!spec) throw new Error(unreadable);
    if (record) {
      const body = recordChange(saved, values, spec, fields);
      if (!body) throw new Error(unreadable);
      return (await store.save(record, body)) ? `${record.name} updated successfully` : undefined;
    }
    const body = newRecord(values, spec, kind.defaults?.namespace);
    if (!body) throw new Error(unreadable);
    const { name } = await store.create(body);
    return kind.created?.(name, spec) ?? `${name} created successfully`;
  };
  /** From here on what is stored counts; the text stays as it was typed where it says the same. */
  const startAnew = async () => {
    const now = (await store.read().catch(() => undefined)) ?? record;
    if (!now) return;
    const stored = valuesOf(now, fields);
    const spec = await readSpecText(values.spec);
    const isMerged =
      spec && Object.keys(recordChange(stored, values, spec, fields) ?? {}).length > 0;
    draft.startFrom(isMerged ? stored : values, now, now.updated_at ?? undefined);
    if (isMerged) replace(stored);
  };
  return {
    values,
    saved,
    record,
    /** The draft that it started from, and what could not be kept in it. */
    restored: restored && {
      ...restored,
      lost: restored.values.isStripped === true ? secretsLost : undefined,
    },
    isDirty: !isSame(values, saved),
    /** Grows when the text was replaced as a whole, so that a form reads it anew. */
    revision,
    /** Comments that could not be kept on the way from the form to the text. */
    lost,
    change,
    /** Puts a spec into the text, whose comments and order stay where it says the same. */
    setSpec: (spec: Readonly<Record<string, unknown>>) => {
      const merged = mergeYaml(latest.current.spec, { ...spec });
      if (merged.lost.length > 0) setLost((old) => [...new Set([...old, ...merged.lost])]);
      change({ spec: merged.text });
    },
    /** Renames the record, and its first entry where that bore the same name. */
    rename: (name: string) => {
      const { name: from, spec } = latest.current;
      const renamed = kind.types && type && renamedText(kind.types, type, spec, { from, to: name });
      change({ name, ...(renamed !== undefined && { spec: renamed }) });
    },
    discard: () => replace(draft.discard()),
    /** Forgets what was typed, without touching what is shown. */
    forget: draft.clear,
    /** Why the name cannot be had, after somebody tried. */
    nameTaken: takenName !== undefined && takenName === values.name.trim() ? taken : undefined,
    /** What saving sends, to look at first. */
    plan: send,
    /** Resolves whether it is saved; messages are shown either way. */
    save: async (): Promise<boolean> => {
      try {
        const text = await send();
        if (text === undefined) return false;
        notifySuccess(text);
        draft.clear();
        if (record && kind.after?.update === "stay") await startAnew();
        return true;
      } catch (error) {
        // What was typed stays.
        notifyError(error);
        if (error instanceof Conflict && !record) setTakenName(values.name.trim());
        return false;
      }
    },
    remove: async (): Promise<boolean> => {
      const isGone = record !== undefined && (await store.remove(record));
      if (isGone) notifyRecord(record.name, "deleted");
      return isGone;
    },
  };
}
