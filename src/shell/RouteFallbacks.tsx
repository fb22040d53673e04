import { Button } from "@radix-ui/themes";
import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { Link, useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { Bug, SearchX } from "lucide-react";
import { useEffect } from "react";
import { ApiError, Forbidden } from "~/api/errors";
import { CrashReport } from "~/components/crash/CrashReport";
import { ForbiddenPage } from "~/components/gate/DeniedPage";
import { PageHeader } from "~/components/page/PageHeader";
import { PageMessage } from "~/components/page/PageMessage";
import { QueryError } from "~/components/errors/QueryError";
import { isMissingPart } from "~/components/parts/missingParts";
import { MissingPage } from "./MissingPage";

/** What shows in place of a page that crashed or whose main read failed; the shell around it goes on. */
export function RouteError({ error, reset: showAgain }: ErrorComponentProps) {
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  useEffect(() => reset(), [reset]);
  const retry = () => router.invalidate();
  const thrown: unknown = error;
  if (thrown instanceof Forbidden) return <ForbiddenPage error={thrown} />;
  if (isMissingPart(thrown)) return <MissingPage onLoaded={showAgain} />;
  if (thrown instanceof ApiError)
    return (
      <>
        <PageHeader title="Error" />
        <QueryError
          title="This page could not be loaded"
          query={{ error: thrown, isFetching: false, refetch: retry }}
        />
      </>
    );
  return (
    <>
      <PageHeader title="Error" />
      <PageMessage title="Something went wrong" icon={<Bug size={24} />}>
        <CrashReport error={thrown} onRetry={() => void retry()} />
      </PageMessage>
    </>
  );
}

/** What shows for an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <>
      <PageHeader title="Not found" />
      <PageMessage
        title="There is no such page"
        icon={<SearchX size={24} />}
        actions={
          <Button asChild>
            <Link to="/">Go to the start page</Link>
          </Button>
        }
      >
        <p>
          Check the address. The record may have been deleted, or the area is not part of this
          version.
        </p>
      </PageMessage>
    </>
  );
}
