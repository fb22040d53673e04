import { calls } from "./publishedCalls";
import { embeds } from "./publishedEmbeds";
import { ranges } from "./publishedRanges";
import { upserts } from "./publishedUpserts";

/** The subjects by which the layer is measured. */
export const subjects = [upserts, calls, embeds, ranges];
