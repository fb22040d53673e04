import { chartColor, sliceColor } from "./chartColor";
import styles from "./Donut.module.css";
import { arcPath, gather, turns, type Slice } from "./donutSlices";

type Props = {
  label: string;
  slices: readonly Slice[];
  /** Colours by the label of a slice. */
  colors?: Readonly<Record<string, string>> | undefined;
  /** Writes a value in the legend. */
  formatValue: (value: number) => string;
};

/** Shares of a whole, largest first; small ones beyond the tenth stand together. The legend says every figure. */
export function Donut({ label, slices, colors, formatValue }: Props) {
  const shown = gather(slices);
  const total = shown.reduce((sum, { value }) => sum + value, 0);
  const parts = turns(shown).map((slice, index) => ({
    ...slice,
    color: chartColor(colors?.[slice.label]) ?? sliceColor(slice.label, index),
  }));
  const percent = (value: number) => (total > 0 ? `${((value / total) * 100).toFixed(1)}%` : "-");
  return (
    <div className={styles["donut"]}>
      <svg viewBox="0 0 100 100" className={styles["ring"]} role="img" aria-label={label}>
        {parts.map(({ label: name, color, from, to }) => (
          <path
            key={name}
            d={arcPath(from, to)}
            fill={color}
            stroke={parts.length > 1 ? "var(--qd-bg)" : color}
          />
        ))}
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
