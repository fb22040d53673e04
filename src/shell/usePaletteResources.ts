import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { isBuiltPath } from "~/components/links/builtPath";
import type { PaletteAction } from "~/components/palette/paletteActions";
import { searchResourcesOptions } from "~generated/resources/@tanstack/react-query.gen";
import { foundEntries, resourceSearch } from "./paletteResources";

/** Milliseconds without typing after which the backend is asked (spec 2 §5, resource picker). */
const pause = 300;

/** Resources of every kind whose name holds what was typed (searchResources). */
export function usePaletteResources(text: string): {
  found: readonly PaletteAction[];
  isSearching: boolean;
  isFailed: boolean;
} {
  const router = useRouter();
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const wanted = resourceSearch(text);
  const body = resourceSearch(settled);
  const query = useQuery({
    ...searchResourcesOptions({ body: body ?? {} }),
    enabled: body !== undefined,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });
  const entries =
    wanted === undefined || body === undefined || query.data === undefined
      ? []
      : foundEntries(query.data, (path) =>
          isBuiltPath(router, new URL(path, location.origin).pathname),
        );
  return {
    found: entries.map(({ path, ...entry }) => ({
      ...entry,
      run: () => router.history.push(path),
    })),
    isSearching: wanted !== undefined && (settled !== text || query.isFetching),
    isFailed: wanted !== undefined && query.isError,
  };
}
