import type { CDPSession } from "@playwright/test";
import { heapMegabytes } from "./page";

/** What a page holds after a collection. */
export interface Sample {
  heap: number;
  nodes: number;
  listeners: number;
  /** Seconds that the page's own thread has worked so far. */
  worked: number;
  /** When it was taken, in milliseconds. */
  at: number;
}

export const figure = (value: number): string => value.toFixed(1).padStart(8);

async function sample(tools: CDPSession): Promise<Sample> {
  const heap = await heapMegabytes(tools);
  const { metrics } = await tools.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    heap,
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
    worked: metric("TaskDuration"),
    at: performance.now(),
  };
}

/** Percent of the time between two samples that the page's own thread worked. */
export const workedShare = (from: Sample, to: Sample): number =>
  ((to.worked - from.worked) * 100_000) / (to.at - from.at);

/** Takes a sample, keeps it and prints it. */
export async function sampled(
  tools: CDPSession,
  label: string,
  samples: Sample[],
  calls = 0,
): Promise<void> {
  const one = await sample(tools);
  const last = samples.at(-1);
  samples.push(one);
  console.log(
    `  ${label.padEnd(14)} heap ${figure(one.heap)} MB ${String(one.nodes).padStart(7)} nodes ${String(one.listeners).padStart(6)} listeners ${String(calls).padStart(5)} calls${last ? `${figure(workedShare(last, one))} % of a processor` : ""}`,
  );
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How much more the last third of the samples has than the first, by their middles: one odd minute says nothing. */
export function growth(samples: readonly Sample[], key: keyof Sample): number {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const values = samples.map((one) => one[key]);
  return middleOf(values.slice(-third)) - middleOf(values.slice(0, third));
}

/** More than this is no longer flat, in megabytes and in nodes. */
export const flat = { heap: 3, nodes: 1_500 };
