import { type DiffAnswer, diffOf, type DiffQuestion } from "./comparison";

addEventListener("message", ({ data: { id, comparison } }: MessageEvent<DiffQuestion>) => {
  postMessage({ id, diff: diffOf(comparison) } satisfies DiffAnswer);
});
