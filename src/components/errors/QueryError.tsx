import { ApiError, errorText } from "~/api/errors";
import { ErrorPanel } from "~/ui/feedback/ErrorPanel";

interface Props {
  /** What failed and for which object. */
  title: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** What to do about an error, and what a report of it needs. */
function adviceOn(error: unknown): { remedy?: string; details?: string } {
  if (error instanceof ApiError)
    return {
      remedy: error.remedy,
      details: [error.call, error.body.slice(0, 2_000)].filter((part) => part !== "").join("\n"),
    };
  if (error instanceof SyntaxError)
    return {
      remedy:
        "The answer was cut off or changed on its way. Try again; if it stays, check proxies.",
      details: error.message,
    };
  return {};
}

/** Error panel of a read: the server's words, what to do about it, and the way to try again. */
export function QueryError({ title, query }: Props) {
  const { error } = query;
  return (
    <ErrorPanel
      title={title}
      message={errorText(error)}
      {...adviceOn(error)}
      onRetry={() => query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}
