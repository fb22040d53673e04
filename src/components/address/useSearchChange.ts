import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";

/** Changes of the address: `undefined` takes a parameter away. `push` makes it a step that Back undoes. */
export type SearchChange<Search> = (change: Partial<Search>, options?: { push?: boolean }) => void;

/** Texts of the present searches: each row of a long list asks for the same one with its own id added. */
const written = new WeakMap<object, string>();

function textOf(router: AnyRouter, search: object): string {
  const known = written.get(search);
  if (known !== undefined) return known;
  const text: string = router.options.stringifySearch(search);
  written.set(search, text);
  return text;
}

/** The present page's address with some parameters changed; the target's own schema reads it. */
export function addressWith(router: AnyRouter, change: object): string {
  const { pathname, search } = router.latestLocation;
  if (Object.keys(change).some((key) => Object.hasOwn(search, key)))
    return pathname + router.options.stringifySearch({ ...search, ...change });
  const [present, added] = [textOf(router, search), router.options.stringifySearch(change)];
  return pathname + (present === "" ? added : present + added.replace("?", "&"));
}

/**
 * Writes parameters of the present route's address. Filters, pages and sorting replace the entry, so that Back leaves
 * the page; opening something is a step of its own (`push`).
 */
export function useSearchChange<Search extends object>(): SearchChange<Search> {
  const router = useRouter();
  return useCallback(
    (change, options) =>
      void router.navigate({ href: addressWith(router, change), replace: options?.push !== true }),
    [router],
  );
}

/** Gives the present route's address with some parameters changed, for rows and buttons that are real links. */
export function useSearchHref<Search extends object>(): (change: Partial<Search>) => string {
  const router = useRouter();
  return useCallback((change) => addressWith(router, change), [router]);
}
