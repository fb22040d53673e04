import { useEffect, useRef } from "react";
import { Button } from "~/ui/button/Button";
import { pathKey, type FieldPath } from "~/lib/wire/formIssues";
import { type JsonSchema, labelOf, schemaAt } from "~/lib/wire/formSchema";
import type { SchemaFormState } from "./schemaFormState";
import styles from "./SchemaForm.module.css";

/** Labels on the way to an input: "Authentication: Password", "Headers 2: Name". */
function placeOf(form: JsonSchema, path: FieldPath): string {
  const words: string[] = [];
  for (const [index, step] of path.entries()) {
    const last = words.length - 1;
    if (typeof step === "number" && last >= 0) words[last] = `${words[last]} ${step + 1}`;
    else words.push(labelOf(schemaAt(form, path.slice(0, index + 1)) ?? {}, String(step)));
  }
  return words.join(": ");
}

/** Opens what folds an input away, around it too. */
function openFolds(place: Element | null | undefined): void {
  for (let fold = place?.closest("details"); fold; fold = fold.parentElement?.closest("details"))
    fold.open = true;
}

interface Props {
  state: SchemaFormState;
  beside: readonly { label: string; message: string }[];
}

/** What keeps a form from being sent; each line leads to its input. Takes the focus when it appears. */
export function SchemaFormSummary({ state, beside }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const goTo = (path: FieldPath) => {
    const form = box.current?.closest("[data-schema-form]");
    for (let length = path.length; length > 0; length -= 1) {
      const place = form?.querySelector(
        `[data-path="${CSS.escape(pathKey(path.slice(0, length)))}"]`,
      );
      openFolds(place);
      const input =
        place?.querySelector<HTMLElement>("[aria-invalid]") ??
        place?.querySelector<HTMLElement>("input:not([type=radio]), textarea, select, button");
      if (!input) continue;
      input.focus();
      return;
    }
  };
  const { issues, form } = state;
  const count = issues.length + beside.length;
  const goToField = (label: string) => {
    const fields = box.current?.closest("form")?.querySelectorAll<HTMLInputElement>("input") ?? [];
    [...fields]
      .find((input) => input.labels?.[0]?.textContent.replace(/\s*\*$/, "").trim() === label)
      ?.focus();
  };
  return (
    <div ref={box} className={styles["summary"]} role="alert" tabIndex={-1}>
      <p className={styles["summaryTitle"]}>
        {count === 1 ? "One field needs attention" : `${count} fields need attention`}
      </p>
      <ul className={styles["summaryList"]}>
        {beside.map(({ label, message }) => (
          <li key={label}>
            <button
              type="button"
              className={styles["summaryLink"]}
              onClick={() => goToField(label)}
            >
              {label}
            </button>
            : {message}
          </li>
        ))}
        {issues.map(({ path, message }) => (
          <li key={pathKey(path)}>
            <button type="button" className={styles["summaryLink"]} onClick={() => goTo(path)}>
              {placeOf(form, path)}
            </button>
            : {message}
          </li>
        ))}
      </ul>
      {state.canSaveAnyway && beside.length === 0 ? (
        <div className={styles["summaryEnd"]}>
          <p>It was saved like this before, so it may work as it is.</p>
          <Button type="submit" onClick={state.saveAnyway}>
            Save anyway
          </Button>
        </div>
      ) : null}
    </div>
  );
}
