import type { TablePage } from "./dataTableTypes";

/** Page sizes on offer unless a list names its own. */
export const PAGE_SIZES: readonly number[] = [5, 10, 25, 50, 100, 150, 200, 250, 300, 500, 1000];

/** Number of pages; an empty list has one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Page index for a page number that somebody typed; undefined when it is no number. Too small or large is the end. */
export function typedPageIndex(text: string, pages: number): number | undefined {
  const number = Math.trunc(Number(text));
  if (text.trim() === "" || !Number.isFinite(number)) return undefined;
  return Math.min(pages, Math.max(1, number)) - 1;
}

/** The page of another size that still holds the first row of the present one. */
export function resizedPage({ pageIndex, pageSize }: TablePage, newSize: number): TablePage {
  return { pageIndex: Math.floor((pageIndex * pageSize) / newSize), pageSize: newSize };
}
