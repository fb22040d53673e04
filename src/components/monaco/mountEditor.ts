import type { SpecNames } from "~/lib/yaml/specNames";
import type { TextIssue } from "~/lib/yaml/yamlDocuments";
import { followTheme, themeName } from "./editorTheme";
import { keepTokensFresh } from "./freshTokens";
import { monaco } from "./monaco";
import { serveNames } from "./nameProvider";
import { documentUri, type SchemaName, serveSchema } from "./yamlService";

/** Height of a line in px. */
const lineHeight = 20;

interface Options {
  /** Accessible name. */
  label: string;
  /** Names the document on this page, and is the id of its field. */
  id: string;
  text: string;
  schema?: SchemaName | undefined;
  /** Names beside those of the schema. */
  names?: SpecNames | undefined;
  isReadOnly: boolean;
  onChange: (text: string) => void;
  onBlur: () => void;
  /** Tab leaves the editor, or indents. */
  onTab: (isLeaving: boolean) => void;
  /** Completion cannot be had; the editor works. */
  onServiceFail: () => void;
}

/** A issue or hint at a line. */
interface EditorMark extends TextIssue {
  severity: "issue" | "hint";
}

/** An editor on the page. */
export interface MountedEditor {
  /** Text from outside, as one step that can be undone; the caret stays where it was. */
  setText: (text: string) => void;
  setMarks: (marks: readonly EditorMark[]) => void;
  setReadOnly: (isReadOnly: boolean) => void;
  /** Elements that describe the field, and whether its text is wrong. */
  describe: (ids: string, isInvalid: boolean) => void;
  /** Selects a line, counted from 1, and moves the focus there. */
  goToLine: (line: number) => void;
  /** Takes over focus and selection (offsets) from a text area. */
  takeFocus: (from: number, to: number) => void;
  dispose: () => void;
}

const unixText = (text: string) => text.replaceAll(/\r\n?/g, "\n");

