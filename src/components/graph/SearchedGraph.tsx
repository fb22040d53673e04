import type { ComponentProps, ReactNode } from "react";
import type { SearchChange } from "~/components/address/useSearchChange";
import { SearchBox } from "~/ui/field/SearchBox";
import { GraphView, type GraphEdges } from "./GraphView";
import type { GraphDirection } from "./layout";
import styles from "./SearchedGraph.module.css";

/** What a graph keeps in the address: how it is drawn, and what is looked for in it. */
export interface GraphSearch {
  direction?: GraphDirection | undefined;
  edges?: GraphEdges | undefined;
  find?: string | undefined;
}

interface Props extends Pick<
  ComponentProps<typeof GraphView>,
  "label" | "items" | "links" | "rootId" | "onOpen"
> {
  search: GraphSearch;
  onSearch: SearchChange<GraphSearch>;
  /** What stands beside the search box. */
  children?: ReactNode;
}

/** A graph under its search box; direction, edges and what is looked for stand in the address. */
export function SearchedGraph({ search, onSearch, children, ...graph }: Props) {
  const { direction = "right", edges = "curved", find = "" } = search;
  return (
    <>
      <div className={styles["bar"]} role="group" aria-label="Graph">
        <SearchBox
          label="Find in graph"
          value={find}
          onChange={(text) => onSearch({ find: text.trim() || undefined })}
        />
        {children}
      </div>
      <GraphView
        {...graph}
        direction={direction}
        onDirection={(next) => onSearch({ direction: next === "right" ? undefined : next })}
        edges={edges}
        onEdges={(next) => onSearch({ edges: next === "curved" ? undefined : next })}
        find={find}
      />
    </>
  );
}
