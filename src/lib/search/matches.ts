/** Lines that hold a text, whatever its case; none for no text. */
export function matchingLines(texts: readonly string[], search: string): number[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return [];
  return texts.flatMap((text, line) => (text.toLowerCase().includes(wanted) ? [line] : []));
}

/** Where a text begins in a line; none for no text. */
export function placesOf(text: string, search: string): number[] {
  const wanted = search.trim().toLowerCase();
  const places: number[] = [];
  if (wanted === "") return places;
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length))
    places.push(at);
  return places;
}
