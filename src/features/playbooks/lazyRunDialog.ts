import { lazyPart } from "~/components/parts/lazyPart";

/** The run dialog, with its form and editors in a script of their own: a list of playbooks does not wait for it. */
export const RunDialog = lazyPart(
  async () => (await import("~/components/playbookRun/RunDialog")).RunDialog,
);
