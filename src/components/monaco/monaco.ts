/**
 * Monaco with what editing YAML and JSON takes, and nothing else: no other languages, no diff, no minimap's friends.
 * Only the lazily loaded editor imports this file.
 */
import "monaco-editor/features/bracketMatching/register.js";
import "monaco-editor/features/clipboard/register.js";
import "monaco-editor/features/codicon/register.js";
import "monaco-editor/features/comment/register.js";
import "monaco-editor/features/find/register.js";
import "monaco-editor/features/folding/register.js";
import "monaco-editor/features/gotoError/register.js";
import "monaco-editor/features/hover/register.js";
import "monaco-editor/features/indentation/register.js";
import "monaco-editor/features/linesOperations/register.js";
import "monaco-editor/features/multicursor/register.js";
import "monaco-editor/features/snippet/register.js";
import "monaco-editor/editor/contrib/suggest/browser/suggestController.js";
import "monaco-editor/features/wordOperations/register.js";
import "monaco-editor/languages/definitions/yaml/register.js";

import * as api from "monaco-editor/editor/editor.api.js";
import { conf } from "monaco-editor/languages/definitions/yaml/yaml.js";

/*
 * What Enter does in YAML. Monaco's own rule indents behind a colon; in an entry of a list the next key stands below
 * the first one, not below the dash. The object is the one that Monaco registers once it meets the language.
 */
const { IndentAction } = api.languages;
conf.onEnterRules = [
  {
    beforeText: /^\s*-\s+[^\s#].*:(?:\s+[|>][+-]?)?\s*$/,
    action: { indentAction: IndentAction.Indent, appendText: "  " },
  },
  {
    beforeText: /^\s*-\s+(?:[\w./-]+|"[^"]*"|'[^']*'):\s+\S.*$/,
    action: { indentAction: IndentAction.None, appendText: "  " },
  },
  {
    beforeText: /:(?:\s+[|>][+-]?)?\s*$/,
    action: { indentAction: IndentAction.Indent },
  },
];

/** Monaco's interface. A value of this file: by a mere re-export the bundler would skip it, and with it the features. */
export const monaco = api;
