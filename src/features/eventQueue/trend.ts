/** How many events of each name waited at each look, the oldest look first. */
export interface Trend {
  /** When the last look was answered, ms since 1970. */
  at: number;
  looks: ReadonlyMap<string, readonly (number | null)[]>;
}

/** Looks that are kept: five minutes of one every five seconds. */
const KEPT = 60;

export const noTrend: Trend = { at: 0, looks: new Map() };

/** The trend with one more look; a name that is gone has nothing waiting any more, one that is new had no look before. */
export function withLook(
  trend: Trend,
  at: number,
  rows: readonly { name: string | null; pending: number | null }[],
): Trend {
  const length = Math.max(0, ...[...trend.looks.values()].map((own) => own.length));
  const now = new Map(rows.map(({ name, pending }) => [name ?? "", pending ?? 0]));
  const names = new Set([...trend.looks.keys(), ...now.keys()]);
  const looks = [...names].map((name): [string, (number | null)[]] => {
    const before = trend.looks.get(name) ?? Array.from({ length }, () => null);
    return [name, [...before, now.get(name) ?? 0].slice(-KEPT)];
  });
  return { at, looks: new Map(looks) };
}
