import type { ReactNode } from "react";
import { placesOf } from "~/lib/search/matches";
import { ansiPieces, type AnsiPiece } from "~/lib/text/ansi";
import styles from "./AnsiText.module.css";

interface Props {
  /** One line, with terminal colours or without. */
  text: string;
  /** Colours in force before it (`carriedColours`). */
  carried?: string | undefined;
  /** What is searched for is marked, whatever its case. */
  search?: string | undefined;
}

const classOf = (piece: AnsiPiece) =>
  [
    piece.ground ? `on-${piece.ground}` : piece.colour,
    piece.isDim && !piece.colour && !piece.ground ? "dim" : undefined,
    piece.isBold && "bold",
    piece.isItalic && "italic",
    piece.isUnderlined && "underlined",
    piece.isStruck && "struck",
  ]
    .flatMap((name) => (name ? [styles[name]] : []))
    .join(" ");

/** A line of a terminal in colours that both themes can be read in. Text stays text: nothing of it becomes markup. */
export function AnsiText({ text, carried, search = "" }: Props) {
  const pieces = ansiPieces(text, carried);
  const whole = pieces.map((piece) => piece.text).join("");
  const length = search.trim().length;
  const places = placesOf(whole, search);
  const drawn: ReactNode[] = [];
  let at = 0;
  for (const piece of pieces) {
    const end = at + piece.text.length;
    const look = classOf(piece);
    for (const { from, to, isFound } of cut(at, end, places, length)) {
      const part = whole.slice(from, to);
      if (isFound)
        drawn.push(
          <mark key={from} className={`${styles["found"]} ${look}`}>
            {part}
          </mark>,
        );
      else
        drawn.push(
          look === "" ? (
            part
          ) : (
            <span key={from} className={look}>
              {part}
            </span>
          ),
        );
    }
    at = end;
  }
  return <>{drawn}</>;
}

/** The parts of [at, end) that are found and those between them. */
function cut(at: number, end: number, places: readonly number[], length: number) {
  const parts: { from: number; to: number; isFound: boolean }[] = [];
  let from = at;
  for (const place of places) {
    if (place + length <= at || place >= end) continue;
    if (place > from) parts.push({ from, to: place, isFound: false });
    const to = Math.min(end, place + length);
    parts.push({ from: Math.max(from, place), to, isFound: true });
    from = to;
  }
  if (from < end) parts.push({ from, to: end, isFound: false });
  return parts;
}
