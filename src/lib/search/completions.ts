/** What a search text can be completed with. */
interface CompletionSource {
  /** Names of fields; a map's keys are fields of their own: `tags.cluster`. */
  fields: readonly string[];
  /** Values that a field is known to have. */
  valuesOf: (field: string) => readonly string[];
}

/** One completion: what is shown, and the text and caret after it is chosen. */
export interface Completion {
  label: string;
  text: string;
  caret: number;
}

const MOST = 12;
const BREAKS = /[\s()|]/;
const FIELD = /^(\(*)((?:[\w./-]|"[^"]*")+)(!=|<=|>=|=|:|<|>)([\s\S]*)$/;

/** A value as the grammar takes it: in quotes where it holds what separates. */
const written = (value: string): string =>
  /[\s()|,'"]/.test(value) ? (value.includes('"') ? `'${value}'` : `"${value}"`) : value;

/** The field of a tag or label: its key in quotes where it holds odd signs. */
export const mapField = (map: string, key: string): string =>
  `${map}.${/^[\w./-]+$/.test(key) ? key : `"${key}"`}`;

/** Start of the word that the caret stands in or behind; breaks inside of quotes do not count. */
function wordStart(text: string, caret: number): number {
  let start = 0;
  let quote = "";
  for (let at = 0; at < caret; at += 1) {
    const sign = text.charAt(at);
    if (quote !== "") {
      if (sign === quote) quote = "";
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (BREAKS.test(sign)) start = at + 1;
  }
  return start;
}

/** Those that begin with what is typed, then those that hold it. */
function matching(words: readonly string[], typed: string): readonly string[] {
  const wanted = typed.toLowerCase();
  const found = words.filter((word) => word.toLowerCase().includes(wanted) && word !== typed);
  const first = found.filter((word) => word.toLowerCase().startsWith(wanted));
  return [...first, ...found.filter((word) => !first.includes(word))].slice(0, MOST);
}

/** Completions of a search text at the caret: fields of a word that is begun, values behind an operator. */
export function completions(
  text: string,
  caret: number,
  { fields, valuesOf }: CompletionSource,
): readonly Completion[] {
  const start = wordStart(text, caret);
  const word = text.slice(start, caret);
  const replaced = (from: number, next: string): Omit<Completion, "label"> => ({
    text: text.slice(0, from) + next + text.slice(caret),
    caret: from + next.length,
  });
  const [, , field, operator, rest = ""] = FIELD.exec(word) ?? [];
  if (field !== undefined && operator !== undefined) {
    const typed = rest.slice(rest.lastIndexOf(",") + 1);
    const bare = typed.replace(/^!?["']?/, "");
    const from = caret - typed.length + (typed.startsWith("!") ? 1 : 0);
    return matching(valuesOf(field), bare).map((value) => ({
      label: value,
      ...replaced(from, written(value)),
    }));
  }
  if (word === "" && text !== "") return [];
  const minus = word.startsWith("-") ? 1 : 0;
  return matching(fields, word.slice(minus)).map((name) => ({
    label: `${name}=`,
    ...replaced(start + minus, `${name}=`),
  }));
}
