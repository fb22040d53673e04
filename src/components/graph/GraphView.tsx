import {
  Background,
  MiniMap,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  type Edge,
} from "@xyflow/react";
import "@xyflow/react/dist/base.css";
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { usePreferences } from "~/components/preferences/preferences";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { type KeyHint, useKeyHints } from "~/ui/keys/keyHints";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { GraphCard, type CardNode } from "./GraphCard";
import { GraphLegend, LevelNames } from "./GraphLegend";
import { goesOn, openedByKey } from "./goOn";
import { shownGraph, type GraphItem, type GraphLink, type GraphNode } from "./graphModel";
import { GraphTools } from "./GraphTools";
import styles from "./GraphView.module.css";
import { type GraphDirection, nodeSize, prepareLayout } from "./layout";
import { type Laid, useLayout } from "./useLayout";
import { viewportAt } from "./viewport";
import { nodeWords, stepFrom } from "./walk";

export type GraphEdges = "curved" | "stepped";

interface Props {
  /** Names the graph: "Relationships of checkout-api". */
  label: string;
  items: readonly GraphItem[];
  links: readonly GraphLink[];
  rootId: string;
  direction: GraphDirection;
  onDirection: (direction: GraphDirection) => void;
  edges: GraphEdges;
  onEdges: (edges: GraphEdges) => void;
  /** Text that nodes are looked for by. */
  find: string;
  onOpen: (item: GraphItem) => void;
  /** For the search box: goes to the next match, or to the one before. */
  matches?: Ref<GraphMatches>;
}

export interface GraphMatches {
  go: (step: 1 | -1) => void;
}

// While the items are still on their way.
if ("Worker" in globalThis) prepareLayout();

/** What the drawing's handler answers to. */
const hints: readonly KeyHint[] = [
  ["↑ ↓ ← →", "Walk from node to node"],
  ["Enter", "Open the node, or the nodes folded into it"],
  ["+ −", "Zoom in, zoom out"],
  ["F", "Fit the graph to the window"],
];

const nodeTypes = { card: GraphCard };
/** Below this size nobody can read a node: a larger graph begins at what it is about. */
const readable = 0.65;
/** Larger graphs keep only what is in sight in the document. */
const manyNodes = 150;

/** A graph of items and what they hang on (facts 8.4): folded by kind, laid out in a worker, walked by arrow keys. */
export function GraphView(props: Props) {
  const { items, links, rootId } = props;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => shownGraph(items, links, rootId, open), [items, links, rootId, open]);
  const laid = useLayout(shown, props.direction);
  if (shown.nodes.length === 0)
    return (
      <EmptyState
        title="No data available"
        text="Nothing that the filters let through is related. Loosen them to see more."
      />
    );
  if (!laid) return <Skeleton rows={10} />;
  return (
    <ReactFlowProvider>
      <Drawing {...props} laid={laid} open={open} onOpenFolds={setOpen} />
    </ReactFlowProvider>
  );
}

interface DrawingProps extends Props {
  laid: Laid;
  open: ReadonlySet<string>;
  onOpenFolds: (open: ReadonlySet<string>) => void;
}

