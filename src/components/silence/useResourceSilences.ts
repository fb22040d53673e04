import { useQuery } from "@tanstack/react-query";
import { listResourceSilences } from "~generated/access";
import { listResourceSilencesOptions } from "~generated/notification/@tanstack/react-query.gen";
import type { ResourceSilence } from "~generated/notification/types.gen";
import { useAccess } from "~/api/access";
import { toInstant } from "~/lib/time/instant";

/** Kinds of resources that can be silenced. */
const kinds: ReadonlySet<string> = new Set(["config", "component", "check", "canary"]);

/** As fresh as the lists of notifications are. */
const FRESH_MS = 15_000;

const endOf = ({ until }: ResourceSilence) => toInstant(until)?.getTime() ?? Infinity;

/**
 * The silences that hold for a resource now, the one that ends last first; none where the reader may not know, or the
 * backend does not.
 */
export function useResourceSilences(type: string | null, id: string): readonly ResourceSilence[] {
  const { action, resource } = listResourceSilences;
  const may = useAccess().can(action, resource);
  const query = useQuery({
    ...listResourceSilencesOptions({ query: { type: type ?? "", id } }),
    enabled: may && type !== null && kinds.has(type),
    staleTime: FRESH_MS,
    select: (silences) => silences.toSorted((a, b) => endOf(b) - endOf(a)),
  });
  return query.data ?? none;
}

const none: readonly ResourceSilence[] = [];
