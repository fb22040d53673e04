/**
 * What a debounced field holds: the text being typed (undefined while it shows its value), the texts told to its owner
 * that have not come back as the value, and the value itself.
 */
export type SearchDraft = { draft: string | undefined; sent: readonly string[]; value: string };

/** What the field shows. */
export const shownText = ({ draft, value }: SearchDraft): string => draft ?? value;

/** True while something is typed that the owner does not know. */
export const isPending = ({ draft, sent, value }: SearchDraft): boolean =>
  draft !== undefined && draft !== (sent.at(-1) ?? value);

/** Somebody types. */
export const withTyped = (state: SearchDraft, draft: string): SearchDraft => ({ ...state, draft });

/** The owner was told the text. */
export function withTold(state: SearchDraft, text: string): SearchDraft {
  return { ...state, draft: text, sent: text === state.value ? [] : [...state.sent, text] };
}

/**
 * The owner gave a value. An echo of something told (perhaps without its blanks) never touches what is typed since;
 * any other value, as from Back or "Clear filters", replaces the text unless somebody is typing.
 */
export function withValue(state: SearchDraft, value: string): SearchDraft {
  const echo = state.sent.findLastIndex((text) => text === value || text.trim() === value);
  if (echo < 0) return { draft: isPending(state) ? state.draft : undefined, sent: [], value };
  const sent = state.sent.slice(echo + 1);
  return { draft: state.draft === value ? undefined : state.draft, sent, value };
}
