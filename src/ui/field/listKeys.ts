import { type KeyboardEvent, useEffect, useRef } from "react";

type ListKeys = {
  count: number;
  active: number;
  onActive: (index: number) => void;
  onChoose: (index: number) => void;
  /** Text of an option: letters then move to the next one that starts so. Left out where letters are typed elsewhere. */
  textAt?: (index: number) => string;
};

const PAGE = 8;

/** Keyboard of a listbox: arrows, page keys, Home, End, Enter and (without a text field) letters. */
export function useListKeys({ count, active, onActive, onChoose, textAt }: ListKeys) {
  const typed = useRef({ text: "", at: 0 });

  const moveTo = (text: string) => {
    for (let step = text.length > 1 ? 0 : 1; step <= count; step += 1) {
      const index = (Math.max(active, 0) + step) % count;
      if (textAt?.(index).toLowerCase().startsWith(text)) return onActive(index);
    }
  };

  return (event: KeyboardEvent) => {
    if (count === 0 || event.nativeEvent.isComposing) return;
    const target = nextIndex(event.key, active, count, textAt !== undefined);
    if (target !== undefined) {
      event.preventDefault();
      onActive(target);
    } else if (event.key === "Enter" || (textAt && event.key === " ")) {
      event.preventDefault();
      if (active >= 0) onChoose(active);
    } else if (
      textAt &&
      event.key.length === 1 &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      const fresh = event.timeStamp - typed.current.at > 700;
      const text = (fresh ? "" : typed.current.text) + event.key.toLowerCase();
      typed.current = { text, at: event.timeStamp };
      moveTo(text);
    }
  };
}

/** Where a key leads; Home and End belong to the text field where there is one. */
function nextIndex(
  key: string,
  active: number,
  count: number,
  wholeKeys: boolean,
): number | undefined {
  switch (key) {
    case "ArrowDown":
      return Math.min(active + 1, count - 1);
    case "ArrowUp":
      return Math.max(active - 1, 0);
    case "PageDown":
      return Math.min(active + PAGE, count - 1);
    case "PageUp":
      return Math.max(active - PAGE, 0);
    case "Home":
      return wholeKeys ? 0 : undefined;
    case "End":
      return wholeKeys ? count - 1 : undefined;
    default:
      return undefined;
  }
}

/** Keeps the active option in view. */
export function useActiveInView(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  }, [id]);
}

/** Id of an option, for aria-activedescendant. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/**
 * What makes an element the listbox; HTML has no element for options that are laid out freely. With keys it takes the
 * focus itself, without them a text field above it does.
 */
export function listboxProps(
  id: string,
  label: string,
  active: number,
  onKeyDown?: (event: KeyboardEvent) => void,
) {
  const base = { id, role: "listbox", "aria-label": label } as const;
  if (!onKeyDown) return base;
  return {
    ...base,
    onKeyDown,
    tabIndex: 0,
    "aria-activedescendant": active < 0 ? undefined : optionId(id, active),
  };
}

/** What makes an element an option of the listbox; it is reached by the keys of the list, never by Tab. */
export const optionProps = (listId: string, index: number, active: number, selected: boolean) =>
  ({
    id: optionId(listId, index),
    role: "option",
    "aria-selected": selected,
    "data-active": index === active || undefined,
  }) as const;

/** What makes a text field steer a listbox below it. */
export const comboboxProps = (listId: string, active: number, count: number, expanded = true) =>
  ({
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": expanded,
    "aria-controls": expanded ? listId : undefined,
    "aria-activedescendant":
      expanded && active >= 0 && active < count ? optionId(listId, active) : undefined,
  }) as const;
