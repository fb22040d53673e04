import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { quietPage } from "./whenQuiet";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("waits until the page has settled", async () => {
  const { whenQuiet } = quietPage();
  const task = vi.fn();
  whenQuiet(task);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(task).toHaveBeenCalledOnce();
});

it("waits while the reader scrolls, types or presses", async () => {
  const { whenQuiet } = quietPage();
  const task = vi.fn();
  whenQuiet(task);
  await vi.advanceTimersByTimeAsync(2_500);
  for (const type of ["wheel", "touchmove", "keydown", "pointerdown"]) {
    dispatchEvent(new Event(type));
    await vi.advanceTimersByTimeAsync(900);
  }
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(task).toHaveBeenCalledOnce();
});

it("starts one after the other, and outlives failures", async () => {
  const { whenQuiet } = quietPage();
  const started: string[] = [];
  let arrive = () => {};
  whenQuiet(() => {
    started.push("slow");
    return new Promise<void>((resolve) => {
      arrive = resolve;
    });
  });
  whenQuiet(() => {
    started.push("missing");
    throw new Error("gone");
  });
  whenQuiet(() => void started.push("last"));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(started).toEqual(["slow"]);
  arrive();
  await vi.advanceTimersByTimeAsync(100);
  expect(started).toEqual(["slow", "missing", "last"]);
});

it("goes on after one that never ends", async () => {
  const { whenQuiet } = quietPage();
  const task = vi.fn();
  whenQuiet(() => new Promise(() => {}));
  whenQuiet(task);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(task).toHaveBeenCalledOnce();
});

it("lets what has a place on the page come although the reader goes on", async () => {
  const { whenSettled } = quietPage();
  const come = vi.fn();
  void whenSettled().then(come);
  for (let step = 0; step < 5; step += 1) {
    await vi.advanceTimersByTimeAsync(700);
    dispatchEvent(new Event("keydown"));
  }
  expect(come).toHaveBeenCalledOnce();
});
