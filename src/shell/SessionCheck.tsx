import { Button } from "@radix-ui/themes";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { LogOut } from "lucide-react";
import { useEffect, useState } from "react";
import { config } from "~/api/config";
import { errorText, SessionExpired } from "~/api/errors";
import { useDocumentTitle } from "~/components/PageHeader";
import { PageMessage } from "~/components/PageMessage";
import { safeReturnTo } from "~/components/returnTo";
import { whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import { PageSkeleton } from "./PageSkeleton";
import { mayReturnByItself, noteReturn } from "./sessionExpiry";

/** Asks anew who is signed in: goes back to where the 401 came from, or says that the session has ended. */
export function SessionCheck({ returnTo }: { returnTo: string | undefined }) {
  useDocumentTitle("Session");
  const target = safeReturnTo(returnTo);
  const router = useRouter();
  const client = useQueryClient();
  const [mayReturn, setMayReturn] = useState(() => mayReturnByItself(target));
  const who = useQuery({
    queryKey: ["session check"],
    queryFn: () => client.fetchQuery({ ...whoamiOptions(), staleTime: 0 }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
  });
  const isBack = who.isSuccess && !who.isFetching && mayReturn;

  useEffect(() => {
    if (!isBack) return;
    noteReturn(target);
    void client
      .invalidateQueries({ refetchType: "none" })
      .then(() => router.history.replace(target));
  }, [isBack, target, client, router]);

  if (who.isPending || isBack) return <PageSkeleton hasSidebar={false} />;
  const check = () => {
    setMayReturn(true);
    void who.refetch();
  };
  return (
    <PageMessage
      title="Your session has ended"
      icon={<LogOut size={24} />}
      isMain
      actions={
        <>
          <Button loading={who.isFetching} onClick={check}>
            Try again
          </Button>
          {config().auth === "kratos" && (
            <Button asChild variant="outline" color="gray">
              <a href={`/login?return_to=${encodeURIComponent(target)}`}>Sign in</a>
            </Button>
          )}
        </>
      }
    >
      <p>{reason(who.isSuccess, who.error)}</p>
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
