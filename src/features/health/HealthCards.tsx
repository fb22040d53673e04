import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { TechIcon } from "~/components/icons/TechIcon";
import { StatusDot } from "~/ui/feedback/StatusDot";
import styles from "./HealthCards.module.css";
import { HealthDot } from "./healthColumns";
import { groupHealth } from "./measures";
import { faultWords } from "./readChecks";
import { membersOf, type HealthRow } from "./rows";
import { labelOf } from "./title";
import { useRecentRuns, type RunsByCheck } from "./useRecentRuns";

interface Props {
  rows: readonly HealthRow[];
  onOpen: (checkId: string) => void;
  updatedAt: number;
  empty: ReactNode;
}

function Card({
  row,
  runs,
  onOpen,
}: {
  row: HealthRow & { kind: "check" };
  runs: RunsByCheck;
  onOpen: (id: string) => void;
}) {
  const recent = (runs.get(row.id) ?? []).slice(-12);
  return (
    <button type="button" className={styles["card"]} onClick={() => onOpen(row.id)}>
      <HealthDot health={groupHealth(membersOf(row))} />
      <TechIcon name={row.check.icon ?? row.check.type} />
      <span className={styles["name"]}>{labelOf(row.check)}</span>
      <span className={styles["dots"]}>
        {recent.length === 0 ? "-" : null}
        {recent.map((run) => (
          <StatusDot
            key={run.time}
            tone={run.status ? "good" : "bad"}
            label={run.status ? "passed" : "failed"}
          />
        ))}
      </span>
    </button>
  );
}

/** Card layout (spec 2 §2): one button per check with its icon and a dot per recent run. */
export function HealthCards({ rows, onOpen, updatedAt, empty }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const checks = rows.flatMap((row): readonly HealthRow[] =>
    row.kind === "group" ? row.children : [row],
  );
  const virtual = useVirtualizer({
    count: checks.length,
    getScrollElement: () => frame.current,
    estimateSize: () => 44,
    overscan: 10,
  });
  const items = virtual.getVirtualItems();
  const shown = items.flatMap(({ index }) => checks[index]?.id ?? []).join(" ");
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(shown), 150);
    return () => clearTimeout(timer);
  }, [shown]);
  const runs = useRecentRuns(asked === "" ? [] : asked.split(" "), updatedAt);
  if (checks.length === 0) return empty;
  return (
    <div ref={frame} className={styles["frame"]}>
      <ul
        className={styles["list"]}
        aria-label="Health checks"
        style={{ height: virtual.getTotalSize() }}
      >
        {items.map(({ index, start }) => {
          const row = checks[index];
          return row?.kind === "check" ? (
            <li
              key={row.id}
              className={styles["item"]}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Card row={row} runs={runs} onOpen={onOpen} />
            </li>
          ) : row?.kind === "unreadable" ? (
            <li
              key={row.id}
              className={styles["item"]}
              style={{ transform: `translateY(${start}px)` }}
            >
              <span className={styles["card"]}>
                <StatusDot tone="unknown" label="Unreadable" />
                <span className={styles["name"]} title={faultWords(row.row)}>
                  {row.row.name}: this row could not be read, {faultWords(row.row)}
                </span>
              </span>
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}
