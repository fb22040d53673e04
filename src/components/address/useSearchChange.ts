import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";

/** Changes of the address: `undefined` takes a parameter away. `push` makes it a step that Back undoes. */
export type SearchChange<Search> = (change: Partial<Search>, options?: { push?: boolean }) => void;

/**
 * The new parameters of an address: the old ones with a change. Typed as anything, because the router would want the
 * shape of every route at once; it checks the result against the target's own schema.
 */
export const withChange = (change: object): never =>
  ((old: object) => ({ ...old, ...change })) as never;

/**
 * Writes parameters of the present route's address. Filters, pages and sorting replace the entry, so that Back leaves
 * the page; opening something is a step of its own (`push`).
 */
export function useSearchChange<Search extends object>(): SearchChange<Search> {
  const navigate = useNavigate();
  return useCallback(
    (change, options) =>
      void navigate({
        to: ".",
        search: withChange(change),
        replace: options?.push !== true,
      }),
    [navigate],
  );
}
