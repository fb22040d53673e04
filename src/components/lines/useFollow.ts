import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

interface Options {
  scroller: RefObject<HTMLElement | null>;
  /** Lines that have come so far, also those that were let go again. */
  arrived: number;
  /** Whether lines are still coming; otherwise nothing is scrolled. */
  isOn: boolean;
  /** Told when the reader leaves the end, or comes back to it. */
  onChange?: (isAtEnd: boolean) => void;
}

/** How far from its end a box still counts as scrolled to it, in px. */
const NEAR = 24;

const isNearEnd = (element: HTMLElement) =>
  element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;

function scrollToEnd(element: HTMLElement | null): void {
  if (element) element.scrollTop = element.scrollHeight;
}

/** Stays at the end while lines come; scrolling up stops it, and what comes from then on is counted. */
export function useFollow({ scroller, arrived, isOn, onChange }: Options): {
  isAtEnd: boolean;
  /** Lines that came since the reader left the end. */
  missed: number;
  toEnd: () => void;
} {
  const [isAtEnd, setAtEnd] = useState(true);
  const [seen, setSeen] = useState(arrived);
  if (isAtEnd && seen !== arrived) setSeen(arrived);
  const stays = useRef(true);
  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  });

  useEffect(() => {
    const element = scroller.current;
    if (!isOn || !element) return;
    let last = element.scrollTop;
    const onScroll = () => {
      const was = stays.current;
      if (isNearEnd(element)) stays.current = true;
      else if (element.scrollTop < last) stays.current = false;
      last = element.scrollTop;
      if (was === stays.current) return;
      setAtEnd(stays.current);
      told.current?.(stays.current);
    };
    // Lines that turn out higher than guessed move the end away.
    const observer = new ResizeObserver(() => {
      if (stays.current) scrollToEnd(element);
    });
    for (const child of element.children) observer.observe(child);
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", onScroll);
    };
  }, [scroller, isOn]);

  useLayoutEffect(() => {
    if (isOn && arrived > 0 && stays.current) scrollToEnd(scroller.current);
  }, [scroller, isOn, arrived]);

  return {
    isAtEnd,
    missed: Math.max(0, arrived - seen),
    toEnd: () => {
      stays.current = true;
      setAtEnd(true);
      told.current?.(true);
      scrollToEnd(scroller.current);
    },
  };
}
