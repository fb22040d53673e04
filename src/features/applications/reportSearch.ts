import * as v from "valibot";
import { flag } from "~/components/address/searchParts";

/** What the address of a report holds: whether it shows as paper. */
export const reportSearch = v.object({ print: flag });
export type ReportSearch = v.InferOutput<typeof reportSearch>;
