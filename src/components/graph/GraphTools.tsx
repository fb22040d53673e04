import { useReactFlow } from "@xyflow/react";
import {
  ArrowDown,
  ArrowRight,
  ChevronDown,
  ChevronUp,
  FoldVertical,
  ImageDown,
  Maximize,
  Minus,
  Plus,
  Spline,
  Waypoints,
} from "lucide-react";
import { notifySuccess } from "~/components/messages/notify";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import { IconButton } from "~/ui/button/IconButton";
import { graphSvg } from "./graphSvg";
import type { ShownGraph } from "./graphModel";
import type { GraphEdges } from "./GraphView";
import type { GraphDirection, Place } from "./layout";
import { saveText } from "~/ui/text/saveFile";
import styles from "./GraphView.module.css";

interface Props {
  label: string;
  graph: ShownGraph;
  places: ReadonlyMap<string, Place>;
  rootId: string;
  direction: GraphDirection;
  onDirection: (direction: GraphDirection) => void;
  edges: GraphEdges;
  onEdges: (edges: GraphEdges) => void;
  isOpen: boolean;
  onFold: () => void;
  /** Nodes that the search found; undefined without one. */
  found: number | undefined;
  onFound: (step: 1 | -1) => void;
}

function save(name: string, svg: string): void {
  saveText(`${name}.svg`, svg, "image/svg+xml");
  notifySuccess(`${name}.svg was downloaded`);
}

/** Zoom, fit, direction, edges, folding, the picture of the graph, and the way through what was found. */
export function GraphTools(props: Props) {
  const flow = useReactFlow();
  const { direction, edges, found } = props;
  const isPhone = useMediaQuery("(max-width: 640px)");
  return (
    <div
      className={styles["tools"]}
      role="toolbar"
      aria-label="Graph"
      aria-orientation={isPhone ? "horizontal" : "vertical"}
    >
      {found === undefined ? null : (
        <>
          <output className={styles["found"]}>{found} found</output>
          <IconButton
            icon={ChevronUp}
            label="Previous match"
            tooltipSide="left"
            onClick={() => props.onFound(-1)}
          />
          <IconButton
            icon={ChevronDown}
            label="Next match"
            tooltipSide="left"
            onClick={() => props.onFound(1)}
          />
        </>
      )}
      <IconButton
        icon={Plus}
        label="Zoom in"
        tooltipSide="left"
        onClick={() => void flow.zoomIn()}
      />
      <IconButton
        icon={Minus}
        label="Zoom out"
        tooltipSide="left"
        onClick={() => void flow.zoomOut()}
      />
      <IconButton
        icon={Maximize}
        label="Fit to the window"
        tooltipSide="left"
        onClick={() => void flow.fitView()}
      />
      <IconButton
        icon={direction === "right" ? ArrowDown : ArrowRight}
        label={direction === "right" ? "Lay out top to bottom" : "Lay out left to right"}
        tooltipSide="left"
        onClick={() => props.onDirection(direction === "right" ? "down" : "right")}
      />
      <IconButton
        icon={edges === "curved" ? Waypoints : Spline}
        label={edges === "curved" ? "Stepped lines" : "Curved lines"}
        tooltipSide="left"
        onClick={() => props.onEdges(edges === "curved" ? "stepped" : "curved")}
      />
      {props.isOpen ? (
        <IconButton
          icon={FoldVertical}
          label="Fold by type again"
          tooltipSide="left"
          onClick={props.onFold}
        />
      ) : null}
      <IconButton
        icon={ImageDown}
        label="Download as a picture"
        tooltipSide="left"
        onClick={() => save(props.label, graphSvg(props.graph, props.places, props.rootId))}
      />
    </div>
  );
}
