import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";

/** Asks anew, whatever is known; those who show the read get the answer too. */
export const readAnew = <Found, Failure, Told, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Found, Failure, Told, Key>,
): Promise<Told> => client.fetchQuery({ ...options, staleTime: 0 });

/** Asks anew for one purpose, such as a file: nobody else will ask for the same, so the answer is not kept. */
export const readOnce = <Found, Failure, Told, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Found, Failure, Told, Key>,
): Promise<Told> => client.fetchQuery({ ...options, staleTime: 0, gcTime: 0 });
