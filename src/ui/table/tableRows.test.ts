import { describe, expect, it } from "vitest";
import { columnTracks, columnVisibility } from "./tableColumns";
import { activeIndex, rowKeyAction, scrollTopFor } from "./tableKeys";
import { expandableIds, flattenRows } from "./tableRows";

interface Node {
  id: string;
  below?: Node[];
}

const forest: Node[] = [
  { id: "a", below: [{ id: "a1" }, { id: "a2", below: [{ id: "a2x" }] }] },
  { id: "b", below: [] },
  { id: "c", below: [{ id: "c1" }] },
];
const rowId = (node: Node) => node.id;
const childrenOf = (node: Node) => node.below;
const flat = (...open: string[]) =>
  flattenRows(forest, rowId, { childrenOf, expanded: new Set(open) });

describe("flattenRows", () => {
  it("leaves a flat list as it is", () => {
    const { items } = flattenRows(forest, rowId);
    expect(items.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(items.every(({ isExpandable, level }) => !isExpandable && level === 1)).toBe(true);
  });

  it("shows children below open parents only", () => {
    expect(flat().items.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(flat("a2").items.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(flat("a", "a2").items.map(({ id, level }) => `${level} ${id}`)).toEqual([
      "1 a",
      "2 a1",
      "2 a2",
      "3 a2x",
      "1 b",
      "1 c",
    ]);
  });

  it("knows parents, siblings and indices", () => {
    const { items, indexOf } = flat("a", "a2");
    expect(items[indexOf.get("a2x") ?? -1]).toMatchObject({ parent: 2, position: 1, siblings: 1 });
    expect(items[2]).toMatchObject({
      id: "a2",
      parent: 0,
      position: 2,
      siblings: 2,
      isExpanded: true,
    });
    expect(items[4]).toMatchObject({ id: "b", parent: -1, isExpandable: false });
  });

  it("lets the owner say which parents are groups", () => {
    const { items } = flattenRows(forest, rowId, {
      childrenOf,
      expanded: new Set(),
      isGroup: ({ id }) => id !== "a",
    });
    expect(items.map(({ isGroup }) => isGroup)).toEqual([false, false, true]);
  });
});

it("expandableIds finds parents in closed branches, too", () => {
  expect([...expandableIds(forest, rowId, childrenOf)]).toEqual(["a", "a2", "c"]);
});

describe("rowKeyAction", () => {
  const { items } = flat("a");
  const key = (name: string, index: number) => rowKeyAction(name, index, items, 3);

  it("moves and stops at both ends", () => {
    expect(key("ArrowDown", 0)).toEqual({ kind: "focus", index: 1 });
    expect(key("ArrowDown", 4)).toEqual({ kind: "focus", index: 4 });
    expect(key("ArrowUp", 0)).toEqual({ kind: "focus", index: 0 });
    expect(key("End", 0)).toEqual({ kind: "focus", index: 4 });
    expect(key("Home", 3)).toEqual({ kind: "focus", index: 0 });
    expect(key("PageDown", 0)).toEqual({ kind: "focus", index: 2 });
    expect(key("PageUp", 1)).toEqual({ kind: "focus", index: 0 });
  });

  it("opens, enters, leaves and closes branches with the arrows", () => {
    expect(key("ArrowRight", 0)).toEqual({ kind: "focus", index: 1 });
    expect(key("ArrowRight", 2)).toEqual({ kind: "toggle" });
    expect(key("ArrowRight", 1)).toBeUndefined();
    expect(key("ArrowLeft", 2)).toEqual({ kind: "focus", index: 0 });
    expect(key("ArrowLeft", 0)).toEqual({ kind: "toggle" });
    expect(key("ArrowLeft", 3)).toBeUndefined();
  });

  it("opens leaves, toggles groups, and leaves other keys alone", () => {
    expect(key("Enter", 1)).toEqual({ kind: "open" });
    expect(key("Enter", 0)).toEqual({ kind: "toggle" });
    expect(key(" ", 0)).toEqual({ kind: "toggle" });
    expect(key(" ", 1)).toEqual({ kind: "ignore" });
    expect(key("a", 0)).toBeUndefined();
    expect(key("Enter", 9)).toBeUndefined();
  });
});

it("scrollTopFor moves as little as possible", () => {
  expect(scrollTopFor(2, 35, 0, 350)).toBe(0);
  expect(scrollTopFor(10, 35, 0, 350)).toBe(35);
  expect(scrollTopFor(1, 35, 200, 350)).toBe(35);
  expect(scrollTopFor(0, 35, 0, 20)).toBe(15);
});

it("activeIndex stays with the row, then with its place", () => {
  const { indexOf, items } = flat();
  expect(activeIndex(null, items.length, indexOf)).toBe(0);
  expect(activeIndex({ id: "c", index: 0 }, items.length, indexOf)).toBe(2);
  expect(activeIndex({ id: "gone", index: 1 }, items.length, indexOf)).toBe(1);
  expect(activeIndex({ id: "gone", index: 9 }, items.length, indexOf)).toBe(2);
  expect(activeIndex({ id: "gone", index: 9 }, 0, new Map())).toBe(-1);
});

describe("columns", () => {
  it("gives what is left to fill columns, or to the last", () => {
    expect(columnTracks([{ width: "fill", minWidth: 200 }, { width: 90 }])).toEqual({
      template: "minmax(200px, 1fr) 90px",
      minWidth: 290,
    });
    expect(columnTracks([{ width: 80 }, { width: 90 }]).template).toBe("80px minmax(90px, 1fr)");
    expect(columnTracks([{}]).minWidth).toBe(160);
  });

  it("hides what the user or the viewport hides, never the first", () => {
    const columns = [{ id: "name" }, { id: "type" }, { id: "age", hideBelow: 600 }];
    expect(columnVisibility(columns, new Set(["name", "type"]), (width) => width > 500)).toEqual({
      name: true,
      type: false,
      age: false,
    });
  });
});
