import { useMutation, useQueryClient } from "@tanstack/react-query";
import { MoreHorizontal, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { incidentDetailOptions } from "~generated/db/reads";
import {
  createCommentMutation,
  deleteCommentMutation,
  updateCommentMutation,
} from "~generated/db/writes";
import { createOnce } from "~/api/createOnce";
import { readAnew } from "~/api/readOnce";
import { NotFound } from "~/api/errors";
import { saveRecord } from "~/components/conflict/saveRecord";
import { LeaveGuard } from "~/components/drafts/LeaveGuard";
import { useFormDraft } from "~/components/drafts/useFormDraft";
import { notifyError } from "~/components/messages/notify";
import { useCreate, useMyId } from "~/components/people/author";
import { newId } from "~/lib/text/newId";
import { IconButton } from "~/ui/button/IconButton";
import { PlanButton } from "~/components/plan/PlanButton";
import { ConfirmDialog } from "~/ui/overlay/ConfirmDialog";
import { Menu } from "~/ui/overlay/Menu";
import { Markdown } from "~/ui/text/Markdown";
import { CommentBox } from "./CommentBox";
import { commentDraft, commentOf, draftOf } from "./commentDraft";
import { useEdited, useGoneReason } from "./edited";
import { hasRecord } from "./held";
import { type CommentDetail, rootOf } from "./incident";
import { speakerOf } from "./speaker";
import { EntryFrame, type EntryPlace } from "./EntryFrame";
import { useIncident, useMayEdit } from "./useIncident";

interface Props extends EntryPlace {
  comment: CommentDetail;
}

/** A comment as Markdown; its author may correct it and take it back. */
export function CommentEntry({ comment, ...place }: Props) {
  const { isEdited, edit, close } = useEdited(comment.id);
  const [isAsking, setIsAsking] = useState(false);
  const me = useMyId();
  const may = useMayEdit().comments;
  const isMine = may && comment.created_by === me && comment.external_created_by === null;
  const { mutateAsync: erase } = useMutation(deleteCommentMutation());
  const remove = async () => {
    try {
      await erase({ where: { id: comment.id } });
      setIsAsking(false);
    } catch (error) {
      // Somebody else was faster: it is gone, as was wanted.
      if (error instanceof NotFound) setIsAsking(false);
      else notifyError(error);
    }
  };
  return (
    <EntryFrame
      {...place}
      at={comment.created_at}
      person={speakerOf(comment)}
      menu={
        isMine && !isEdited ? (
          <Menu
            trigger={<IconButton icon={MoreHorizontal} label="Actions for the comment" />}
            groups={[
              {
                id: "own",
                items: [
                  {
                    id: "edit",
                    label: "Edit comment",
                    icon: Pencil,
                    onSelect: edit,
                  },
                  {
                    id: "delete",
                    label: "Delete comment",
                    icon: Trash2,
                    isDanger: true,
                    onSelect: () => setIsAsking(true),
                  },
                ],
              },
            ]}
          />
        ) : undefined
      }
    >
      {isEdited && isMine ? (
        <CommentEditor comment={comment} onClose={close} />
      ) : (
        <Markdown text={comment.comment} topHeading={4} />
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={() => setIsAsking(false)}
        title="Delete comment"
        description="The comment is gone for good; what the changelog says of it stays."
        confirmLabel="Delete"
        danger
        onConfirm={remove}
        footerStart={<PlanButton action={() => erase({ where: { id: comment.id } })} />}
      />
    </EntryFrame>
  );
}

function CommentEditor({ comment, onClose }: { comment: CommentDetail; onClose: () => void }) {
  const incident = useIncident();
  const kept = useFormDraft({
    id: `comment.${comment.id}`,
    schema: commentDraft,
    saved: draftOf(comment.id, comment.comment),
    base: comment.updated_at,
    record: comment,
  });
  const [draft, setDraft] = useState(kept.start);
  const [isAsking, setIsAsking] = useState(false);
  const isDirty = draft.text !== kept.saved.text;
  const client = useQueryClient();
  const { mutateAsync: update } = useMutation(updateCommentMutation());
  const goneReason = useGoneReason(comment.id, "comment");
  const create = useCreate(createCommentMutation(), { hasSource: false });
  const [anewId] = useState(newId);
  const sendAnew = () => {
    const { hypothesis_id: hypothesis } = comment;
    const isThere = hypothesis !== null && hasRecord(incident, hypothesis);
    return createOnce(() =>
      create({
        id: anewId,
        incident_id: incident.id,
        hypothesis_id: (isThere ? hypothesis : rootOf(incident)?.id) ?? null,
        comment: commentOf(draft),
      }),
    );
  };
  const read = async () => {
    const detail = incidentDetailOptions({ id: incident.id });
    const { rows } = await readAnew(client, detail);
    return rows[0]?.comments.find(({ id }) => id === comment.id);
  };
  const close = () => {
    kept.clear();
    onClose();
  };
  const save = async () => {
    try {
      if (goneReason !== undefined) {
        await sendAnew();
        close();
        return;
      }
      const text = commentOf(draft);
      const base = kept.record ?? comment;
      const isSaved =
        text === base.comment ||
        (await saveRecord<CommentDetail, { comment?: string }>({
          noun: "comment",
          name: "",
          labels: { comment: "Comment" },
          base,
          change: { comment: text },
          read,
          write: (body, from) => update({ where: { id: comment.id }, body, base: from }),
        }));
      if (isSaved) close();
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <>
      <CommentBox
        label="Edit comment"
        placeholder="Comment"
        draft={draft}
        onDraft={(next) => {
          setDraft(next);
          kept.keep(next);
        }}
        hasFocus
        notice={goneReason}
        sendLabel={goneReason === undefined ? "Save" : "Send as a new comment"}
        onSend={save}
        onCancel={() => (isDirty ? setIsAsking(true) : close())}
      />
      <LeaveGuard
        // Leaving the page keeps it.
        isDirty={false}
        isAsking={isAsking}
        onStay={() => setIsAsking(false)}
        onDiscard={close}
      />
    </>
  );
}
