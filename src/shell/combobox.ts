import type { MouseEvent } from "react";

/** Attributes of the text field of a combobox whose list is always open (ARIA authoring practices). */
export const comboboxProps = (listId: string, activeOptionId: string | undefined) =>
  ({
    role: "combobox",
    "aria-expanded": true,
    "aria-controls": listId,
    "aria-autocomplete": "list",
    "aria-activedescendant": activeOptionId,
  }) as const;

/** Attributes of its list. */
export const listboxProps = (id: string, label: string) =>
  ({ id, role: "listbox", "aria-label": label }) as const;

/** Attributes of a group of options under one heading. */
export const groupProps = (label: string) => ({ role: "group", "aria-label": label }) as const;

interface OptionProps {
  id: string;
  /** The one that Enter chooses. */
  isActive: boolean;
  onActivate: () => void;
  onChoose: () => void;
}

/** Attributes of an option. The field keeps the focus and answers the keyboard; the pointer only points. */
export const optionProps = ({ id, isActive, onActivate, onChoose }: OptionProps) =>
  ({
    id,
    role: "option",
    "aria-selected": isActive,
    onPointerMove: isActive ? undefined : onActivate,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: onChoose,
  }) as const;
