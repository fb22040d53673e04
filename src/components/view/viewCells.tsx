import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import type { ViewColumn } from "~generated/view/types.gen";
import { TechIcon } from "~/components/icons/TechIcon";
import { BuiltLink } from "~/components/links/BuiltLink";
import { configLook, statusLook } from "~/lib/health/health";
import { formatBytes } from "~/lib/text/bytes";
import { toInstant } from "~/lib/time/instant";
import { BarTrack } from "~/ui/chart/Bars";
import { thresholdColor } from "~/ui/chart/Gauge";
import { Badge } from "~/ui/feedback/Badge";
import { StatusDot } from "~/ui/feedback/StatusDot";
import type { CellState } from "~/ui/table/dataTableTypes";
import { DateTime } from "~/ui/time/Age";
import { PaperTime } from "~/ui/time/PaperTime";
import {
  cellText,
  figure,
  formatMillicores,
  formatNanoseconds,
  percentOf,
  plain,
  withUnit,
} from "./figures";
import { attributesColumn } from "~/components/viewResult/viewState";
import styles from "./view.module.css";

/** A row of a view's table. */
export type ViewRow = Readonly<Record<string, unknown>>;

const sizes: Readonly<Record<string, number>> = {
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  Ki: 2 ** 10,
  Mi: 2 ** 20,
  Gi: 2 ** 30,
  Ti: 2 ** 40,
};

