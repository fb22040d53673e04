import { useEffect, useMemo, useRef, useState } from "react";
import type { ShownGraph } from "./graphModel";
import { type GraphDirection, layoutOf, type Place } from "./layout";

/** A graph with the places of its nodes. */
export interface Laid {
  of: ShownGraph;
  /** What the places depend on. */
  shape: string;
  direction: GraphDirection;
  places: ReadonlyMap<string, Place>;
}

/** Nodes, levels and links; what a node looks like or how a link is drawn moves nothing. */
const shapeOf = ({ nodes, links }: ShownGraph, direction: GraphDirection) =>
  [
    direction,
    ...nodes.map(({ id, level }) => `${id} ${level}`),
    ...links.map(({ from, to }) => `${from} ${to}`),
  ].join("\n");

/** Places for what is shown; those of before stay until the new ones are there. */
export function useLayout(shown: ShownGraph, direction: GraphDirection): Laid | undefined {
  const shape = useMemo(() => shapeOf(shown, direction), [shown, direction]);
  const [laid, setLaid] = useState<Laid>();
  const [error, setError] = useState<unknown>();
  const newest = useRef(shown);
  useEffect(() => {
    newest.current = shown;
  }, [shown]);
  useEffect(() => {
    let isGone = false;
    const of = newest.current;
    layoutOf(of, direction).then(
      (places) => {
        if (!isGone) setLaid({ of, shape, direction, places });
      },
      (failure: unknown) => {
        if (!isGone) setError(failure);
      },
    );
    return () => {
      isGone = true;
    };
  }, [shape, direction]);
  if (error !== undefined) throw error;
  return laid?.shape === shape ? { ...laid, of: shown } : laid;
}
