import { Button, Code } from "@radix-ui/themes";
import { CloudOff } from "lucide-react";
import { ApiError, errorText } from "~/api/errors";
import { PageMessage } from "~/components/page/PageMessage";
import { useDocumentTitle } from "~/components/page/PageHeader";
import { useAutoRetry } from "./useAutoRetry";

interface Props {
  /** What failed, as the beginning of a sentence. */
  what: string;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** In place of the console while its start fails: says why, counts down to the next attempt, and recovers by itself. */
export function StartFailed({ what, error, isRetrying, onRetry }: Props) {
  useDocumentTitle("Error");
  const seconds = useAutoRetry(isRetrying, onRetry);
  return (
    <PageMessage
      title="The console could not start"
      icon={<CloudOff size={24} />}
      isMain
      isAlert
      actions={
        <>
          <Button loading={isRetrying} onClick={onRetry}>
            Retry
          </Button>
          {/* A timer is not read out at every second. */}
          <span role="timer">
            {seconds === undefined ? "Trying again …" : `Trying again in ${seconds} s`}
          </span>
        </>
      }
    >
      <p>
        {what}: {errorText(error)}
      </p>
      {error instanceof ApiError && (
        <p>
          {error.remedy}{" "}
          <Code>{error.status === null ? error.call : `${error.call} ${error.status}`}</Code>
        </p>
      )}
    </PageMessage>
  );
}
