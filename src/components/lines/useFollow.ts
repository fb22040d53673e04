import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

interface Options {
  scroller: RefObject<HTMLElement | null>;
  /** Lines that have come so far, also those that were let go again. */
  arrived: number;
  /** Whether lines are still coming; otherwise nothing is scrolled. */
  isOn: boolean;
}

/** How far from its end a box still counts as scrolled to it, in px. */
const NEAR = 24;

/** A reader scrolls by these; a movement goes on for a while after the last of them. */
const INPUTS = ["wheel", "touchmove", "keydown", "pointerdown", "pointermove"] as const;
const TOUCH_MS = 1_500;

const isNearEnd = (element: HTMLElement) =>
  element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;

function scrollToEnd(element: HTMLElement | null): void {
  if (element) element.scrollTop = element.scrollHeight;
}

/** Stays at the end while lines come; scrolling up stops it, and what comes from then on is counted. */
export function useFollow({ scroller, arrived, isOn }: Options): {
  isAtEnd: boolean;
  /** Lines that came since the reader left the end. */
  missed: number;
  toEnd: () => void;
} {
  const [isAtEnd, setAtEnd] = useState(true);
  const [seen, setSeen] = useState(arrived);
  if (isAtEnd && seen !== arrived) setSeen(arrived);
  const stays = useRef(true);

  useEffect(() => {
    const element = scroller.current;
    if (!isOn || !element) return;
    let last = element.scrollTop;
    let touched = Number.NEGATIVE_INFINITY;
    const onTouch = () => (touched = performance.now());
    const onScroll = () => {
      const was = stays.current;
      if (isNearEnd(element)) stays.current = true;
      else if (element.scrollTop < last) {
        // The router puts boxes back where they were, too: that is nobody who wants to read.
        if (performance.now() - touched < TOUCH_MS) stays.current = false;
        else if (was) scrollToEnd(element);
      }
      last = element.scrollTop;
      if (was === stays.current) return;
      setAtEnd(stays.current);
    };
    // Lines that turn out higher than guessed move the end away.
    const observer = new ResizeObserver(() => {
      if (stays.current) scrollToEnd(element);
    });
    for (const child of element.children) observer.observe(child);
    element.addEventListener("scroll", onScroll, { passive: true });
    for (const input of INPUTS) element.addEventListener(input, onTouch, { passive: true });
    return () => {
      observer.disconnect();
      for (const input of INPUTS) element.removeEventListener(input, onTouch);
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
      scrollToEnd(scroller.current);
    },
  };
}
