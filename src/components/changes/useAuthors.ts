import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { peopleByIdsOptions, type PersonRef } from "~generated/db/reads";

export type Authors = ReadonlyMap<string, PersonRef>;

const nobody: Authors = new Map();

/** The people behind these ids, by one call; missing while they are on their way, and where they are gone. */
export function useAuthors(ids: readonly (string | null | undefined)[]): Authors {
  const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined))].toSorted();
  const { data } = useQuery({
    ...peopleByIdsOptions({ ids: wanted }),
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
  });
  return useMemo(
    () => (data ? new Map(data.rows.map((person) => [person.id, person])) : nobody),
    [data],
  );
}
