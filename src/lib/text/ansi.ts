import Anser from "anser";

/** Colours that a terminal knows by name; the theme says how each looks. */
type AnsiColour = "red" | "yellow" | "green" | "cyan" | "blue" | "magenta" | "grey";

/** Text of one look. Without a colour it is as the text around it. */
export interface AnsiPiece {
  text: string;
  colour?: AnsiColour;
  /** Colour behind the text. */
  ground?: AnsiColour;
  isBold?: boolean;
  isDim?: boolean;
  isItalic?: boolean;
  isUnderlined?: boolean;
  isStruck?: boolean;
}

const ESCAPE = "\u001B";
const NUL = "\0";
const VERTICAL_TAB = "\v";
const BELL = "\u0007";
// Links and titles (OSC), character sets, and commands that move the caret: a line of a log has no use for them.
const COMMANDS = new RegExp(
  `${ESCAPE}(?:\\][^${BELL}${ESCAPE}]*(?:${BELL}|${ESCAPE}\\\\)?|[()#]\\w|\\[[0-?]*[ -/]*[@-ln-~]|[=>cDEHMNOZ78])`,
  "g",
);
const COLOURS = new RegExp(`${ESCAPE}\\[[\\d;:]*m`, "g");
/** Characters that show nothing, but for tab, line break and escape. */
const CONTROLS = new RegExp(`[${NUL}-\b${VERTICAL_TAB}-\u001A\u001C-\u001F\u007F]`, "g");

/** What a terminal would show of a line that goes back to its start, as progress bars do; colours stay in force. */
function lastState(text: string): string {
  const at = text.replace(/\r+$/, "").lastIndexOf("\r");
  if (at < 0) return text;
  return (text.slice(0, at).match(COLOURS) ?? []).join("") + text.slice(at + 1);
}

/** The colour names of a line, without anything that a terminal would not show as text. */
const cleaned = (text: string) => lastState(text.replace(COMMANDS, "")).replace(CONTROLS, "");

/** A line as it reads, without colours. */
export function plainText(text: string): string {
  if (!text.includes(ESCAPE) && !text.includes("\r")) return text.replace(CONTROLS, "");
  return cleaned(text).replace(COLOURS, "").replaceAll(ESCAPE, "");
}

/** Hue in degrees and how far from grey, 0 to 1 (HSL). */
function hueOf(red: number, green: number, blue: number): { hue: number; chroma: number } {
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma === 0) return { hue: 0, chroma: 0 };
  const sextant =
    most === red
      ? ((green - blue) / chroma + 6) % 6
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return { hue: sextant * 60, chroma: chroma / 255 };
}

const hues: readonly [upTo: number, colour: AnsiColour][] = [
  [20, "red"],
  [72, "yellow"],
  [160, "green"],
  [200, "cyan"],
  [265, "blue"],
  [335, "magenta"],
  [360, "red"],
];

/**
 * The named colour next to one of 16 million: what was chosen for a black screen would be unreadable on a white one.
 * Near-black and near-white are plain text.
 */
function nearest(red: number, green: number, blue: number): AnsiColour | undefined {
  const { hue, chroma } = hueOf(red, green, blue);
  if (chroma < 0.15) return Math.max(red, green, blue) > 200 || red < 60 ? undefined : "grey";
  return hues.find(([upTo]) => hue <= upTo)?.[1];
}

const levels = [0, 95, 135, 175, 215, 255];

/** Colour of the 256 colour palette from 16 on: a cube of 6 × 6 × 6, then 24 greys. */
function paletteColour(index: number): AnsiColour | undefined {
  if (index >= 232) {
    const level = 8 + (index - 232) * 10;
    return nearest(level, level, level);
  }
  const at = index - 16;
  const level = (step: number) => levels[step % 6] ?? 0;
  return nearest(level(Math.floor(at / 36)), level(Math.floor(at / 6)), level(at));
}

const names: Readonly<Record<string, AnsiColour>> = {
  "ansi-red": "red",
  "ansi-green": "green",
  "ansi-yellow": "yellow",
  "ansi-blue": "blue",
  "ansi-magenta": "magenta",
  "ansi-cyan": "cyan",
  "ansi-bright-black": "grey",
};

/** @param name as anser gives it: `ansi-bright-red`, `ansi-palette-208`, `ansi-truecolor` */
function colourOf(name: string | null, truecolor: string | null): AnsiColour | undefined {
  if (name === null) return undefined;
  const palette = /^ansi-palette-(\d+)$/.exec(name)?.[1];
  if (palette !== undefined) return paletteColour(Number(palette));
  if (name === "ansi-truecolor") {
    const [red = 0, green = 0, blue = 0] = (truecolor ?? "").split(",").map(Number);
    return nearest(red, green, blue);
  }
  return names[name] ?? names[name.replace("bright-", "")];
}

function pieceOf(chunk: Anser.AnserJsonEntry): AnsiPiece {
  const has = (name: Anser.DecorationName) => chunk.decorations.includes(name);
  const colour = colourOf(chunk.fg, chunk.fg_truecolor);
  // White and black behind text stand out as grey: a ground that nobody sees would lose what was marked.
  const ground = chunk.bg && (colourOf(chunk.bg, chunk.bg_truecolor) ?? "grey");
  return {
    text: chunk.content.replaceAll(ESCAPE, ""),
    ...(colour && { colour }),
    ...(ground && { ground }),
    ...(has("bold") && { isBold: true }),
    ...(has("dim") && { isDim: true }),
    ...(has("italic") && { isItalic: true }),
    ...(has("underline") && { isUnderlined: true }),
    ...(has("strikethrough") && { isStruck: true }),
  };
}

/**
 * The pieces of a line with terminal colours (SGR), in order; together they read as `plainText(text)`.
 * @param carried the colours in force before the line, as `carriedColours` gives them
 */
export function ansiPieces(text: string, carried = ""): AnsiPiece[] {
  if (carried === "" && !text.includes(ESCAPE)) return [{ text: plainText(text) }];
  return Anser.ansiToJson(carried + cleaned(text), {
    json: true,
    use_classes: true,
    remove_empty: true,
  })
    .map(pieceOf)
    .filter((piece) => piece.text !== "");
}

/** The colours in force after a line, as the sequences since the last reset. */
export function carriedColours(text: string, before = ""): string {
  if (!text.includes(ESCAPE)) return before;
  let carried = before;
  for (const [sequence] of text.matchAll(COLOURS))
    // Both `ESC[m` and `ESC[0m` end all of them.
    carried = /\[0*m$/.test(sequence) ? "" : carried + sequence;
  return carried;
}
