/** Variables with the fields that are worth offering: `{ check: ["name", "status"] }`. */
export type CelNames = Readonly<Record<string, readonly string[]>>;

/** The word that is being written before the caret, and what it could become. */
export interface Completion {
  from: number;
  options: string[];
}

/** What the path before the caret could become; undefined where nothing is being written, or it stands complete. */
export function completionAt(text: string, caret: number, names: CelNames): Completion | undefined {
  const [, path = "", word = ""] =
    /(?:^|[^\w."'])((?:[A-Za-z_]\w*\.)?)([A-Za-z_]\w*)?$/.exec(text.slice(0, caret)) ?? [];
  if (path === "" && word === "") return undefined;
  const known = path === "" ? Object.keys(names) : (names[path.slice(0, -1)] ?? []);
  const options = known.filter(
    (name) => name.toLowerCase().startsWith(word.toLowerCase()) && name !== word,
  );
  return options.length > 0 ? { from: caret - word.length, options } : undefined;
}

/** Path of a word that starts there: `status` after `check.` is `check.status`. */
export const pathOf = (text: string, from: number, word: string): string =>
  `${/[A-Za-z_]\w*\.$/.exec(text.slice(0, from))?.[0] ?? ""}${word}`;
