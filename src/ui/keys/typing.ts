/** Whether a single character pressed there is text, or the choice of an entry, and no command: fields, editors, menus. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    "input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=menu]",
  ) !== null;
