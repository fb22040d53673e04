import type { languages } from "monaco-editor";

/** A suggestion as far as it is asked about here; the provider of YAML gives no replacement but this one. */
type Suggested = Pick<languages.CompletionItem, "insertText" | "additionalTextEdits">;

/** What a snippet leaves behind where nothing of it is to be filled in; undefined where something is. */
function plainText(snippet: string): string | undefined {
  const withoutEnd = snippet.replace(/\$(?:0|\{0\})$/, "");
  return /(?<!\\)\$/.test(withoutEnd) ? undefined : withoutEnd.replaceAll(/\\([\\$}])/g, "$1");
}

/**
 * The suggestions that would change something. One that says what already stands there would only take the Enter that
 * ends the line.
 * @param written the text that a suggestion would replace.
 */
export function usefulSuggestions<T extends Suggested>(items: readonly T[], written: string): T[] {
  if (written === "") return [...items];
  return items.filter(
    ({ insertText, additionalTextEdits }) =>
      (additionalTextEdits?.length ?? 0) > 0 || plainText(insertText)?.trimEnd() !== written,
  );
}
