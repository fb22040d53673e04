import { type ComponentProps, type ReactNode, useRef } from "react";
import type { SearchChange } from "~/components/address/useSearchChange";
import { SearchBox } from "~/ui/field/SearchBox";
import { GraphView, type GraphEdges, type GraphMatches } from "./GraphView";
import type { GraphDirection } from "./layout";
import styles from "./SearchedGraph.module.css";

/** What a graph keeps in the address: how it is drawn, and what is looked for in it. */
interface GraphSearch {
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
  const matches = useRef<GraphMatches>(null);
  return (
    <>
      <div className={styles["bar"]} role="group" aria-label="Graph">
        <div className={styles["find"]}>
          <SearchBox
            label="Find in graph"
            value={find}
            onAgain={(step) => matches.current?.go(step)}
            onChange={(text) => onSearch({ find: text.trim() || undefined })}
          />
        </div>
        {children}
      </div>
      <GraphView
        {...graph}
        matches={matches}
        direction={direction}
        onDirection={(next) => onSearch({ direction: next === "right" ? undefined : next })}
        edges={edges}
        onEdges={(next) => onSearch({ edges: next === "curved" ? undefined : next })}
        find={find}
      />
    </>
  );
}
