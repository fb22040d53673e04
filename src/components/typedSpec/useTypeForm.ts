import { useQuery } from "@tanstack/react-query";
import { documentSchemas, type PickableType } from "~generated/schemas/index";
import { isFormName, loadFormParts } from "~/components/schemaForm/schemaFormState";
import type { Values } from "~/lib/wire/wirePath";
import type { Renaming } from "./nameSync";
import { newCodeSpec, newFormSpec } from "./newSpec";
import { specForm, type SpecForm } from "./specForm";
import type { TypedKind } from "./specType";
import type { TypeForm } from "./TypeForm";

/** What the editor around a form asks of it. */
export interface TypeFormHandle {
  /** Shows what is wrong, if anything; whether the form can be saved. */
  submit: () => boolean;
  /** Renames the entry where it bears the old name. */
  rename: (renaming: Renaming) => void;
}

/** What editing a type needs: its form, if it has one, with the part that draws it, and what a new spec starts with. */
export interface TypeParts {
  form: SpecForm | undefined;
  Form: typeof TypeForm | undefined;
  start: Values;
}

async function typeParts(types: TypedKind, type: PickableType): Promise<TypeParts> {
  const { kind, schema: whole } = types;
  const { schema } = type;
  if (!isFormName(schema) || !isFormName(whole) || schema === whole) {
    const start = newCodeSpec(kind, type, await documentSchemas[whole]());
    return { form: undefined, Form: undefined, start };
  }
  const [own, around, { TypeForm }] = await Promise.all([
    loadFormParts(schema),
    loadFormParts(whole),
    import("./TypeForm"),
  ]);
  const form = specForm(own, around);
  return { form, Form: TypeForm, start: newFormSpec(kind, type, form) };
}

/** Loads the chunks that editing a type needs; nothing for kinds without types. */
export const useTypeForm = (types: TypedKind | undefined, type: PickableType | undefined) =>
  useQuery({
    queryKey: ["typeForm", types?.schema, type?.schema, type?.key],
    queryFn: async () => (types && type ? await typeParts(types, type) : null),
    enabled: types !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
