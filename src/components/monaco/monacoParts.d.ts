/** The suggest widget; the package's own register file for it leaves this part out. */
declare module "monaco-editor/editor/contrib/suggest/browser/suggestController.js";
