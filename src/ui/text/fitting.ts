/** Widths in px; `more` is the room that the "+N more" button takes, `gap` stands between neighbours. */
type Room = { width: number; rows: number; gap: number; more: number };

/**
 * How many chips, in order, fit into the rows; when not all of the `total` do, the button fits behind the last one.
 * Chips beyond those measured count towards the total only.
 */
export function fitting(
  widths: readonly number[],
  room: Room,
  total: number = widths.length,
): number {
  if (total === widths.length && fitsAll(widths, room)) return total;
  for (let count = Math.min(widths.length, total - 1); count > 0; count -= 1) {
    if (fitsAll([...widths.slice(0, count), room.more], room)) return count;
  }
  return 0;
}

function fitsAll(widths: readonly number[], { width, rows, gap }: Room): boolean {
  let row = 1;
  let used = 0;
  for (const own of widths) {
    const needed = used === 0 ? own : used + gap + own;
    if (needed <= width || used === 0) used = needed;
    else {
      row += 1;
      used = own;
    }
    if (row > rows) return false;
  }
  return true;
}
