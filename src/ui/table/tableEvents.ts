import type { FocusEvent, KeyboardEvent, MouseEvent } from "react";
import { rowKeyAction } from "./tableKeys";
import type { FlatRow } from "./tableRows";

interface Options<Row> {
  items: readonly FlatRow<Row>[];
  /** Rows that fit the frame now. */
  pageRows: () => number;
  onToggle: ((id: string) => void) | undefined;
  onOpen: ((row: Row) => void) | undefined;
  /** The row that has the focus from now on, by click or Tab. */
  onActivate: (index: number) => void;
  /** The row that shall get it. */
  onMove: (index: number) => void;
  onLeave: () => void;
}

const CONTROL =
  "a, button, input, select, textarea, label, summary, [role=button], [role=switch], [contenteditable]";

/** Row, own part of the row ("toggle", "link") and foreign control that an event came from. */
function origin(target: EventTarget) {
  if (!(target instanceof Element)) return undefined;
  const row = target.closest<HTMLElement>("[data-index]");
  if (!row) return undefined;
  const control = target.closest<HTMLElement>(CONTROL);
  const inside = control && row.contains(control) ? control : undefined;
  const part = inside?.dataset["rowPart"];
  return {
    row,
    index: Number(row.dataset["index"]),
    part,
    control: part === undefined ? inside : undefined,
  };
}

const isModified = (event: KeyboardEvent | MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Handlers for the element around the rows; rows need none, so that they stay memoised. */
export function useRowEvents<Row>(options: Options<Row>) {
  const { items, onToggle, onOpen } = options;

  const open = (item: FlatRow<Row>) => {
    if (item.isGroup) onToggle?.(item.id);
    else onOpen?.(item.row);
  };

  const onClick = (event: MouseEvent) => {
    const from = event.defaultPrevented ? undefined : origin(event.target);
    const item = from && items[from.index];
    if (!item || from.control) return;
    if (from.part === "toggle") {
      onToggle?.(item.id);
    } else if (from.part === "link") {
      if (isModified(event) || !onOpen) return;
      event.preventDefault();
      onOpen(item.row);
    } else if (!isModified(event) && window.getSelection()?.isCollapsed !== false) {
      open(item);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const from = event.defaultPrevented ? undefined : origin(event.target);
    const item = from && items[from.index];
    if (!item || from.control) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      const href = from.row.querySelector<HTMLAnchorElement>("a[data-row-part=link]")?.href;
      if (href !== undefined) window.open(href, "_blank", "noopener");
      return;
    }
    const action = isModified(event)
      ? undefined
      : rowKeyAction(event.key, from.index, items, options.pageRows());
    if (!action) return;
    event.preventDefault();
    if (action.kind === "focus") options.onMove(action.index);
    else if (action.kind === "toggle") onToggle?.(item.id);
    else if (action.kind === "open") onOpen?.(item.row);
  };

  const onFocus = (event: FocusEvent) => {
    const from = origin(event.target);
    if (from) options.onActivate(from.index);
  };

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const goesOn =
      event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    const isRemoved = !event.target.isConnected;
    if (!goesOn && !isRemoved) options.onLeave();
  };

  return { onClick, onKeyDown, onFocus, onBlur };
}
