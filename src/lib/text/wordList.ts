/**
 * Names as an English sentence lists them: "a, b, and c".
 * The formatter is made when it is needed: the first one of a page costs some 20 ms, and most pages list nothing.
 * @param last stands before the last one.
 */
export const wordList = (names: readonly string[], last: "and" | "or" = "and"): string =>
  new Intl.ListFormat("en", { type: last === "and" ? "conjunction" : "disjunction" }).format(names);
