import * as v from "valibot";
import { oneOf, optionalText } from "~/components/address/searchParts";

/**
 * What the Add Integration dialog keeps in the address: `add` is the chosen option, or anything else for the tiles;
 * `output` the tab of a chart's output.
 */
export const integrationEntries = { add: optionalText, output: oneOf(["flux", "helm"]) };

const entries = v.object(integrationEntries);
export type IntegrationSearch = v.InferOutput<typeof entries>;

/** `add` while no option is chosen. */
export const tiles = "choose";
