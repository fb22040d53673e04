const formatters = new Map<string, Intl.NumberFormat>();

/**
 * A number with its thousands grouped, as English writes it: `grouped(1234.5, 2)` is "1,234.50". One formatter per
 * number of decimals: making one costs as much as drawing the row that it is in.
 * @param least decimals that are always there.
 * @param most decimals at the most.
 */
export function grouped(value: number, least: number, most: number = least): string {
  const key = `${least} ${most}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat("en-US", {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}
