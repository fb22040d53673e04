import { useState } from "react";
import { Button } from "~/ui/button/Button";
import { TextField } from "~/ui/field/TextField";
import { isRecordId } from "~/components/record/RecordDialog";
import { ConnectionPicker, connectionReference } from "./ConnectionPicker";
import { ResourcePicker } from "~/components/pickers/ResourcePicker";
import { isPickerKind } from "~/components/recordNames/pickerSources";
import { fieldProps, inputText, type SchemaInputProps, typedText } from "./schemaInput";
import styles from "./SchemaForm.module.css";

/** A record of the kind that the input is named for: `config_id` picks a catalog item. */
export function SchemaResource(props: SchemaInputProps) {
  const kind = props.name.replace(/_id$/, "");
  const shared = {
    ...fieldProps(props),
    value: inputText(props.value),
    onChange: (id: string) => props.onChange(typedText(id)),
  };
  return isPickerKind(kind) ? (
    <ResourcePicker {...shared} kind={kind} canClear />
  ) : (
    <TextField {...shared} />
  );
}

/**
 * A stored connection: picked ones are kept by their id; references, addresses and templates that stand in existing
 * documents stay as they are, and can be typed.
 */
export function SchemaConnection(props: SchemaInputProps) {
  const { disabled, onChange } = props;
  const value = inputText(props.value);
  const isPlainText =
    value !== "" && !isRecordId(value) && connectionReference(value) === undefined;
  const [isTyping, setIsTyping] = useState(isPlainText);
  const shared = {
    ...fieldProps(props),
    value,
    onChange: (text: string) => onChange(typedText(text)),
  };
  return (
    <div className={styles["connection"]} role="group" aria-label={props.label}>
      {isTyping ? (
        <TextField {...shared} placeholder="connection://namespace/name" mono />
      ) : (
        <ConnectionPicker {...shared} />
      )}
      {disabled ? null : (
        <div className={styles["switchLine"]}>
          <Button variant="quiet" flush onClick={() => setIsTyping(!isTyping)}>
            {isTyping ? "Pick from a list" : "Type a reference"}
          </Button>
        </div>
      )}
    </div>
  );
}
