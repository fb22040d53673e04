import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import type { TopologyComponent } from "~generated/canary/types.gen";
import { SearchedGraph } from "~/components/graph/SearchedGraph";
import { componentName } from "~/components/topology/componentFacts";
import { componentGraph } from "./componentGraph";
import type { ChangeTopology, TopologySearch } from "./search";
import styles from "./topology.module.css";

interface Props {
  components: readonly TopologyComponent[];
  /** Component whose page this is. */
  root: TopologyComponent | undefined;
  search: TopologySearch;
  onSearch: ChangeTopology;
  /** What links to other components keep of the address. */
  kept: string;
}

/** Components and what they depend on, coloured by health; opening one shows its own map. */
export function ComponentMap({ components, root, search, onSearch, kept }: Props) {
  const router = useRouter();
  const { items, links, rootId } = useMemo(
    () => componentGraph(components, root),
    [components, root],
  );
  return (
    <div className={styles["map"]}>
      <SearchedGraph
        label={root ? `Map of ${componentName(root)}` : "Map of all components"}
        items={items}
        links={links}
        rootId={rootId}
        search={search}
        onSearch={onSearch}
        onOpen={({ id, href }) => {
          // The middle of the map is where the reader is already.
          if (id !== rootId) void router.navigate({ href: `${href}?${kept}` });
        }}
      />
    </div>
  );
}