/** The one replacement that turns a text into another, without what both have at their ends. */
function difference(before: string, after: string) {
  const limit = Math.min(before.length, after.length);
  let head = 0;
  while (head < limit && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < limit - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return {
    from: head,
    to: before.length - tail,
    text: after.slice(head, after.length - tail),
  };
}

/**
 * Puts Monaco into an element. Not by `@monaco-editor/react` (5.4 KB with gzip): it replaces the whole text for each
 * change from outside, which moves the caret; reads the whole text back for each key, 5 MB of it too; mounts behind a
 * loader whose failure only reaches the log, so that no plain area could take over; and cannot take over focus and
 * caret from one.
 */
export function mountEditor(host: HTMLElement, options: Options): MountedEditor {
  followTheme();
  const style = getComputedStyle(document.documentElement);
  const uri = documentUri(options.id, options.label, options.schema);
  const model = monaco.editor.createModel(options.text, "yaml", uri);
  model.updateOptions({ tabSize: 2, insertSpaces: true });
  keepTokensFresh(model);
  // Monaco stops what it has used at its own element; what gets past that reaches the host.
  const frame = document.createElement("div");
  frame.style.height = "100%";
  host.append(frame);
  const editor = monaco.editor.create(frame, {
    model,
    theme: themeName,
    ariaLabel: options.label,
    readOnly: options.isReadOnly,
    domReadOnly: options.isReadOnly,
    tabFocusMode: true,
    editContext: false,
    automaticLayout: true,
    fixedOverflowWidgets: true,
    fontFamily: style.getPropertyValue("--qd-mono"),
    fontSize: 12,
    lineHeight,
    lineNumbersMinChars: 3,
    // Its dimmed number would be too faint to read.
    renderFinalNewline: "on",
    lineDecorationsWidth: 8,
    minimap: { enabled: false },
    wordWrap: "on",
    wrappingIndent: "indent",
    scrollBeyondLastLine: false,
    scrollbar: { alwaysConsumeMouseWheel: false },
    overviewRulerLanes: 0,
    overviewRulerBorder: false,
    padding: { top: 8, bottom: 8 },
    contextmenu: false,
    links: false,
    // Words of the text are no keys of the schema.
    wordBasedSuggestions: "off",
    quickSuggestions: { strings: true, comments: false, other: true },
    // What comes up behind a colon or a space is only offered: nothing is chosen, so Enter ends the line.
    suggest: { showWords: false, preview: false, selectionMode: "whenQuickSuggestion" },
    occurrencesHighlight: "off",
    unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: false },
    unusualLineTerminators: "off",
    accessibilityPageSize: 500,
  });
  let stopService: (() => void) | undefined;
  let isGone = false;
  if (options.schema !== undefined)
    void serveSchema(options.schema, options.onServiceFail).then((stop) => {
      if (isGone) stop();
      else stopService = stop;
    }, options.onServiceFail);

  const stopNames = options.names && serveNames(model, options.names);

  /** Texts that the owner has been told and may still be on their way back. */
  let told: string[] = [];
  let isFromOwner = false;
  model.onDidChangeContent(() => {
    if (isFromOwner) return;
    const text = model.getValue();
    told.push(text);
    options.onChange(text);
  });
  editor.onDidBlurEditorWidget(options.onBlur);
  // Tab leads on to the next field; Ctrl+M gives it to the text and takes it back. Ctrl is no CtrlCmd on a Mac.
  let isTabLeaving = true;
  const control = navigator.userAgent.includes("Mac")
    ? monaco.KeyMod.WinCtrl
    : monaco.KeyMod.CtrlCmd;
  editor.addCommand(control | monaco.KeyCode.KeyM, () => {
    isTabLeaving = !isTabLeaving;
    editor.updateOptions({ tabFocusMode: isTabLeaving });
    options.onTab(isTabLeaving);
  });
  const passOn = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !event.isTrusted || event.isComposing) return;
    event.stopPropagation();
    host.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
    );
  };
  // Monaco marks every Escape as used. What comes up here closed nothing in it, and may close the dialog around it.
  host.addEventListener("keydown", passOn);
  const field = host.querySelector("textarea.inputarea");
  field?.setAttribute("id", options.id);

  return {
    setText(text) {
      // The owner has caught up: nothing to compare, which takes its time with a long text.
      if (text === told.at(-1)) {
        told = [];
        return;
      }
      const [shown, wanted] = [unixText(model.getValue()), unixText(text)];
      if (shown === wanted) {
        told = [];
        return;
      }
      if (told.includes(text)) return;
      const { from, to, text: inserted } = difference(shown, wanted);
      const isWindows = model.getEOL() === "\r\n";
      const at = (offset: number) =>
        model.getPositionAt(
          isWindows ? offset + shown.slice(0, offset).split("\n").length - 1 : offset,
        );
      const range = monaco.Range.fromPositions(at(from), at(to));
      const edit = { range, text: inserted };
      isFromOwner = true;
      if (editor.getOption(monaco.editor.EditorOption.readOnly)) model.applyEdits([edit]);
      else {
        editor.pushUndoStop();
        editor.executeEdits("owner", [edit]);
        editor.pushUndoStop();
      }
      isFromOwner = false;
    },
    setMarks(marks) {
      monaco.editor.setModelMarkers(
        model,
        "quarterdeck",
        marks.map(({ line, message, severity }) => {
          const at = Math.min(Math.max(1, line), model.getLineCount());
          return {
            message,
            severity:
              severity === "issue" ? monaco.MarkerSeverity.Error : monaco.MarkerSeverity.Warning,
            startLineNumber: at,
            endLineNumber: at,
            startColumn: model.getLineFirstNonWhitespaceColumn(at) || 1,
            endColumn: model.getLineMaxColumn(at),
          };
        }),
      );
    },
    setReadOnly(isReadOnly) {
      editor.updateOptions({ readOnly: isReadOnly, domReadOnly: isReadOnly });
    },
    describe(ids, isInvalid) {
      field?.setAttribute("aria-describedby", ids);
      if (isInvalid) field?.setAttribute("aria-invalid", "true");
      else field?.removeAttribute("aria-invalid");
    },
    goToLine(line) {
      const at = Math.min(Math.max(1, line), model.getLineCount());
      editor.setSelection(new monaco.Range(at, 1, at, model.getLineMaxColumn(at)));
      editor.revealLineInCenterIfOutsideViewport(at);
      editor.focus();
    },
    takeFocus(from, to) {
      editor.setSelection(
        monaco.Range.fromPositions(model.getPositionAt(from), model.getPositionAt(to)),
      );
      editor.revealPositionInCenterIfOutsideViewport(model.getPositionAt(to));
      editor.focus();
    },
    dispose() {
      isGone = true;
      stopService?.();
      stopNames?.();
      host.removeEventListener("keydown", passOn);
      editor.dispose();
      frame.remove();
      model.dispose();
    },
  };
}
