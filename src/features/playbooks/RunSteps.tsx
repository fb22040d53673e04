import { memo, useEffect, useMemo, useRef } from "react";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { isFinalRun, statusLabel, statusTone, RunStatus } from "~/components/playbookRun/runStatus";
import { localAgent } from "~/components/record/origin";
import { BuiltLink } from "~/components/links/BuiltLink";
import { formatDuration } from "~/lib/time/duration";
import { scrollRegion } from "~/ui/layout/scrollRegion";
import { scrollToRow, useWindowed } from "~/ui/table/windowed";
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

const marks = [0, 0.5];

/** The actions of a run and of those that it started, each with its state, time and place in the whole. */
export function RunSteps({ run, childRuns, chosen, onChoose }: Props) {
  const runs = useMemo(() => [run, ...childRuns], [run, childRuns]);
  const began = Date.parse(run.start_time ?? run.created_at);
  const present = useNow(began) ?? began;
  // What is over does not change with the clock, so its lines need not be drawn again.
  const now = runs.every(({ status }) => isFinalRun(status)) ? began : present;
  const { start, end } = useMemo(() => spanOf(runs, now), [runs, now]);
  const span = useMemo(() => ({ start, end }), [start, end]);
  const lines = useMemo(() => linesOf(run), [run]);
  const scroller = useRef<HTMLDivElement>(null);
  const window = useWindowed({ scroller, count: lines.length, size: ROW, overscan: 12 });
  const isLong = lines.length > WINDOW_FROM;
  const at = isLong ? lines.findIndex(({ id }) => id === chosen) : -1;
  const approvers = run.approvals.length + waitedFor(run).length;
  useEffect(() => {
    if (at >= 0) scrollToRow(scroller.current, at + 1 + approvers, ROW);
  }, [scroller, at, approvers]);
  return (
    <div ref={scroller} className={styles["steps"]} {...scrollRegion("Steps of the run")}>
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
      {isLong ? (
        <>
          {approvers > 0 && (
            <ol className={styles["list"]} aria-label="Approvals">
              <Approvals run={run} />
            </ol>
          )}
          <LongList {...{ lines, window, span, now, chosen, onChoose }} />
        </>
      ) : (
        <ol className={styles["list"]} aria-label="Actions">
          <Approvals run={run} />
          {lines.map((line) => (
            <Line key={line.id} {...{ line, span, now, onChoose }} isChosen={chosen === line.id} />
          ))}
        </ol>
      )}
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

/** Runs of more actions keep only those in view in the document, all of one height. */
const WINDOW_FROM = 100;
/** Height of such a line in px; the same figure stands in the style sheet. */
const ROW = 35;

function LongList({
  lines,
  window: { from, to },
  chosen,
  ...props
}: Times &
  Pick<Props, "chosen" | "onChoose"> & {
    lines: readonly StepLine[];
    window: { from: number; to: number };
  }) {
  return (
    <ol
      className={styles["list"]}
      aria-label="Actions"
      data-long
      style={{ paddingTop: from * ROW, paddingBottom: (lines.length - to) * ROW }}
    >
      {lines.slice(from, to).map((line, index) => (
        <Line
          key={line.id}
          line={line}
          {...props}
          isChosen={chosen === line.id}
          place={from + index + 1}
          size={lines.length}
        />
      ))}
    </ol>
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

type LineProps = Times & {
  line: StepLine;
  isChild?: boolean;
  isChosen: boolean;
  /** Where it stands among lines that are not all in the document, counted from 1, and how many there are. */
  place?: number;
  size?: number;
} & Pick<Props, "onChoose">;

/** Drawn again only where something of its own changes: a run may have hundreds. */
const Line = memo(function Line(props: LineProps) {
  const { line, span, now, isChosen, onChoose, isChild = false, place, size } = props;
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
      <span className={styles["state"]} title={sleepNote(step, now)}>
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
    <li aria-posinset={place} aria-setsize={size}>
      {canChoose ? (
        <button
          type="button"
          className={styles["step"]}
          aria-pressed={isChosen}
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
});

/** The agent that an action runs on; nothing for the backend itself. */
const agentOf = (step: StepLine["step"]) =>
  step?.agent && step.agent.id !== localAgent ? step.agent.name : "";

function sleepNote(step: StepLine["step"], now: number): string | undefined {
  if (step?.status !== "sleeping") return undefined;
  const left = Date.parse(step.scheduled_time) - now;
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
        <Line
          key={line.id}
          {...{ line, span, now, onChoose }}
          isChosen={chosen === line.id}
          isChild
        />
      ))}
    </>
  );
}

const waitedFor = (run: Run): string[] =>
  run.status === "pending_approval" ? pendingApprovers(run) : [];

/** Who has approved, and who still may or must. */
function Approvals({ run }: { run: Run }) {
  const pending = waitedFor(run);
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
