/** A line as the sandbox's log backends hold it. */
export interface Line {
  /** The same for as long as the sandbox runs. */
  id: string;
  /** When it happened, in milliseconds since 1970. */
  time: number;
  level: Level;
  message: string;
  labels: Readonly<Record<string, string>>;
}

export const levels = ["fatal", "error", "warning", "info", "debug", "trace"] as const;
export type Level = (typeof levels)[number];

/** Where lines come from. */
export interface LogSource {
  /** Value of the label `stream` of all its lines. */
  stream: string;
  /** Lines between two times (milliseconds since 1970, both included), in any order. */
  read(from: number, to: number): Promise<readonly Line[]>;
  /** Where the source stands, and the lines that came after an earlier place. */
  since(place: string | undefined): Promise<{ place: string; lines: readonly Line[] }>;
}

const words: Readonly<Record<string, Level>> = {
  fatal: "fatal",
  panic: "fatal",
  critical: "fatal",
  error: "error",
  err: "error",
  warning: "warning",
  warn: "warning",
  info: "info",
  notice: "info",
  debug: "debug",
  trace: "trace",
};
const NAMED = /(?:\b(?:level|lvl|severity)["']?\s*[=:]\s*["']?)([a-z]+)/i;
const WORD =
  /\b(FATAL|PANIC|CRITICAL|ERROR|WARNING|WARN|INFO|NOTICE|DEBUG|TRACE)\b|\[(err|warn|error|info|debug)\]/;

/** The level that a line of a program names; `info` where it names none. */
export function levelOf(message: string): Level {
  const head = message.slice(0, 500);
  const word = NAMED.exec(head)?.[1] ?? WORD.exec(head)?.slice(1).find(Boolean);
  return words[word?.toLowerCase() ?? ""] ?? "info";
}
