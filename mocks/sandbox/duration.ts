const units: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
  y: 31_536_000_000,
};

/** Milliseconds of a duration (`1h30m`, `2d`; no months); undefined for any other text. */
export function durationMs(text: string): number | undefined {
  if (!/^(\d+(\.\d+)?(ns|us|ms|s|m|h|d|w|y))+$/.test(text)) return undefined;
  let milliseconds = 0;
  for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ns|us|ms|s|m|h|d|w|y)/g))
    milliseconds += Number(amount) * (units[unit ?? ""] ?? 0);
  return milliseconds;
}

/**
 * A time as getCheckGraph takes it: a duration back from now (1h30m, 2d; no months) or an RFC 3339 time.
 * @returns undefined for anything else.
 */
export function pointInTime(text: string, now: Date): Date | undefined {
  if (/^\d{4}-\d\d-\d\dT/.test(text)) {
    const time = new Date(text);
    return Number.isNaN(time.getTime()) ? undefined : time;
  }
  const milliseconds = durationMs(text);
  return milliseconds === undefined ? undefined : new Date(now.getTime() - milliseconds);
}
