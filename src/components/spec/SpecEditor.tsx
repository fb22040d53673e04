import { useId, useRef } from "react";
import type { documentSchemas } from "~generated/schemas/index";
import type { SpecNames } from "~/lib/yaml/specNames";
import type { TextIssue } from "~/lib/yaml/yamlDocuments";
import { IssueLines } from "~/ui/field/IssueLines";
import { useMonaco } from "~/components/monaco/useMonaco";
import { selectLine } from "~/ui/field/selectLine";
import styles from "./SpecEditor.module.css";
import type { Manifest } from "~/lib/yaml/specText";
import { useManifest } from "./useSpecReading";
import { UnwrapOffer } from "./UnwrapOffer";
import field from "~/ui/field/YamlField.module.css";

interface Props {
  /** Accessible name and visible label. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** What makes the text unreadable, at its line. */
  issues?: readonly TextIssue[];
  /** What looks wrong, although the text can be saved. */
  hints?: readonly TextIssue[];
  hint?: string;
  /** Lines shown before it scrolls. */
  rows?: number;
  /** Grows with the space that is left. */
  fill?: boolean;
  /** Offers to take the spec out of a pasted manifest. */
  unwrap?: boolean;
  /** Kind of document that is edited: a manifest of another one is not unwrapped without a question. */
  ownKind?: string;
  /** Told of a manifest that was unwrapped, whose text `onChange` has been given already. */
  onUnwrap?: (manifest: Manifest) => void;
  /** Kind whose schema completes and explains the keys. */
  schema?: keyof typeof documentSchemas;
  /** Completes names of the document's own; the same one as long as the editor stands. */
  names?: SpecNames | undefined;
  isReadOnly?: boolean;
  onBlur?: () => void;
}

const none: readonly TextIssue[] = [];

/**
 * Editor of a specification in YAML (or JSON): Monaco with completion and explanations by the kind's schema, a plain
 * text area until it is there and where it cannot load. The text is the person's: it stays when it cannot be read; each
 * issue is marked at its line, listed below and leads there. Monaco completes and explains but does not judge, so that
 * nothing is said twice.
 */
export function SpecEditor(props: Props) {
  const { label, value, onChange, issues = none, hints = none, hint, rows = 12, fill } = props;
  const { unwrap, onUnwrap, schema, isReadOnly = false, onBlur } = props;
  const manifest = useManifest(value, unwrap === true && !isReadOnly);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const describedBy = `${id}-issues ${id}-hint ${id}-keys`;
  const { state, isTabLeaving, isUnserved, goToLine } = useMonaco(area, host, {
    id,
    label,
    value,
    onChange,
    onBlur,
    schema,
    names: props.names,
    isReadOnly,
    issues,
    hints,
    describedBy,
  });
  const isMonaco = state === "monaco";
  return (
    <div
      className={field["field"]}
      data-fill={fill || undefined}
      aria-busy={state === "loading" || undefined}
    >
      <label htmlFor={id} className={field["label"]}>
        {label}
      </label>
      {isMonaco ? (
        <div
          ref={host}
          className={styles["editor"]}
          data-invalid={issues.length > 0 || undefined}
          style={{ height: rows * 20 + 18 }}
        />
      ) : (
        <textarea
          ref={area}
          id={id}
          className={`${field["area"]} ${styles["plain"]}`}
          style={{ height: rows * 20 + 18 }}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-invalid={issues.length > 0 || undefined}
          aria-describedby={describedBy}
          readOnly={isReadOnly}
          value={value}
          onChange={({ target }) => {
            target.dataset["touched"] = "";
            onChange(target.value);
          }}
          onBlur={onBlur}
        />
      )}
      {unwrap && !isReadOnly && (
        <UnwrapOffer
          manifest={manifest}
          ownKind={props.ownKind}
          onUnwrap={(manifest) => {
            onChange(manifest.text);
            onUnwrap?.(manifest);
          }}
        />
      )}
      <IssueLines
        id={`${id}-issues`}
        issues={issues}
        hints={hints}
        onGo={(line) => (isMonaco ? goToLine(line) : selectLine(area.current, line))}
      />
      <p id={`${id}-hint`} className={field["hint"]} hidden={hint === undefined}>
        {hint}
      </p>
      <p id={`${id}-keys`} className={field["hint"]} aria-live="polite">
        {state === "plain" &&
          "The full editor could not be loaded. This plain one saves the same, without completion."}
        {isMonaco && !isReadOnly && keysHint(isTabLeaving, schema !== undefined && !isUnserved)}
        {isMonaco && isUnserved && " Completion could not be loaded; everything else works."}
      </p>
    </div>
  );
}

function keysHint(isTabLeaving: boolean, isServed: boolean): string {
  const tab = isTabLeaving
    ? "Tab leaves the editor; Ctrl+M lets it indent."
    : "Tab indents; Ctrl+M lets it leave the editor.";
  return isServed ? `Ctrl+Space suggests. ${tab}` : tab;
}
