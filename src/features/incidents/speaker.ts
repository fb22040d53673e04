import type { CommentDetail } from "./incident";

/** Who said it: from outside "Team (author)" (facts 1.5). */
export function speakerOf({ creator, responder, external_created_by: author }: CommentDetail) {
  const who = responder?.team ?? responder?.person ?? null;
  if (author && who) return { name: `${who.name} (${author})`, avatar: null };
  return { name: creator?.name ?? author ?? "Someone", avatar: creator?.avatar ?? null };
}
