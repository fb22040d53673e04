import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { SpecNames } from "~/lib/yaml/specNames";
import type { TextIssue } from "~/lib/yaml/yamlDocuments";
import { editorInTime } from "./loadEditor";
import type { MountedEditor } from "./mountEditor";
import type { SchemaName } from "./yamlService";

interface Options {
  id: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
  onBlur?: (() => void) | undefined;
  schema?: SchemaName | undefined;
  names?: SpecNames | undefined;
  isReadOnly: boolean;
  issues: readonly TextIssue[];
  hints: readonly TextIssue[];
  /** Ids of what describes the field. */
  describedBy: string;
}

/** What stands on the page: the plain area while Monaco loads, Monaco, or the plain area for good. */
type EditorState = "loading" | "monaco" | "plain";

/** Resolves as soon as nobody is typing into the area: its text and caret may be taken over then. */
function untouched(area: HTMLTextAreaElement | null): Promise<void> {
  if (!area || document.activeElement !== area || !area.hasAttribute("data-touched"))
    return Promise.resolve();
  return new Promise((resolve) => {
    // What gets the focus has it only behind this event.
    area.addEventListener("blur", () => setTimeout(resolve), { once: true });
  });
}

type Shown = Pick<Options, "issues" | "hints" | "describedBy" | "isReadOnly">;

function show(editor: MountedEditor, { issues, hints, describedBy, isReadOnly }: Shown): void {
  editor.setMarks([
    ...issues.map((issue) => ({ ...issue, severity: "issue" as const })),
    ...hints.map((issue) => ({ ...issue, severity: "hint" as const })),
  ]);
  editor.describe(describedBy, issues.length > 0);
  editor.setReadOnly(isReadOnly);
}

/**
 * Replaces a plain text area by Monaco once that is loaded. Who is typing by then keeps the area until they leave it;
 * who only stands in it keeps focus and caret.
 */
export function useMonaco(
  area: RefObject<HTMLTextAreaElement | null>,
  host: RefObject<HTMLDivElement | null>,
  options: Options,
) {
  const { id, schema, value, isReadOnly, issues, hints, describedBy } = options;
  const [state, setState] = useState<EditorState>("loading");
  const [isTabLeaving, setIsTabLeaving] = useState(true);
  const [isUnserved, setIsUnserved] = useState(false);
  const editor = useRef<MountedEditor>(undefined);
  const tell = useEffectEvent((text: string) => options.onChange(text));
  const leave = useEffectEvent(() => options.onBlur?.());
  const now = useEffectEvent(() => options);

  useEffect(() => {
    let isGone = false;
    const start = async () => {
      const { mountEditor } = await editorInTime();
      await untouched(area.current);
      if (isGone) return;
      const plain = area.current;
      const isFocused = plain !== null && document.activeElement === plain;
      const [from, to] = [plain?.selectionStart ?? 0, plain?.selectionEnd ?? 0];
      flushSync(() => setState("monaco"));
      if (!host.current) return;
      editor.current = mountEditor(host.current, {
        id,
        schema,
        names: now().names,
        label: now().label,
        text: now().value,
        isReadOnly: now().isReadOnly,
        onChange: (text) => tell(text),
        onBlur: () => leave(),
        onTab: setIsTabLeaving,
        onServiceFail: () => setIsUnserved(true),
      });
      if (isFocused) editor.current.takeFocus(from, to);
      show(editor.current, now());
    };
    start().catch(() => {
      if (!isGone) setState("plain");
    });
    return () => {
      isGone = true;
      editor.current?.dispose();
      editor.current = undefined;
    };
  }, [area, host, id, schema]);

  useLayoutEffect(() => editor.current?.setText(value), [value]);
  useLayoutEffect(() => {
    if (editor.current) show(editor.current, { issues, hints, describedBy, isReadOnly });
  }, [issues, hints, describedBy, isReadOnly]);

  return {
    state,
    isTabLeaving,
    isUnserved,
    goToLine: (line: number) => editor.current?.goToLine(line),
  };
}
