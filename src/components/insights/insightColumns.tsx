import type { InsightListEntry } from "~generated/db/reads";
import { ConfigLink } from "~/components/config/ConfigLink";
import { SeverityMark } from "~/ui/feedback/SeverityMark";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { DateTime } from "~/ui/time/Age";
import { insightType } from "~/components/insight/insightTypes";
import styles from "./insights.module.css";

/** The type of an insight: its icon and word. */
export function InsightType({ type }: { type: string | null }) {
  const { label, icon: Icon } = insightType(type);
  return (
    <span className={styles["type"]}>
      <Icon size={14} aria-hidden />
      <span className={styles["text"]} title={label}>
        {label}
      </span>
    </span>
  );
}

const capital = (word: string | null) => (word ? word.charAt(0).toUpperCase() + word.slice(1) : "");

/** Columns of a list of insights (facts 7.2); the item's own list needs not name it. */
export const insightColumns = (hasItem: boolean): readonly DataColumn<InsightListEntry>[] => [
  {
    id: "analyzer",
    header: "Analyzer",
    minWidth: 170,
    isSortable: true,
    cell: ({ analyzer, summary }) => (
      <span className={styles["text"]} title={summary ?? analyzer}>
        {analyzer}
      </span>
    ),
  },
  ...(hasItem
    ? [
        {
          id: "config",
          header: "Catalog",
          minWidth: 190,
          cell: ({ config }, { tabIndex }) => <ConfigLink config={config} tabIndex={tabIndex} />,
        } satisfies DataColumn<InsightListEntry>,
      ]
    : []),
  {
    id: "analysis_type",
    header: "Type",
    width: 170,
    isSortable: true,
    phone: "hidden",
    cell: ({ analysis_type: type }) => <InsightType type={type} />,
  },
  {
    id: "summary",
    header: "Summary",
    minWidth: 200,
    hideBelow: 900,
    phone: "hidden",
    cell: ({ summary }) =>
      summary ? (
        <span className={styles["text"]} title={summary}>
          {summary}
        </span>
      ) : null,
  },
  {
    id: "severity",
    header: "Severity",
    width: 110,
    phone: "end",
    isSortable: true,
    cell: ({ severity }) => <SeverityMark severity={severity} showLabel />,
  },
  {
    id: "status",
    header: "Status",
    width: 95,
    isSortable: true,
    phone: "hidden",
    cell: ({ status }) => capital(status),
  },
  ...(["first_observed", "last_observed"] as const).map((key): DataColumn<InsightListEntry> => ({
    id: key,
    header: key === "first_observed" ? "First Observed" : "Last Observed",
    width: 135,
    isMoment: true,
    isSortable: true,
    firstSort: "desc",
    hideBelow: key === "last_observed" ? 1000 : undefined,
    phone: "hidden",
    cell: (row) => <DateTime value={row[key]} />,
  })),
];
