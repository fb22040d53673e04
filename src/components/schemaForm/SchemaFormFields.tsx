import Form from "@rjsf/core";
import type {
  FieldTemplateProps,
  RegistryFieldsType,
  RJSFSchema,
  UiSchema,
  ValidatorType,
} from "@rjsf/utils";
import { useMemo } from "react";
import { isRecord } from "~/lib/wire/wirePath";
import type { FormCheck } from "~/lib/wire/formIssues";
import { type JsonSchema, propertiesOf, resolvedIn } from "~/lib/wire/formSchema";
import type { SchemaFormState } from "./schemaFormState";
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
 * What the form library asks its validator. Our own check of the whole form (`formIssues`) has the word on what is
 * shown and sent; this one answers the library with the same check.
 */
const validatorOf = (check: FormCheck): ValidatorType<unknown> => ({
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: (_, values) => check(values),
  rawValidation: (_, values) => (check(values) ? {} : { errors: [] }),
});

/** Generated schemas are schemas of the form library: objects that stand alone, without `$schema` and `$id`. */
const asLibrarySchema = (form: JsonSchema): RJSFSchema => ({ ...form });

/** The part of a schema form that needs the form library; in a chunk of its own. */
export function SchemaFormFields({ state }: { state: SchemaFormState }) {
  const { form, check } = state;
  const parts = useMemo(
    () => ({
      schema: asLibrarySchema(form),
      // The dialog around the form has the button.
      uiSchema: { ...uiSchemaOf(form, form), "ui:submitButtonOptions": { norender: true } },
      validator: validatorOf(check),
    }),
    [form, check],
  );
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
