import { useState, type ReactNode } from "react";
import { createCommentMutation } from "~generated/db/writes";
import { createOnce } from "~/api/createOnce";
import { useFormDraft } from "~/components/drafts/useFormDraft";
import { notifyError } from "~/components/messages/notify";
import { useCreate } from "~/components/people/author";
import { newId } from "~/lib/text/newId";
import { CommentBox } from "./CommentBox";
import { commentDraft, commentOf } from "./commentDraft";
import { useGoneReason, useHold } from "./edited";
import { rootOf } from "./incident";
import { useIncident } from "./useIncident";

interface Props {
  /** Tells the drafts of several boxes apart. */
  place: string;
  /** Hypothesis that the comment belongs to; undefined where none is chosen. */
  hypothesisId: string | undefined;
  /** Names the box, where there are several. */
  label?: string;
  placeholder: string;
  extra?: ReactNode;
}

const empty = () => ({ text: "", people: [], id: newId() });

/** Writes a comment. What is typed survives a reload and a failed call. */
export function NewComment({ place, hypothesisId, label = "Comment", placeholder, extra }: Props) {
  const incident = useIncident();
  const create = useCreate(createCommentMutation(), { hasSource: false });
  const [saved] = useState(empty);
  const kept = useFormDraft({
    id: `comment.${incident.id}.${place}`,
    schema: commentDraft,
    saved,
    base: "new",
    isSame: (one, other) => one.text === other.text,
  });
  const [draft, setDraft] = useState(kept.start);
  const goneReason = useGoneReason(place, "hypothesis");
  useHold(hypothesisId, draft.text.trim() !== "", place === hypothesisId);
  const send = async () => {
    try {
      await createOnce(() =>
        create({
          id: draft.id,
          incident_id: incident.id,
          hypothesis_id: (goneReason === undefined ? hypothesisId : rootOf(incident)?.id) ?? null,
          comment: commentOf(draft),
        }),
      );
      kept.clear();
      setDraft(empty());
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <CommentBox
      label={label}
      placeholder={placeholder}
      draft={draft}
      onDraft={(next) => {
        setDraft(next);
        kept.keep(next);
      }}
      notice={goneReason && `${goneReason} It is sent as a comment on the incident.`}
      reason={hypothesisId === undefined ? "Please select any hypothesis" : undefined}
      extra={extra}
      onSend={send}
    />
  );
}
