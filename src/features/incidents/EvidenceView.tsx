import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { UserRound } from "lucide-react";
import { getCheckGraphOptions } from "~generated/canary/@tanstack/react-query.gen";
import { lastErrorsOptions } from "~generated/db/reads";
import type { EvidenceDetail } from "./incident";
import { ConfigLink } from "~/components/config/ConfigLink";
import { TechIcon } from "~/components/icons/TechIcon";
import { BuiltLink } from "~/components/links/BuiltLink";
import { configLook, formatUptime, statusLook } from "~/lib/health/health";
import { graphStart, isCheckRange } from "~/lib/time/checkRange";
import { formatDuration } from "~/lib/time/duration";
import { HistoryBars } from "~/ui/chart/HistoryBars";
import { SeverityMark } from "~/ui/feedback/SeverityMark";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { Code } from "~/ui/text/Code";
import { SafeHtml } from "~/ui/text/SafeHtml";
import { Age } from "~/ui/time/Age";
import { evidenceKind, isGone } from "./evidenceWords";
import { linesOf, logLinesOf, textIn } from "./evidenceLines";
import styles from "./evidence.module.css";

interface Props {
  evidence: EvidenceDetail;
  /** The line alone, for lists. */
  isCompact?: boolean;
}

/** What the evidence shows, by its kind (facts 1.8); what is gone says so. */
export function EvidenceView({ evidence, isCompact = false }: Props) {
  if (isGone(evidence))
    return (
      <p className={styles["gone"]}>
        The {evidenceKind(evidence.type).label.toLowerCase()} that this was about is not there any
        more.
      </p>
    );
  const View = views[evidence.type] ?? Other;
  return <View evidence={evidence} isCompact={isCompact} />;
}

type View = (props: Required<Props>) => React.ReactNode;

function Check({ evidence: { check, evidence }, isCompact }: Required<Props>) {
  const start = textIn(evidence, "start") ?? "1h";
  const id = check?.id ?? "";
  const graph = useQuery({
    ...getCheckGraphOptions({
      query: { check: id, start: isCheckRange(start) ? graphStart(start) : start, count: 100 },
    }),
    enabled: !isCompact && id !== "",
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  }).data;
  const isBad = check?.status === "unhealthy";
  const error = useQuery({
    ...lastErrorsOptions({ checkIds: [id], since: dayAgo(), limit: 1, offset: 0 }),
    enabled: !isCompact && isBad,
  }).data?.rows[0];
  if (!check) return null;
  const { tone, word } = statusLook(check.status);
  const runs = graph?.status?.toReversed() ?? [];
  return (
    <div className={styles["line"]}>
      <StatusDot tone={tone} label={word} />
      <TechIcon name={check.icon || check.type} />
      <BuiltLink
        path={`/health?checkId=${encodeURIComponent(check.id)}&timeRange=${encodeURIComponent(start)}`}
      >
        {check.name}
      </BuiltLink>
      <span className={styles["faint"]}>{check.type}</span>
      {isCompact ? null : (
        <>
          {runs.length > 0 ? (
            <HistoryBars
              tones={runs.map(({ status }) => (status ? "good" : "bad"))}
              label={`${runs.filter(({ status }) => status).length} of ${runs.length} runs passed`}
            />
          ) : null}
          {graph ? <span title="Uptime">{formatUptime(graph.uptime, 1)}</span> : null}
          {graph?.latency?.p99 ? (
            <span title="Latency, 99th percentile">{formatDuration(graph.latency.p99)}</span>
          ) : null}
          {error ? (
            <span className={styles["text"]} title={error.error || error.message || ""}>
              {error.error || error.message}
            </span>
          ) : null}
        </>
      )}
    </div>
  );
}

/** To the hour, so that it does not ask anew with every drawing. */
const dayAgo = () => new Date((Math.floor(Date.now() / 3_600_000) - 24) * 3_600_000).toISOString();

