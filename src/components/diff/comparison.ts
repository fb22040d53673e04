import { type Diff, diffOfPatch, diffOfTexts } from "./diffModel";

/** What is compared: two texts, or a patch that says how one became the other. */
export type Comparison = { before: string; after: string } | { patch: string };

/** What the worker is asked, and what it says. */
export interface DiffQuestion {
  id: number;
  comparison: Comparison;
}
export interface DiffAnswer {
  id: number;
  diff: Diff;
}

/** Makes a comparison. */
export const diffOf = (comparison: Comparison): Diff =>
  "patch" in comparison
    ? diffOfPatch(comparison.patch)
    : diffOfTexts(comparison.before, comparison.after);
