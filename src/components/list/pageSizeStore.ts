/** Page sizes of lists (spec 1 §9): the choice is kept for this browser and holds for every list. */

const key = "quarterdeck.pageSize";
export const defaultPageSize = 50;

export function readPageSize(): number {
  try {
    const size = Number(localStorage.getItem(key));
    return Number.isInteger(size) && size > 0 ? size : defaultPageSize;
  } catch {
    return defaultPageSize;
  }
}

export function keepPageSize(size: number): void {
  try {
    localStorage.setItem(key, String(size));
  } catch {
    // Without storage the choice holds for this address.
  }
}
