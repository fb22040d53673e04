import { useMemo, useRef, useState } from "react";
import { Conflict } from "~/api/errors";
import { draftStore, fingerprint, type FoundDraft } from "~/components/drafts/draftStore";
import { notifyError, notifyRecord, notifySuccess } from "~/components/messages/notify";
import { readSpec } from "~/lib/yaml/specText";
import { secretsLost } from "~/components/schemaForm/useDraftedSchemaForm";
import { bigText } from "~/components/spec/useSpecReading";
import { mergeYaml } from "~/lib/yaml/yamlMerge";
import type { EditedRecord, EditorKind, EditorWrites } from "./editorTypes";
import {
  editorValues,
  isSame,
  newRecord,
  recordChange,
  valuesOf,
  type EditorValues,
} from "./editorValues";
import { renamedSpec } from "./nameSync";
import { withoutTypedSecrets } from "./specSecrets";
import { typeKeysOf } from "./specType";

interface Props {
  kind: EditorKind;
  /** Name of the type's tile; drafts of new records are kept by it. */
  tile: string;
  /** Key of the type in the spec. */
  typeKey: string;
  /** The record to edit; undefined for a new one, which starts with `start`. */
  record: EditedRecord | undefined;
  start: EditorValues;
  writes: EditorWrites;
}

interface Restored {
  at: number;
  isStale: boolean;
  lost: string | undefined;
}

/** Everything about one record being edited: what was typed, its draft, and how it is saved. */
export interface Editor {
  values: EditorValues;
  saved: EditorValues;
  /** The draft that it started from, and what could not be kept in it. */
  restored: Restored | undefined;
  isDirty: boolean;
  /** Grows when the text was replaced as a whole, so that a form reads it anew. */
  revision: number;
  /** Comments that could not be kept on the way from the form to the text. */
  lost: readonly string[];
  change: (part: Partial<EditorValues>) => void;
  /** Puts a spec into the text, whose comments and order stay where it says the same. */
  setSpec: (spec: Readonly<Record<string, unknown>>) => void;
  /** Renames the record, and its first entry where that bore the same name. */
  rename: (name: string) => void;
  discard: () => void;
  /** Forgets what was typed, without touching what is shown. */
  forget: () => void;
  /** Why the name cannot be had, after somebody tried. */
  nameTaken: string | undefined;
  /** Resolves whether it is saved; messages are shown either way. */
  save: () => Promise<boolean>;
  remove: () => Promise<boolean>;
}

const unreadable = "The spec cannot be read: mend the lines that are marked before saving.";
const taken = "This name is taken, perhaps by a deleted record. Choose another.";

/** Holds the editor of a record. Mount it anew for another record or type. */
export function useEditor(props: Props): Editor {
  const { kind, tile, typeKey, start, writes } = props;
  // What the next change starts from: as it was read, and then as it was saved.
  const [record, setRecord] = useState(props.record);
  const [saved, setSaved] = useState(() => (record ? valuesOf(record) : start));
  const draft = useMemo(
    () =>
      draftStore<EditorValues>(
        `editor.${kind.kind}.${record?.id ?? `new.${tile}`}`,
        editorValues,
        fingerprint(JSON.stringify(saved)),
      ),
    [kind, record?.id, tile, saved],
  );
  const [found, setFound] = useState<FoundDraft<EditorValues> | undefined>(() => {
    const kept = draft.find();
    return kept && !isSame(kept.values, saved) ? kept : undefined;
  });
  const [values, setValues] = useState(() => found?.values ?? saved);
  const [revision, setRevision] = useState(0);
  const [lost, setLost] = useState<readonly string[]>([]);
  const [takenName, setTakenName] = useState<string>();

  // Several changes may come before anything is drawn anew.
  const latest = useRef(values);
  const show = (next: EditorValues) => {
    latest.current = next;
    setValues(next);
  };
  const change = (part: Partial<EditorValues>) => {
    const next = { ...latest.current, ...part };
    show(next);
    if (isSame(next, saved)) draft.clear();
    // The browser has no room for big texts, and looking for secrets in them would make typing slow.
    else if (next.text.length <= bigText) draft.write(withoutTypedSecrets(next));
  };
  const setSpec = (spec: Readonly<Record<string, unknown>>) => {
    const merged = mergeYaml(values.text, { ...spec });
    if (merged.lost.length > 0) setLost((old) => [...new Set([...old, ...merged.lost])]);
    change({ text: merged.text });
  };
  const rename = (name: string) => {
    const { spec } = readSpec(values.text);
    // As code, another type may have come first.
    const first = spec && (typeKey in spec ? typeKey : typeKeysOf(kind.kind, spec)[0]);
    const renamed =
      spec &&
      first !== undefined &&
      renamedSpec(spec, first, { from: values.name, to: name, isNeeded: kind.isNamed });
    change({ name, ...(renamed && { text: mergeYaml(values.text, renamed).text }) });
  };
  const forget = () => {
    draft.clear();
    setFound(undefined);
    setLost([]);
  };
  const store = async (): Promise<boolean> => {
    if (!record) {
      const body = newRecord(values);
      if (!body) throw new Error(unreadable);
      notifySuccess(kind.created((await writes.create(body)).name, body.spec));
      return true;
    }
    const body = recordChange(saved, values);
    if (!body) throw new Error(unreadable);
    if (!(await writes.save(record, body))) return false;
    notifyRecord(record.name, "updated");
    return true;
  };
  /** From here on what is stored counts; the text stays as it was typed where it says the same. */
  const startAnew = async () => {
    const now = (await writes.read().catch(() => undefined)) ?? record;
    setRecord(now);
    const stored = now && valuesOf(now);
    const isMerged = stored && Object.keys(recordChange(stored, values) ?? {}).length > 0;
    setSaved(isMerged ? stored : values);
    if (!isMerged) return;
    show(stored);
    setRevision(revision + 1);
  };
  return {
    values,
    saved,
    restored: found && {
      at: found.at,
      isStale: found.isStale,
      lost: found.values.isStripped === true ? secretsLost : undefined,
    },
    isDirty: !isSame(values, saved),
    revision,
    lost,
    change,
    setSpec,
    rename,
    discard: () => {
      forget();
      show(saved);
      setRevision(revision + 1);
    },
    forget,
    nameTaken: takenName !== undefined && takenName === values.name.trim() ? taken : undefined,
    save: async () => {
      try {
        const isSaved = await store();
        if (!isSaved) return false;
        forget();
        if (record) await startAnew();
        return true;
      } catch (error) {
        // What was typed stays.
        notifyError(error);
        if (error instanceof Conflict && !record) setTakenName(values.name.trim());
        return false;
      }
    },
    remove: async () => {
      const isGone = record !== undefined && (await writes.remove(record));
      if (isGone) notifyRecord(record.name, "deleted");
      return isGone;
    },
  };
}
