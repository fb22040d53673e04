import { ViewportPortal } from "@xyflow/react";
import { StatusDot } from "~/ui/feedback/StatusDot";
import type { GraphNode } from "./graphModel";
import { nodeSize, type Place } from "./layout";
import styles from "./GraphView.module.css";

/** What marks and lines mean. */
export const GraphLegend = () => (
  <div className={styles["legend"]} role="note" aria-label="Legend">
    <StatusDot tone="bad" label="Unhealthy" showLabel />
    <StatusDot tone="mixed" label="Warning" showLabel />
    <StatusDot tone="good" label="Healthy" showLabel />
    <StatusDot tone="unknown" label="Unknown" showLabel />
    <span className={styles["line"]}>Hard relation</span>
    <span className={styles["line"]} data-soft>
      Soft relation
    </span>
    <span>+ Folded by type</span>
  </div>
);

const levelName = (level: number) =>
  level === 0
    ? "This item"
    : `${Math.abs(level)} ${Math.abs(level) === 1 ? "level" : "levels"} ${level > 0 ? "down" : "up"}`;

/** Names of the levels above their columns. */
export function LevelNames({
  nodes,
  places,
}: {
  nodes: readonly GraphNode[];
  places: ReadonlyMap<string, Place>;
}) {
  const columns = new Map<number, Place>();
  let top = Number.POSITIVE_INFINITY;
  for (const { id, level } of nodes) {
    const place = places.get(id);
    if (!place) continue;
    top = Math.min(top, place.y);
    const known = columns.get(level);
    if (!known || place.x < known.x) columns.set(level, place);
  }
  return (
    <ViewportPortal>
      {[...columns].map(([level, { x }]) => (
        <span
          key={level}
          className={styles["level"]}
          style={{ transform: `translate(${x}px, ${top - 36}px)`, width: nodeSize.width }}
        >
          {levelName(level)}
        </span>
      ))}
    </ViewportPortal>
  );
}
