import type { PickableType } from "~generated/schemas/index";
import type { JsonSchema } from "~/lib/wire/formSchema";
import { filledValues, startValues } from "~/lib/wire/formValues";
import type { Values } from "~/lib/wire/wirePath";
import { isRecord } from "~/lib/wire/wirePath";
import type { EditedKind } from "./specType";
import { entryOf, specWith, type SpecForm } from "./specForm";

/** Without a schedule a check never runs and a scraper runs hourly: something new starts with one to be seen. */
const firstSchedules: Readonly<Record<EditedKind, string>> = {
  Canary: "@every 1m",
  ScrapeConfig: "@every 30m",
};

/** A new spec for a form: a schedule and one entry with the form's defaults, its name to be filled in. */
export function newFormSpec(kind: EditedKind, { key }: PickableType, form: SpecForm): Values {
  const schedule = firstSchedules[kind];
  const values = filledValues(form.form, startValues(form.form));
  const spec = specWith(form, key, { ...values, schedule });
  return {
    schedule,
    ...spec,
    ...(isNamed(form) && { [key]: [{ name: "", ...entryOf(spec, key) }] }),
  };
}

/** Whether entries cannot do without a name. */
const isNamed = ({ entry }: SpecForm): boolean => {
  const required: unknown = entry["required"];
  return Array.isArray(required) && required.includes("name");
};

const firstExample = (schema: unknown): Values => {
  const examples: unknown = isRecord(schema) ? schema["examples"] : undefined;
  const first: unknown = Array.isArray(examples) ? examples[0] : undefined;
  return isRecord(first) ? first : {};
};

/**
 * A new spec for a type without a form: the example of its schema, whose name is left to the one that is typed.
 * @param document schema of the kind's whole spec, which holds those of its types.
 */
export function newCodeSpec(kind: EditedKind, type: PickableType, document: JsonSchema): Values {
  if (!type.list) return firstExample(document);
  const defs = isRecord(document["$defs"]) ? document["$defs"] : {};
  const example = firstExample(defs[type.schema.split("/").at(-1) ?? ""]);
  return {
    schedule: firstSchedules[kind],
    [type.key]: [{ ...example, ...("name" in example && { name: "" }) }],
  };
}
