import { ApiError, errorText } from "~/api/errors";
import { ErrorPanel } from "~/ui/ErrorPanel";

interface Props {
  /** What failed and for which object. */
  title: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Error panel of a read: the server's words, what to do about it, and the way to try again. */
export function QueryError({ title, query }: Props) {
  const { error } = query;
  const details =
    error instanceof ApiError
      ? [error.call, error.body].filter((part) => part !== "").join("\n")
      : undefined;
  return (
    <ErrorPanel
      title={title}
      message={errorText(error)}
      {...(error instanceof ApiError ? { remedy: error.remedy } : {})}
      {...(details === undefined ? {} : { details })}
      onRetry={() => query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}
