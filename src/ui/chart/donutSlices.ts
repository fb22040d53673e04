/** One share of a whole. */
export interface Slice {
  label: string;
  value: number;
}

const MOST = 10;

/** Slices with the same label added up, largest first; what is beyond the tenth becomes "Others". Nothing is negative. */
export function gather(slices: readonly Slice[]): Slice[] {
  const byLabel = new Map<string, number>();
  for (const { label, value } of slices)
    if (value > 0) byLabel.set(label, (byLabel.get(label) ?? 0) + value);
  const sorted = [...byLabel]
    .map(([label, value]) => ({ label, value }))
    .toSorted((a, b) => b.value - a.value);
  if (sorted.length <= MOST) return sorted;
  const rest = sorted.slice(MOST - 1);
  return [
    ...sorted.slice(0, MOST - 1),
    { label: `Others (${rest.length})`, value: rest.reduce((sum, { value }) => sum + value, 0) },
  ];
}

/** The slices with where each begins and ends, as shares of a turn. */
export function turns(slices: readonly Slice[]): (Slice & { from: number; to: number })[] {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  let before = 0;
  return slices.map((slice) => {
    const from = total > 0 ? before / total : 0;
    before += slice.value;
    return { ...slice, from, to: total > 0 ? before / total : 0 };
  });
}

const point = (turn: number, radius: number) => {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return `${(50 + radius * Math.cos(angle)).toFixed(3)} ${(50 + radius * Math.sin(angle)).toFixed(3)}`;
};

/**
 * A part of a ring within a square of 100: from and to are shares of a turn. A whole turn is drawn as two halves,
 * because an arc that ends where it starts is nothing.
 */
export function arcPath(from: number, to: number, outer = 48, inner = 32): string {
  if (to - from >= 0.9999)
    return `${arcPath(from, from + 0.5, outer, inner)} ${arcPath(from + 0.5, from + 0.9998, outer, inner)}`;
  const large = to - from > 0.5 ? 1 : 0;
  return `M ${point(from, outer)} A ${outer} ${outer} 0 ${large} 1 ${point(to, outer)} L ${point(to, inner)} A ${inner} ${inner} 0 ${large} 0 ${point(from, inner)} Z`;
}

/** Where a label stands outside of the ring, beside a share of the turn. */
export function beside(turn: number) {
  const [x = "50", y = "50"] = point(turn, 53).split(" ");
  return { x, y, textAnchor: turn < 0.5 ? "start" : "end", dominantBaseline: "middle" } as const;
}
