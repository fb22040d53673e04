import { errorText } from "~/api/errors";
import styles from "./ChartForm.module.css";
import type { KnownChart } from "./useChart";

/** Says which schema the values are checked against, and why it is not the registry's. */
export function ChartSource({ chart, isAsking, error }: KnownChart) {
  return (
    <div
      role="status"
      className={styles["source"]}
      data-shipped={chart?.source === "shipped" && !isAsking}
    >
      {isAsking || !chart ? (
        <p>Asking the chart registry …</p>
      ) : chart.source === "registry" ? (
        <p>
          Checking against the schema of {chart.name} {chart.version}, from the chart registry.
        </p>
      ) : (
        <>
          <p>Checking against the schema that ships with the console (version {chart.version}).</p>
          <p className={styles["why"]}>
            The chart registry was not used: {error ? errorText(error) : `${chart.reason}.`}
          </p>
        </>
      )}
    </div>
  );
}
