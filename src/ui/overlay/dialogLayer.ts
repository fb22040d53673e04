import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import { afterPaint } from "~/ui/layout/afterPaint";

/** How many open dialogs keep an element of the page out of reach, and what hid it before. */
const holds = new Map<Element, { count: number; hidden: string | null }>();

/** Radix marks so what its own layers hide, and unhides it when they close, be it before or after ours. */
const isHeldByRadix = (element: Element) => element.hasAttribute("data-aria-hidden");

/** Open dialogs, the topmost last. */
const open: HTMLElement[] = [];

/** What stays in reach beside a modal dialog: announcements, and the focus marks that Radix puts into the page. */
const kept = "[aria-live], [data-radix-focus-guard], script, style, link, template";

/**
 * Takes everything beside the dialog out of reach (hidden from what reads ARIA at once, inert in a moment), but for
 * toasts and other announcements. What is put on the page later, such as a menu that the dialog opens, stays in reach.
 * @returns the way back.
 */
function holdPage(dialog: HTMLElement): () => void {
  const held: Element[] = [];
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (child === dialog || child.matches(kept)) continue;
      if (child.contains(dialog) || child.querySelector("[aria-live]") !== null) visit(child);
      else held.push(child);
    }
  };
  visit(document.body);
  for (const element of held) hold(element);
  // Whatever becomes inert gets its styles anew; for a long list that is longer than drawing the dialog, and until then
  // its cover and the wrapped Tab keep the page out of reach.
  const stopWaiting = afterPaint(() => {
    for (const element of held) element.setAttribute("inert", "");
  });
  // The pointer cannot leave what is out of reach: a tooltip there would stay open and take the first Escape. Radix
  // closes it as if another one opened.
  document.dispatchEvent(new Event("tooltip.open"));
  return () => {
    stopWaiting();
    for (const element of held) release(element);
  };
}

function hold(element: Element): void {
  const before = holds.get(element) ?? {
    count: 0,
    hidden: isHeldByRadix(element) ? null : element.getAttribute("aria-hidden"),
  };
  holds.set(element, { ...before, count: before.count + 1 });
  element.setAttribute("aria-hidden", "true");
}

function release(element: Element): void {
  const held = holds.get(element);
  if (held === undefined) return;
  if (held.count > 1) {
    holds.set(element, { ...held, count: held.count - 1 });
    return;
  }
  holds.delete(element);
  element.removeAttribute("inert");
  if (isHeldByRadix(element)) return;
  if (held.hidden === null) element.removeAttribute("aria-hidden");
  else element.setAttribute("aria-hidden", held.hidden);
}

/** Where the focus goes back to; for an entry of a menu, which is gone by then, the menu's button. */
function openerNow(): HTMLElement | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role="menu"]');
  const button = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : null;
  const opener = button ?? activeElement;
  return opener instanceof HTMLElement ? opener : null;
}

const tabbable =
  "a[href], button, input, select, textarea, summary, iframe, [contenteditable=true], [tabindex]";

function tabbableIn(frame: HTMLElement): HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>(tabbable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled, [inert] *") &&
      element.checkVisibility(),
  );
}

/** Keeps Tab inside the frame, for its keydown. */
function wrapTab(event: KeyboardEvent, frame: HTMLElement): void {
  if (
    event.key !== "Tab" ||
    event.defaultPrevented ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey
  )
    return;
  if (!(event.target instanceof Node) || !frame.contains(event.target)) return;
  const stops = tabbableIn(frame);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const isFrame = event.target === frame;
  if (edge !== undefined && event.target !== edge && !(isFrame && event.shiftKey)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

const field =
  ":is(input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea, button[data-field]):enabled";

/**
 * Moves the focus into a dialog. Where the fields of its form are not there yet, it goes on to the first of them once
 * they are, unless the reader went on before.
 * @returns what ends the waiting.
 */
function enter(frame: HTMLElement): () => void {
  const now = `[data-dialog-start], [data-dialog-body] ${field}`;
  const start = frame.querySelector<HTMLElement>(now);
  (start ?? frame).focus({ preventScroll: true });
  if (start !== null) return () => {};
  const late = new MutationObserver(() => {
    if (document.activeElement === frame) {
      const first = frame.querySelector<HTMLElement>(`form[data-dialog-form] ${field}`);
      if (first === null) return;
      first.focus({ preventScroll: true });
    }
    late.disconnect();
  });
  late.observe(frame, { childList: true, subtree: true });
  return () => late.disconnect();
}

type Options = {
  /** The page behind is out of reach and Tab stays inside. May change while the dialog is open. */
  isModal: boolean;
  /** Escape was pressed and nothing above the dialog wanted it. */
  onEscape: () => void;
};

/**
 * Makes an element on the page behave as a dialog while it is mounted: focus goes in (to `[data-dialog-start]`, else to
 * the first field inside `[data-dialog-body]`, else to the element, and from there to the first field of a
 * `form[data-dialog-form]` that comes later) and back to where it was, Escape is answered by the topmost.
 */
export function useDialogLayer(
  frame: RefObject<HTMLElement | null>,
  { isModal, onEscape }: Options,
): void {
  const opener = useRef<HTMLElement | null>(null);
  const answerKey = useEffectEvent((event: KeyboardEvent) => {
    const element = frame.current;
    if (element === null || open.at(-1) !== element) return;
    if (isModal) wrapTab(event, element);
    if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
    // Beside a sheet the page is in use: Escape in its search box is not meant for the sheet.
    const isOurs =
      event.target === document.body ||
      (event.target instanceof Node && element.contains(event.target));
    if (!isOurs && !isModal) return;
    event.preventDefault();
    onEscape();
  });

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    opener.current ??= openerNow();
    open.push(element);
    const stopWaiting = element.contains(document.activeElement) ? () => {} : enter(element);
    const onKeyDown = (event: KeyboardEvent) => answerKey(event);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      stopWaiting();
      document.removeEventListener("keydown", onKeyDown);
      open.splice(open.indexOf(element), 1);
      // After the page is in reach again, which the other effect sees to.
      queueMicrotask(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener.current?.isConnected) opener.current.focus({ preventScroll: true });
      });
    };
  }, [frame]);

  useLayoutEffect(() => {
    const element = frame.current;
    return isModal && element !== null ? holdPage(element) : undefined;
  }, [frame, isModal]);
}
