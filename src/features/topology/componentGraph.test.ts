import { describe, expect, it } from "vitest";
import type { TopologyComponent } from "~generated/canary/types.gen";
import { ALL, componentGraph } from "./componentGraph";

const one = (id: string, more: Partial<TopologyComponent> = {}): TopologyComponent => ({
  id,
  name: id,
  agent_id: "local",
  namespace: "",
  status: "healthy",
  description: "",
  type: "Service",
  is_leaf: true,
  summary: {},
  ...more,
});
const drawn = (graph: ReturnType<typeof componentGraph>) =>
  graph.links.map(({ from, to, isSoft }) => `${from}${isSoft ? "~" : "-"}${to}`).toSorted();

describe("map of components", () => {
  it("hangs all roots on one item, with what stands below another one dashed", () => {
    const graph = componentGraph(
      [
        one("shop", {
          components: [
            one("checkout", { parent_id: "shop", parents: ["shop"] }),
            one("pay", { parent_id: "shop", parents: ["shop", "checkout", "gone"] }),
          ],
        }),
        one("stores"),
      ],
      undefined,
    );
    expect(graph.rootId).toBe(ALL);
    expect(drawn(graph)).toEqual([
      "all-shop",
      "all-stores",
      "checkout~pay",
      "shop-checkout",
      "shop-pay",
    ]);
    expect(graph.items[0]?.state).toBe("4 components");
  });

  it("knows parents also where the components come flat", () => {
    expect(drawn(componentGraph([one("b", { parent_id: "a" }), one("a")], undefined))).toEqual([
      "a-b",
      "all-a",
    ]);
  });

  it("begins at the component whose page it is, which need not be among its parts", () => {
    const root = one("shop", { components: [one("x")] });
    expect(drawn(componentGraph([one("checkout", { parent_id: "shop" })], root))).toEqual([
      "shop-checkout",
    ]);
    expect(componentGraph([root], root).items.map(({ id }) => id)).toEqual(["shop", "x"]);
  });
});
