import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Milliseconds of a frame that go into drawing what waits; a slow machine needs the rest for laying out and painting. */
const BUDGET = 8;
/** So many small parts at a time, before the clock is asked again. */
const AT_ONCE = 2;
/** Whoever scrolls on uses up every frame, and must see rows nevertheless. */
const MOST_PUT_OFF = 3;
/** A part that takes as many milliseconds is large: two of them would be more than a frame. */
const LARGE = 4;

/** Milliseconds that the last part took. */
let lasted = 0;

const waiting = new Set<() => void>();
let isPlanned = false;
/** Frames in a row that were left to others. */
let putOff = 0;

/** The next frame; of a page that nobody sees, the next moment: it has no frames. */
function plan(): void {
  if (document.hidden) setTimeout(() => drawSome(performance.now()));
  else requestAnimationFrame(drawSome);
}

/** @param frame when the frame began, as `performance.now` has it. */
function drawSome(frame: number): void {
  const begun = performance.now();
  // Others, such as a scroll that brought the places, have used this frame up: they are shown first.
  if (begun - frame > BUDGET && putOff < MOST_PUT_OFF) {
    putOff += 1;
    plan();
    return;
  }
  putOff = 0;
  try {
    for (let start = begun; waiting.size > 0; start = performance.now()) {
      const next = [...waiting].slice(0, lasted < LARGE ? AT_ONCE : 1);
      // As long as the last ones took: what would not end in time is left to the next frame.
      if (start > begun && start + lasted * next.length > begun + BUDGET) break;
      for (const draw of next) waiting.delete(draw);
      flushSync(() => {
        for (const draw of next) draw();
      });
      lasted = (performance.now() - start) / next.length;
    }
  } finally {
    // One part that cannot be drawn must not keep all others waiting.
    isPlanned = waiting.size > 0;
    if (isPlanned) plan();
  }
}

/**
 * Calls back as soon as a frame has time for it, in the order of asking; the returned function takes the wish back.
 * @param isPatient leaves the coming frame to what the reader has just asked for.
 */
function drawSoon(draw: () => void, isPatient = false): () => void {
  waiting.add(draw);
  if (!isPlanned) {
    isPlanned = true;
    if (isPatient && !document.hidden) requestAnimationFrame(plan);
    else plan();
  }
  return () => waiting.delete(draw);
}

/**
 * Whether this part of a long list may draw what it holds. Scrolling brings forty rows at once, and a slow machine needs
 * a tenth of a second for them; so their places are there at once, and their contents come a few with each frame.
 * @param isAtOnce for a part that something else already draws in slices.
 */
export function useDrawn(isAtOnce = false): boolean {
  const [isDrawn, setIsDrawn] = useState(isAtOnce);
  useLayoutEffect(() => (isDrawn ? undefined : drawSoon(() => setIsDrawn(true))), [isDrawn]);
  return isDrawn;
}

/**
 * What this part of a long list draws with: a new value is taken over a few parts with each frame, too.
 * @param isUrgent where the old value would stand beside something that it does not fit.
 */
export function useDrawnWith<Value>(value: Value, isUrgent: (drawn: Value) => boolean): Value {
  const [drawn, setDrawn] = useState({ value });
  const isOld = drawn.value !== value;
  const isNow = isOld && isUrgent(drawn.value);
  if (isNow) setDrawn({ value });
  const waits = isOld && !isNow;
  useLayoutEffect(
    () => (waits ? drawSoon(() => setDrawn({ value }), true) : undefined),
    [waits, value],
  );
  return isNow ? value : drawn.value;
}
