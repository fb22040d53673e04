import { useQueries } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Minus, Plus } from "lucide-react";
import { useMemo } from "react";
import { configRelationshipsOptions, type RelatedConfigEntry } from "~generated/db/reads";
import type { SearchChange } from "~/components/address/useSearchChange";
import { readFault } from "~/components/errors/readFault";
import { shortType } from "~/components/config/ConfigType";
import { SearchedGraph } from "~/components/graph/SearchedGraph";
import type { GraphItem } from "~/components/graph/graphModel";
import { configLook } from "~/lib/health/health";
import { FaultLine } from "~/ui/feedback/FaultLine";
import { IconButton } from "~/ui/button/IconButton";
import { mostDepth, type RelationshipFilters } from "./relationships";
import type { RelationshipsSearch } from "./search";
import styles from "./item.module.css";

interface Props {
  id: string;
  rows: readonly RelatedConfigEntry[];
  filters: RelationshipFilters;
  search: RelationshipsSearch;
  onSearch: SearchChange<RelationshipsSearch>;
}

/** Ids per call: longer addresses are refused on the way. */
const chunk = 100;

/** Links of these items that do not say that one contains the other; asked only where such links are shown. */
function useSoftLinks(rows: readonly RelatedConfigEntry[], isAsked: boolean) {
  const ids = useMemo(
    () =>
      isAsked
        ? rows.filter(({ related_ids: to }) => (to?.length ?? 0) > 0).map(({ id }) => id)
        : [],
    [rows, isAsked],
  );
  const chunks = Array.from({ length: Math.ceil(ids.length / chunk) }, (_, index) =>
    ids.slice(index * chunk, (index + 1) * chunk),
  );
  return useQueries({
    queries: chunks.map((configIds) =>
      configRelationshipsOptions({ configIds, isLive: true, limit: 1000, offset: 0 }),
    ),
    combine: (answers) => ({
      soft: softOf(answers.map(({ data }) => data?.rows ?? [])),
      fault: readFault("kinds of the links", ...answers),
    }),
  });
}

function softOf(
  answers: readonly (readonly {
    config_id: string;
    related_id: string;
    relation: string | null;
  }[])[],
): ReadonlySet<string> {
  const [hard, soft] = [new Set<string>(), new Set<string>()];
  for (const { config_id: from, related_id: to, relation } of answers.flat())
    (relation === "hard" ? hard : soft).add(`${from} ${to}`);
  return new Set([...soft].filter((link) => !hard.has(link)));
}

/** Related items as a graph: how deep, and what is looked for, stand in the address. */
export function RelationshipsGraph({ id, rows, filters, search, onSearch }: Props) {
  const router = useRouter();
  const { soft, fault } = useSoftLinks(rows, filters.soft);
  const items = useMemo(
    () =>
      rows.map((row): GraphItem => {
        const { tone, word } = configLook(row.health);
        return {
          id: row.id,
          title: row.name ?? row.id,
          kind: shortType(row.type ?? ""),
          icon: row.type,
          tone,
          state: word,
          count: row.changes ?? 0,
          href: `/catalog/${row.id}/relationships`,
          isDeleted: row.deleted_at !== null,
        };
      }),
    [rows],
  );
  const links = useMemo(
    () =>
      rows.flatMap(({ id: from, related_ids: related }) =>
        (related ?? []).map((to) => ({ from, to, isSoft: soft.has(`${from} ${to}`) })),
      ),
    [rows, soft],
  );
  const setDepth = (depth: number) => onSearch({ depth: depth === mostDepth ? undefined : depth });
  const name = rows.find((row) => row.id === id)?.name ?? id;
  return (
    <>
      {fault ? (
        <div className={styles["bar"]}>
          <FaultLine
            fault={{ ...fault, text: `${fault.text} All links are drawn as hard ones.` }}
          />
        </div>
      ) : null}
      <SearchedGraph
        label={`Relationships of ${name}`}
        items={items}
        links={links}
        rootId={id}
        search={search}
        onSearch={onSearch}
        onOpen={({ href }) => void router.navigate({ href: `${href}${location.search}` })}
      >
        <span className={styles["depth"]} role="group" aria-label="Depth">
          Depth
          <IconButton
            icon={Minus}
            label="Less deep"
            disabledReason={filters.depth <= 1 ? "one step is the least" : undefined}
            onClick={() => setDepth(filters.depth - 1)}
          />
          <output>{filters.depth}</output>
          <IconButton
            icon={Plus}
            label="Deeper"
            disabledReason={filters.depth >= mostDepth ? "ten steps are the most" : undefined}
            onClick={() => setDepth(filters.depth + 1)}
          />
        </span>
        <span className={styles["count"]}>
          {(rows.length - 1).toLocaleString("en")} related items
        </span>
      </SearchedGraph>
    </>
  );
}
