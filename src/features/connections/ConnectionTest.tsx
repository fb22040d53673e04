import { useMutation } from "@tanstack/react-query";
import { testConnectionMutation } from "~generated/connection/@tanstack/react-query.gen";
import { ApiError, errorText } from "~/api/errors";
import { notifyCopy } from "~/components/messages/notify";
import { Code } from "~/ui/text/Code";
import { Dialog } from "~/ui/overlay/Dialog";
import styles from "./ConnectionForm.module.css";

/** How a test went. */
type TestResult =
  | { state: "ok" }
  | { state: "untestable" }
  | { state: "failed"; reason: string; isJson: boolean };

/** Reads the answer of a failed test: 501 says that the type cannot be tested, else why it failed, pretty where JSON. */
function failedTest(error: unknown): TestResult {
  if (error instanceof ApiError && error.status === 501) return { state: "untestable" };
  const text = errorText(error);
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "object" && parsed !== null)
      return { state: "failed", reason: JSON.stringify(parsed, null, 2), isJson: true };
  } catch {
    // Most reasons are plain text.
  }
  return { state: "failed", reason: text, isJson: false };
}

/** Tries a saved connection. */
export function useConnectionTest(id: string) {
  const test = useMutation(testConnectionMutation());
  const result: TestResult | undefined = test.isSuccess
    ? { state: "ok" }
    : test.isError
      ? failedTest(test.error)
      : undefined;
  return {
    isTesting: test.isPending,
    result,
    run: () => test.mutate({ path: { id } }),
    clear: () => test.reset(),
  };
}

interface Props {
  result: TestResult | undefined;
  name: string;
  onClose: () => void;
}

/** What a test found. */
export function ConnectionTest({ result, name, onClose }: Props) {
  if (!result) return null;
  return (
    <Dialog
      open
      title="Test Connection Results"
      description={name}
      size="small"
      expandable={false}
      onOpenChange={onClose}
    >
      {result.state === "ok" ? (
        <p className={`${styles["result"]} ${styles["good"]}`}>Connection successful</p>
      ) : result.state === "untestable" ? (
        <p className={styles["result"]}>We currently do not support testing this connection type</p>
      ) : (
        <>
          <p className={`${styles["result"]} ${styles["bad"]}`}>Testing connection failed!</p>
          <Code
            label="Reason"
            text={result.reason}
            language={result.isJson ? "json" : "text"}
            onCopy={notifyCopy}
          />
        </>
      )}
    </Dialog>
  );
}
