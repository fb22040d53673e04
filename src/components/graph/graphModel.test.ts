import { describe, expect, it } from "vitest";
import { shownGraph, type GraphItem, type GraphLink } from "./graphModel";

const item = (id: string, kind = "Pod"): GraphItem => ({
  id,
  kind,
  title: id,
  tone: "good",
  state: "Healthy",
  href: `/catalog/${id}`,
});
const link = (from: string, to: string, isSoft = false): GraphLink => ({ from, to, isSoft });

const items = [
  item("root", "Deployment"),
  item("parent", "Namespace"),
  item("set", "ReplicaSet"),
  ...["p1", "p2", "p3", "p4"].map((id) => item(id)),
  item("volume", "Volume"),
  item("node", "Node"),
];
const links = [
  link("parent", "root"),
  link("root", "set"),
  ...["p1", "p2", "p3", "p4"].map((id) => link("set", id)),
  link("p1", "volume"),
  link("node", "p2", true),
];

const levels = (open: string[] = []) =>
  Object.fromEntries(
    shownGraph(items, links, "root", new Set(open)).nodes.map((node) => [
      "items" in node ? `${node.items.length} ${node.kind}` : node.id,
      node.level,
    ]),
  );

describe("shownGraph", () => {
  it("folds what has one kind and the same neighbours, and hides what hangs on it alone", () => {
    const three = shownGraph(items.slice(0, 6), links, "root", new Set());
    expect(three.nodes.map(({ id }) => id)).toEqual(["root", "set", "parent", "p1", "p2", "p3"]);
    const same = items.slice(0, 7);
    const plain = links.slice(0, 6);
    const folded = shownGraph(same, plain, "root", new Set());
    expect(folded.nodes.map(({ id }) => id)).toEqual(["root", "set", "parent", "below Pod set"]);
    expect(folded.links).toEqual([
      { from: "parent", to: "root", isSoft: false },
      { from: "root", to: "set", isSoft: false },
      { from: "set", to: "below Pod set", isSoft: false },
    ]);
    const opened = shownGraph(same, plain, "root", new Set(["below Pod set"]));
    expect(opened.nodes).toHaveLength(7);
  });

  it("counts levels from the root, in both directions and round corners", () => {
    expect(levels()).toEqual({
      root: 0,
      parent: -1,
      set: 1,
      p1: 2,
      p2: 2,
      p3: 2,
      p4: 2,
      volume: 3,
      node: 1,
    });
  });

  it("bears circles, links to nowhere and an unknown root", () => {
    const round = shownGraph(
      items,
      [...links, link("volume", "root"), link("root", "x")],
      "root",
      new Set(),
    );
    expect(round.nodes).toHaveLength(9);
    expect(shownGraph(items, links, "nobody", new Set())).toEqual({ nodes: [], links: [] });
  });
});
