const clips = (element: Element) =>
  element instanceof HTMLElement &&
  element.clientWidth > 1 &&
  element.scrollWidth > element.clientWidth &&
  getComputedStyle(element).overflowX !== "visible";

/** The whole text of a cell when an ellipsis hides a part of it, else undefined. */
export function hiddenText(cell: HTMLElement): string | undefined {
  if (![cell, ...cell.querySelectorAll("*")].some(clips)) return undefined;
  const text = cell.innerText.replaceAll(/\s+/g, " ").trim();
  return text === "" ? undefined : text;
}

/** Gives the cell under the pointer its whole text as a title, or takes it away once the text fits. */
export function titleOnHover({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
  if (!cell || cell.querySelector("[title]")) return;
  const text = hiddenText(cell);
  if (text === undefined) cell.removeAttribute("title");
  else cell.title = text;
}
