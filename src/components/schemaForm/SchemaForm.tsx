import { Suspense } from "react";
import { lazyPart } from "~/components/parts/lazyPart";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { SchemaFormSummary } from "./SchemaFormSummary";
import { type OfferedValues, schemaFormContext, type SchemaFormState } from "./schemaFormState";
import styles from "./SchemaForm.module.css";

const Fields = lazyPart(async () => (await import("./SchemaFormFields")).SchemaFormFields);

interface Props {
  state: SchemaFormState;
  /** What is wrong with fields beside the form that are saved with it, by their labels. */
  beside?: readonly { label: string; message: string }[];
  /** Shows the values without letting them be changed. */
  isReadOnly?: boolean;
  /** Fields of the form itself that cannot be changed, with the reason. */
  fixed?: Readonly<Record<string, string>>;
  /** What fields of the form itself can be chosen from, where a schema cannot know it. */
  offered?: OfferedValues;
}

const none = {};

/** The inputs of a form made from a schema (`useSchemaForm`), with a list of what is wrong after a failed attempt. */
export function SchemaForm({
  state,
  beside = [],
  isReadOnly = false,
  fixed = none,
  offered = none,
}: Props) {
  return (
    <schemaFormContext.Provider value={{ state, isReadOnly, fixed, offered }}>
      <div className={styles["form"]} data-schema-form>
        {state.attempts > 0 && state.issues.length + beside.length > 0 && !isReadOnly ? (
          <SchemaFormSummary key={state.attempts} state={state} beside={beside} />
        ) : null}
        <Suspense fallback={<Skeleton lines={8} />}>
          <Fields state={state} />
        </Suspense>
      </div>
    </schemaFormContext.Provider>
  );
}
