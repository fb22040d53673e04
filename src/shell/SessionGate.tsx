import { useQuery } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { Button } from "@radix-ui/themes";
import { Hourglass } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { config } from "~/api/config";
import { MalformedAnswer, NotFound, ServerFailed, SessionExpired } from "~/api/errors";
import { useFlags } from "~/api/flags";
import { openSession, signOut, type SessionStart } from "~/api/session";
import { PageMessage } from "~/components/page/PageMessage";
import { useDocumentTitle } from "~/components/page/PageHeader";
import { whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import { Later } from "~/ui/layout/Later";
import { PageSkeleton } from "./PageSkeleton";
import { pageToReturnTo } from "./sessionExpiry";
import { StartFailed } from "./StartFailed";

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

const nobodyKnown = "Who is signed in could not be looked up";

interface GateProps {
  hasSidebar: boolean;
  children: ReactNode;
}

/**
 * Shows its children once the session, the feature flags and the person are known, in this order (spec 1 §4); skeleton,
 * error or waiting page until then.
 */
export function SessionGate(props: GateProps) {
  const { auth } = config();
  // Without a provider there is nobody to ask first.
  return auth === "kratos" || auth === "clerk" ? (
    <ProviderGate {...props} />
  ) : (
    <PersonGate {...props} />
  );
}

function ProviderGate(props: GateProps) {
  const start = useQuery({
    queryKey: ["session start"],
    queryFn: openSession,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: ({ state }) =>
      state.data?.state === "provisioning" ? provisioningPause : false,
  });
  if (start.isError)
    return (
      <StartFailed
        what={nobodyKnown}
        error={start.error}
        isRetrying={start.isFetching}
        onRetry={() => void start.refetch()}
      />
    );
  if (start.data === undefined) return <PageSkeleton hasSidebar={props.hasSidebar} />;
  switch (start.data.state) {
    case "ready":
      return <PersonGate {...props} />;
    case "provisioning":
      return <Provisioning />;
    default:
      return <GoElsewhere start={start.data} hasSidebar={props.hasSidebar} />;
  }
}

interface ElsewhereProps {
  start: Extract<SessionStart, { state: "sign in" | "choose organization" }>;
  hasSidebar: boolean;
}

/** The outline of the page, on the way to the one that has to come first. */
function GoElsewhere({ start, hasSidebar }: ElsewhereProps) {
  const router = useRouter();
  const aal = start.state === "sign in" ? start.aal : undefined;
  useEffect(() => {
    const return_to = pageToReturnTo(router);
    void (start.state === "sign in"
      ? router.navigate({ to: "/login", search: { return_to, aal }, replace: true })
      : router.navigate({ to: "/organizations", search: { return_to }, replace: true }));
  }, [router, start.state, aal]);
  return <PageSkeleton hasSidebar={hasSidebar} />;
}

function PersonGate({ hasSidebar, children }: GateProps) {
  // Both leave together, the flags first.
  const flags = useFlags();
  const who = useQuery({
    ...session(),
    refetchInterval: ({ state }) => (isProvisioning(state.error) ? provisioningPause : false),
  });
  // A new attempt clears the error of the query; the page stays until there is an answer.
  const [lastError, setLastError] = useState<unknown>(null);
  const isUseless = who.data !== undefined && !hasPerson(who.data);
  const error: unknown = isUseless ? nobodyNamed : (who.error ?? lastError);
  if (error !== lastError) setLastError(error);
  if (who.data !== undefined && !isUseless && flags !== undefined)
    return <Later fallback={<PageSkeleton hasSidebar={hasSidebar} />}>{children}</Later>;
  // After a 401 the console is on its way to the auth-state-check page.
  if ((who.data !== undefined && !isUseless) || error === null || error instanceof SessionExpired)
    return <PageSkeleton hasSidebar={hasSidebar} />;
  if (isProvisioning(error)) return <Provisioning />;
  return (
    <StartFailed
      what={nobodyKnown}
      error={error}
      isRetrying={who.isFetching}
      onRetry={() => void who.refetch()}
    />
  );
}

function Provisioning() {
  useDocumentTitle("Provisioning");
  const { docsUrl } = config();
  const here = pageToReturnTo(useRouter());
  return (
    <PageMessage
      title="Almost there"
      icon={<Hourglass size={24} />}
      isMain
      actions={
        <>
          <Button asChild variant="outline" color="gray">
            <Link to="/organizations" search={{ return_to: here }}>
              Switch organization
            </Link>
          </Button>
          <Button variant="outline" color="gray" onClick={() => void signOut(here)}>
            Sign out
          </Button>
        </>
      }
    >
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
