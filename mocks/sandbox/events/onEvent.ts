import type { Host } from "../host";

/** What happened, as the queue holds it. */
export interface QueuedEvent {
  id: string;
  /** For example `check.failed`. */
  name: string;
  /** Mostly `{ id }` of the record that it is about. */
  properties: Readonly<Record<string, string>>;
  /** When it happened last; what happens again before it is handled waits anew. */
  createdAt: Date;
  /** Which attempt this is, from 1. */
  attempts: number;
}

/** Handles one event after the write that caused it. Throwing puts it back: it is tried again, up to four times. */
export type EventHandler = (event: QueuedEvent, host: Host) => Promise<void> | void;

/** A pattern and what to do about the events that it matches. */
export interface Subscription {
  pattern: string;
  handle: EventHandler;
  /** Events of one lane wait for each other; those of another do not. */
  lane: string;
}

/** An area's interest in events: an exact name (`check.failed`), or a beginning with a star (`incident.*`). */
export const onEvent = (
  pattern: string,
  handle: EventHandler,
  { lane = "events" }: { lane?: string } = {},
): Subscription => ({ pattern, handle, lane });

/** Whether a subscription hears an event of that name. */
export const hears = ({ pattern }: Subscription, name: string): boolean =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** A subscription's pattern for SQL's `like`. */
export const likePattern = ({ pattern }: Subscription): string => {
  const literal = pattern.replace(/\*$/, "").replaceAll(/[\\%_]/g, "\\$&");
  return pattern.endsWith("*") ? `${literal}%` : literal;
};
