import { Link, useRouter } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { CirclePlay, History, MoreHorizontal, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { updatePlaybook } from "~generated/access";
import {
  playbookDetailOptions,
  type PlaybookName,
  type PlaybookRunOutcome,
} from "~generated/db/reads";
import { updatePlaybookMutation } from "~generated/db/writes";
import { useAccess } from "~/api/access";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { TechIcon } from "~/components/icons/TechIcon";
import { notifyRecord, notifyText } from "~/components/messages/notify";
import { errorText } from "~/api/errors";
import { originWords } from "~/components/record/origin";
import { noRight, usePlaybookRights } from "~/components/playbookRights/playbookRights";
import { RunStatus } from "~/components/playbookRun/runStatus";
import { recordLabels } from "~/components/recordEditor/recordKind";
import { PlanButton } from "~/components/plan/PlanButton";
import { Button } from "~/ui/button/Button";
import { IconButton } from "~/ui/button/IconButton";
import { ConfirmDialog } from "~/ui/overlay/ConfirmDialog";
import { Menu } from "~/ui/overlay/Menu";
import { Age } from "~/ui/time/Age";
import styles from "./catalogue.module.css";

interface Props {
  playbook: PlaybookName;
  /** Its newest runs, the oldest of them first. */
  runs: readonly PlaybookRunOutcome[];
  onRun: () => void;
}

/** One playbook: what it is, how its last runs went, and what can be done with it. */
export function PlaybookCard({ playbook, runs, onRun }: Props) {
  const { can, isKnown } = usePlaybookRights();
  const title = playbook.title || playbook.name;
  const newest = runs.at(-1);
  return (
    <li className={styles["card"]} aria-label={title}>
      <div className={styles["head"]}>
        <TechIcon name={playbook.icon} size={18} />
        <Link
          to="/playbooks/$id"
          params={{ id: playbook.id }}
          className={styles["title"]}
          title={title}
        >
          {title}
        </Link>
        <CardMenu playbook={playbook} title={title} />
      </div>
      <p className={styles["text"]} title={playbook.description ?? undefined}>
        {playbook.description || <span className={styles["faint"]}>{playbook.name}</span>}
      </p>
      <div className={styles["runs"]}>
        {runs.map(({ id, status }) => (
          <Link
            key={id}
            to="/playbooks/runs/$id"
            params={{ id }}
            aria-label={`Run of ${title}: ${status.replaceAll("_", " ")}`}
          >
            <RunStatus status={status} showLabel={false} />
          </Link>
        ))}
        <span className={styles["faint"]}>
          {newest ? <Age value={newest.created_at} suffix /> : "Never run"}
        </span>
      </div>
      <div className={styles["foot"]}>
        <Button asChild variant="quiet">
          <Link
            to="/playbooks/runs"
            search={{ playbook: playbook.id }}
            aria-label={`History of ${title}`}
          >
            <History size={14} aria-hidden /> History
          </Link>
        </Button>
        {isKnown && (
          <Button
            icon={CirclePlay}
            aria-label={`Run ${title}`}
            disabledReason={can("playbook:run", playbook) ? undefined : noRight("playbook:run")}
            onClick={onRun}
          >
            Run
          </Button>
        )}
      </div>
    </li>
  );
}

function CardMenu({ playbook, title }: { playbook: PlaybookName; title: string }) {
  const access = useAccess();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  if (!access.can(updatePlaybook.action, updatePlaybook.resource)) return null;
  return (
    <>
      <Menu
        trigger={<IconButton icon={MoreHorizontal} label={`Actions for ${title}`} />}
        groups={[
          {
            id: "actions",
            items: [
              {
                id: "edit",
                label: "Edit",
                icon: Pencil,
                onSelect: () => void router.navigate({ href: `/playbooks/${playbook.id}` }),
              },
              {
                id: "delete",
                label: "Delete",
                icon: Trash2,
                isDanger: true,
                onSelect: () => setAsking(true),
              },
            ],
          },
        ]}
      />
      {isAsking && (
        <DeleteQuestion id={playbook.id} title={title} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

function DeleteQuestion({
  id,
  title,
  onClose,
}: {
  id: string;
  title: string;
  onClose: () => void;
}) {
  const detail = playbookDetailOptions({ id });
  const query = useQuery({ ...detail, staleTime: 0 });
  const record = query.data?.rows[0];
  const writes = useRecordWrites({
    noun: "playbook",
    labels: recordLabels,
    where: { id },
    detail,
    update: updatePlaybookMutation(),
  });
  const origin = record && originWords(record);
  const send = async () => {
    const known = record ?? (await writes.read());
    return known !== undefined && (await writes.remove(known));
  };
  const remove = async () => {
    try {
      if (await send()) notifyRecord(title, "deleted");
    } catch (error) {
      notifyText("error", `Unable to delete playbook spec: ${errorText(error)}`);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete playbook"
      description={
        origin
          ? `${title} is kept elsewhere (${origin}) and may come back. Its runs stay. Delete it all the same?`
          : `Are you sure you want to delete ${title}? Its runs stay.`
      }
      confirmLabel="Delete"
      danger
      onConfirm={remove}
      footerStart={<PlanButton action={send} />}
    />
  );
}
