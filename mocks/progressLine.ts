/** Where a line is shown: the part of a terminal's stream that is needed. */
export interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write: (text: string) => unknown;
}

/** A line that says how far a long command is. */
export interface ProgressLine {
  /** Says what is done now, in the place of what was said before. */
  show: (text: string) => void;
  /** Takes the line away, before something else is printed. */
  clear: () => void;
}

/** Milliseconds between two looks at the clock. */
const tick = 1_000;

/**
 * How far a long command is, in one line of the terminal that each step writes over, with the seconds since the step
 * began. Where nobody watches, in a file or a pipe, nothing is written.
 */
export function progressLine(out: Terminal = process.stderr): ProgressLine {
  let timer: NodeJS.Timeout | undefined;
  const clear = () => {
    clearInterval(timer);
    if (timer) out.write("\r\u001B[2K");
    timer = undefined;
  };
  return {
    clear,
    show: (text) => {
      if (out.isTTY !== true) return;
      clearInterval(timer);
      const start = Date.now();
      const draw = () => {
        const seconds = Math.round((Date.now() - start) / 1000);
        const line = `  ${text}${seconds > 0 ? ` (${seconds} s)` : ""}`;
        // A line that wraps could not be written over.
        out.write(`\r\u001B[2K${line.slice(0, (out.columns || 80) - 1)}`);
      };
      draw();
      timer = setInterval(draw, tick);
      timer.unref();
    },
  };
}

/** Exit code of a command that its user stopped. */
const stopped = 130;

/**
 * Ends the process when its user asks for it (Ctrl+C), and says how things stand then. Returns the way to take it back.
 * @param words what is there and how to go on.
 */
export function endOnInterrupt(line: ProgressLine, words: () => string): () => void {
  const end = () => {
    line.clear();
    console.error(words());
    process.exit(stopped);
  };
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const signal of signals) process.once(signal, end);
  return () => {
    for (const signal of signals) process.removeListener(signal, end);
  };
}
