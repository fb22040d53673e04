import type { SpecNames } from "~/lib/yaml/specNames";
import { monaco } from "./monaco";

type Model = ReturnType<typeof monaco.editor.createModel>;

/** Offers names of a document's own beside what its schema knows. Call what is returned when the editor goes. */
export function serveNames(model: Model, names: SpecNames): () => void {
  const provider = monaco.languages.registerCompletionItemProvider("yaml", {
    triggerCharacters: ["."],
    provideCompletionItems(asked, position) {
      if (asked !== model) return undefined;
      const { lineNumber, column } = position;
      const line = model.getLineContent(lineNumber);
      const typed = /\w*$/.exec(line.slice(0, column - 1))?.[0] ?? "";
      const rest = /^\w*/.exec(line.slice(column - 1))?.[0] ?? "";
      const from = column - typed.length;
      // Lines end in one character there, as those who look for names count them.
      const text = model.getValue(monaco.editor.EndOfLinePreference.LF);
      const before = model.getValueInRange(
        new monaco.Range(1, 1, lineNumber, column),
        monaco.editor.EndOfLinePreference.LF,
      );
      return {
        suggestions: names(text, before.length).map(({ label, detail, insert = label }, at) => ({
          label: { label, description: detail },
          kind: monaco.languages.CompletionItemKind.Field,
          insertText: insert,
          // Before what the schema offers, in the order that they were given.
          sortText: `!${String(at).padStart(4, "0")}`,
          range: {
            insert: new monaco.Range(lineNumber, from, lineNumber, column),
            replace: new monaco.Range(lineNumber, from, lineNumber, column + rest.length),
          },
        })),
      };
    },
  });
  return () => provider.dispose();
}
