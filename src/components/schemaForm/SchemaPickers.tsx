import { skipToken, useQuery } from "@tanstack/react-query";
import { connectionDetailOptions, connectionNamesOptions } from "~generated/db/reads";
import { useState } from "react";
import { Button } from "~/ui/button/Button";
import { TextField } from "~/ui/field/TextField";
import { isRecordId } from "~/components/record/RecordDialog";
import { ResourcePicker } from "~/components/pickers/ResourcePicker";
import { ResourcePickerField } from "~/components/pickers/ResourcePickerField";
import { type PickerKind, pickerSources } from "~/components/pickers/ResourcePickerSources";
import { fieldProps, inputText, type SchemaInputProps, typedText } from "./schemaInput";
import styles from "./SchemaForm.module.css";

const isKind = (kind: string): kind is PickerKind => Object.hasOwn(pickerSources, kind);

/** A record of the kind that the input is named for: `config_id` picks a catalog item. */
export function SchemaResource(props: SchemaInputProps) {
  const kind = props.name.replace(/_id$/, "");
  const shared = {
    ...fieldProps(props),
    value: inputText(props.value),
    onChange: (id: string) => props.onChange(typedText(id)),
  };
  return isKind(kind) ? (
    <ResourcePicker {...shared} kind={kind} canClear />
  ) : (
    <TextField {...shared} />
  );
}

/** Namespace and name of `connection://namespace/name` and `connection://name`; older ones begin with the type. */
function referenceOf(text: string): { name: string; namespace: string | undefined } | undefined {
  const [, path] = /^connection:\/\/(.+)$/.exec(text) ?? [];
  const steps = path?.split("/") ?? [];
  const name = steps.at(-1);
  return name === undefined || name === "" ? undefined : { name, namespace: steps.at(-2) };
}

/**
 * A stored connection: picked ones are kept by their id; references, addresses and templates that stand in existing
 * documents stay as they are, and can be typed.
 */
export function SchemaConnection(props: SchemaInputProps) {
  const { disabled, onChange } = props;
  const value = inputText(props.value);
  const reference = referenceOf(value);
  const isPlainText = value !== "" && !isRecordId(value) && reference === undefined;
  const [isTyping, setIsTyping] = useState(isPlainText);
  const shared = {
    ...fieldProps(props),
    value,
    onChange: (text: string) => onChange(typedText(text)),
  };
  return (
    <div className={styles["connection"]}>
      {isTyping ? (
        <TextField {...shared} placeholder="connection://namespace/name" mono />
      ) : (
        <PickedConnection {...shared} reference={reference} />
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

interface PickedProps extends ReturnType<typeof fieldProps> {
  value: string;
  onChange: (id: string) => void;
  reference: ReturnType<typeof referenceOf>;
}

function PickedConnection({ reference, ...field }: PickedProps) {
  const { value } = field;
  const { nouns, find } = pickerSources.connection;
  const byId = useQuery({
    ...connectionDetailOptions({ id: value }),
    ...(isRecordId(value) ? {} : { queryFn: skipToken }),
  });
  const named = useQuery({
    ...connectionNamesOptions(reference ? { text: reference.name } : {}),
    ...(reference ? {} : { queryFn: skipToken }),
  });
  const isNamed = named.data?.rows.some(
    ({ name, namespace }) =>
      name === reference?.name &&
      (reference.namespace === undefined || reference.namespace === namespace),
  );
  const [row] = byId.data?.rows ?? [];
  const state =
    byId.isError || named.isError
      ? "failed"
      : (row?.deleted_at ?? null) !== null
        ? "deleted"
        : row || isNamed
          ? "found"
          : byId.isFetching || named.isFetching
            ? "loading"
            : "missing";
  return (
    <ResourcePickerField
      {...field}
      nouns={nouns}
      find={find}
      canClear
      placeholder="Select connections..."
      chosen={value === "" ? undefined : { label: row?.name ?? value, hint: row?.type, state }}
    />
  );
}
