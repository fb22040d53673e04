import type { ReactNode } from "react";
import { BuiltLink } from "~/components/links/BuiltLink";
import { PersonCell } from "~/components/people/PersonCell";
import { RunResource } from "~/components/playbookRuns/RunResource";
import { triggerOf } from "~/components/playbookRuns/triggerOf";
import { RunStatus } from "~/components/playbookRun/runStatus";
import { formatBytes } from "~/lib/text/bytes";
import { formatCost } from "~/lib/text/cost";
import { formatDuration } from "~/lib/time/duration";
import { Age } from "~/ui/time/Age";
import { useNow } from "~/ui/time/now";
import { costOf, lastedOf, type Run } from "./runModel";
import styles from "./run.module.css";

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles["fact"]}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What a run is for, how it stands, how long it takes, who or what wanted it. */
export function RunFacts({ run, childRuns }: { run: Run; childRuns: readonly Run[] }) {
  const began = Date.parse(run.start_time ?? run.created_at);
  const now = useNow(began) ?? began;
  const lasted = lastedOf(run, now);
  const files = [run, ...childRuns].flatMap(({ actions }) =>
    actions.flatMap((one) => one.artifacts),
  );
  const cost = costOf([run, ...childRuns]);
  const queued = run.start_time && Date.parse(run.start_time) - Date.parse(run.created_at);
  const isAhead = run.start_time === null && Date.parse(run.scheduled_time) > now;
  const trigger = triggerOf({ ...run, ...startedBy(run.request) });
  return (
    <dl className={styles["facts"]}>
      <Fact name="Status">
        <RunStatus status={run.status} />
      </Fact>
      <Fact name="Duration">
        {lasted === undefined ? "–" : formatDuration(lasted)}{" "}
        <span className={styles["faint"]}>of {formatDuration(run.timeout / 1e6)}</span>
      </Fact>
      {isAhead ? (
        <Fact name="Scheduled">
          <Age value={run.scheduled_time} suffix />
        </Fact>
      ) : (
        <Fact name="Started">{run.start_time ? <Age value={run.start_time} suffix /> : "–"}</Fact>
      )}
      <Fact name="Queued">
        {typeof queued === "number" ? (
          formatDuration(queued)
        ) : (
          <Age value={run.created_at} suffix />
        )}
      </Fact>
      <Fact name="Playbook">
        <BuiltLink
          path={
            run.playbook && !run.playbook.deleted_at ? `/playbooks/${run.playbook_id}` : undefined
          }
        >
          {run.playbook?.name ?? "Deleted playbook"}
        </BuiltLink>
      </Fact>
      <Fact name="Resource">
        <RunResource run={run} />
      </Fact>
      <Fact name="Triggered By">
        {run.creator ? (
          <PersonCell person={run.creator} />
        ) : (
          <BuiltLink path={trigger.path}>{trigger.label}</BuiltLink>
        )}
      </Fact>
      {run.parent_id && (
        <Fact name="Parent run">
          <BuiltLink path={`/playbooks/runs/${run.parent_id}`}>Open</BuiltLink>
        </Fact>
      )}
      {files.length > 0 && (
        <Fact name="Artifacts">
          {files.length}{" "}
          <span className={styles["faint"]}>
            {formatBytes(files.reduce((sum, { size }) => sum + size, 0))}
          </span>
        </Fact>
      )}
      {cost && (
        <Fact name="AI cost">
          <span title={`${cost.input} tokens in, ${cost.output} out`}>{formatCost(cost.cost)}</span>{" "}
          <span className={styles["faint"]}>{cost.input + cost.output} tokens</span>
        </Fact>
      )}
      {run.error && (
        <div className={styles["fact"]} data-wide>
          <dt>Error</dt>
          <dd className={styles["bad"]}>{run.error}</dd>
        </div>
      )}
    </dl>
  );
}

function startedBy(request: unknown): { webhook: string | null; event: string | null } {
  const { path, event }: Record<string, unknown> = Object(request);
  return {
    webhook: typeof path === "string" ? path : null,
    event: typeof event === "string" ? event : null,
  };
}
