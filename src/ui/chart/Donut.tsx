import { chartColor, sliceColor } from "./chartColor";
import styles from "./Donut.module.css";
import { arcPath, beside, gather, turns, type Slice } from "./donutSlices";

type Props = {
  label: string;
  slices: readonly Slice[];
  /** Colours by the label of a slice. */
  colors?: Readonly<Record<string, string>> | undefined;
  /** Writes what larger slices are beside the ring, too. */
  hasLabels?: boolean | undefined;
  /** Writes a value in the legend. */
  formatValue: (value: number) => string;
};

/** Slices below this share of the turn have no room for a label; the legend has them all. */
const LABELLED = 0.05;

/** Shares of a whole, largest first; small ones beyond the tenth stand together. The legend says every figure. */
export function Donut({ label, slices, colors, hasLabels = false, formatValue }: Props) {
  const shown = gather(slices);
  const total = shown.reduce((sum, { value }) => sum + value, 0);
  const parts = turns(shown).map((slice, index) => ({
    ...slice,
    color: chartColor(colors?.[slice.label]) ?? sliceColor(slice.label, index),
  }));
  const percent = (value: number) => (total > 0 ? `${((value / total) * 100).toFixed(1)}%` : "-");
  return (
    <div className={styles["donut"]}>
      <svg
        viewBox={hasLabels ? "-50 -10 200 120" : "0 0 100 100"}
        className={styles["ring"]}
        data-wide={hasLabels || undefined}
        role="img"
        aria-label={label}
      >
        {parts.map(({ label: name, color, from, to }) => (
          <path
            key={name}
            d={arcPath(from, to)}
            fill={color}
            stroke={parts.length > 1 ? "var(--qd-bg)" : color}
          />
        ))}
        {hasLabels
          ? parts
              .filter(({ from, to }) => to - from >= LABELLED)
              .map(({ label: name, from, to }) => (
                <text key={name} {...beside((from + to) / 2)} className={styles["label"]}>
                  {name.length > 14 ? `${name.slice(0, 13)}…` : name}
                </text>
              ))
          : null}
        <text
          x="50"
          y="50"
          className={styles["total"]}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {formatValue(total)}
        </text>
      </svg>
      <ul className={styles["legend"]}>
        {parts.map(({ label: name, value, color }) => (
          <li key={name}>
            <span className={styles["key"]} style={{ background: color }} aria-hidden />
            <span className={styles["name"]} title={name}>
              {name}
            </span>
            <span className={styles["figure"]}>{formatValue(value)}</span>
            <span className={styles["share"]}>{percent(value)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
