import { useQuery } from "@tanstack/react-query";
import { Button, Code } from "@radix-ui/themes";
import { CloudOff, Hourglass } from "lucide-react";
import { useState, type ReactNode } from "react";
import { config } from "~/api/config";
import {
  ApiError,
  errorText,
  MalformedAnswer,
  NotFound,
  ServerFailed,
  SessionExpired,
} from "~/api/errors";
import { useFlags } from "~/api/flags";
import { PageMessage } from "~/components/PageMessage";
import { useDocumentTitle } from "~/components/PageHeader";
import { whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import { PageSkeleton } from "./PageSkeleton";

/** Milliseconds between two looks while an instance is being provisioned. */
const provisioningPause = 5_000;

/** A hosted instance that is not there yet answers 404 or 5xx (spec 1 §4). */
const isProvisioning = (error: unknown): boolean =>
  config().auth === "clerk" && (error instanceof NotFound || error instanceof ServerFailed);

/** The signed-in person, looked up once: neither focus nor reconnecting asks again. */
const session = () => ({
  ...whoamiOptions(),
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** Everything behind the gate relies on a person being named, and something else may answer for the backend. */
const hasPerson = (answer: { payload?: { user?: object | null } | null }): boolean =>
  Boolean(answer.payload?.user);

const nobodyNamed = new MalformedAnswer("The answer names no person.", "GET /api/auth/whoami", 200);

/** Shows its children once the person and the feature flags are known; skeleton, error or waiting page until then. */
export function SessionGate({
  hasSidebar,
  children,
}: {
  hasSidebar: boolean;
  children: ReactNode;
}) {
  const who = useQuery({
    ...session(),
    refetchInterval: ({ state }) => (isProvisioning(state.error) ? provisioningPause : false),
  });
  const flags = useFlags();
  // A new attempt clears the error of the query; the page stays until there is an answer.
  const [lastError, setLastError] = useState<unknown>(null);
  const isUseless = who.data !== undefined && !hasPerson(who.data);
  const error: unknown = isUseless ? nobodyNamed : (who.error ?? lastError);
  if (error !== lastError) setLastError(error);
  if (who.data !== undefined && !isUseless && flags !== undefined) return children;
  // After a 401 the console is on its way to the auth-state-check page.
  if ((who.data !== undefined && !isUseless) || error === null || error instanceof SessionExpired)
    return <PageSkeleton hasSidebar={hasSidebar} />;
  if (isProvisioning(error)) return <Provisioning />;
  return (
    <StartFailed error={error} isRetrying={who.isFetching} onRetry={() => void who.refetch()} />
  );
}

function Provisioning() {
  useDocumentTitle("Provisioning");
  const { docsUrl } = config();
  return (
    <PageMessage title="Almost there" icon={<Hourglass size={24} />} isMain>
      <output>Please wait, instance provisioning in-progress ...</output>
      <p>
        This page goes on by itself.
        {docsUrl && (
          <>
            {" "}
            <a href={docsUrl} target="_blank" rel="noreferrer">
              Documentation
            </a>
          </>
        )}
      </p>
    </PageMessage>
  );
}

interface StartFailedProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

function StartFailed({ error, isRetrying, onRetry }: StartFailedProps) {
  useDocumentTitle("Error");
  return (
    <PageMessage
      title="The console could not start"
      icon={<CloudOff size={24} />}
      isMain
      isAlert
      actions={
        <Button loading={isRetrying} onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <p>Who is signed in could not be looked up: {errorText(error)}</p>
      {error instanceof ApiError && (
        <p>
          {error.remedy}{" "}
          <Code>{error.status === null ? error.call : `${error.call} ${error.status}`}</Code>
        </p>
      )}
    </PageMessage>
  );
}
