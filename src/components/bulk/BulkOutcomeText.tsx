import { StatusDot } from "~/ui/feedback/StatusDot";
import type { BulkOutcome } from "./useBulk";

const tones = {
  waiting: "unknown",
  running: "running",
  passed: "good",
  failed: "bad",
  refused: "bad",
  stopped: "unknown",
} as const;

/** What became of one record; nothing before it was started. */
export function BulkOutcomeText({ outcome }: { outcome: BulkOutcome | undefined }) {
  if (!outcome) return null;
  const { state, text } = outcome;
  return (
    <span title={text}>
      <StatusDot tone={tones[state]} label={state === "stopped" ? "not sent" : state} showLabel />{" "}
      {text}
    </span>
  );
}
