import { useQuery } from "@tanstack/react-query";
import {
  checkLabelKeysOptions,
  componentLabelKeysOptions,
  configTagLabelKeysOptions,
  configTypesOptions,
} from "~generated/db/reads";
import type { Option } from "~/ui/field/OptionList";
import { PickSeveral } from "~/ui/field/PickSeveral";
import { fieldProps, inputText, type SchemaInputProps } from "./schemaInput";

const severalProps = (props: SchemaInputProps) => ({
  ...fieldProps(props),
  nouns: props.label.toLowerCase(),
  value: Array.isArray(props.value) ? props.value.map(inputText) : [],
  onChange: (chosen: readonly string[]) => props.onChange(chosen.length === 0 ? undefined : chosen),
});

const offered = ({ hints }: SchemaInputProps): Option[] =>
  hints.options.map(({ value, label }) => ({ value: String(value), label }));

/** Several out of many offered values; others may be typed. */
export const SchemaSeveral = (props: SchemaInputProps) => (
  <PickSeveral {...severalProps(props)} options={offered(props)} canType />
);

/** What notifications are grouped by: the offered ones, and labels and tags that are in use. */
export function SchemaGroupKeys(props: SchemaInputProps) {
  const ofConfigs = useQuery(configTagLabelKeysOptions());
  const ofComponents = useQuery(componentLabelKeysOptions());
  const ofChecks = useQuery(checkLabelKeysOptions());
  const own = offered(props);
  const known = new Map(own.map((option) => [option.value, option]));
  const add = (kind: string, keys: readonly (string | null)[]) => {
    for (const key of keys)
      if (key && !known.has(key)) known.set(key, { value: key, label: key, hint: kind });
  };
  add("catalog", ofConfigs.data?.rows.map(({ key }) => key) ?? []);
  add("components", ofComponents.data?.rows.map(({ key }) => key) ?? []);
  add("checks", ofChecks.data?.rows.map(({ key }) => key) ?? []);
  return (
    <PickSeveral {...severalProps(props)} nouns="keys" options={[...known.values()]} canType />
  );
}

/** Types of catalog items that are in use; others may be typed. */
export function SchemaConfigTypes(props: SchemaInputProps) {
  const types = useQuery(configTypesOptions());
  const options = (types.data?.rows ?? []).flatMap(({ type }) =>
    type ? [{ value: type, label: type }] : [],
  );
  return <PickSeveral {...severalProps(props)} nouns="types" options={options} canType />;
}
