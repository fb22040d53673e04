import styles from "./Sparkline.module.css";
import { sparkPath } from "./sparkPath";

type Props = {
  /** Oldest first; gaps (null) break the line. */
  values: readonly (number | null)[];
  /** What the line says, for example "Latency between 12 ms and 90 ms"; without it the figure beside it says enough. */
  label?: string;
  width?: number;
  height?: number;
};

/** A small line without axes, beside a figure that gives its last value. */
export function Sparkline({ values, label, width = 64, height = 18 }: Props) {
  const named =
    label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg className={styles["line"]} width={width} height={height} {...named}>
      <path d={sparkPath(values, width, height)} />
    </svg>
  );
}
