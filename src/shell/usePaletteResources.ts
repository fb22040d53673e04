import { useEffect, useState } from "react";
import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { searchResourcesOptions } from "~generated/resources/@tanstack/react-query.gen";
import { errorText } from "~/api/errors";
import { isVisible, type NavState } from "./nav";
import { areas, paletteOnly, settings } from "./nav";
import { kindNames, kindOf, type PaletteKindName } from "./paletteKinds";
import { namedReads } from "./paletteReads";
import { entriesOf, nameSearch, resourceSearches, type FoundEntry } from "./paletteResources";

/** Milliseconds without typing after which the backend is asked. */
const pause = 100;
/** Hits of a named read among all kinds, and of one kind alone. */
const some = 6;
const many = 50;

const entries = [...areas, ...settings, ...paletteOnly];

/** Kinds whose pages this person sees. */
export const visibleKinds = (state: NavState): readonly PaletteKindName[] =>
  kindNames.filter((kind) => {
    const item = entries.find(({ path }) => path === kindOf(kind).nav);
    return item !== undefined && isVisible(item, state);
  });

interface Found {
  found: readonly FoundEntry[];
  isSearching: boolean;
  /** Why nothing could be searched; undefined where at least one kind answered. */
  failure: string | undefined;
}

/**
 * Records of the kinds that fit what was typed: by searchResources where it knows the kind, by its named read otherwise.
 * A kind that cannot answer takes none of the others with it.
 */
export function usePaletteResources(text: string, kinds: readonly PaletteKindName[]): Found {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const searches = resourceSearches(settled, kinds);
  const name = nameSearch(settled);
  const named = kinds.flatMap((kind) => {
    const read = namedReads[kind];
    return read === undefined || name === undefined
      ? []
      : [{ kind, read: read({ text: name, limit: kinds.length === 1 ? many : some, offset: 0 }) }];
  });
  const rules = { staleTime: 10_000, placeholderData: keepPreviousData, retry: false } as const;
  const searched = useQueries({
    queries: searches.map((body) => ({ ...searchResourcesOptions({ body }), ...rules })),
  });
  const read = useQueries({
    queries: named.map(({ read: { queryKey, queryFn } }) => ({ queryKey, queryFn, ...rules })),
  });
  const isAsking = searches.length + named.length > 0;
  const hits = isAsking
    ? kinds.flatMap((kind): FoundEntry[] => [
        ...searched.flatMap(({ data }) => (data ? entriesOf(data, kind) : [])),
        ...named.flatMap((one, at) =>
          one.kind !== kind
            ? []
            : (read[at]?.data?.options ?? [])
                .slice(0, kinds.length === 1 ? many : some)
                .map(({ value, label, hint }) => ({
                  kind,
                  id: value,
                  name: label,
                  hint: hint ?? "",
                })),
        ),
      ])
    : [];
  const all = [...searched, ...read];
  const firstError = all.find(({ error }) => error !== null)?.error;
  return {
    found: hits,
    isSearching: settled !== text || all.some(({ isFetching }) => isFetching),
    failure:
      firstError !== undefined && all.every(({ isError }) => isError)
        ? errorText(firstError)
        : undefined,
  };
}
