import Form from "@rjsf/core";
import type { FieldTemplateProps, RegistryFieldsType, RJSFSchema, UiSchema } from "@rjsf/utils";
import { hashForSchema } from "@rjsf/utils";
import { createPrecompiledValidator, type ValidatorFunctions } from "@rjsf/validator-ajv8";
import { useMemo } from "react";
import { isRecord } from "~/lib/wire/wirePath";
import { type JsonSchema, propertiesOf, resolvedIn } from "~/lib/wire/formSchema";
import type { FormParts, SchemaFormState } from "./schemaFormState";
import { isWhole, SchemaLeaf } from "./SchemaLeaf";
import { SchemaList, SchemaListItem } from "./SchemaList";
import { SchemaObject } from "./SchemaObject";

const fields: RegistryFieldsType<unknown> = {
  SchemaLeaf,
  StringField: SchemaLeaf,
  NumberField: SchemaLeaf,
  BooleanField: SchemaLeaf,
};

/** Inputs draw their own labels, hints and errors. */
const Bare = ({ children }: FieldTemplateProps<unknown>) => children;

const templates = {
  FieldTemplate: Bare,
  ObjectFieldTemplate: SchemaObject,
  ArrayFieldTemplate: SchemaList,
  ArrayFieldItemTemplate: SchemaListItem,
};

/** Tells the form library which values it leaves to our inputs as they are. */
function uiSchemaOf(form: JsonSchema, schema: JsonSchema): UiSchema<unknown> {
  if (isWhole(schema)) return { "ui:field": "SchemaLeaf" };
  const children = propertiesOf(form, schema).map(([key, child]) => [key, uiSchemaOf(form, child)]);
  const items = isRecord(schema["items"])
    ? { items: uiSchemaOf(form, resolvedIn(form, schema["items"])) }
    : {};
  return { ...Object.fromEntries(children), ...items };
}

/**
 * The form library's validator over what was compiled before. The whole form goes by its own check, which is also that
 * of forms that are put together (`specForm`); a sentence per input (`formIssues`) is made of the same check's errors,
 * and is there before the library has loaded.
 */
const validatorOf = ({ check, validators }: FormParts, schema: RJSFSchema) =>
  createPrecompiledValidator<unknown>(
    compiled({ ...validators, [hashForSchema(schema)]: check }),
    schema,
  );

/** What Ajv compiled has the shape of its functions, as far as the library looks at them. */
const compiled = (checks: FormParts["validators"]) => checks as unknown as ValidatorFunctions;

/** Generated schemas are schemas of the form library: objects that stand alone, without `$schema` and `$id`. */
const asLibrarySchema = (form: JsonSchema): RJSFSchema => ({ ...form });

/** The part of a schema form that needs the form library; in a chunk of its own. */
export function SchemaFormFields({ state }: { state: SchemaFormState }) {
  const { form, check, validators } = state;
  const parts = useMemo(() => {
    const schema = asLibrarySchema(form);
    return {
      schema,
      // The dialog around the form has the button.
      uiSchema: { ...uiSchemaOf(form, form), "ui:submitButtonOptions": { norender: true } },
      validator: validatorOf({ form, check, validators }, schema),
    };
  }, [form, check, validators]);
  return (
    <Form<unknown>
      {...parts}
      tagName="div"
      formData={state.values}
      onChange={({ formData }) => state.setValues(isRecord(formData) ? formData : {})}
      fields={fields}
      templates={templates}
      showErrorList={false}
      experimental_defaultFormStateBehavior={{ emptyObjectFields: "skipDefaults" }}
      experimental_componentUpdateStrategy="shallow"
    />
  );
}
