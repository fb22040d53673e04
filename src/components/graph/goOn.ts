const SOON_MS = 5_000;
let openedAt = Number.NEGATIVE_INFINITY;

/** A node is opened by a key. */
export function openedByKey(): void {
  openedAt = performance.now();
}

/** Whether the reader of a new graph came to it from another one by key, and goes on walking; told once. */
export function goesOn(): boolean {
  const is = performance.now() - openedAt < SOON_MS;
  openedAt = Number.NEGATIVE_INFINITY;
  return is;
}