/** A number, or a Kubernetes quantity such as 512Mi or 250m; millicores count in thousandths. */
function quantity(value: unknown, isMilli = false): number | undefined {
  const number = figure(value);
  if (number !== undefined) return number;
  const [, digits, unit = ""] = /^([\d.]+)(m|[kMGT]i?|Ki)$/.exec(String(value)) ?? [];
  if (digits === undefined) return undefined;
  if (unit === "m") return isMilli ? Number(digits) : Number(digits) / 1000;
  return Number(digits) * (sizes[unit] ?? 1);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What decorates a cell: its icon, where it leads, the upper bound of its gauge. */
function decorationOf(row: ViewRow, column: string): Readonly<Record<string, unknown>> {
  const all = row[attributesColumn];
  const own = isRecord(all) ? all[column] : undefined;
  return isRecord(own) ? own : {};
}

/** Whether a column is read from its right end. */
export const isFigure = (type: string): boolean =>
  ["number", "decimal", "bytes", "millicore", "duration"].includes(type);

/** A cell's value as plain text, as it is exported and searched. */
function plainCell({ type, unit }: ViewColumn, value: unknown): string {
  if (value === null || value === undefined || value === "") return "-";
  const number = figure(value);
  if (type === "number" && number !== undefined)
    return unit ? withUnit(number, unit) : plain(number);
  if (type === "decimal" && number !== undefined) return withUnit(number, unit, 2);
  if (type === "boolean") return value === true || value === "true" ? "Yes" : "No";
  if (type === "duration" && number !== undefined) return formatNanoseconds(number);
  if (type === "bytes") return formatBytes(quantity(value)) || cellText(value);
  if (type === "millicore") {
    const amount = quantity(value, true);
    return amount === undefined ? cellText(value) : formatMillicores(amount);
  }
  return cellText(value);
}

function GaugeCell({ column, row }: { column: ViewColumn; row: ViewRow }) {
  const value = row[column.name];
  const own = isRecord(value) ? value : { value };
  const amount = quantity(own["value"]);
  if (amount === undefined) return <span className={styles["nothing"]}>-</span>;
  const max =
    quantity(own["max"]) ??
    figure(decorationOf(row, column.name)["max"]) ??
    figure(column.gauge?.max);
  const min = quantity(own["min"]) ?? figure(column.gauge?.min) ?? 0;
  const unit = column.unit ?? column.gauge?.unit;
  const text = withUnit(amount, unit, column.gauge?.precision);
  if (max === undefined) return <>{text}</>;
  const percent = percentOf(amount, { min: String(min), max: String(max) });
  return (
    <span
      className={styles["gaugeCell"]}
      title={`${Math.round(percent)}% of ${withUnit(max, unit)}`}
    >
      <BarTrack percent={percent} color={thresholdColor(percent, column.gauge?.thresholds)} />
      <span>{text}</span>
    </span>
  );
}

function content(column: ViewColumn, row: ViewRow, isOnPaper: boolean): ReactNode {
  const value = row[column.name];
  if (value === null || value === undefined || value === "")
    return <span className={styles["nothing"]}>-</span>;
  const text = plainCell(column, value);
  switch (column.type) {
    case "health": {
      const { tone, word } = configLook(text);
      return <StatusDot tone={tone} label={word} showLabel />;
    }
    case "status": {
      const { tone } = statusLook(text);
      return tone === "good" ? (
        <span title={text}>{text}</span>
      ) : (
        <StatusDot tone={tone} label={text} showLabel />
      );
    }
    case "datetime":
      if (!toInstant(text)) return text;
      return isOnPaper ? <PaperTime value={text} /> : <DateTime value={text} />;
    case "gauge":
      return <GaugeCell column={column} row={row} />;
    case "badge":
      return <Badge title={text}>{text}</Badge>;
    default:
      return isFlat(value) ? (
        <Labels pairs={value} title={text} />
      ) : (
        <span title={text}>{text}</span>
      );
  }
}

/** Whether a value has names with plain values, as labels have. */
const isFlat = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.values(value).every((one) => typeof one !== "object");

/** Labels or tags, whatever the column's type is called. */
function Labels({ pairs, title }: { pairs: Readonly<Record<string, unknown>>; title: string }) {
  return (
    <span className={styles["labels"]} title={title}>
      {Object.entries(pairs).map(([key, value]) => (
        <Badge key={key}>{`${key}: ${cellText(value)}`}</Badge>
      ))}
    </span>
  );
}

const dots: Readonly<Record<string, string>> = {
  health: "healthy",
  healthy: "healthy",
  unhealthy: "unhealthy",
  warning: "warning",
};

/** An address that leads out of the console; only web addresses do. */
const outside = (address: string): string | undefined =>
  /^https?:\/\//i.test(address) ? address : undefined;

/** A cell with its icon and link. Links that lead nowhere in the console, and other schemes, stay text. */
export function ViewCell({
  column,
  row,
  state,
  isOnPaper = false,
}: {
  column: ViewColumn;
  row: ViewRow;
  state: Pick<CellState, "tabIndex">;
  /** Times stand there as they are, because an age would be wrong tomorrow. */
  isOnPaper?: boolean;
}) {
  const { url, icon } = decorationOf(row, column.name);
  const address =
    typeof url === "string" ? url : column.type === "url" ? cellText(row[column.name]) : "";
  const isText = row[column.name] === null || row[column.name] === undefined;
  const shown = content(column, row, isOnPaper);
  const dot = typeof icon === "string" ? dots[icon] : undefined;
  const mark =
    typeof icon !== "string" ? null : dot === undefined ? (
      <TechIcon name={icon} size={16} />
    ) : (
      <StatusDot tone={configLook(dot).tone} label={dot} />
    );
  const out = outside(address);
  const linked =
    isText || address === "" ? (
      shown
    ) : out === undefined ? (
      <BuiltLink
        path={address.startsWith("/") && !address.startsWith("//") ? address : undefined}
        tabIndex={state.tabIndex}
        className={styles["link"]}
      >
        {shown}
      </BuiltLink>
    ) : (
      <a
        href={out}
        target="_blank"
        rel="noreferrer"
        tabIndex={state.tabIndex}
        className={styles["link"]}
        title={out}
      >
        {column.type === "url" ? out.replace(/^https?:\/\//, "") : shown}
        <ExternalLink size={12} aria-label="(opens a new tab)" />
      </a>
    );
  return mark === null ? (
    linked
  ) : (
    <span className={styles["cell"]}>
      {mark}
      {linked}
    </span>
  );
}
