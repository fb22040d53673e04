import * as v from "valibot";
import {
  flag,
  listEntries,
  oneOf,
  optionalText,
  timeRangeEntries,
} from "~/components/address/searchParts";

const targetEntries = {
  config_id: optionalText,
  component_id: optionalText,
  check_id: optionalText,
};

/** The runs page; `run` opens the dialog, `params.<name>` fill it in. */
export const runsSearch = v.looseObject({
  ...listEntries,
  ...timeRangeEntries,
  ...targetEntries,
  playbook: optionalText,
  status: optionalText,
  person: optionalText,
  trigger: oneOf(["person", "notification", "webhook", "event"]),
  charts: flag,
  run: flag,
});
export type RunsSearch = v.InferOutput<typeof runsSearch>;

/** One run: the action that is looked at and its tab, and what is open. */
export const runSearch = v.object({
  action: optionalText,
  tab: optionalText,
  dialog: oneOf(["spec", "parameters", "rerun"]),
});
export type RunSearch = v.InferOutput<typeof runSearch>;

/** The catalogue: search, category, layout, and the dialog that runs one. */
export const catalogueSearch = v.looseObject({
  query: optionalText,
  category: optionalText,
  layout: oneOf(["cards", "list"]),
  run: optionalText,
  ...targetEntries,
});
export type CatalogueSearch = v.InferOutput<typeof catalogueSearch>;
