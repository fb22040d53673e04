/** Edits (insert, delete, replace, swap of neighbours) that turn one word into the other. */
function distance(left: string, right: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let best = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && swapped) best = Math.min(best, (before[column - 2] ?? 0) + 1);
      current.push(best);
    }
    before = previous;
    previous = current;
  }
  return previous[right.length] ?? 0;
}

/** Letters and digits only, lower case: `max_age`, `max-age` and `maxAge` are one spelling. */
const plain = (word: string): string => word.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/**
 * The known word that somebody most likely meant, or undefined when none is close: another spelling (case, `_`, `-`),
 * a singular or plural, or a slip of about one letter in three.
 */
export function suggestKey(word: string, known: readonly string[]): string | undefined {
  if (word.length > 64) return undefined;
  const wanted = plain(word);
  if (wanted === "") return undefined;
  let best: { key: string; cost: number } | undefined;
  for (const key of known) {
    const candidate = plain(key);
    if (candidate === "" || key === word) continue;
    const cost = candidate === wanted ? 0 : distance(wanted, candidate);
    const allowed = Math.min(3, Math.floor(Math.max(wanted.length, candidate.length) / 3));
    if (cost <= allowed && (!best || cost < best.cost)) best = { key, cost };
  }
  return best?.key;
}
