import { describe, expect, it } from "vitest";
import { columnTracks, columnVisibility } from "./tableColumns";
import { activeIndex, rowKeyAction, scrollTopFor } from "./tableKeys";
import { flatRows } from "./tableRows";

const row = (id: string, depth: number, children = 0) => ({
  id,
  depth,
  original: { id, row: id },
  subRows: Array.from({ length: children }),
});
const closed = [row("a", 0, 2), row("b", 0), row("c", 0, 1)];
const opened = [row("a", 0, 2), row("a1", 1), row("a2", 1, 1), ...closed.slice(1)];
const flat = (...open: string[]) =>
  flatRows(open.length > 0 ? opened : closed, new Set(open), undefined);

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
