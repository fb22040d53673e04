/** One choice of the refresh button; null means no polling. */
export type RefreshRate = { value: string; label: string; ms: number | null };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const UNITS: Record<string, number> = {
  s: SECOND,
  m: MINUTE,
  h: 60 * MINUTE,
  d: 1440 * MINUTE,
  w: 10_080 * MINUTE,
};

/** Refresh rates of the health page, slowest last (spec 2 §4). */
export const REFRESH_RATES: readonly RefreshRate[] = [
  { value: "None", label: "None", ms: null },
  { value: "15s", label: "15 seconds", ms: 15 * SECOND },
  { value: "30s", label: "30 seconds", ms: 30 * SECOND },
  { value: "1m", label: "1 minute", ms: MINUTE },
  ...[2, 3, 5, 10, 15].map((figure) => ({
    value: `${figure}m`,
    label: `${figure} minutes`,
    ms: figure * MINUTE,
  })),
];

/** Reads "30s" or "5m" (units s, m, h, d, w) as milliseconds; null for "None" and for what is not understood. */
export function parseRefreshRate(value: string | null | undefined): number | null {
  const [, figure, unit = ""] = /^\s*(\d+)\s*([smhdw])\s*$/.exec(value ?? "") ?? [];
  const span = UNITS[unit];
  return figure && span && Number(figure) > 0 ? Number(figure) * span : null;
}

/** True when a range this long makes the rate pointless: below 1 minute from 60 minutes, below 5 from 180. */
export function isRateDisabled(rate: RefreshRate, rangeMinutes: number): boolean {
  if (rate.ms === null) return false;
  const least = rangeMinutes >= 180 ? 5 * MINUTE : rangeMinutes >= 60 ? MINUTE : 0;
  return rate.ms < least;
}

/** The given rate, or the next slower one that the range allows. */
export function allowedRate(value: string, rangeMinutes: number): RefreshRate {
  const start = REFRESH_RATES.findIndex((rate) => rate.value === value);
  const found = REFRESH_RATES.slice(Math.max(start, 0)).find(
    (rate) => !isRateDisabled(rate, rangeMinutes),
  );
  return found ?? { value: "None", label: "None", ms: null };
}
