/** Moves the focus to a line of a text area, counted from 1, and selects it. */
export function selectLine(area: HTMLTextAreaElement | null, line: number): void {
  if (!area) return;
  const { value } = area;
  const start = value.split("\n", line - 1).reduce((at, text) => at + text.length + 1, 0);
  const end = value.indexOf("\n", start);
  area.focus();
  area.setSelectionRange(start, end < 0 ? value.length : end);
}
