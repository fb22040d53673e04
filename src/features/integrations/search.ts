import * as v from "valibot";
import { lastJobEntries } from "~/components/jobs/jobHistoryEntries";
import { listEntries, oneOf, optionalText } from "~/components/address/searchParts";

/** Kinds of integrations, as the backend and addresses call them. */
export const integrationTypes = ["scrapers", "topologies", "logging_backends"] as const;

/**
 * What the list of integrations keeps in its address: the one kind that it is narrowed to, and its dialog. `add` is the
 * chosen option, or anything else for the tiles; `output` the tab of a chart's output.
 */
export const integrationSearch = v.object({
  ...listEntries,
  ...lastJobEntries,
  type: oneOf(integrationTypes),
  add: optionalText,
  output: oneOf(["flux", "helm"]),
});
export type IntegrationSearch = v.InferOutput<typeof integrationSearch>;

/** `add` while no option is chosen. */
export const tiles = "choose";
