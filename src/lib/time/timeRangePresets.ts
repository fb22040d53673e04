/** A ready relative range: its label and its date math. */
type RelativePreset = { display: string; range: string };

const SPANS: readonly [span: string, display: string][] = [
  ["5m", "5 minutes"],
  ["15m", "15 minutes"],
  ["30m", "30 minutes"],
  ["1h", "1 hour"],
  ["3h", "3 hours"],
  ["6h", "6 hours"],
  ["12h", "12 hours"],
  ["24h", "24 hours"],
  ["2d", "2 days"],
  ["7d", "7 days"],
  ["30d", "30 days"],
  ["90d", "90 days"],
  ["6M", "6 months"],
  ["1y", "1 year"],
  ["2y", "2 years"],
  ["5y", "5 years"],
];

/** Ranges that end now (spec 3 §9). */
export const PAST_PRESETS: readonly RelativePreset[] = SPANS.map(([span, display]) => ({
  display,
  range: `now-${span}`,
}));

/** Ranges that start now: without end first, then the same list ahead (spec 3 §9). */
export const FUTURE_PRESETS: readonly RelativePreset[] = [
  { display: "Indefinitely", range: "indefinitely" },
  ...SPANS.map(([span, display]) => ({ display, range: `now+${span}` })),
];

/** A named range of whole calendar units; `to` is rounded up to the end of its unit when it is resolved. */
type MappedRange = { name: string; from: string; to: string };

/** Quick ranges by name (spec 3 §9). */
export const MAPPED_RANGES: readonly MappedRange[] = [
  { name: "Yesterday", from: "now-1d/d", to: "now-1d/d" },
  { name: "Day before yesterday", from: "now-2d/d", to: "now-2d/d" },
  { name: "This day last week", from: "now-7d/d", to: "now-7d/d" },
  { name: "Previous week", from: "now-1w/w", to: "now-1w/w" },
  { name: "Previous month", from: "now-1M/M", to: "now-1M/M" },
  { name: "Previous year", from: "now-1y/y", to: "now-1y/y" },
  { name: "Today", from: "now/d", to: "now/d" },
  { name: "Today so far", from: "now/d", to: "now" },
  { name: "This week", from: "now/w", to: "now/w" },
  { name: "This week so far", from: "now/w", to: "now" },
  { name: "This month", from: "now/M", to: "now/M" },
  { name: "This month so far", from: "now/M", to: "now" },
  { name: "This year", from: "now/y", to: "now/y" },
  { name: "This year so far", from: "now/y", to: "now" },
];
