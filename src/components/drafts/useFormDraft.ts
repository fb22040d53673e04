import { useState } from "react";
import { safeParse, type GenericSchema } from "valibot";
import { withoutSecretValues } from "~/lib/wire/secretValues";
import { isRecord } from "~/lib/wire/wirePath";
import { draftStore, fingerprint, type DraftStore, type FoundDraft } from "./draftStore";

interface Options<Values, Row> {
  /** What is being edited, for example `scope.<id>` or `scope.new`. */
  id: string;
  /** Shape of the values; a draft of an older shape is dropped. */
  schema: GenericSchema<unknown, Values>;
  /** Values of the stored record, or those that a new one starts with. Read once. */
  saved: Values;
  /** The stored record, which a save is compared with; read once, and kept with the draft without its secrets. */
  record?: Row;
  /** Mark of the stored record, such as its `updated_at`; otherwise that of its values. Never of secrets. */
  base?: string | undefined;
  isReadOnly?: boolean;
  /** Whether two states would be saved alike (default: they are the same JSON). */
  isSame?: (one: Values, other: Values) => boolean;
  /** Values as they may stand in the browser's storage, without secrets. */
  keptOf?: (values: Values) => Values;
}

/** A form's draft while it is open. */
export interface FormDraft<Values, Row = unknown> {
  /** What the form starts with: the draft, else what is saved. */
  start: Values;
  /** What is stored, as it was when the form was opened; when typing began, for a restored draft. */
  saved: Values;
  /** The record that goes with `saved`: what somebody else changed since then is told from what was typed. */
  record: Row;
  /** The draft that the form started from, until it is discarded: for `DraftNotice`. */
  restored: FoundDraft<Values> | undefined;
  /** Call with every change: keeps the values, or forgets them where they are as saved. */
  keep: (values: Values) => void;
  /** Forgets the draft: the record was saved or deleted, or closing was agreed to. */
  clear: () => void;
  /** Forgets the draft, and gives back what is saved for the form to start over with. */
  discard: () => Values;
  /** Goes on from another stored state: the form was saved and stays open. */
  startFrom: (saved: Values, record: Row, base: string | undefined) => void;
}

const isSameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

interface State<Values, Row> {
  store: DraftStore<Values>;
  restored: FoundDraft<Values> | undefined;
  /** As stored now, and as stored when typing began. */
  now: { saved: Values; record: Row };
  began: { saved: Values; record: Row };
}

function stateOf<Values, Row>(
  { id, schema, base, keptOf = (values) => values }: Options<Values, Row>,
  now: State<Values, Row>["now"],
): State<Values, Row> {
  const mark = base ?? fingerprint(JSON.stringify(now.saved));
  let origin: unknown;
  // Looked for secrets once, and only where something is typed.
  const originOf = () =>
    (origin ??= { saved: keptOf(now.saved), record: withoutSecretValues(now.record) });
  return {
    store: draftStore(id, schema, mark, originOf),
    restored: undefined,
    now,
    began: now,
  };
}

/** The state that a stale draft began with, as far as it was kept: secrets are those that are stored now. */
function beganOf<Values, Row>(
  schema: GenericSchema<unknown, Values>,
  found: FoundDraft<Values>,
  now: State<Values, Row>["now"],
): State<Values, Row>["now"] {
  const { origin } = found;
  if (!found.isStale || !isRecord(origin)) return now;
  const saved = safeParse(schema, origin["saved"]);
  if (!saved.success) return now;
  const { record } = origin;
  return {
    saved: saved.output,
    // Only columns that the record has.
    record: isRecord(record) && isRecord(now.record) ? { ...now.record, ...record } : now.record,
  };
}

/**
 * Keeps what is typed into a form through reloads, an expired session, a lost network and a closed tab. Opening reads
 * only: nothing is written before something changes. Give the form's component a key per record. A draft keeps the
 * state of the record that it began with, so that what others changed meanwhile does not count as typed here.
 */
export function useFormDraft<Values, Row = undefined>(
  options: Options<Values, Row>,
): FormDraft<Values, Row | undefined> {
  const { schema, isSame = isSameJson, keptOf = (values) => values } = options;
  const [state, setState] = useState(() => {
    const now = { saved: options.saved, record: options.record };
    const start = stateOf<Values, Row | undefined>(options, now);
    const found = options.isReadOnly ? undefined : start.store.find();
    if (!found || isSame(found.values, now.saved)) return start;
    return { ...start, restored: found, began: beganOf(schema, found, now) };
  });
  const { store, restored, now, began } = state;
  return {
    start: restored?.values ?? began.saved,
    ...began,
    restored,
    keep: (values) => {
      if (isSame(values, began.saved)) store.clear();
      else store.write(keptOf(values));
    },
    clear: store.clear,
    discard: () => {
      store.clear();
      setState({ ...state, restored: undefined, began: now });
      return now.saved;
    },
    startFrom: (saved, record, base) => {
      store.clear();
      setState(stateOf<Values, Row | undefined>({ ...options, base }, { saved, record }));
    },
  };
}
