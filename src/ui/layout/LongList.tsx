import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Drawn } from "./Drawn";
import styles from "./LongList.module.css";

interface Props<Item extends { id: string }> {
  label: string;
  items: readonly Item[];
  /** Pixels of an item before it was seen; each is measured once it is. */
  estimate: number;
  /** Pixels between two items. */
  gap?: number;
  /** Item that stands at the top of what is seen at first; left out, the page stays where it is. */
  startAt?: number;
  /** Item that stays in the document wherever it is. */
  keep?: string | undefined;
  className?: string | undefined;
  children: (item: Item) => ReactNode;
}

/** The box that scrolls what stands in an element. */
function scrollerOf(element: Element | null): Element | null {
  for (let at = element?.parentElement ?? null; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return null;
}

/** A list of any length that scrolls with the page: the items in view are in the document, and the one in use. */
export function LongList<Item extends { id: string }>(props: Props<Item>) {
  const { label, items, estimate, gap = 0, startAt, keep, className, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const [above, setAbove] = useState(0);
  /** Who writes in an item keeps it, however far it is scrolled away. */
  const [used, setUsed] = useState<string>();
  const [start] = useState(startAt);
  const kept = [used, keep].flatMap((one) => {
    const at = one === undefined ? -1 : items.findIndex(({ id }) => id === one);
    return at < 0 ? [] : [at];
  });
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scrollerOf(list.current),
    estimateSize: () => estimate,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: 4,
    gap,
    scrollMargin: above,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b),
  });
  useLayoutEffect(() => {
    const scroller = scrollerOf(list.current);
    if (!scroller || !list.current) return;
    const { top } = list.current.getBoundingClientRect();
    setAbove(top - scroller.getBoundingClientRect().top + scroller.scrollTop);
    if (start !== undefined) virtual.scrollToIndex(start, { align: "start" });
  }, [virtual, start]);
  useLayoutEffect(() => {
    const element = list.current;
    const note = ({ target }: FocusEvent) => {
      const item = target instanceof Element ? target.closest("[data-id]") : null;
      if (item instanceof HTMLElement) setUsed(item.dataset["id"]);
    };
    element?.addEventListener("focusin", note);
    return () => element?.removeEventListener("focusin", note);
  }, []);
  return (
    <ol
      ref={list}
      aria-label={label}
      className={`${styles["list"]} ${className ?? ""}`}
      style={{ height: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map(({ index, key, start: top, size }) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            data-id={item.id}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${top - above}px)` }}
          >
            <Drawn height={size} isAtOnce={kept.includes(index)}>
              {children(item)}
            </Drawn>
          </li>
        );
      })}
    </ol>
  );
}
