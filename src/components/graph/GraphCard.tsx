import { Handle, Position, type Node, type NodeProps } from "@xyflow/react";
import { GitCompareArrows, Plus, Trash2 } from "lucide-react";
import { memo } from "react";
import { TechIcon } from "~/components/icons/TechIcon";
import type { HealthTone } from "~/lib/health/health";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { type GraphNode, shortTitle } from "./graphModel";
import styles from "./GraphView.module.css";

export type CardNode = Node<
  {
    node: GraphNode;
    direction: "right" | "down";
    isRoot: boolean;
    isCurrent: boolean;
    isFound: boolean;
    onOpen: (node: GraphNode) => void;
  },
  "card"
>;

/** How many of the folded ones are in which state, the worst first. */
function counts(items: Extract<GraphNode, { items: unknown }>["items"]) {
  const order: readonly HealthTone[] = ["bad", "mixed", "running", "unknown", "good"];
  return order.flatMap((tone) => {
    const own = items.filter((item) => item.tone === tone);
    const [first] = own;
    return first ? [{ tone, count: own.length, word: first.state.toLowerCase() }] : [];
  });
}

function Card({ data }: NodeProps<CardNode>) {
  const { node, direction, isRoot, isCurrent, isFound, onOpen } = data;
  const isFold = "items" in node;
  const [start, end] =
    direction === "right" ? [Position.Left, Position.Right] : [Position.Top, Position.Bottom];
  return (
    <div
      className={styles["card"]}
      data-root={isRoot || undefined}
      data-current={isCurrent || undefined}
      data-found={isFound || undefined}
      data-fold={isFold || undefined}
      data-tone={isFold ? counts(node.items)[0]?.tone : node.item.tone}
    >
      <Handle type="target" position={start} isConnectable={false} />
      <div className={styles["first"]}>
        <TechIcon name={isFold ? node.icon : node.item.icon} />
        <button
          type="button"
          tabIndex={-1}
          className={styles["title"]}
          title={isFold ? `${node.items.length} ${node.kind}` : node.item.title}
          onClick={() => onOpen(node)}
        >
          {isFold ? `${node.kind} ${node.items.length}` : shortTitle(node.item.title)}
        </button>
        {isFold ? (
          <Plus size={14} aria-hidden />
        ) : node.item.isDeleted ? (
          <Trash2 size={14} aria-label="Deleted" className={styles["deleted"]} />
        ) : node.item.count ? (
          <span className={styles["count"]} title={`${node.item.count} changes in 7 days`}>
            <GitCompareArrows size={12} aria-hidden /> {node.item.count}
          </span>
        ) : null}
      </div>
      <div className={styles["second"]}>
        {isFold ? (
          counts(node.items).map(({ tone, count, word }) => (
            <span key={tone} className={styles["state"]}>
              <StatusDot tone={tone} label="" /> {count} {word}
            </span>
          ))
        ) : (
          <>
            <StatusDot tone={node.item.tone} label={node.item.state} showLabel />
            <span className={styles["kind"]}>{node.item.kind}</span>
          </>
        )}
      </div>
      <Handle type="source" position={end} isConnectable={false} />
    </div>
  );
}

/** One node: an item, or several of a kind. */
export const GraphCard = memo(Card);
