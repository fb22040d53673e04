import type { FieldProps } from "@rjsf/utils";
import { createElement, useEffect, type ComponentType } from "react";
import { SchemaChips, SchemaSelect, SchemaSwitch, SchemaToggle } from "./SchemaChoiceInputs";
import { SchemaCode } from "./SchemaCode";
import { SchemaCel } from "./SchemaCel";
import { SchemaEnvVar } from "./SchemaEnvVar";
import { pathKey } from "~/lib/wire/formIssues";
import {
  type FieldHints,
  hintsOf,
  type JsonSchema,
  labelOf,
  schemaAt,
} from "~/lib/wire/formSchema";
import { useSchemaFormPlace } from "./schemaFormState";
import { SchemaHeaders } from "./SchemaHeaders";
import type { SchemaInputProps } from "./schemaInput";
import { SchemaMap } from "./SchemaMap";
import { SchemaConnection, SchemaResource } from "./SchemaPickers";
import { SchemaScript } from "./SchemaScript";
import { SchemaConfigTypes, SchemaGroupKeys, SchemaSeveral } from "./SchemaSeveral";
import {
  SchemaIcon,
  SchemaMeasure,
  SchemaNumber,
  SchemaPassword,
  SchemaSchedule,
  SchemaText,
  SchemaTextArea,
} from "./SchemaTextInputs";

/** Inputs by `x-ui.widget`. */
const inputs: Readonly<Record<string, ComponentType<SchemaInputProps>>> = {
  text: SchemaText,
  textarea: SchemaTextArea,
  password: SchemaPassword,
  number: SchemaNumber,
  port: SchemaNumber,
  duration: SchemaMeasure,
  bytes: SchemaMeasure,
  schedule: SchemaSchedule,
  icon: SchemaIcon,
  select: SchemaSelect,
  "multi-select": SchemaChips,
  "response-codes": SchemaChips,
  "env-var": SchemaEnvVar,
  script: SchemaScript,
  json: SchemaCode,
  yaml: SchemaCode,
  "key-value": SchemaMap,
  headers: SchemaHeaders,
  connection: SchemaConnection,
  resource: SchemaResource,
  cel: SchemaCel,
  "pick-several": SchemaSeveral,
  "group-keys": SchemaGroupKeys,
  "config-types": SchemaConfigTypes,
};

function inputOf(schema: JsonSchema, { widget, options }: FieldHints) {
  if (schema["type"] === "boolean") return SchemaToggle;
  if (widget === "switch" && options.length > 0) return SchemaSwitch;
  const input = inputs[widget ?? ""];
  if (input) return input;
  if (schema["type"] === "integer" || schema["type"] === "number") return SchemaNumber;
  if (schema["type"] === "array") return options.length > 0 ? SchemaChips : SchemaCode;
  return options.length > 0 ? SchemaSelect : SchemaText;
}

/** Whether the form library leaves the whole value to one of our inputs, rather than taking it apart. */
export function isWhole(schema: JsonSchema): boolean {
  const { widget, options } = hintsOf(schema);
  if (schema["type"] === "array" && options.length > 0) return true;
  return widget !== undefined && Object.hasOwn(inputs, widget);
}

/** Addresses and sentences take all the room there is. */
const isLong = (name: string): boolean => /url|path|description|endpoint|filter|query/i.test(name);

/** Short inputs stand two in a row where there is room. */
function isShort(name: string, schema: JsonSchema, { widget }: FieldHints): boolean {
  if (schema["type"] === "integer" || schema["type"] === "number") return true;
  const isLine = widget === undefined || ["text", "duration", "bytes", "select"].includes(widget);
  return isLine && schema["type"] === "string" && !isLong(name);
}

const lines = ["text", "select", "schedule", "icon", "resource", "connection"];

/** How much room a value takes: few characters of numbers and measures, a line of names, all there is for the rest. */
function widthOf(
  name: string,
  schema: JsonSchema,
  { widget = "text" }: FieldHints,
): "narrow" | "line" | undefined {
  const isNumber = schema["type"] === "integer" || schema["type"] === "number";
  if (isNumber || ["port", "number", "duration", "bytes"].includes(widget)) return "narrow";
  const isLine = schema["type"] === "string" && lines.includes(widget);
  return isLine && !isLong(name) ? "line" : undefined;
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Help, or the description where it says more than the label. */
function hintFor(schema: JsonSchema, { help }: FieldHints, label: string): string | undefined {
  const description = schema["description"];
  if (help !== undefined) return help;
  return typeof description === "string" && plain(description) !== plain(label)
    ? description
    : undefined;
}

/** One input of a form, with its label, its hint and, once it was left, what is wrong with it. */
export function SchemaLeaf({
  schema,
  fieldPathId,
  formData,
  onChange,
  required,
  name,
}: FieldProps<unknown>) {
  const { state, isReadOnly, fixed, offered } = useSchemaFormPlace();
  const { path } = fieldPathId;
  const own = path.length === 1 ? String(path[0]) : "";
  const reason = fixed[own];
  const { setUnreadable } = state;
  const key = pathKey(path);
  useEffect(
    // What cannot be read goes with its input.
    () => () => setUnreadable(key.split("/"), undefined),
    [key, setUnreadable],
  );
  const options = offered[own];
  const hints = { ...hintsOf(schema), ...(options && { options }) };
  const last = path.at(-1);
  const label =
    typeof last === "number"
      ? `${labelOf(schemaAt(state.form, path.slice(0, -1)) ?? {}, name)} ${last + 1}`
      : labelOf(schema, name);
  return (
    <div
      data-path={key}
      data-width={widthOf(name, schema, hints)}
      data-short={isShort(name, schema, hints) || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget))
          state.touch(path);
      }}
    >
      {createElement(inputOf(schema, hints), {
        name,
        label,
        hint: reason ?? hintFor(schema, hints, label),
        error: isReadOnly ? undefined : state.shownIssue(path),
        required: required === true && typeof last !== "number",
        disabled: isReadOnly || reason !== undefined,
        value: formData,
        onChange: (value) => onChange(value, path),
        onIssue: (message) => setUnreadable(path, message),
        schema,
        hints,
      })}
    </div>
  );
}
