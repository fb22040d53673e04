const UNITS = ["B", "KB", "MB", "GB", "TB", "PB", "EB", "ZB", "YB"] as const;

/** Bytes as text in steps of 1024, B to YB: "512 B", "1.5 KB"; "" for a missing figure. */
export function formatBytes(bytes: number | null | undefined): string {
  if (bytes === null || bytes === undefined || !Number.isFinite(bytes)) return "";
  const sign = bytes < 0 ? "-" : "";
  let value = Math.abs(bytes);
  let unit = 0;
  // 1023.95 would read "1024": the next unit begins where rounding reaches it.
  while (value >= 1023.95 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${sign}${Number(value.toFixed(unit === 0 ? 0 : 1))} ${UNITS[unit]}`;
}
