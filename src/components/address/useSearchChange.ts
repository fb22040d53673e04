import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";

/** Changes of the address: `undefined` takes a parameter away. `push` makes it a step that Back undoes. */
export type SearchChange<Search> = (change: Partial<Search>, options?: { push?: boolean }) => void;

/** Texts of the present searches, whole and without their last key: each row of a long list adds its own id to one. */
const written = new WeakMap<object, Map<string | undefined, string>>();

function textOf(router: AnyRouter, search: object, without?: string): string {
  const texts = written.get(search) ?? new Map<string | undefined, string>();
  written.set(search, texts);
  const known = texts.get(without);
  if (known !== undefined) return known;
  const kept = Object.entries(search).filter(([key]) => key !== without);
  const text: string = router.options.stringifySearch(Object.fromEntries(kept));
  texts.set(without, text);
  return text;
}

/** The present page's address with some parameters changed; the target's own schema reads it. */
export function addressWith(router: AnyRouter, change: object): string {
  const { pathname, search } = router.latestLocation;
  const keys = Object.keys(search);
  const replaced = keys.filter((key) => Object.hasOwn(change, key));
  const isLast = replaced.length === 1 && replaced[0] === keys.at(-1);
  if (replaced.length > 0 && !isLast)
    return pathname + router.options.stringifySearch({ ...search, ...change });
  const present = textOf(router, search, replaced[0]);
  const added = router.options.stringifySearch(change);
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
