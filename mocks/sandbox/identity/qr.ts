import { codewordsOf } from "./qrBits";

/** Centres of the alignment patterns of versions 1 to 10. */
const alignment: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The check bits of a value: the remainder of the division by a generator. */
function withChecks(value: number, length: number, checks: number, divisor: number): number {
  let rest = value << checks;
  for (let bit = length + checks - 1; bit >= checks; bit -= 1)
    if ((rest >> bit) & 1) rest ^= divisor << (bit - checks);
  return (value << checks) | rest;
}

class QrSymbol {
  readonly dark: boolean[][];
  /** Modules that belong to a pattern and carry no data. */
  readonly fixed: boolean[][];

  constructor(
    readonly version: number,
    readonly size = 17 + 4 * version,
  ) {
    const grid = () =>
      Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    this.dark = grid();
    this.fixed = grid();
    this.drawPatterns();
  }

  private set(x: number, y: number, isDark: boolean): void {
    const row = this.dark[y];
    const fixedRow = this.fixed[y];
    if (!row || !fixedRow || x < 0 || x >= this.size) return;
    row[x] = isDark;
    fixedRow[x] = true;
  }

  private drawPatterns(): void {
    const last = this.size - 7;
    for (let place = 0; place < this.size; place += 1) {
      this.set(6, place, place % 2 === 0);
      this.set(place, 6, place % 2 === 0);
    }
    for (const [left, top] of [
      [0, 0],
      [last, 0],
      [0, last],
    ] as const)
      for (let dy = -1; dy <= 7; dy += 1)
        for (let dx = -1; dx <= 7; dx += 1) {
          const ring = Math.max(Math.abs(dx - 3), Math.abs(dy - 3));
          this.set(left + dx, top + dy, ring !== 2 && ring !== 4);
        }
    const centres = alignment[this.version - 1] ?? [];
    for (const cy of centres)
      for (const cx of centres) {
        const inCorner =
          (cx === 6 && (cy === 6 || cy === this.size - 7)) || (cy === 6 && cx === this.size - 7);
        if (inCorner) continue;
        for (let dy = -2; dy <= 2; dy += 1)
          for (let dx = -2; dx <= 2; dx += 1)
            this.set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    if (this.version >= 7) this.drawVersion();
    this.drawFormat(0);
  }

  private drawVersion(): void {
    const value = withChecks(this.version, 6, 12, 0x1f25);
    for (let bit = 0; bit < 18; bit += 1) {
      const isDark = ((value >> bit) & 1) === 1;
      const [far, near] = [this.size - 11 + (bit % 3), Math.floor(bit / 3)];
      this.set(far, near, isDark);
      this.set(near, far, isDark);
    }
  }

  /** Level L has the bits 01. */
  drawFormat(mask: number): void {
    const value = withChecks((1 << 3) | mask, 5, 10, 0x537) ^ 0x5412;
    for (let bit = 0; bit < 15; bit += 1) {
      const isDark = ((value >> bit) & 1) === 1;
      if (bit < 8) this.set(this.size - 1 - bit, 8, isDark);
      else this.set(8, this.size - 15 + bit, isDark);
      const near = bit < 6 ? bit : bit < 8 ? bit + 1 : 14 - bit;
      if (bit < 8) this.set(8, near, isDark);
      else this.set(bit === 8 ? 7 : near, 8, isDark);
    }
    this.set(8, this.size - 8, true);
  }

  /** Fills the data modules in their zigzag from the lower right corner. */
  drawData(bytes: readonly number[]): void {
    let bit = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const upward = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step += 1)
        for (const x of [right, right - 1]) {
          const y = upward ? this.size - 1 - step : step;
          if (this.fixed[y]?.[x]) continue;
          const row = this.dark[y];
          if (row) row[x] = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
          bit += 1;
        }
    }
  }

  applyMask(mask: number): void {
    for (const [y, row] of this.dark.entries())
      for (const [x, isDark] of row.entries())
        if (!this.fixed[y]?.[x]) row[x] = isDark !== (masks[mask]?.(x, y) ?? false);
  }
}

/** Long runs, blocks, look-alikes of the corner pattern and an uneven balance make a symbol hard to read. */
function penalty(dark: readonly (readonly boolean[])[]): number {
  const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x] ?? false))];
  let points = 0;
  for (const line of lines) {
    const text = line.map(Number).join("");
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    points += 40 * [...text.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  for (const [y, row] of dark.entries())
    for (const [x, value] of row.entries())
      if (value === row[x + 1] && value === dark[y + 1]?.[x] && value === dark[y + 1]?.[x + 1])
        points += 3;
  const share = dark.flat().filter(Boolean).length / dark.length ** 2;
  return points + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/**
 * The modules of a QR code (ISO 18004, error correction L), true for dark.
 * @throws RangeError above 271 bytes.
 */
export function qrModules(text: string): boolean[][] {
  const { version, bytes } = codewordsOf(text);
  const candidates = masks.map((_, mask) => {
    const symbol = new QrSymbol(version);
    symbol.drawData(bytes);
    symbol.applyMask(mask);
    symbol.drawFormat(mask);
    return { dark: symbol.dark, points: penalty(symbol.dark) };
  });
  return candidates.toSorted((a, b) => a.points - b.points)[0]?.dark ?? [];
}

/** A QR code as a data address, with the quiet zone around it. */
export function qrImage(text: string): string {
  const modules = qrModules(text);
  const side = modules.length + 8;
  const path = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])),
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path.join("")}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
