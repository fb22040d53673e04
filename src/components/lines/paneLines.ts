import { carriedColours } from "~/lib/text/ansi";

/** More lines than browsers can scroll over stay out of the pane; downloading takes the text whole. */
export const MOST = 800_000;
/** Of a longer line only the beginning is drawn; copying takes it whole. */
export const LONGEST = 5_000;

export interface PaneLines {
  texts: readonly string[];
  /** Number of the first line, counted from 1. */
  first: number;
  /** Colours in force before each line; undefined where no line has any. */
  carried: readonly string[] | undefined;
  /** Characters of the longest line that are drawn. */
  widest: number;
}

/** The lines of a text; a last line break does not make another line. Of too many lines the last ones stay. */
export function paneLines(text: string): PaneLines {
  const whole = text.replace(/\r?\n$/, "");
  const all = whole === "" ? [] : whole.split(/\r?\n/);
  const texts = all.length > MOST ? all.slice(-MOST) : all;
  const widest = texts.reduce((most, line) => Math.max(most, Math.min(line.length, LONGEST)), 0);
  return { texts, first: all.length - texts.length + 1, carried: carriedOf(text, texts), widest };
}

function carriedOf(text: string, texts: readonly string[]): string[] | undefined {
  if (!text.includes("\u001B")) return undefined;
  let carried = "";
  return texts.map((line) => {
    const before = carried;
    carried = carriedColours(line, before);
    return before;
  });
}
