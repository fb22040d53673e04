import { useState } from "react";
import { TextButton } from "~/ui/button/TextButton";
import { scrollRegion } from "~/ui/layout/scrollRegion";
import { isWholeDays, type OutcomeBucket } from "./outcomes";
import styles from "./runs.module.css";

const kinds = ["completed", "failed", "other"] as const;

/** How the runs of each hour or day went, as bars or as a table. */
export function Outcomes({ title, buckets }: { title: string; buckets: readonly OutcomeBucket[] }) {
  const [asTable, setAsTable] = useState(false);
  const isDays = isWholeDays(buckets);
  const timeOf = (at: number) =>
    new Date(at).toLocaleString("en", {
      month: "short",
      day: "numeric",
      ...(isDays ? { timeZone: "UTC" } : { hour: "2-digit" }),
    });
  return (
    <>
      <figcaption className={styles["caption"]}>
        {title}
        <TextButton onClick={() => setAsTable(!asTable)}>
          {asTable ? "Show as chart" : "Show as table"}
        </TextButton>
      </figcaption>
      {asTable ? (
        <Table buckets={buckets} timeOf={timeOf} />
      ) : (
        <Bars buckets={buckets} timeOf={timeOf} />
      )}
    </>
  );
}

interface PartProps {
  buckets: readonly OutcomeBucket[];
  timeOf: (at: number) => string;
}

function Table({ buckets, timeOf }: PartProps) {
  const ran = buckets.filter((bucket) => kinds.some((kind) => bucket[kind] > 0)).toReversed();
  return (
    <div className={styles["numbers"]} {...scrollRegion("Outcomes as a table")}>
      <table className={styles["durations"]}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Completed</th>
            <th scope="col">Failed</th>
            <th scope="col">Other</th>
          </tr>
        </thead>
        <tbody>
          {ran.map((bucket) => (
            <tr key={bucket.at}>
              <th scope="row">{timeOf(bucket.at)}</th>
              {kinds.map((kind) => (
                <td key={kind} data-bad={(kind === "failed" && bucket.failed > 0) || undefined}>
                  {bucket[kind]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Bars({ buckets, timeOf }: PartProps) {
  const highest = buckets.reduce(
    (most, { completed, failed, other }) => Math.max(most, completed + failed + other),
    1,
  );
  const sum = (key: (typeof kinds)[number]) =>
    buckets.reduce((total, bucket) => total + bucket[key], 0);
  const [completed, failed, other] = [sum("completed"), sum("failed"), sum("other")];
  return (
    <>
      <div
        className={styles["bars"]}
        role="img"
        aria-label={`${completed} completed, ${failed} failed, ${other} other runs, at most ${highest} at a time`}
      >
        {buckets.map((bucket) => (
          <span
            key={bucket.at}
            className={styles["bar"]}
            title={`${timeOf(bucket.at)}: ${bucket.completed} completed, ${bucket.failed} failed, ${bucket.other} other`}
          >
            {kinds.toReversed().map((key) => (
              <i
                key={key}
                data-kind={key}
                style={{ height: `${(bucket[key] / highest) * 100}%` }}
              />
            ))}
          </span>
        ))}
      </div>
      <p className={styles["legend"]}>
        <span data-kind="completed">{completed} completed</span>
        <span data-kind="failed">{failed} failed</span>
        <span data-kind="other">{other} other</span>
      </p>
    </>
  );
}
