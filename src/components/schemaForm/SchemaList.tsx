import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from "@rjsf/utils";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import { Button } from "~/ui/button/Button";
import { IconButton } from "~/ui/button/IconButton";
import field from "~/ui/field/TextField.module.css";
import { hintsOf, labelOf, schemaAt } from "~/lib/wire/formSchema";
import { pathKey } from "~/lib/wire/formIssues";
import { useSchemaFormPlace } from "./schemaFormState";
import styles from "./SchemaForm.module.css";

/** A list of inputs or of small forms: lines are added at its end, taken out and moved, all by keyboard too. */
export function SchemaList({
  schema,
  items,
  canAdd,
  onAddClick,
  fieldPathId,
  title,
}: ArrayFieldTemplateProps<unknown>) {
  const { state, isReadOnly } = useSchemaFormPlace();
  const label = labelOf(schema, title);
  const hint = hintsOf(schema).help ?? schema.description;
  const hintId = useId();
  const issue = state.shownIssue(fieldPathId.path);
  return (
    <fieldset
      className={styles["list"]}
      aria-describedby={hint ? hintId : undefined}
      data-path={pathKey(fieldPathId.path)}
    >
      <legend className={styles["legend"]}>{label}</legend>
      {hint ? (
        <p id={hintId} className={field["hint"]}>
          {hint}
        </p>
      ) : null}
      {items}
      {isReadOnly ? (
        items.length === 0 && <p className={field["hint"]}>None</p>
      ) : (
        <div>
          <Button
            variant="quiet"
            flush
            icon={Plus}
            data-add
            disabledReason={canAdd ? undefined : "This list is full."}
            onClick={(event) => onAddClick(event)}
          >
            Add
            <span className={styles["unseen"]}> to {label}</span>
          </Button>
        </div>
      )}
      {issue ? <p className={field["error"]}>{issue}</p> : null}
    </fieldset>
  );
}

/** One line of a list with its buttons. */
export function SchemaListItem({
  children,
  buttonsProps,
  index,
  schema,
}: ArrayFieldItemTemplateProps<unknown>) {
  const { state, isReadOnly } = useSchemaFormPlace();
  const { hasMoveUp, hasMoveDown, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const place = index + 1;
  const { path } = buttonsProps.fieldPathId;
  const list = labelOf(schemaAt(state.form, path.slice(0, -1)) ?? {}, String(path.at(-2)));
  // One input says by its own label which line it is.
  const group = schema.type === "object" && { role: "group", "aria-label": `${list} ${place}` };
  return (
    <div className={styles["item"]} {...group}>
      <div className={styles["itemBody"]}>{children}</div>
      {isReadOnly ? null : (
        <div className={styles["itemButtons"]}>
          <IconButton
            icon={ArrowUp}
            label={`Move line ${place} up`}
            disabledReason={hasMoveUp ? undefined : "It is the first one."}
            onClick={(event) => onMoveUpItem(event)}
          />
          <IconButton
            icon={ArrowDown}
            label={`Move line ${place} down`}
            disabledReason={hasMoveDown ? undefined : "It is the last one."}
            onClick={(event) => onMoveDownItem(event)}
          />
          <IconButton
            icon={Trash2}
            label={`Remove line ${place}`}
            onClick={(event) => {
              // The button goes with its line: the focus moves to the one that stays.
              const fieldset = event.currentTarget.closest("fieldset");
              onRemoveItem(event);
              fieldset?.querySelector<HTMLElement>("[data-add]")?.focus();
            }}
          />
        </div>
      )}
    </div>
  );
}
