import { nodeSize, type Place } from "./layout";

/** Room that stays at the edges, in px; at the top there stand the tools of a phone and the names of the levels. */
const margin = 16;
const above = 64;

interface Size {
  width: number;
  height: number;
}

/** Where a stretch of the graph begins on the screen: as wanted, but without leaving room empty that it could fill. */
function clamped(wanted: number, from: number, to: number, room: number, before: number): number {
  const [first, last] = [before - from, room - margin - to];
  return first <= last ? (first + last) / 2 : Math.max(last, Math.min(first, wanted));
}

/** The window onto a graph that is too large for it: at a node, and not beyond the graph's edges. */
export function viewportAt(
  id: string,
  places: ReadonlyMap<string, Place>,
  { width, height }: Size,
  zoom: number,
): { x: number; y: number; zoom: number } {
  const all = [...places.values()];
  const place = places.get(id) ?? all[0];
  if (!place) return { x: 0, y: 0, zoom };
  const edges = (along: "x" | "y", size: number) => {
    const starts = all.map((one) => one[along] * zoom);
    const [first = 0] = starts;
    const bound = (pick: typeof Math.min) => starts.reduce((known, one) => pick(known, one), first);
    return [bound(Math.min), bound(Math.max) + size * zoom] as const;
  };
  const [left, right] = edges("x", nodeSize.width);
  const [top, bottom] = edges("y", nodeSize.height);
  const x = width / 2 - (place.x + nodeSize.width / 2) * zoom;
  const y = height / 2 - (place.y + nodeSize.height / 2) * zoom;
  return {
    x: clamped(x, left, right, width, margin),
    y: clamped(y, top, bottom, height, above),
    zoom,
  };
}
