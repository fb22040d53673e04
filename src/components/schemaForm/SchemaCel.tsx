import { CelField } from "~/components/cel/CelField";
import { fieldProps, inputText, type SchemaInputProps, typedText } from "./schemaInput";

/** An expression (CEL) over the names that the schema lists. */
export const SchemaCel = (props: SchemaInputProps) => (
  <CelField
    {...fieldProps(props)}
    names={props.hints.names}
    value={inputText(props.value)}
    onChange={(text) => props.onChange(typedText(text))}
  />
);
