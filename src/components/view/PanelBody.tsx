import type { ReactNode } from "react";
import type { ViewPanel } from "~generated/view/types.gen";
import { Bars, type Bar } from "~/ui/chart/Bars";
import { Donut } from "~/ui/chart/Donut";
import { Gauge, thresholdColor } from "~/ui/chart/Gauge";
import { scrollRegion } from "~/ui/layout/scrollRegion";
import { Markdown } from "~/ui/text/Markdown";
import {
  cellText,
  formatNanoseconds,
  percentOf,
  plain,
  rowLabel,
  rowsOf,
  rowValue,
  shortWithUnit,
  withUnit,
  type PanelRow,
} from "./figures";
import { RowsNote } from "./RowsNote";
import { HeatPanel, SeriesPanel } from "./TimePanels";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./view.module.css";

type Props = { panel: ViewPanel };

/** Large figures, one a row. */
function Figures({
  rows,
  textOf,
}: {
  rows: readonly PanelRow[];
  textOf: (row: PanelRow) => string;
}) {
  return (
    <ul className={styles["figures"]}>
      {rows.map((row, at) => (
        <li key={`${rowLabel(row)} ${at}`}>
          <span className={styles["number"]}>{textOf(row)}</span>
          <span className={styles["caption"]}>{rowLabel(row)}</span>
        </li>
      ))}
    </ul>
  );
}

function NumberPanel({ panel }: Props) {
  const { unit, precision } = panel.number ?? {};
  return (
    <Figures
      rows={rowsOf(panel)}
      textOf={(row) => {
        const value = rowValue(row);
        return value === undefined ? cellText(row["value"]) : withUnit(value, unit, precision);
      }}
    />
  );
}

function DurationPanel({ panel }: Props) {
  return (
    <Figures
      rows={rowsOf(panel)}
      textOf={(row) => {
        const value = rowValue(row);
        return value === undefined ? "-" : formatNanoseconds(value);
      }}
    />
  );
}

/** Names with what each is worth. */
function PairsPanel({ panel }: Props) {
  return (
    <dl className={styles["pairs"]}>
      {rowsOf(panel).map((row, at) => {
        const value = row["value"] ?? row["count"];
        return (
          <div key={`${rowLabel(row)} ${at}`}>
            <dt title={rowLabel(row)}>{rowLabel(row) || "-"}</dt>
            <dd title={cellText(value)}>{cellText(value)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function PiePanel({ panel }: Props) {
  const slices = rowsOf(panel).flatMap((row) => {
    const value = rowValue(row);
    return value === undefined ? [] : [{ label: rowLabel(row) || "-", value }];
  });
  if (slices.every(({ value }) => value <= 0))
    return <RowsNote>There is no figure above 0 in its rows.</RowsNote>;
  return (
    <Donut
      label={panel.name}
      slices={slices}
      hasLabels={panel.piechart?.showLabels}
      colors={panel.piechart?.colors}
      formatValue={(value) => plain(value, Number.isInteger(value) ? 0 : 2)}
    />
  );
}

function GaugePanel({ panel }: Props) {
  const { unit, precision = 2, thresholds, ...bounds } = panel.gauge ?? {};
  return (
    <ul className={styles["gauges"]}>
      {rowsOf(panel).map((row, at) => {
        const value = rowValue(row);
        const text = value === undefined ? "-" : withUnit(value, unit, precision);
        return (
          <li key={`${rowLabel(row)} ${at}`} title={text}>
            <Gauge
              percent={value === undefined ? 0 : percentOf(value, bounds)}
              text={value === undefined ? "-" : shortWithUnit(value, unit, precision)}
              thresholds={thresholds}
            />
            <VisuallyHidden>{text}</VisuallyHidden>
            <span className={styles["caption"]}>{rowLabel(row)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function BarsPanel({ panel }: Props) {
  const { unit, precision, thresholds, ...bounds } = panel.bargauge ?? panel.gauge ?? {};
  const bars = rowsOf(panel).map((row): Bar => {
    const value = rowValue(row);
    const percent = value === undefined ? 0 : percentOf(value, bounds);
    return {
      label: rowLabel(row) || "-",
      percent,
      text: value === undefined ? "-" : shortWithUnit(value, unit, precision),
      title: value === undefined ? undefined : withUnit(value, unit, precision),
      color: thresholdColor(percent, thresholds),
    };
  });
  return <Bars bars={bars} />;
}

function TextPanel({ panel }: Props) {
  return (
    <div className={styles["note"]}>
      {rowsOf(panel).map((row, at) => {
        const value = row["value"] ?? Object.values(row)[0];
        // A lone hyphen would be a list in Markdown.
        return value === null || value === undefined || value === "" ? (
          <p key={at}>-</p>
        ) : (
          <Markdown key={at} text={cellText(value)} topHeading={4} />
        );
      })}
    </div>
  );
}

/** Every row with all its columns: what a chart shows, as text; also for kinds of panels that are newer than this page. */
export function RowsTable({ panel }: Props) {
  const rows = rowsOf(panel);
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return (
    <div className={styles["rows"]} {...scrollRegion(`${panel.name} as a table`)}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, 500).map((row, at) => (
            <tr key={at}>
              {columns.map((column) => (
                <td key={column} data-number={typeof row[column] === "number" || undefined}>
                  {cellText(row[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > 500 ? <p>The first 500 of {plain(rows.length)} rows.</p> : null}
    </div>
  );
}

/** How each kind of panel is drawn. A chart can be shown as a table instead. */
export const panelKinds: Readonly<
  Record<string, { Body: (props: Props) => ReactNode; isChart: boolean; isWide?: boolean }>
> = {
  number: { Body: NumberPanel, isChart: false },
  duration: { Body: DurationPanel, isChart: false },
  text: { Body: TextPanel, isChart: false },
  table: { Body: PairsPanel, isChart: false },
  properties: { Body: PairsPanel, isChart: false },
  piechart: { Body: PiePanel, isChart: true },
  gauge: { Body: GaugePanel, isChart: true },
  bargauge: { Body: BarsPanel, isChart: true },
  timeseries: { Body: SeriesPanel, isChart: true, isWide: true },
  heatmap: { Body: HeatPanel, isChart: true, isWide: true },
};
