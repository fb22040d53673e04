import { useSyncExternalStore } from "react";

/** What a message of the console is about. */
export type MessageKind = "success" | "error" | "info" | "loading";

/** One thing that the console told its reader. */
export interface Message {
  id: number;
  kind: MessageKind;
  text: string;
  at: Date;
  /** How often the same text came in a row. */
  count: number;
  /** Whether it still shows as a toast. */
  isShown: boolean;
  /** Where it leads; such a message stands at the top right (spec 3 §8). */
  link?: MessageLink | undefined;
}

/** A way on from a message: an address of the console, and how to go there without a new page. */
export interface MessageLink {
  label: string;
  href: string;
  follow: () => void;
}

/** Toasts vanish after this many milliseconds (spec 1 §9). */
const shownFor = 5_000;

/** The log of the session keeps this many. */
const kept = 200;

let all: readonly Message[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly Message[]): void {
  all = next;
  for (const listener of listeners) listener();
}

function startTimer(id: number): void {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => dismiss(id), shownFor),
  );
}

/** Takes the toast away; the message stays in the log. A loading message leaves the log too: it told nothing. */
export function dismiss(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  publish(
    all.flatMap((message) => {
      if (message.id !== id) return [message];
      return message.kind === "loading" ? [] : [{ ...message, isShown: false }];
    }),
  );
}

/** Stops the clock of all toasts while the pointer or the focus is on them, so that they can be read. */
export function pauseMessages(): void {
  for (const timer of timers.values()) clearTimeout(timer);
}

/** Starts the clock again. */
export function resumeMessages(): void {
  for (const message of all)
    if (message.isShown && message.kind !== "loading") startTimer(message.id);
}

/**
 * Shows a message and notes it in the log of the session. The text of a toast that still shows is counted, not
 * repeated: a page of failing calls says so once.
 * @returns its id, for dismiss.
 */
export function addMessage(kind: MessageKind, text: string, link?: MessageLink): number {
  const same = all.find(
    (message) => message.isShown && message.kind === kind && message.text === text,
  );
  const id = same?.id ?? (lastId += 1);
  const message: Message = {
    id,
    kind,
    text,
    at: new Date(),
    count: (same?.count ?? 0) + 1,
    isShown: true,
    link,
  };
  publish([message, ...all.filter((other) => other.id !== id)].slice(0, kept));
  if (kind !== "loading") startTimer(id);
  return id;
}

/** Empties the log. */
export function clearMessages(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  publish([]);
}

/** Every message of this session, newest first. */
export const messages = {
  read: (): readonly Message[] => all,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The same for components. */
export const useMessages = (): readonly Message[] =>
  useSyncExternalStore(messages.subscribe, messages.read);
