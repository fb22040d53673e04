import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { silencedSendsOptions, type SilenceEntry } from "~generated/db/reads";
import { silenceList, type SilencesSearch } from "./silences";

/** A silence with how much it kept back. */
export interface SilenceRow extends SilenceEntry {
  /** Missing while it is not known. `isMore`: there is more than was counted. */
  silenced?: { count: number; isMore: boolean };
}

/** Entries that are counted for one page of silences; each stands for a resource and an event of a day. */
const MOST = 1_000;

/** The page of silences, and one read for what all of them kept back. */
export function useSilenceRows(search: SilencesSearch) {
  const query = useQuery(silenceList.read(search));
  const ids = useMemo(
    () => (query.data?.rows ?? []).map(({ id }) => id).toSorted(),
    [query.data?.rows],
  );
  const sends = useQuery({
    ...silencedSendsOptions({ silenceIds: ids, limit: MOST, offset: 0 }),
    enabled: ids.length > 0,
  }).data;
  const data = useMemo(() => {
    if (!query.data || !sends) return query.data;
    const counts = new Map<string | null, number>();
    for (const { silenced_by: id, count } of sends.rows)
      counts.set(id, (counts.get(id) ?? 0) + count);
    const isMore = (sends.total ?? 0) > sends.rows.length;
    return {
      ...query.data,
      rows: query.data.rows.map((silence): SilenceRow => ({
        ...silence,
        silenced: { count: counts.get(silence.id) ?? 0, isMore },
      })),
    };
  }, [query.data, sends]);
  return { ...query, data };
}
