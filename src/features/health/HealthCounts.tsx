import type { CheckSummary } from "~generated/canary/types.gen";
import { CountButton } from "~/ui/button/CountButton";
import { StatusDot } from "~/ui/feedback/StatusDot";
import styles from "./HealthCounts.module.css";
import { memberCounts } from "./measures";
import type { ChangeSearch, HealthSearch } from "./search";

interface Props {
  checks: readonly CheckSummary[];
  health: HealthSearch["health"];
  onSearch: ChangeSearch;
}

/**
 * How it stands: failing, passing and unknown checks of those that search and labels leave. A click shows these alone,
 * another one takes that back.
 */
export function HealthCounts({ checks, health, onSearch }: Props) {
  const { failing, healthy, unknown } = memberCounts(checks);
  const counts = [
    { state: "unhealthy", count: failing, word: "failing", tone: failing > 0 ? "bad" : "unknown" },
    { state: "healthy", count: healthy, word: "passing", tone: "good" },
    { state: "unknown", count: unknown, word: "unknown", tone: "unknown" },
  ] as const;
  return (
    <span role="group" aria-label="Checks by health" className={styles["counts"]}>
      {counts.map(({ state, count, word, tone }) =>
        state === "unknown" && count === 0 && health !== state ? null : (
          <CountButton
            key={state}
            count={count}
            title={`${count} checks ${word}`}
            mark={<StatusDot tone={tone} label="" />}
            isPressed={health === state}
            onClick={() => onSearch({ health: health === state ? undefined : state })}
          >
            {word}
          </CountButton>
        ),
      )}
    </span>
  );
}
