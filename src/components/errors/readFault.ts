import { errorText } from "~/api/errors";
import type { Fault } from "~/ui/feedback/FaultLine";

interface FailedQuery {
  data: unknown;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * Why a part of a screen is missing: for the `fault` of a filter, or a FaultLine. Undefined where the reads have
 * answered or are on their way.
 * @param nouns what is missing, in the plural: "tags".
 */
export function readFault(nouns: string, ...queries: readonly FailedQuery[]): Fault | undefined {
  const failed = queries.filter(({ data, error }) => error !== null && data === undefined);
  const [first] = failed;
  if (!first) return undefined;
  return {
    text: `The ${nouns} could not be loaded: ${errorText(first.error)}`,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    onRetry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
