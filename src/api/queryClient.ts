import { MutationCache, QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { isDirect } from "./callRule";
import { isTransient } from "./errors";
import { notePerson } from "./person";

/** Hears of every failed read that asked for it with `meta.announce`. */
type ErrorListener = (error: unknown) => void;
const errorListeners = new Set<ErrorListener>();

/** Calls `listener` for failed background refreshes, so that the shell can tell. Returns the way to stop. */
export function onRefreshError(listener: ErrorListener): () => void {
  errorListeners.add(listener);
  return () => errorListeners.delete(listener);
}

/** Operation id or read name that a query key starts with; hey-api keys keep it in `_id`. */
function nameOf(key: QueryKey): unknown {
  const first = key[0];
  return typeof first === "object" && first !== null ? Reflect.get(first, "_id") : first;
}

async function invalidateAfter(client: QueryClient, operation: unknown): Promise<void> {
  if (typeof operation !== "string") return;
  const { invalidatedBy } = await import("./invalidatedBy");
  const stale = new Set<unknown>(invalidatedBy(operation));
  await client.invalidateQueries({ predicate: ({ queryKey }) => stale.has(nameOf(queryKey)) });
}

const fiveMinutes = 300_000;

/** Query client with the console's rules: stale after 5 minutes, retries only where trying again can help. */
export function newQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: fiveMinutes,
        gcTime: fiveMinutes,
        retry: (failures, error) => failures < 3 && isTransient(error),
        retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4_000),
        refetchIntervalInBackground: false,
        // Without a connection a call fails with a word at once, instead of waiting in silence.
        networkMode: "always",
        // In direct mode nothing is read anew by itself (spec 1 §4).
        refetchOnWindowFocus: () => !isDirect(),
        refetchOnReconnect: () => !isDirect(),
      },
      mutations: { networkMode: "always" },
    },
    queryCache: new QueryCache({
      onSuccess: (data, query) => {
        if (nameOf(query.queryKey) === "whoami") notePerson(data);
      },
      // A first load shows its own error panel; only a refresh that failed behind shown data needs a word.
      onError: (error, query) => {
        if (query.state.data !== undefined) for (const listener of errorListeners) listener(error);
      },
    }),
    mutationCache: new MutationCache({
      // What a write makes stale stands in the contract (x-invalidates).
      onSuccess: (_data, _variables, _context, mutation) =>
        invalidateAfter(client, mutation.meta?.["operation"]),
    }),
  });
  return client;
}
