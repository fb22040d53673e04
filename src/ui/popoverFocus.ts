/**
 * For `onCloseAutoFocus` of a popover or menu: the focus goes back to its trigger, unless the reader has put it
 * elsewhere while the popover faded away; taking it from there would swallow what they type, or close what they opened.
 */
export function leaveFocusWhereItWent(event: Event): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return;
  if (event.currentTarget instanceof Node && event.currentTarget.contains(focused)) return;
  event.preventDefault();
}
