import { Button, Code, Text } from "@radix-ui/themes";
import { useEffect } from "react";
import styles from "./CrashReport.module.css";

const textOf = (thrown: unknown): string =>
  typeof thrown === "string" ? thrown : (JSON.stringify(thrown) ?? typeof thrown);

/** Message, stack and causes of whatever was thrown. */
function describeCrash(error: unknown): { message: string; details: string } {
  if (!(error instanceof Error)) return { message: textOf(error), details: "" };
  const stacks: string[] = [];
  let cause: unknown = error;
  while (cause !== undefined && stacks.length < 5) {
    const text =
      cause instanceof Error ? (cause.stack ?? `${cause.name}: ${cause.message}`) : textOf(cause);
    stacks.push(stacks.length === 0 ? text : `Caused by: ${text}`);
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return { message: error.message || error.name, details: stacks.join("\n\n") };
}

interface CrashReportProps {
  error: unknown;
  /** Renders the part again. */
  onRetry: () => void;
}

/** What an error boundary shows: the words of the specification, the error, its stack and causes folded. */
export function CrashReport({ error, onRetry }: CrashReportProps) {
  const { message, details } = describeCrash(error);
  useEffect(() => console.error(error), [error]);
  return (
    <div className={styles["report"]} role="alert">
      <Text as="p" size="2" color="gray">
        Sorry.. there was an error
      </Text>
      <Code variant="soft" color="gray" className={styles["message"]}>
        {message}
      </Code>
      {details !== "" && (
        <details>
          <summary>Details</summary>
          <textarea
            readOnly
            rows={12}
            aria-label="Stack and cause"
            className={styles.stack}
            value={details}
          />
        </details>
      )}
      <div className={styles["actions"]}>
        <Button onClick={onRetry}>Try again</Button>
        <Button variant="outline" color="gray" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </div>
    </div>
  );
}
