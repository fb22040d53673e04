import { withoutSecretsIn } from "~/lib/yaml/secretText";
import type { EditorValues } from "./editorValues";

/** Values to be kept in the browser: without passwords, tokens and the like that stand in the spec itself. */
export function withoutTypedSecrets(values: EditorValues): EditorValues {
  const { text, isStripped } = withoutSecretsIn(values.text);
  return isStripped ? { ...values, text, isStripped } : values;
}
