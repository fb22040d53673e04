/** Colour words that mean a state here; every other colour is taken as it is, as far as it can be read. */
const words: Readonly<Record<string, string>> = {
  green: "var(--qd-good)",
  healthy: "var(--qd-good)",
  red: "var(--qd-bad)",
  unhealthy: "var(--qd-bad)",
  critical: "var(--qd-bad)",
  orange: "var(--qd-mixed)",
  amber: "var(--qd-mixed)",
  warning: "var(--qd-mixed)",
  yellow: "var(--qd-running)",
  blue: "var(--qd-accent)",
  gray: "var(--qd-unknown)",
  grey: "var(--qd-unknown)",
  unknown: "var(--qd-unknown)",
};

/**
 * A colour that somebody wrote, for a mark on the page's ground: words of state take the theme's colours, any other is
 * brought to a lightness that both themes can show.
 * @returns undefined for a text that is no colour.
 */
export function chartColor(text: string | undefined): string | undefined {
  const word = (text ?? "").trim().toLowerCase();
  const known = words[word];
  if (known !== undefined) return known;
  if (!/^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/deg]+\))$/.test(word)) return undefined;
  return `oklch(from ${word} clamp(0.5, l, 0.66) c h)`;
}

/** Colour of a slice without one of its own: words of state have theirs, the rest go round the wheel. */
export const sliceColor = (label: string, index: number): string =>
  words[label.trim().toLowerCase()] ?? `oklch(0.6 0.13 ${(262 + index * 137.5) % 360})`;
