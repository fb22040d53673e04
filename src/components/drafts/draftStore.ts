import { safeParse, type GenericSchema } from "valibot";
import { draftKey, dropKept, keepDraft, readKept } from "~/api/keptDrafts";

/** A draft as it was found. */
export interface FoundDraft<Values> {
  values: Values;
  /** When it was typed, in milliseconds since 1970. */
  at: number;
  /** Whether the stored record is another one than when typing began. */
  isStale: boolean;
  /** What was given as `origin` when typing began, as JSON keeps it. */
  origin?: unknown;
}

/** Values of a form being filled in, kept in this browser for the person who types them. */
export interface DraftStore<Values> {
  read: () => Values | undefined;
  /** Like `read`, with what `DraftNotice` tells about it. */
  find: () => FoundDraft<Values> | undefined;
  write: (values: Values) => void;
  /** Takes the draft away, unless another tab has written it since this one last read or wrote it. */
  clear: () => void;
}

/** Short mark of a text, to see whether it changed; not for secrets, whose mark could be guessed at. */
export function fingerprint(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  return `${text.length}.${(hash >>> 0).toString(36)}`;
}

/** The drafts that this page has read or written last, by key: their stamps and what they are based on. */
const seen = new Map<string, { stamp: string; base: string | undefined; origin: unknown }>();
const page = Math.random().toString(36).slice(2);
let count = 0;

/**
 * Keeps what is being typed through reloads, an expired session, a closed tab and a wrong click: seven days, for the
 * signed-in person alone, until they sign out. With two tabs on one record the last write wins. Not for secrets:
 * whatever is typed stands in the browser's storage (leave them out with `withoutSecrets`).
 * @param id what is being edited, for example `scope.<id>`.
 * @param schema the shape; a draft of an older shape is dropped.
 * @param base mark of the stored record, such as its `updated_at` or a `fingerprint`: with another one than the
 * draft began with, the draft is found stale.
 * @param originOf what the form starts from, for a save that compares with that; kept as it was when typing began.
 */
export function draftStore<Values>(
  id: string,
  schema: GenericSchema<unknown, Values>,
  base?: string,
  originOf: () => unknown = () => undefined,
): DraftStore<Values> {
  const find = (): FoundDraft<Values> | undefined => {
    const key = draftKey(id);
    const kept = readKept(key);
    const result = safeParse(schema, kept?.values);
    if (kept === undefined || !result.success) {
      seen.delete(key);
      return undefined;
    }
    seen.set(key, { stamp: kept.stamp, base: kept.base, origin: kept.origin });
    const isStale = base !== undefined && kept.base !== undefined && kept.base !== base;
    return {
      values: result.output,
      at: kept.at,
      isStale,
      ...(kept.origin !== undefined && { origin: kept.origin }),
    };
  };
  return {
    find,
    read: () => find()?.values,
    write: (values) => {
      const key = draftKey(id);
      count += 1;
      const { base: began, origin } = seen.get(key) ?? { base, origin: originOf() };
      const next = { stamp: `${page}.${count}`, base: began, origin };
      seen.set(key, next);
      keepDraft(key, { ...next, at: Date.now(), values });
    },
    clear: () => {
      const key = draftKey(id);
      const mine = seen.get(key);
      seen.delete(key);
      if (mine !== undefined && readKept(key)?.stamp === mine.stamp) dropKept(key);
    },
  };
}
