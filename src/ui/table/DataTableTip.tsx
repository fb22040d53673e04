import { useEffect, useState, type RefObject } from "react";
import styles from "./DataTable.module.css";
import { hiddenText, titleOnHover } from "./tableOverflow";

const REST_MS = 400;
const TIP_ROOM = 80;

interface Tip {
  /** Texts of a row that an ellipsis cuts off and its full times, with the header of their column. */
  texts: { header: string; text: string }[];
  at: { top: number } | { bottom: number };
  left: number;
}

/** What the tooltip of a time says, which keyboard and touch do not reach. */
const fullTime = (cell: HTMLElement) =>
  cell.querySelector<HTMLElement>("time[title]")?.title ?? undefined;

function tipFor(row: HTMLElement, body: HTMLElement): Tip | null {
  const texts = [...row.querySelectorAll<HTMLElement>("[data-cell]")].flatMap((cell) => {
    const text = hiddenText(cell) ?? fullTime(cell);
    return text === undefined ? [] : [{ header: cell.dataset["cell"] ?? "", text }];
  });
  const frame = body.parentElement?.parentElement;
  if (texts.length === 0 || !frame) return null;
  const hasRoom =
    row.getBoundingClientRect().bottom + TIP_ROOM < frame.getBoundingClientRect().bottom;
  const below = { top: row.offsetTop + row.offsetHeight + 2 };
  const above = { bottom: body.offsetHeight - row.offsetTop + 2 };
  return {
    texts,
    at: hasRoom || row.offsetTop < TIP_ROOM ? below : above,
    left: frame.scrollLeft + 16,
  };
}

/**
 * Whole texts for keyboard and pointer: a row that rests under the keyboard focus shows what its ellipses hide (Escape
 * closes it), and so does one under a resting finger; a cell under the pointer gets a title. Screen readers read the cells themselves, so this is hidden there.
 */
export function DataTableTip({ body }: { body: RefObject<HTMLElement | null> }) {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      clearTimeout(timer);
      setTip(null);
    };
    let isHeld = false;
    const onFocus = ({ target }: FocusEvent) => {
      // The finger that asked for the tip also moves the focus.
      if (isHeld) return;
      close();
      if (!(target instanceof HTMLElement) || !target.matches("[data-index]:focus-visible")) return;
      timer = setTimeout(
        () => setTip(target.isConnected ? tipFor(target, element) : null),
        REST_MS,
      );
    };
    const onKey = ({ key }: KeyboardEvent) => {
      isHeld = false;
      if (key === "Escape") close();
    };
    const onTouch = ({ target, pointerType }: PointerEvent) => {
      close();
      isHeld = false;
      const row = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
      if (pointerType === "mouse" || !row) return;
      timer = setTimeout(() => {
        isHeld = true;
        setTip(tipFor(row, element));
      }, REST_MS);
    };
    const onRelease = () => clearTimeout(timer);
    // A finger that rested has read; it does not open the row.
    const onClick = (event: MouseEvent) => {
      if (isHeld) event.stopPropagation();
      isHeld = false;
    };
    element.addEventListener("pointerdown", onTouch);
    element.addEventListener("pointerup", onRelease);
    element.addEventListener("pointercancel", onRelease);
    element.addEventListener("click", onClick, true);
    element.addEventListener("focusin", onFocus);
    const onLeave = () => {
      if (!isHeld) close();
    };
    element.addEventListener("focusout", onLeave);
    element.addEventListener("keydown", onKey);
    element.addEventListener("pointerover", titleOnHover);
    return () => {
      close();
      element.removeEventListener("pointerdown", onTouch);
      element.removeEventListener("pointerup", onRelease);
      element.removeEventListener("pointercancel", onRelease);
      element.removeEventListener("click", onClick, true);
      element.removeEventListener("focusin", onFocus);
      element.removeEventListener("focusout", onLeave);
      element.removeEventListener("keydown", onKey);
      element.removeEventListener("pointerover", titleOnHover);
    };
  }, [body]);
  if (!tip) return null;
  return (
    <div className={styles["tip"]} style={{ ...tip.at, left: tip.left }} aria-hidden>
      {tip.texts.map(({ header, text }) => (
        <div key={header}>
          <span className={styles["tipHeader"]}>{header}</span> {text}
        </div>
      ))}
    </div>
  );
}
