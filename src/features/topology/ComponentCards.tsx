import { useVirtualizer } from "@tanstack/react-virtual";
import { ChevronDown } from "lucide-react";
import { memo, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { TopologyComponent } from "~generated/canary/types.gen";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { usePreferences } from "~/components/preferences/preferences";
import { localAgent } from "~/components/record/origin";
import { ComponentCard } from "~/components/topology/ComponentCard";
import type { ComponentHealth } from "~/components/topology/componentFacts";
import { configLook } from "~/lib/health/health";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { Drawn } from "~/ui/layout/Drawn";
import { scrollRegion } from "~/ui/layout/scrollRegion";
import { linkFrom } from "./componentAddress";
import { ComponentMenu } from "./ComponentMenu";
import type { ChangeTopology, GroupKey } from "./search";
import type { ComponentGroup } from "./topologyFilters";
import styles from "./topology.module.css";

interface Props {
  groups: readonly ComponentGroup[];
  /** What they are grouped by; undefined for one list without headings. */
  groupBy: GroupKey | undefined;
  folded: ReadonlySet<string>;
  onFold: (key: string) => void;
  agents: ReadonlyMap<string, string>;
  /** Component whose page this is: its card leads nowhere. */
  ownId?: string | undefined;
  /** What links to other components keep of the address. */
  kept: string;
  onSearch: ChangeTopology;
}

type Line =
  | { kind: "heading"; id: string; group: ComponentGroup }
  | { kind: "cards"; id: string; cards: readonly TopologyComponent[] };

const gap = 12;
/** Pixels of a line of cards before one of it was seen. */
const CARD = 260;

/** Pixels inside of an element, without its padding; 0 until it has been measured. */
function useInnerWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWidth(current.clientWidth - 20);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** Cards in as many columns as the preferred width allows; only the lines on screen exist, so any number costs the same. */
export function ComponentCards({
  groups,
  groupBy,
  folded,
  onFold,
  agents,
  ownId,
  kept,
  onSearch,
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useInnerWidth(frame);
  const { cardWidth } = usePreferences();
  const columns = Math.max(1, Math.floor((width + gap) / (cardWidth + gap)));
  const lines = useMemo(() => {
    const found: Line[] = [];
    for (const group of groups) {
      if (groupBy !== undefined) found.push({ kind: "heading", id: `group ${group.key}`, group });
      if (groupBy !== undefined && folded.has(group.key)) continue;
      for (let at = 0; at < group.components.length; at += columns) {
        const cards = group.components.slice(at, at + columns);
        found.push({ kind: "cards", id: `${columns} ${group.key} ${cards[0]?.id ?? ""}`, cards });
      }
    }
    return found;
  }, [groups, groupBy, folded, columns]);
  const virtual = useVirtualizer({
    count: width === 0 ? 0 : lines.length,
    getScrollElement: () => frame.current,
    estimateSize: (index) => (lines[index]?.kind === "heading" ? 36 : CARD),
    getItemKey: (index) => lines[index]?.id ?? index,
    overscan: 2,
    paddingStart: 4,
    paddingEnd: 16,
  });
  return (
    // Scrolled by keyboard as well, whatever in it can take the focus.
    <div ref={frame} className={styles["frame"]} {...scrollRegion("Components")}>
      <div className={styles["lines"]} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const line = lines[index];
          return line === undefined ? null : (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className={styles["cardLine"]}
              style={{ transform: `translateY(${start}px)` }}
            >
              {line.kind === "heading" ? (
                <GroupHeading
                  group={line.group}
                  groupBy={groupBy}
                  isFolded={folded.has(line.group.key)}
                  onFold={onFold}
                />
              ) : (
                <CardLine
                  cards={line.cards}
                  columns={columns}
                  isGrouped={groupBy !== undefined}
                  agents={agents}
                  ownId={ownId}
                  kept={kept}
                  onSearch={onSearch}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface CardLineProps extends Pick<Props, "agents" | "ownId" | "kept" | "onSearch"> {
  cards: readonly TopologyComponent[];
  columns: number;
  isGrouped: boolean;
}

/** Cards beside each other. Scrolling changes which lines there are, not what stands in them. */
const CardLine = memo(function CardLine({
  cards,
  columns,
  isGrouped,
  agents,
  ownId,
  kept,
  onSearch,
}: CardLineProps) {
  return (
    <div
      className={styles["cards"]}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {cards.map((component) => {
        const path = component.id === ownId ? undefined : linkFrom(component, ownId, kept);
        return (
          <PanelBoundary key={component.id} resetKey={component}>
            <Drawn height={CARD}>
              <ComponentCard
                isSliced
                component={component}
                path={path}
                pathOf={(child) => linkFrom(child, ownId, kept)}
                agent={
                  component.agent_id === localAgent
                    ? undefined
                    : (agents.get(component.agent_id) ?? "remote")
                }
                heading={isGrouped ? "h3" : "h2"}
                menu={<ComponentMenu component={component} onSearch={onSearch} path={path} />}
              />
            </Drawn>
          </PanelBoundary>
        );
      })}
    </div>
  );
});

interface HeadingProps {
  group: ComponentGroup;
  groupBy: GroupKey | undefined;
  isFolded: boolean;
  onFold: (key: string) => void;
}

const healthOfKey = (key: string): ComponentHealth | undefined =>
  (["unhealthy", "warning", "healthy", "unknown"] as const).find((health) => health === key);

function GroupHeading({ group, groupBy, isFolded, onFold }: HeadingProps) {
  const health = groupBy === "health" ? healthOfKey(group.key) : undefined;
  return (
    <h2 className={styles["groupHeading"]}>
      <button
        type="button"
        className={styles["group"]}
        aria-expanded={!isFolded}
        onClick={() => onFold(group.key)}
      >
        <ChevronDown size={14} aria-hidden data-folded={isFolded || undefined} />
        {health ? <StatusDot tone={configLook(health).tone} label="" /> : null}
        <span className={styles["groupTitle"]} title={group.title}>
          {group.title}
        </span>
        <span className={styles["groupCount"]}>{group.components.length}</span>
      </button>
    </h2>
  );
}
