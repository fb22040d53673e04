import type { KeyboardEvent, PointerEvent } from "react";
import { initialWidths, setWidth, useWidths, WIDEST, type Column } from "./columnWidths";
import styles from "./LogTable.module.css";

const STEP = 16;

/** The edge of a column: drag it, or move it by arrow keys; Enter gives the first width back. */
function Edge({
  column,
  label,
  isLeft = false,
}: {
  column: Column;
  label: string;
  isLeft?: boolean;
}) {
  const width = useWidths()[column];
  const sign = isLeft ? -1 : 1;
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    const start = event.clientX;
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    const onMove = (move: globalThis.PointerEvent) =>
      setWidth(column, width + sign * (move.clientX - start));
    const onEnd = () => {
      handle.removeEventListener("pointermove", onMove);
      handle.removeEventListener("pointerup", onEnd);
      handle.removeEventListener("pointercancel", onEnd);
    };
    handle.addEventListener("pointermove", onMove);
    handle.addEventListener("pointerup", onEnd);
    handle.addEventListener("pointercancel", onEnd);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (step === undefined && event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
    setWidth(column, step === undefined ? initialWidths[column] : width + sign * step);
  };
  return (
    <span
      role="slider"
      aria-orientation="horizontal"
      aria-label={`Width of ${label}`}
      aria-valuenow={width}
      aria-valuemin={0}
      aria-valuemax={WIDEST}
      tabIndex={0}
      className={styles["edge"]}
      data-left={isLeft || undefined}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onDoubleClick={() => setWidth(column, initialWidths[column])}
    />
  );
}

/** Names of the columns, with edges that set their widths. */
export function LogHeader() {
  return (
    <div role="row" className={styles["header"]} aria-rowindex={1}>
      <span role="columnheader" className={styles["head"]}>
        Time
        <Edge column="time" label="Time" />
      </span>
      <span role="columnheader" className={styles["head"]}>
        Level
        <Edge column="level" label="Level" />
      </span>
      <span role="columnheader" className={styles["head"]}>
        Message
      </span>
      <span role="columnheader" className={styles["head"]} data-column="labels">
        <Edge column="labels" label="Labels" isLeft />
        Labels
      </span>
    </div>
  );
}
