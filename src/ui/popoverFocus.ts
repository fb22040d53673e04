/**
 * For `onCloseAutoFocus` of a popover: the focus goes back to its trigger, unless the reader has put it into another
 * field while the popover faded away; taking it from there would swallow what they type.
 */
export function leaveFocusWhereItWent(event: Event): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return;
  if (event.currentTarget instanceof Node && event.currentTarget.contains(focused)) return;
  event.preventDefault();
}
