import { useQuery } from "@tanstack/react-query";
import { notifyText } from "~/components/messages/notify";
import { CopyButton } from "~/ui/button/CopyButton";
import { DateTime } from "~/ui/time/Age";
import { checkHistoryOptions } from "~generated/db/reads";
import styles from "./CheckLastError.module.css";

/** What the last failed run of a failing check said, whatever range is shown. */
export function CheckLastError({ checkId, every }: { checkId: string; every: number | null }) {
  const run = useQuery({
    ...checkHistoryOptions({ checkId, status: false, limit: 1, offset: 0 }),
    refetchInterval: every ?? false,
  }).data?.rows[0];
  const text = run && (run.error?.trim() || run.message?.trim());
  if (!run || !text) return null;
  return (
    <section aria-label="Last error" className={styles["error"]}>
      <span className={styles["age"]}>
        Failed <DateTime value={run.time} />
      </span>
      <pre className={styles["text"]}>{text}</pre>
      <CopyButton
        text={text}
        label="Copy the error"
        onMessage={(message, isError) => notifyText(isError ? "error" : "success", message)}
      />
    </section>
  );
}
