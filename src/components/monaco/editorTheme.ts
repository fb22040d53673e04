import { monaco } from "./monaco";

/** Name of the one theme; it is defined anew when the console's appearance changes. */
export const themeName = "quarterdeck";

/** Monaco's colours by the tokens of src/ui/theme/theme.css. */
const colors = {
  "editor.background": "surface",
  "editor.foreground": "text",
  "editorLineNumber.foreground": "text-3",
  "editorLineNumber.activeForeground": "text",
  "editorCursor.foreground": "text",
  "editor.selectionBackground": "accent-soft",
  "editor.inactiveSelectionBackground": "accent-soft",
  "editor.selectionHighlightBackground": "accent-soft",
  "editor.lineHighlightBackground": "hover",
  "editor.lineHighlightBorder": "hover",
  "editor.findMatchBackground": "running-soft",
  "editor.findMatchBorder": "running-text",
  "editor.findMatchHighlightBackground": "running-soft",
  "editorIndentGuide.background1": "line",
  "editorIndentGuide.activeBackground1": "line-strong",
  "editorBracketMatch.background": "accent-soft",
  "editorBracketMatch.border": "accent",
  "editorError.foreground": "bad",
  "editorWarning.foreground": "mixed",
  "editorWidget.background": "surface",
  "editorWidget.foreground": "text",
  "editorWidget.border": "line-strong",
  "editorHoverWidget.background": "surface",
  "editorHoverWidget.foreground": "text",
  "editorHoverWidget.border": "line-strong",
  "editorSuggestWidget.background": "surface",
  "editorSuggestWidget.foreground": "text",
  "editorSuggestWidget.border": "line-strong",
  "editorSuggestWidget.selectedBackground": "accent-soft",
  "editorSuggestWidget.selectedForeground": "text",
  "editorSuggestWidget.selectedIconForeground": "text",
  "editorSuggestWidget.highlightForeground": "accent-text",
  "editorSuggestWidget.focusHighlightForeground": "accent-text",
  "list.hoverBackground": "hover",
  "input.background": "surface",
  "input.foreground": "text",
  "input.border": "control-line",
  "input.placeholderForeground": "text-3",
  "inputOption.activeBackground": "accent-soft",
  "inputOption.activeForeground": "accent-text",
  "inputOption.activeBorder": "accent",
  focusBorder: "accent",
  foreground: "text",
  descriptionForeground: "text-2",
  "textLink.foreground": "accent-text",
  "textCodeBlock.background": "sunk",
  "peekViewTitle.background": "sunk",
  "peekViewTitleLabel.foreground": "text",
  "peekViewTitleDescription.foreground": "text-2",
  "peekViewEditor.background": "surface",
  "editorMarkerNavigation.background": "surface",
  "editorMarkerNavigationError.background": "bad",
  "editorMarkerNavigationWarning.background": "mixed",
  "scrollbarSlider.background": "line-strong",
  "scrollbarSlider.hoverBackground": "control-line",
  "scrollbarSlider.activeBackground": "control-line",
  "editorOverviewRuler.border": "line",
} as const;

/** What the tokenizer tells apart. */
const words = {
  "": "text",
  type: "code-key",
  key: "code-key",
  string: "code-string",
  "string.yaml": "code-string",
  number: "code-number",
  keyword: "code-number",
  comment: "code-comment",
  tag: "code-number",
  namespace: "code-number",
  delimiter: "text-2",
  operators: "text-2",
  meta: "text-2",
} as const;

/** Monaco knows colours of six digits; a minifier writes three where it can. */
const sixDigits = (color: string) =>
  color.length === 4 ? color.replaceAll(/[0-9a-f]/gi, (digit) => digit + digit) : color;

function define(): void {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  const token = (name: string) => sixDigits(style.getPropertyValue(`--qd-${name}`).trim());
  const isDark = root.classList.contains("dark");
  monaco.editor.defineTheme(themeName, {
    base: isDark ? "vs-dark" : "vs",
    inherit: true,
    rules: Object.entries(words).map(([word, name]) => ({
      token: word,
      foreground: token(name).replace("#", ""),
    })),
    colors: {
      ...Object.fromEntries(Object.entries(colors).map(([id, name]) => [id, token(name)])),
      "widget.shadow": "#00000040",
    },
  });
  monaco.editor.setTheme(themeName);
}

let isFollowing = false;

/** Draws editors in the console's colours, and goes on doing so when the appearance changes. */
export function followTheme(): void {
  if (isFollowing) return;
  isFollowing = true;
  define();
  new MutationObserver(define).observe(document.documentElement, { attributeFilter: ["class"] });
}
