import { StatusDot } from "~/ui/feedback/StatusDot";
import { statusLabel, statusTone, RunStatus } from "~/components/playbookRun/runStatus";
import { localAgent } from "~/components/record/origin";
import { BuiltLink } from "~/components/links/BuiltLink";
import { formatDuration } from "~/lib/time/duration";
import { scrollRegion } from "~/ui/layout/scrollRegion";
import { useNow } from "~/ui/time/now";
import {
  barOf,
  lastedOf,
  linesOf,
  pendingApprovers,
  spanOf,
  type Run,
  type StepLine,
} from "./runModel";
import styles from "./run.module.css";

interface Props {
  run: Run;
  childRuns: readonly Run[];
  /** Id of the chosen line. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

const marks = [0, 0.25, 0.5, 0.75];

/** The actions of a run and of those that it started, each with its state, time and place in the whole. */
export function RunSteps({ run, childRuns, chosen, onChoose }: Props) {
  const runs = [run, ...childRuns];
  const began = Date.parse(run.start_time ?? run.created_at);
  const now = useNow(began) ?? began;
  const span = spanOf(runs, now);
  const lines = linesOf(run);
  return (
    <div className={styles["steps"]} {...scrollRegion("Steps of the run")}>
      <div className={styles["axis"]} aria-hidden>
        <span>Action</span>
        <span>State</span>
        <span className={styles["right"]}>Duration</span>
        <span className={styles["scale"]}>
          {marks.map((share) => (
            <span key={share} style={{ left: `${share * 100}%` }}>
              {share === 0 ? "0" : formatDuration(share * (span.end - span.start))}
            </span>
          ))}
        </span>
      </div>
      <ol className={styles["list"]} aria-label="Actions">
        <Approvals run={run} />
        {lines.map((line) => (
          <Line key={line.id} {...{ line, span, now, chosen, onChoose }} />
        ))}
      </ol>
      {childRuns.length > 0 && (
        <>
          <h2 className={styles["sub"]}>
            Child runs <span className={styles["faint"]}>{childRuns.length}</span>
          </h2>
          <ol className={styles["list"]} aria-label="Child runs">
            {childRuns.map((child) => (
              <Child key={child.id} {...{ child, span, now, chosen, onChoose }} />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

interface Times {
  span: { start: number; end: number };
  now: number;
}

function Bar({ item, span }: { item: Parameters<typeof barOf>[0]; span: Times["span"] }) {
  const bar = barOf(item, span);
  return (
    <span className={styles["gantt"]} aria-hidden>
      {bar && (
        <i
          data-tone={statusTone(item.status)}
          style={{ left: `${bar.left * 100}%`, width: `${bar.width * 100}%` }}
        />
      )}
    </span>
  );
}

type LineProps = Times & { line: StepLine; isChild?: boolean } & Pick<Props, "chosen" | "onChoose">;

function Line({ line, span, now, chosen, onChoose, isChild = false }: LineProps) {
  const { step, status } = line;
  const item = step ?? { start_time: null, end_time: null, status };
  const lasted = lastedOf(item, now);
  const note = [line.kind, agentOf(step), step?.retry_count ? `retried ${step.retry_count}×` : ""]
    .filter(Boolean)
    .join(" · ");
  const canChoose = status !== "skipped" && (step !== undefined || line.id === "initialization");
  const content = (
    <>
      <span className={styles["stepName"]} data-child={isChild || undefined}>
        <span className={styles["ellipsis"]} title={line.name}>
          {line.name}
        </span>
        <span className={styles["faint"]}>{note}</span>
      </span>
      <span className={styles["state"]} title={sleepNote(step)}>
        {status === "not run" ? (
          <StatusDot tone="unknown" label="Not run" showLabel />
        ) : (
          <RunStatus status={status} />
        )}
      </span>
      <span className={styles["right"]}>{lasted === undefined ? "–" : formatDuration(lasted)}</span>
      <Bar item={item} span={span} />
    </>
  );
  return (
    <li>
      {canChoose ? (
        <button
          type="button"
          className={styles["step"]}
          aria-pressed={chosen === line.id}
          aria-label={`${line.name}, ${statusLabel(status)}`}
          onClick={() => onChoose(line.id)}
        >
          {content}
        </button>
      ) : (
        <div className={styles["step"]} data-inert>
          {content}
        </div>
      )}
    </li>
  );
}

/** The agent that an action runs on; nothing for the backend itself. */
const agentOf = (step: StepLine["step"]) =>
  step?.agent && step.agent.id !== localAgent ? step.agent.name : "";

function sleepNote(step: StepLine["step"]): string | undefined {
  if (step?.status !== "sleeping") return undefined;
  const left = Date.parse(step.scheduled_time) - Date.now();
  return left > 0 ? `Scheduled to run in ${formatDuration(left)}` : undefined;
}

function Child({
  child,
  span,
  now,
  chosen,
  onChoose,
}: Times & { child: Run } & Pick<Props, "chosen" | "onChoose">) {
  const lasted = lastedOf(child, now);
  const title = child.playbook?.title || child.playbook?.name || "Deleted playbook";
  return (
    <>
      <li className={styles["step"]} data-inert>
        <span className={styles["stepName"]}>
          <span className={styles["ellipsis"]}>
            <BuiltLink path={`/playbooks/runs/${child.id}`}>{title}</BuiltLink>
          </span>
          <span className={styles["faint"]}>
            {child.actions.length} {child.actions.length === 1 ? "action" : "actions"}
          </span>
        </span>
        <span className={styles["state"]}>
          <RunStatus status={child.status} />
        </span>
        <span className={styles["right"]}>
          {lasted === undefined ? "–" : formatDuration(lasted)}
        </span>
        <Bar item={child} span={span} />
      </li>
      {linesOf(child).map((line) => (
        <Line key={line.id} {...{ line, span, now, chosen, onChoose }} isChild />
      ))}
    </>
  );
}

/** Who has approved, and who still may or must. */
function Approvals({ run }: { run: Run }) {
  const pending = run.status === "pending_approval" ? pendingApprovers(run) : [];
  if (run.approvals.length + pending.length === 0) return null;
  return (
    <>
      {run.approvals.map(({ id, person, team }) => (
        <li key={id} className={styles["step"]} data-inert>
          <span className={styles["stepName"]}>
            <span className={styles["ellipsis"]}>
              Approved by {person?.name ?? team?.name ?? "somebody"}
            </span>
          </span>
          <span className={styles["state"]}>
            <StatusDot tone="good" label="Approved" showLabel />
          </span>
          <span />
          <span className={styles["gantt"]} aria-hidden />
        </li>
      ))}
      {pending.map((name) => (
        <li key={name} className={styles["step"]} data-inert>
          <span className={styles["stepName"]}>
            <span className={styles["ellipsis"]} title={name}>
              {name}
            </span>
          </span>
          <span className={styles["state"]}>
            <StatusDot tone="mixed" label="Waits" showLabel />
          </span>
          <span />
          <span className={styles["gantt"]} aria-hidden />
        </li>
      ))}
    </>
  );
}
