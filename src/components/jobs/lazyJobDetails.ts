import { lazyPart } from "~/components/parts/lazyPart";

/** What a run left behind, with the code that writes it as YAML in a script of its own. */
export const JobHistoryDetails = lazyPart(
  async () => (await import("./JobHistoryDetails")).JobHistoryDetails,
);
