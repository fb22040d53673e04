import { type RefObject, useLayoutEffect, useState } from "react";

type Options = {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  size: number;
  overscan?: number;
  /** Rows that are drawn before the height of the list is known. */
  atFirst?: number;
};

/** The rows of a list that have to exist: [from, to), all of one height. Follows scrolling and resizing. */
export function useWindowed({ scroller, count, size, overscan = 8, atFirst = 24 }: Options): {
  from: number;
  to: number;
} {
  const [view, setView] = useState({ first: 0, rows: atFirst });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const next = {
        first: Math.floor(element.scrollTop / size),
        rows: Math.ceil(element.clientHeight / size) + 1,
      };
      setView((view) => (view.first === next.first && view.rows === next.rows ? view : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [scroller, size]);

  const from = Math.max(0, Math.min(view.first, count) - overscan);
  return { from, to: Math.min(count, Math.max(view.first + view.rows, from) + overscan) };
}

/** Scrolls just as far as a row of such a list needs to be seen. */
export function scrollToRow(element: HTMLElement | null, index: number, size: number): void {
  if (!element) return;
  const top = index * size;
  if (top < element.scrollTop) element.scrollTop = top;
  else if (top + size > element.scrollTop + element.clientHeight)
    element.scrollTop = top + size - element.clientHeight;
}
