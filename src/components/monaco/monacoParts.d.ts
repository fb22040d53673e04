/** The suggest widget; the package's own register file for it leaves this part out. */
declare module "monaco-editor/editor/contrib/suggest/browser/suggestController.js";

declare module "monaco-editor/languages/definitions/yaml/yaml.js" {
  import type { languages } from "monaco-editor";

  export const conf: languages.LanguageConfiguration;
}
