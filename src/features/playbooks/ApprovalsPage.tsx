import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BadgeCheck } from "lucide-react";
import type { PendingPlaybookRun } from "~generated/db/reads";
import { approvePlaybookRunMutation } from "~generated/playbook/@tanstack/react-query.gen";
import { errorText } from "~/api/errors";
import { QueryError } from "~/components/errors/QueryError";
import { TechIcon } from "~/components/icons/TechIcon";
import { RunResource } from "~/components/playbookRuns/RunResource";
import { notifySuccess, notifyText } from "~/components/messages/notify";
import { PageHeader } from "~/components/page/PageHeader";
import { Button } from "~/ui/button/Button";
import { useOnce } from "~/ui/button/useOnce";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Age } from "~/ui/time/Age";
import { PlaybookTabs } from "./PlaybookTabs";
import { parametersOf, pendingApprovers } from "./runModel";
import { useApprovals } from "./useApprovals";
import styles from "./approvals.module.css";

/** Runs that wait for the reader, each with what it would do, for what, and with which parameters. */
export function ApprovalsPage() {
  const { query, rows, mine, total } = useApprovals();
  const others = total - mine.length;
  return (
    <div className={styles["page"]}>
      <PageHeader
        title="Approvals"
        refresh={{ onRefresh: () => void query.refetch(), isRefreshing: query.isFetching }}
      />
      <PlaybookTabs value="approvals" />
      {query.error ? (
        <QueryError title="The runs that wait could not be loaded" query={query} />
      ) : null}
      {query.isPending ? (
        <Skeleton rows={6} />
      ) : mine.length === 0 && !query.error ? (
        <EmptyState
          icon={BadgeCheck}
          title="Nothing waits for you"
          text={
            others > 0
              ? `${others} ${others === 1 ? "run waits" : "runs wait"} for somebody else.`
              : "A run comes here when its playbook asks you, or a team of yours, to approve it."
          }
          action={
            <Button asChild>
              <Link to="/playbooks/runs" search={{ status: "pending_approval:1" }}>
                Show all that wait
              </Link>
            </Button>
          }
        />
      ) : (
        <ul className={styles["list"]} aria-label="Runs that wait for you">
          {mine.map((run) => (
            <Waiting key={run.id} run={run} />
          ))}
        </ul>
      )}
      {mine.length > 0 && others > 0 && rows.length > 0 ? (
        <p className={styles["note"]}>{others} more wait for somebody else.</p>
      ) : null}
    </div>
  );
}

function Waiting({ run }: { run: PendingPlaybookRun }) {
  const title = run.playbook?.title || run.playbook?.name || "Deleted playbook";
  const approve = useMutation({
    ...approvePlaybookRunMutation(),
    onSuccess: () => notifySuccess("Playbook run approved"),
    onError: (error) => notifyText("error", `Failed to approve playbook run: ${errorText(error)}`),
  });
  const [start, isBusy] = useOnce(() =>
    approve.mutateAsync({ path: { id: run.id } }).catch(() => undefined),
  );
  const parameters = parametersOf(run);
  return (
    <li className={styles["run"]}>
      <div className={styles["head"]}>
        <TechIcon name={run.playbook?.icon} />
        <Link to="/playbooks/runs/$id" params={{ id: run.id }} className={styles["title"]}>
          {title}
        </Link>
        <RunResource run={run} />
        <span className={styles["note"]}>
          {run.creator?.name ?? "Somebody"} asked <Age value={run.created_at} suffix />
        </span>
        <span className={styles["space"]} />
        <Button
          variant="primary"
          icon={BadgeCheck}
          isBusy={isBusy}
          aria-label={`Approve ${title}`}
          onClick={() => start()}
        >
          Approve
        </Button>
      </div>
      <dl className={styles["facts"]}>
        {parameters.length === 0 ? (
          <div>
            <dt>Parameters</dt>
            <dd>(none)</dd>
          </div>
        ) : (
          parameters.map(({ name, label, value, isSecret }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{isSecret ? "•••••• (secret)" : value}</dd>
            </div>
          ))
        )}
        <div>
          <dt>Actions</dt>
          <dd>{(run.spec.actions ?? []).map(({ name }) => name).join(" → ")}</dd>
        </div>
        <div>
          <dt>{run.spec.approval?.type === "all" ? "All must approve" : "Any may approve"}</dt>
          <dd>{pendingApprovers(run).join(", ")}</dd>
        </div>
      </dl>
    </li>
  );
}
