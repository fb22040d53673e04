import type { Level, Line, LogSource } from "./logLine";

/** Newest lines that are kept. */
const KEPT = 20_000;

/** Lines of this very process, kept in memory. */
export interface RingSource extends LogSource {
  add(level: Level, message: string, labels: Readonly<Record<string, string>>): void;
}

/** A source that forgets its oldest lines. */
export function ringSource(stream: string, now: () => number = Date.now): RingSource {
  const started = now().toString(36);
  let lines: Line[] = [];
  let count = 0;
  return {
    stream,
    add(level, message, labels) {
      count += 1;
      const id = `${stream}-${started}-${count}`;
      lines.push({ id, time: now(), level, message, labels: { stream, ...labels } });
      // Now and then, so that adding stays cheap.
      if (lines.length > KEPT * 1.1) lines = lines.slice(-KEPT);
    },
    read: (from, to) => Promise.resolve(lines.filter(({ time }) => time >= from && time <= to)),
    since(place) {
      const [run, number] = (place ?? "").split(":");
      // A place of an earlier run of the sandbox says nothing: all of this one is new.
      const fresh = run === started ? count - Number(number) : count;
      return Promise.resolve({
        place: `${started}:${count}`,
        lines: place === undefined || fresh <= 0 ? [] : lines.slice(-fresh),
      });
    },
  };
}
