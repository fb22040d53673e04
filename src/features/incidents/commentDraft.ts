import * as v from "valibot";
import { type Mention, mentionsAsNames, mentionsOf, mentionText } from "~/ui/text/mentions";

/** A comment while it is typed: names stand as `@Ada Osei`, and whom they mean beside them. */
export const commentDraft = v.object({
  text: v.string(),
  people: v.array(v.object({ id: v.string(), name: v.string() })),
  /** Id that the comment gets, so that a lost answer cannot enter it twice. */
  id: v.string(),
});

export type CommentDraft = v.InferOutput<typeof commentDraft>;

/** A stored comment as it is edited. */
export const draftOf = (id: string, comment: string): CommentDraft => ({
  id,
  text: mentionsAsNames(comment),
  people: mentionsOf(comment),
});

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");

/** The text as it is stored. A longer name goes first: "@Ada Osei" is not "@Ada". */
export function commentOf({ text, people }: Omit<CommentDraft, "id">): string {
  const named = new Map(people.map((person) => [person.name, person]));
  const names = [...named.keys()].toSorted((a, b) => b.length - a.length);
  if (names.length === 0) return text.trim();
  const pattern = new RegExp(`@(${names.map(escaped).join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return text
    .trim()
    .replaceAll(pattern, (written, name: string) => mentionOr(named.get(name), written));
}

/** The name that is being typed before the caret, with where it starts; names may hold spaces. */
export function mentionAt(
  text: string,
  caret: number,
): { from: number; typed: string } | undefined {
  const [, , typed] = /(^|[\s(])@([^\n@]{0,40})$/.exec(text.slice(0, caret)) ?? [];
  if (typed === undefined || /\s{2}|^\s/.test(typed)) return undefined;
  return { from: caret - typed.length - 1, typed };
}

const mentionOr = (person: Mention | undefined, written: string): string =>
  person ? mentionText(person) : written;
