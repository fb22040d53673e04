import { Button } from "@radix-ui/themes";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { LogOut } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { readAnew } from "~/api/readOnce";
import { config } from "~/api/config";
import { errorText, SessionExpired } from "~/api/errors";
import { openSession } from "~/api/session";
import { useDocumentTitle } from "~/components/page/PageHeader";
import { PageMessage } from "~/components/page/PageMessage";
import { safeReturnTo } from "~/components/auth/returnTo";
import { whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import { BasicSignIn } from "./BasicSignIn";
import { PageSkeleton } from "./PageSkeleton";
import { mayReturnByItself, noteReturn } from "./sessionExpiry";

interface Props {
  returnTo: string | undefined;
}

/**
 * Asks anew who is signed in, after a 401: first the sign-in provider, where there is one, then the backend. Goes on to
 * the sign-in page, back to where the 401 came from, or says what is wrong (spec 1 §8).
 */
export function SessionCheck({ returnTo }: Props) {
  const target = safeReturnTo(returnTo);
  const { auth } = config();
  return auth === "kratos" || auth === "clerk" ? (
    <ProviderCheck target={target} />
  ) : (
    <PersonCheck target={target} />
  );
}

/** Asked every time anew: the page is here because an earlier answer no longer holds. */
const always = { staleTime: 0, gcTime: 0, retry: false } as const;

function ProviderCheck({ target }: { target: string }) {
  const router = useRouter();
  const start = useQuery({
    queryKey: ["session lookup"],
    queryFn: openSession,
    ...always,
    refetchOnWindowFocus: false,
  });
  const state = start.isFetching ? undefined : start.data?.state;
  const aal = start.data?.state === "sign in" ? start.data.aal : undefined;
  const isFailed = start.isError && !start.isFetching;
  useEffect(() => {
    const search = { return_to: target };
    if (state === "sign in")
      void router.navigate({ to: "/login", search: { ...search, aal }, replace: true });
    else if (state === "choose organization")
      void router.navigate({ to: "/organizations", search, replace: true });
    else if (state === "provisioning") router.history.replace(target);
  }, [state, aal, target, router]);
  if (isFailed)
    return (
      <CheckMessage target={target} isChecking={false} onCheck={() => void start.refetch()}>
        Whether you are signed in could not be looked up: {errorText(start.error)}
      </CheckMessage>
    );
  if (state === "ready") return <PersonCheck target={target} />;
  return <PageSkeleton hasSidebar={false} />;
}

function PersonCheck({ target }: { target: string }) {
  const { auth } = config();
  const hasProvider = auth === "kratos" || auth === "clerk";
  const router = useRouter();
  const client = useQueryClient();
  const [mayReturn, setMayReturn] = useState(() => mayReturnByItself(target));
  const who = useQuery({
    queryKey: ["session check"],
    queryFn: () => readAnew(client, whoamiOptions()),
    ...always,
    refetchOnWindowFocus: true,
  });
  const isBack = who.isSuccess && !who.isFetching && mayReturn;
  // The provider knows the session and the backend does not: signing in once more would lead here again.
  const isBad = hasProvider && who.error instanceof SessionExpired;

  useEffect(() => {
    if (!isBack) return;
    noteReturn(target);
    void client
      .invalidateQueries({ refetchType: "none" })
      .then(() => router.history.replace(target));
  }, [isBack, target, client, router]);
  useEffect(() => {
    if (isBad)
      void router.navigate({ to: "/error", search: { error_code: "BAD_SESSION" }, replace: true });
  }, [isBad, router]);

  if (who.isPending || isBack || isBad) return <PageSkeleton hasSidebar={false} />;
  const check = () => {
    setMayReturn(true);
    void who.refetch();
  };
  if (auth === "basic" && who.error instanceof SessionExpired)
    return <BasicSignIn onDone={check} />;
  return (
    <CheckMessage target={target} isChecking={who.isFetching} onCheck={check}>
      {reason(who.isSuccess, who.error)}
    </CheckMessage>
  );
}

interface MessageProps {
  target: string;
  isChecking: boolean;
  onCheck: () => void;
  children: ReactNode;
}

function CheckMessage({ target, isChecking, onCheck, children }: MessageProps) {
  useDocumentTitle("Session");
  const { auth } = config();
  return (
    <PageMessage
      title="Your session has ended"
      icon={<LogOut size={24} />}
      isMain
      actions={
        <>
          <Button loading={isChecking} onClick={onCheck}>
            Try again
          </Button>
          {(auth === "kratos" || auth === "clerk") && (
            <Button asChild variant="outline" color="gray">
              <a href={`/login?return_to=${encodeURIComponent(target)}`}>Sign in</a>
            </Button>
          )}
        </>
      }
    >
      <p>{children}</p>
      <p>You come back to the page that you left.</p>
    </PageMessage>
  );
}

function reason(isSignedIn: boolean, error: unknown): string {
  if (isSignedIn)
    return "You are signed in, but the backend refuses calls of the page that you left.";
  if (error instanceof SessionExpired) return "The backend no longer knows who you are.";
  return `Whether you are signed in could not be looked up: ${errorText(error)}`;
}