const Component: View = ({ evidence: { component } }) => {
  if (!component) return null;
  const { tone, word } = configLook(component.health);
  return (
    <div className={styles["line"]}>
      <StatusDot tone={tone} label={word} />
      <TechIcon name={component.icon} />
      <BuiltLink path={`/topology/${encodeURIComponent(component.id)}`}>{component.name}</BuiltLink>
      {component.deleted_at ? <span className={styles["faint"]}>deleted</span> : null}
    </div>
  );
};

const Config: View = ({ evidence: { config, evidence }, isCompact }) => {
  const hunks = linesOf(evidence);
  return (
    <>
      <div className={styles["line"]}>
        <ConfigLink config={config} tab="/spec" />
      </div>
      {isCompact || hunks.length === 0 ? null : (
        <div className={styles["code"]} role="group" aria-label="Selected lines">
          {hunks.map(({ number, text, isSelected, isGap }) => (
            <div key={number} data-selected={isSelected || undefined} data-gap={isGap || undefined}>
              <span className={styles["number"]}>{number}</span>
              <span>{text}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
};

const Change: View = ({ evidence: { change, config } }) =>
  change && (
    <div className={styles["line"]}>
      <SeverityMark severity={change.severity} />
      <ConfigLink config={config} />
      <BuiltLink path={`/catalog/changes?changeId=${encodeURIComponent(change.id)}`}>
        {change.change_type || "Change"}
      </BuiltLink>
      <span className={styles["text"]} title={change.summary ?? ""}>
        {change.summary}
      </span>
      <span className={styles["faint"]}>
        <Age value={change.created_at} suffix />
      </span>
    </div>
  );

const Insight: View = ({ evidence: { insight, config }, isCompact }) =>
  insight && (
    <>
      <div className={styles["line"]}>
        <SeverityMark severity={insight.severity} />
        <BuiltLink path={`/catalog/insights?insightId=${encodeURIComponent(insight.id)}`}>
          {insight.analyzer}
        </BuiltLink>
        <ConfigLink config={config} />
        <span className={styles["faint"]}>{insight.status}</span>
      </div>
      {insight.message && !isCompact ? (
        <div className={styles["message"]}>
          <SafeHtml html={insight.message} />
        </div>
      ) : null}
    </>
  );

const Log: View = ({ evidence: { evidence, component }, isCompact }) => {
  const lines = logLinesOf(evidence);
  const name = component?.name ?? textIn(evidence, "name");
  return (
    <>
      <div className={styles["line"]}>
        {component ? <TechIcon name={component.icon} /> : null}
        {name === undefined ? null : <span>{name}</span>}
        <span className={styles["faint"]}>
          {lines.length} {lines.length === 1 ? "line" : "lines"}
        </span>
      </div>
      {isCompact ? null : (
        <div className={styles["code"]} role="group" aria-label="Log lines">
          {lines.slice(0, 200).map(({ time, text }, index) => (
            // Lines of a log have no identity.
            <div key={index}>
              {time === undefined ? null : <span className={styles["time"]}>{time}</span>}
              <span>{text}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
};

const Manual: View = ({ evidence: { evidence, description } }) => (
  <div className={styles["line"]}>
    <UserRound size={14} aria-hidden />
    <span>{textIn(evidence, "comment") ?? description}</span>
  </div>
);

const Other: View = ({ evidence: { evidence, type }, isCompact }) => (
  <>
    <p className={styles["gone"]}>
      The console does not know evidence of the type {type || "none"}.
    </p>
    {isCompact || !evidence ? null : (
      <Code label="Evidence" language="json" text={JSON.stringify(evidence, null, 2)} />
    )}
  </>
);

const views: Readonly<Record<string, View>> = {
  check: Check,
  topology: Component,
  config: Config,
  config_change: Change,
  config_analysis: Insight,
  log: Log,
  comment: Manual,
};
