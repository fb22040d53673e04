/** A number as short as a cell needs it: 4812 is 4.8k. */
export const shortCount = (count: number): string =>
  count < 1000 ? String(count) : `${Math.round(count / 100) / 10}k`;
