import * as v from "valibot";
import type { Values } from "~/lib/wire/wirePath";
import { losesSecrets, withoutSecrets, withSecretsOf } from "~/lib/wire/formSecrets";
import { type FormParts, type SchemaFormState, useSchemaForm } from "./schemaFormState";
import { filledValues, startValues } from "~/lib/wire/formValues";
import { type FormDraft, useFormDraft } from "~/components/drafts/useFormDraft";

/** What a restored form says where secrets were typed. */
export const secretsLost = "Passwords and keys are not kept: type them again.";

const drafted = v.object({
  values: v.record(v.string(), v.unknown()),
  /** Whether secrets were typed that are not kept. */
  lost: v.boolean(),
});

type Drafted = v.InferOutput<typeof drafted>;

interface Options<Row> {
  /** What is being edited: `connection.<id>`, or `connection.new.<type>`. */
  id: string;
  parts: FormParts;
  /** Values as `fromWire` reads them; undefined for something new. Give the same object on every render. */
  saved: Values | undefined;
  /** The stored record that `saved` was read from. */
  record?: Row;
  isReadOnly: boolean;
}

/** A form made from a schema whose values are kept while they are typed. */
interface DraftedSchemaForm<Row> {
  state: SchemaFormState;
  draft: FormDraft<Drafted, Row | undefined>;
  /** What a save compares with: values and record as they were when typing began. */
  began: { values: Values; record: Row | undefined };
  /** What `DraftNotice` says about secrets that could not be kept. */
  lost: string | undefined;
  /** Forgets the draft and shows what is saved. */
  discard: () => void;
  /** Key for `SchemaForm`: its inputs start anew once the draft is discarded. */
  formKey: string;
}

/** `useSchemaForm` with a draft, from which secrets are left out. Pass `lost` and `discard` to a `DraftNotice`. */
export function useDraftedSchemaForm<Row extends { updated_at?: string | null }>({
  id,
  parts,
  saved,
  record,
  isReadOnly,
}: Options<Row>): DraftedSchemaForm<Row> {
  const { form } = parts;
  const draftOf = (values: Values): Drafted => {
    const filled = filledValues(form, values);
    return { values: withoutSecrets(form, filled), lost: losesSecrets(form, filled, saved) };
  };
  const draft = useFormDraft<Drafted, Row | undefined>({
    id,
    schema: drafted,
    saved: { ...draftOf(startValues(form, saved)), lost: false },
    record,
    base: saved ? (record?.updated_at ?? undefined) : "new",
    isReadOnly,
  });
  const { restored } = draft;
  const typed = restored && withSecretsOf(form, restored.values.values, saved);
  const state = useSchemaForm(parts, saved, {
    draft: typed,
    onEdit: ({ after }) => {
      if (!isReadOnly) draft.keep(draftOf(after));
    },
  });
  return {
    state,
    draft,
    began: {
      values: restored?.isStale
        ? startValues(form, withSecretsOf(form, draft.saved.values, saved))
        : state.start,
      record: draft.record,
    },
    lost: restored?.values.lost ? secretsLost : undefined,
    discard: () => {
      draft.discard();
      state.setValues(startValues(form, saved));
    },
    formKey: restored ? "draft" : "saved",
  };
}
