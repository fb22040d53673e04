import { useState } from "react";
import { isRecord } from "~/lib/wire/wirePath";
import { type KeyValue, KeyValueField } from "~/ui/field/KeyValueField";
import { inputText, type SchemaInputProps } from "./schemaInput";

function pairsOf(value: unknown, isText: boolean): KeyValue[] {
  const map: unknown = isText ? parsed(inputText(value)) : value;
  if (!isRecord(map)) return [];
  return Object.entries(map).map(([key, own]) => ({
    key,
    value: isRecord(own) || Array.isArray(own) ? JSON.stringify(own) : inputText(own),
  }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function mapOf(pairs: readonly KeyValue[], isText: boolean): unknown {
  const map = Object.fromEntries(
    pairs.filter(({ key }) => key.trim() !== "").map(({ key, value }) => [key.trim(), value]),
  );
  if (Object.keys(map).length === 0) return undefined;
  return isText ? JSON.stringify(map) : map;
}

/** Keys and values: stored as a map, or as its JSON text where the schema wants text (spec 2 §5). */
export function SchemaMap(props: SchemaInputProps) {
  const { label, hint, error, disabled, value, onChange, onIssue, schema } = props;
  const isText = schema["type"] === "string";
  const [pairs, setPairs] = useState(() => pairsOf(value, isText));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (JSON.stringify(mapOf(pairs, isText)) !== JSON.stringify(value))
      setPairs(pairsOf(value, isText));
  }
  return (
    <KeyValueField
      label={label}
      value={pairs}
      onChange={(next) => {
        setPairs([...next]);
        const map = mapOf(next, isText);
        setSeen(map);
        const keys = next.map(({ key }) => key.trim()).filter((key) => key !== "");
        const twice = keys.find((key, index) => keys.indexOf(key) !== index);
        onIssue(twice === undefined ? undefined : `The key '${twice}' is there twice`);
        onChange(map);
      }}
      error={error}
      {...(hint !== undefined && { hint })}
      disabledReason={disabled ? "This form can only be read." : undefined}
    />
  );
}
