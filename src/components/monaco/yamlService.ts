import { configureMonacoYaml, type MonacoYaml, type SchemasSettings } from "monaco-yaml";
import { documentSchemas } from "~generated/schemas/index";
import type { languages } from "monaco-editor";
import { monaco } from "./monaco";
import { usefulSuggestions } from "./usefulSuggestions";

/** Kind of document with a schema. */
export type SchemaName = keyof typeof documentSchemas;

let failed: (() => void)[] = [];
let service: MonacoYaml | undefined;
const known = new Map<SchemaName, SchemasSettings>();

const folderOf = (schema: SchemaName) => schema.replace("/", ".");

/** Address of a document: its schema is found by the folder, a person reads its last part. */
export const documentUri = (id: string, label: string, schema: SchemaName | undefined) =>
  monaco.Uri.from({
    scheme: "quarterdeck",
    path: `/${schema === undefined ? "plain" : folderOf(schema)}/${id}/${label.replaceAll("/", " ")}`,
  });

/**
 * Monaco takes a worker that is ready, monaco-yaml asks for one by its name: this one is made, told its settings, and
 * handed over.
 */
function createWebWorker<T extends object>({ createData }: { createData?: unknown }) {
  const worker = new Worker(new URL("./yaml.worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("error", () => {
    for (const tell of failed) tell();
  });
  worker.postMessage("start");
  worker.postMessage(createData);
  return monaco.editor.createWebWorker<T>({ worker });
}

/** The provider of suggestions, without those that stand in the text already. */
function registerCompletionItemProvider(
  language: languages.LanguageSelector,
  provider: languages.CompletionItemProvider,
) {
  return monaco.languages.registerCompletionItemProvider(language, {
    ...provider,
    async provideCompletionItems(model, position, context, token) {
      const list = await provider.provideCompletionItems(model, position, context, token);
      if (!list) return list;
      const { startColumn } = model.getWordUntilPosition(position);
      const written = model.getValueInRange({
        startLineNumber: position.lineNumber,
        startColumn,
        endLineNumber: position.lineNumber,
        endColumn: position.column,
      });
      return { ...list, suggestions: usefulSuggestions(list.suggestions, written) };
    },
  });
}

/**
 * Completion and explanations by the schema for documents of that kind. One worker serves the whole page.
 * @param onFail told when the worker cannot be started; the editor works without.
 */
export async function serveSchema(name: SchemaName, onFail: () => void): Promise<() => void> {
  failed.push(onFail);
  if (!known.has(name)) {
    const schema = await documentSchemas[name]();
    known.set(name, {
      uri: `quarterdeck://schemas/${name}.json`,
      fileMatch: [`**/${folderOf(name)}/**`],
      schema,
    });
    const schemas = [...known.values()];
    if (service) await service.update({ schemas });
    else
      service = configureMonacoYaml(
        {
          ...monaco,
          editor: { ...monaco.editor, createWebWorker },
          languages: { ...monaco.languages, registerCompletionItemProvider },
        },
        {
          schemas,
          // Issues come from our own checks, which also know what the server says (SpecEditor).
          validate: false,
          format: { enable: false },
          hoverSchemaSource: false,
          enableSchemaRequest: false,
        },
      );
  }
  return () => {
    failed = failed.filter((tell) => tell !== onFail);
  };
}
