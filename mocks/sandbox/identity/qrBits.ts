/** Versions 1 to 10 at error correction L: codewords in all, check codewords per block, blocks. */
const versions = [
  [26, 7, 1],
  [44, 10, 1],
  [70, 15, 1],
  [100, 20, 1],
  [134, 26, 1],
  [172, 18, 2],
  [196, 20, 2],
  [242, 24, 2],
  [292, 30, 2],
  [346, 18, 4],
] as const;

/** Powers of 2 and their logarithms in GF(256) with 0x11d. */
const powers = new Uint8Array(510);
const logarithms = new Uint8Array(256);
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  powers[exponent] = powers[exponent + 255] = value;
  logarithms[value] = exponent;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

const product = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (powers[(logarithms[a] ?? 0) + (logarithms[b] ?? 0)] ?? 0);

function generator(degree: number): number[] {
  let polynomial = [1];
  for (let root = 0; root < degree; root += 1) {
    const next = [...polynomial, 0];
    for (const [place, factor] of polynomial.entries())
      next[place + 1] = (next[place + 1] ?? 0) ^ product(factor, powers[root] ?? 0);
    polynomial = next;
  }
  return polynomial;
}

/** The Reed-Solomon check codewords of a block. */
export function checkCodewords(data: readonly number[], count: number): number[] {
  const divisor = generator(count).slice(1);
  let rest = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0];
    rest = rest.map((value, place) => value ^ product(divisor[place] ?? 0, factor));
  }
  return rest;
}

/** A text as the codewords of a symbol, ready to be drawn. */
export interface Codewords {
  /** 1 to 10; the side has 17 + 4 × version modules. */
  version: number;
  bytes: number[];
}

const bits = (value: number, length: number): string => value.toString(2).padStart(length, "0");

/**
 * ISO 18004 byte mode, error correction L.
 * @throws RangeError above 271 bytes.
 */
export function codewordsOf(text: string): Codewords {
  const data = [...new TextEncoder().encode(text)];
  for (const [index, [total, checks, blocks]] of versions.entries()) {
    const version = index + 1;
    const capacity = total - checks * blocks;
    const lengthBits = version < 10 ? 8 : 16;
    if (4 + lengthBits + data.length * 8 > capacity * 8) continue;
    const content =
      bits(4, 4) + bits(data.length, lengthBits) + data.map((byte) => bits(byte, 8)).join("");
    const ended = content.padEnd(Math.min(content.length + 4, capacity * 8), "0");
    const filled = ended.padEnd(Math.ceil(ended.length / 8) * 8, "0");
    const bytes = (filled.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
    for (let pad = 0; bytes.length < capacity; pad += 1) bytes.push(pad % 2 === 0 ? 0xec : 0x11);
    return { version, bytes: interleave(bytes, checks, blocks) };
  }
  throw new RangeError(`A QR code of this size does not hold ${data.length} bytes.`);
}

function interleave(bytes: readonly number[], checks: number, blocks: number): number[] {
  const short = Math.floor(bytes.length / blocks);
  const shortBlocks = blocks - (bytes.length % blocks);
  let start = 0;
  const parts = Array.from({ length: blocks }, (_, block) => {
    const end = start + short + (block < shortBlocks ? 0 : 1);
    const part = bytes.slice(start, end);
    start = end;
    return part;
  });
  const columns = (rows: readonly number[][], width: number) =>
    Array.from({ length: width }, (_, column) => rows.map((row) => row[column])).flat();
  return [
    ...columns(parts, short + 1),
    ...columns(
      parts.map((part) => checkCodewords(part, checks)),
      checks,
    ),
  ].filter((byte) => byte !== undefined);
}
