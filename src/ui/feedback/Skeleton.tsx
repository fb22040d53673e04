import styles from "./Skeleton.module.css";

type Props = {
  /** Height of one block, in px or as CSS. */
  height?: number | string;
  /** Width of a block or line, in px or as CSS; the whole width without it. */
  width?: number | string;
  /** This many list rows in place of a block, as high as the rows that follow. */
  rows?: number;
  /** This many lines of text in place of a block. */
  lines?: number;
  /** Said to screen readers once; empty where something else says it. */
  label?: string;
};

const widths = ["62%", "48%", "71%", "55%", "40%"];

/** Stands in for what is loading, in its final size. */
export function Skeleton({ height = 16, width, rows, lines, label = "Loading" }: Props) {
  const status =
    label === ""
      ? { "aria-hidden": true }
      : { role: "status", "aria-label": label, "aria-busy": true };
  if (rows !== undefined)
    return (
      <div className={styles["rows"]} {...status}>
        {widthsFor(rows).map(([key, length]) => (
          <div key={key} className={styles["row"]}>
            <span className={styles["bone"]} style={{ width: width ?? length }} />
          </div>
        ))}
      </div>
    );
  if (lines !== undefined)
    return (
      <div className={styles["lines"]} {...status}>
        {widthsFor(lines).map(([key, length]) => (
          <span key={key} className={styles["bone"]} style={{ width: width ?? length }} />
        ))}
      </div>
    );
  return (
    <div className={`${styles["bone"]} ${styles["block"]}`} style={{ height, width }} {...status} />
  );
}

function widthsFor(count: number): [number, string][] {
  return Array.from({ length: count }, (_, index) => [
    index,
    widths[index % widths.length] ?? "60%",
  ]);
}
