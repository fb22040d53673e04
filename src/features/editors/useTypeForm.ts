import { useQuery } from "@tanstack/react-query";
import {
  documentSchemas,
  formChecks,
  formSchemas,
  type PickableType,
} from "~generated/schemas/index";
import { type FormName, isFormName, type FormParts } from "~/components/schemaForm/schemaFormState";
import type { JsonSchema } from "~/lib/wire/formSchema";
import type { EditorKind } from "./editorTypes";
import { specForm, type SpecForm } from "./specForm";

/** What editing a type needs: its form, if it has one, and the schema of the whole spec, if not. */
export interface TypeParts {
  form: SpecForm | undefined;
  document: JsonSchema | undefined;
}

async function partsOf(name: FormName): Promise<FormParts> {
  const [form, check] = await Promise.all([formSchemas[name](), formChecks[name]()]);
  return { form, check };
}

/** Loads the chunks that editing a type needs. */
export const useTypeForm = ({ schema: kind }: EditorKind, { schema }: PickableType) =>
  useQuery({
    queryKey: ["typeForm", kind, schema],
    queryFn: async (): Promise<TypeParts> => {
      if (!isFormName(schema) || schema === kind)
        return { form: undefined, document: await documentSchemas[kind]() };
      const [own, whole] = await Promise.all([partsOf(schema), partsOf(kind)]);
      return { form: specForm(own, whole), document: undefined };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
