import type { HealthTone } from "~/lib/health/health";
import styles from "./HistoryBars.module.css";

type Props = {
  /** Oldest first. */
  tones: readonly HealthTone[];
  /** What the bars say, for example "14 of 16 runs passed". */
  label: string;
  /** What each bar stands for, in the order of the tones; shown on hover. */
  titles?: readonly string[];
  /** Only the newest are drawn. */
  max?: number;
};

/** The last runs as small bars; failures are taller, so that the picture does not rest on colour. */
export function HistoryBars({ tones, label, titles, max = 16 }: Props) {
  const shown = tones.slice(-max);
  const firstShown = tones.length - shown.length;
  return (
    <svg
      className={styles["bars"]}
      width={Math.max(shown.length * 6 - 2, 0)}
      height={16}
      role="img"
      aria-label={label}
    >
      {shown.map((tone, index) => {
        const height = tone === "bad" ? 16 : tone === "mixed" ? 14 : 11;
        return (
          <rect
            key={index}
            data-tone={tone}
            x={index * 6}
            y={16 - height}
            width={4}
            height={height}
            rx={1}
          >
            {titles && <title>{titles[firstShown + index]}</title>}
          </rect>
        );
      })}
    </svg>
  );
}
