const units: readonly (readonly [unit: string, ns: number])[] = [
  ["w", 604_800e9],
  ["d", 86_400e9],
  ["h", 3_600e9],
  ["m", 60e9],
  ["s", 1e9],
  ["ms", 1e6],
  ["us", 1e3],
  ["ns", 1],
];
const sizes = new Map([...units, ["y", 31_536_000e9] as const, ["µs", 1e3] as const]);

/** Nanoseconds of a length of time such as `1h30m` or `2d`; undefined for any other text. */
export function readNanoseconds(text: string): number | undefined {
  const plain = text.replaceAll(/\s+/g, "");
  if (!/^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h|d|w|y))+$/.test(plain)) return undefined;
  let sum = 0;
  for (const [, figure, unit] of plain.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h|d|w|y)/g))
    sum += Number(figure) * (sizes.get(unit ?? "") ?? 0);
  return Math.round(sum);
}

/** Nanoseconds as the text that reads back as them: `5m`, `1h30m`, `2d`; "0s" for none. */
export function nanosecondsText(ns: number): string {
  let rest = Math.round(ns);
  let text = "";
  for (const [unit, size] of units) {
    // Weeks only where nothing is left over: 10d says more than 1w3d.
    const count = unit === "w" && rest % size !== 0 ? 0 : Math.floor(rest / size);
    if (count === 0) continue;
    text += `${count}${unit}`;
    rest -= count * size;
  }
  return text || "0s";
}
