import styles from "./Bars.module.css";

/** One bar: a share of its span, and the words for it. */
export interface Bar {
  label: string;
  percent: number;
  text: string;
  /** The words in full, where the text is short for them. */
  title?: string | undefined;
  color?: string | undefined;
}

/** Named bars below each other with their values as text. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <ul className={styles["bars"]}>
      {bars.map(({ label, percent, text, title, color }, at) => (
        <li key={`${label} ${at}`}>
          <span className={styles["name"]} title={label}>
            {label}
          </span>
          <BarTrack percent={percent} color={color} />
          <span className={styles["figure"]} title={title}>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The drawing alone; what it says stands beside it. */
export function BarTrack({ percent, color }: Pick<Bar, "percent" | "color">) {
  const width = `${Math.min(100, Math.max(0, percent))}%`;
  return (
    <span className={styles["track"]} aria-hidden>
      <span className={styles["fill"]} style={{ width, background: color }} />
    </span>
  );
}
