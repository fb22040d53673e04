/** After a refused submit: moves the focus to the first field of the topmost dialog that says what is wrong. */
export function focusFirstIssue(): void {
  // The sentences come onto the page with the next drawing.
  requestAnimationFrame(() => {
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    dialog
      .querySelector<HTMLElement>(
        ":is(input, select, textarea)[aria-invalid=true], button[data-invalid=true]",
      )
      ?.focus();
  });
}
