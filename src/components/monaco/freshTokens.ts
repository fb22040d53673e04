import type { editor } from "monaco-editor";

/** Lines of one change that are read at once; what is pasted by the hundred may wait. */
const most = 50;

/** What Monaco keeps about the words of a text; its published types leave it out. */
interface Tokenization {
  tokenizeIfCheap(line: number): void;
}

const isTokenization = (value: unknown): value is Tokenization =>
  typeof value === "object" &&
  value !== null &&
  "tokenizeIfCheap" in value &&
  typeof value.tokenizeIfCheap === "function";

/**
 * Reads changed lines at once. Monaco does so with the next frame, and until then Enter keeps the indentation instead
 * of following the rules of YAML: whoever types faster than the page is painted got their keys in the wrong place.
 */
export function keepTokensFresh(model: editor.ITextModel): void {
  const tokenization: unknown = Reflect.get(model, "tokenization");
  if (!isTokenization(tokenization)) return;
  model.onDidChangeContent(({ changes }) => {
    for (const { range, text } of changes) {
      const lines = Math.min(most, text.split("\n").length);
      for (let line = range.startLineNumber; line < range.startLineNumber + lines; line += 1)
        if (line <= model.getLineCount()) tokenization.tokenizeIfCheap(line);
    }
  });
}
