import type { PointerEvent } from "react";
import type { DataColumn } from "./dataTableTypes";
import { columnTracks } from "./tableColumns";

/** Narrower than this a column cannot be read. */
const LEAST = 48;

/**
 * Follows a pointer that has taken the edge of a column's header: the tracks move with it, and nothing is drawn again
 * until it lets go.
 * @param onWidth hears of the width in pixels that it was left at.
 */
export function resizeColumn<Row>(
  event: PointerEvent<HTMLElement>,
  visible: readonly DataColumn<Row>[],
  id: string,
  onWidth: (id: string, width: number) => void,
): void {
  const edge = event.currentTarget;
  const header = edge.closest<HTMLElement>("[role=columnheader]");
  const grid = edge.closest<HTMLElement>("[role=grid], [role=treegrid]");
  if (!header || !grid || event.button !== 0) return;
  event.preventDefault();
  const before = grid.style.getPropertyValue("--qd-table-columns");
  const begun = { at: event.clientX, width: header.getBoundingClientRect().width };
  let width = begun.width;
  const follow = ({ clientX }: globalThis.PointerEvent) => {
    width = Math.max(LEAST, Math.round(begun.width + clientX - begun.at));
    const { template } = columnTracks(
      visible.map((column) => (column.id === id ? { ...column, width } : column)),
    );
    grid.style.setProperty("--qd-table-columns", template);
  };
  const end = (isKept: boolean) => {
    edge.removeEventListener("pointermove", follow);
    edge.removeEventListener("pointerup", keep);
    edge.removeEventListener("pointercancel", drop);
    if (isKept && width !== begun.width) onWidth(id, width);
    else grid.style.setProperty("--qd-table-columns", before);
  };
  const keep = () => end(true);
  const drop = () => end(false);
  edge.setPointerCapture(event.pointerId);
  edge.addEventListener("pointermove", follow);
  edge.addEventListener("pointerup", keep);
  edge.addEventListener("pointercancel", drop);
}
