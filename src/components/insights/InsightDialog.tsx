import { useQuery } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { stringify } from "yaml";
import { insightDetailOptions, type InsightDetail } from "~generated/db/reads";
import { ConfigLink } from "~/components/config/ConfigLink";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { QueryError } from "~/components/errors/QueryError";
import { notifyCopy } from "~/components/messages/notify";
import { isRecordId } from "~/components/record/RecordDialog";
import { Fact, Facts, Moment } from "~/components/sheet/Fact";
import type { Neighbours } from "~/components/sheet/Neighbours";
import { RecordSheet } from "~/components/sheet/RecordSheet";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { SeverityMark } from "~/ui/feedback/SeverityMark";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Code } from "~/ui/text/Code";
import { SafeHtml } from "~/ui/text/SafeHtml";
import { InsightType } from "./insightColumns";
import styles from "./insights.module.css";

interface Props {
  /** Id from the address, whatever somebody typed there. */
  id: string;
  onClose: () => void;
  /** The list that it was opened from. */
  neighbours?: Neighbours;
  /** In the footer: what an area does with an insight. */
  actions?: (insight: InsightDetail) => ReactNode;
}

/** An insight (facts 7.4): what was found, where and when, and the analyzer's own data. */
export function InsightDialog({ id, onClose, neighbours, actions }: Props) {
  const query = useQuery({ ...insightDetailOptions({ id }), enabled: isRecordId(id) });
  const insight = query.data?.rows[0];
  const frame = { id, noun: "insight", onClose, neighbours };
  if (!insight) {
    const isUnknown = !isRecordId(id) || query.isSuccess;
    return (
      <RecordSheet {...frame} title={isUnknown ? "Insight not found" : "Insight"}>
        {isUnknown ? (
          <EmptyState
            title="Nothing found"
            text={`There is no insight with the id ${id}. It may have been removed, or the link is cut off.`}
          />
        ) : query.isError ? (
          <QueryError title="The insight could not be loaded" query={query} />
        ) : (
          <Skeleton rows={8} />
        )}
      </RecordSheet>
    );
  }
  const { status } = insight;
  return (
    <RecordSheet
      {...frame}
      title={
        <span className={styles["title"]}>
          <SeverityMark severity={insight.severity} />
          <span className={styles["analyzer"]}>{insight.analyzer}</span>
          <ConfigLink config={insight.config} />
        </span>
      }
      footer={actions?.(insight)}
    >
      <Facts>
        <Fact label="Type">
          <InsightType type={insight.analysis_type} />
        </Fact>
        <Fact label="Severity">
          <SeverityMark severity={insight.severity} showLabel />
        </Fact>
        <Fact label="Status">
          {status ? status.charAt(0).toUpperCase() + status.slice(1) : "-"}
        </Fact>
        <Fact label="First Observed">
          <Moment value={insight.first_observed} />
        </Fact>
        <Fact label="Last Observed">
          <Moment value={insight.last_observed} />
        </Fact>
        <Fact label="Source">{insight.source || "-"}</Fact>
      </Facts>
      <div className={styles["content"]}>
        {insight.summary && insight.summary !== insight.message ? <p>{insight.summary}</p> : null}
        {insight.message ? <SafeHtml html={insight.message} /> : null}
        <PanelBoundary resetKey={id}>
          <Analysis analysis={insight.analysis} />
        </PanelBoundary>
      </div>
    </RecordSheet>
  );
}

function Analysis({ analysis }: { analysis: unknown }) {
  const text = useMemo(() => stringify(analysis, { lineWidth: 0 }), [analysis]);
  if (analysis === null || analysis === undefined) return null;
  return <Code label="Analysis" language="yaml" text={text} onCopy={notifyCopy} />;
}