function Drawing(props: DrawingProps) {
  const { label, laid, rootId, edges, find, onOpen, open, onOpenFolds } = props;
  const id = useId();
  const flow = useReactFlow();
  const { theme } = usePreferences();
  const { nodes: shown, links } = laid.of;
  const wanted = find.trim().toLowerCase();
  const found = useMemo(
    () =>
      new Set(
        wanted === ""
          ? []
          : shown
              .filter((node) =>
                ("items" in node ? [...node.items, { title: node.kind }] : [node.item]).some(
                  ({ title }) => title.toLowerCase().includes(wanted),
                ),
              )
              .map((node) => node.id),
      ),
    [shown, wanted],
  );
  // A match that is out of sight is no help: a search begins at the first of its own, wherever one had been before.
  const [chosen, setChosen] = useState({ id: rootId, find: "" });
  const [first] = found;
  const isSought = chosen.find === wanted || first === undefined || found.has(chosen.id);
  const current = isSought ? chosen.id : first;
  const openNode = (node: GraphNode) => {
    if ("items" in node) onOpenFolds(new Set([...open, node.id]));
    else onOpen(node.item);
  };
  const nodes = shown.flatMap((node): CardNode[] => {
    const place = laid.places.get(node.id);
    if (!place) return [];
    return [
      {
        id: node.id,
        type: "card",
        position: place,
        ...nodeSize,
        data: {
          node,
          direction: laid.direction,
          isRoot: node.id === rootId,
          isCurrent: node.id === current,
          isFound: found.has(node.id),
          onOpen: openNode,
        },
      },
    ];
  });
  const lines = links.map(({ from, to, isSoft }): Edge => ({
    id: `${from} ${to}`,
    source: from,
    target: to,
    type: edges === "stepped" ? "smoothstep" : "default",
    className: `${isSoft ? styles["soft"] : ""} ${from === rootId || to === rootId ? styles["own"] : ""}`,
    focusable: false,
  }));
  const center = (nodeId: string, zoom?: number) => {
    const place = laid.places.get(nodeId);
    if (!place) return;
    void flow.setCenter(place.x + nodeSize.width / 2, place.y + nodeSize.height / 2, {
      zoom: zoom ?? Math.max(0.7, flow.getZoom()),
      duration: 0,
    });
  };
  const show = (nodeId: string, zoom?: number) => {
    setChosen({ id: nodeId, find: wanted });
    center(nodeId, zoom);
  };
  const goToFound = (step: 1 | -1) => {
    const list = shown.filter((node) => found.has(node.id));
    const at = list.findIndex((node) => node.id === current);
    const next = list[(at + step + list.length) % list.length];
    if (next) show(next.id, 1);
  };
  useImperativeHandle(props.matches, () => ({ go: goToFound }));
  /** All of it where that can be read, else what is looked for, or the middle of it all. */
  const begin = () => {
    void flow.fitView({ maxZoom: 1, padding: 0.06 }).then(() => {
      const { width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
      if (flow.getZoom() >= readable) return;
      void flow.setViewport(viewportAt(current, laid.places, { width, height }, 0.8));
    });
  };
  const centerFound = useEffectEvent((text: string) => {
    if (text !== "" && found.has(current)) center(current);
  });
  useEffect(() => centerFound(wanted), [wanted]);
  const frame = useRef<HTMLDivElement>(null);
  const walker = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (goesOn()) walker.current?.focus();
  }, []);
  const here = shown.find((node) => node.id === current);
  useKeyHints(`Graph: ${label}`, hints);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = stepFrom(current, event.key, laid.places);
    if (next !== undefined) show(next);
    else if (event.key === "Enter" && here) {
      if ("item" in here) openedByKey();
      openNode(here);
    } else if (event.key === "+" || event.key === "=") void flow.zoomIn();
    else if (event.key === "-") void flow.zoomOut();
    else if (event.key === "f") void flow.fitView();
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles["view"]}>
      {/* Lies over the drawing without taking the pointer; what it holds is the node that the keys have come to. */}
      <div
        ref={walker}
        role="listbox"
        aria-label={label}
        aria-describedby={`${id}-help`}
        aria-activedescendant={`${id}-${current}`}
        tabIndex={0}
        className={styles["walker"]}
        onKeyDown={onKeyDown}
      >
        <VisuallyHidden>
          <span key={current} id={`${id}-${current}`} role="option" aria-selected tabIndex={-1}>
            {here ? nodeWords(here, links, shown) : ""}
          </span>
        </VisuallyHidden>
      </div>
      <div ref={frame} className={styles["graph"]}>
        <ReactFlow
          nodes={nodes}
          edges={lines}
          nodeTypes={nodeTypes}
          colorMode={theme === "system" ? "system" : theme}
          onInit={() => begin()}
          minZoom={0.05}
          maxZoom={2}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          disableKeyboardA11y
          onlyRenderVisibleElements={shown.length > manyNodes}
          proOptions={{ hideAttribution: true }}
        >
          <Background gap={24} size={1} color="var(--qd-line)" />
          <MiniMap
            pannable
            zoomable
            ariaLabel="Overview of the graph"
            style={{ width: 160, height: 100 }}
            nodeClassName={(node) => styles[`map-${toneOf(node as CardNode)}`] ?? ""}
          />
          {laid.direction === "right" ? <LevelNames nodes={shown} places={laid.places} /> : null}
        </ReactFlow>
      </div>
      <GraphTools
        label={label}
        graph={laid.of}
        places={laid.places}
        rootId={rootId}
        direction={props.direction}
        onDirection={props.onDirection}
        edges={edges}
        onEdges={props.onEdges}
        isOpen={open.size > 0}
        onFold={() => onOpenFolds(new Set())}
        found={wanted === "" ? undefined : found.size}
        onFound={goToFound}
      />
      <GraphLegend />
      <VisuallyHidden>
        <p id={`${id}-help`}>
          Arrow keys walk from node to node, Enter opens one, plus and minus zoom, F fits the graph
          to the window. The table shows the same items as a list.
        </p>
      </VisuallyHidden>
    </div>
  );
}

const toneOf = ({ data: { node } }: CardNode) =>
  "items" in node
    ? (node.items.find(({ tone }) => tone === "bad")?.tone ?? "good")
    : node.item.tone;
