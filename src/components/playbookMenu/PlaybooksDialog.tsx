import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { QueryError } from "~/components/errors/QueryError";
import { TechIcon } from "~/components/icons/TechIcon";
import { RunDialog, type FixedTarget } from "~/components/playbookRun/RunDialog";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { TextField } from "~/ui/field/TextField";
import { Button } from "~/ui/button/Button";
import { Dialog } from "~/ui/overlay/Dialog";
import styles from "./PlaybooksDialog.module.css";
import { useFittingPlaybooks, type FittingPlaybook } from "./useFittingPlaybooks";

interface Props {
  target: FixedTarget;
  onClose: () => void;
}

/** Asks which playbook to run for a resource, then for its parameters: for menus that cannot load them beforehand. */
export function PlaybooksDialog({ target, onClose }: Props) {
  const { query, playbooks } = useFittingPlaybooks(target);
  const [chosen, setChosen] = useState<string>();
  if (chosen !== undefined)
    return <RunDialog playbookId={chosen} fixed={target} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Playbooks"
      description={`Those that can be run for ${target.name}.`}
      size="small"
      expandable={false}
    >
      {query.error && playbooks.length === 0 ? (
        <QueryError title="The playbooks could not be loaded" query={query} />
      ) : query.isPending ? (
        <Skeleton rows={4} label="Loading the playbooks" />
      ) : playbooks.length === 0 ? (
        <EmptyState
          title="No playbook fits"
          text={`None that you may run accepts ${target.name}. Each says in its spec which checks, components and items it is for.`}
          action={
            <Button asChild>
              <Link to="/playbooks">Go to the playbooks</Link>
            </Button>
          }
        />
      ) : (
        <Choices playbooks={playbooks} onChoose={setChosen} />
      )}
    </Dialog>
  );
}

/** From this many on a search field stands above them. */
const SEARCH_FROM = 9;

function Choices({
  playbooks,
  onChoose,
}: {
  playbooks: readonly FittingPlaybook[];
  onChoose: (id: string) => void;
}) {
  const [text, setText] = useState("");
  const wanted = text.trim().toLowerCase();
  const shown = playbooks.filter(({ title, category }) =>
    `${title} ${category}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      {playbooks.length >= SEARCH_FROM && (
        <TextField label="Search playbooks" value={text} onChange={setText} />
      )}
      <ul className={styles["list"]} aria-label="Playbooks">
        {shown.map(({ id, title, icon, category }) => (
          <li key={id}>
            <button type="button" className={styles["choice"]} onClick={() => onChoose(id)}>
              <TechIcon name={icon} />
              <span className={styles["title"]} title={title}>
                {title}
              </span>
              <span className={styles["category"]}>{category}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={styles["none"]}>No playbook of this name fits.</p>}
    </>
  );
}
