import { describe, expect, it } from "vitest";
import type { DataColumn, DataTableProps } from "./dataTableTypes";
import { modelOf } from "./modelOf";
import type { SortValue } from "./tableSort";

interface Node {
  id: string;
  below?: Node[];
}

const forest: Node[] = [
  { id: "a", below: [{ id: "a1" }, { id: "a2", below: [{ id: "a2x" }] }] },
  { id: "b", below: [] },
  { id: "c", below: [{ id: "c1" }] },
];
const rowId = ({ id }: Node) => id;
const childrenOf = ({ below }: Node) => below;
const columns: DataColumn<Node>[] = [{ id: "id", header: "Id", cell: rowId }];
const onToggle = () => undefined;
const flat = (...open: string[]) =>
  modelOf({
    columns,
    rows: forest,
    rowId,
    tree: { childrenOf, expanded: new Set(open), onToggle },
  }).flat;

describe("rows below rows", () => {
  it("leaves a flat list as it is", () => {
    const { items } = modelOf({ columns, rows: forest, rowId }).flat;
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
    const isGroup = ({ id }: Node) => id !== "a";
    const tree = { childrenOf, expanded: new Set<string>(), onToggle, isGroup };
    const { items } = modelOf({ columns, rows: forest, rowId, tree }).flat;
    expect(items.map((item) => item.isGroup)).toEqual([false, false, true]);
  });

  it("finds parents in closed branches, too", () => {
    const tree = { childrenOf, expanded: new Set<string>(), onToggle };
    const model = modelOf({ columns, rows: forest, rowId, tree });
    expect([...model.allExpandable()]).toEqual(["a", "a2", "c"]);
  });

  it("knows a row without an id by its place, and keeps the others", () => {
    const broken: Node[] = [{ id: "a" }, null as unknown as Node, { id: "c" }];
    const { items } = modelOf({ columns, rows: broken, rowId }).flat;
    expect(items.map(({ id }) => id)).toEqual(["a", "unreadable 1", "c"]);
  });
});

interface Valued {
  id: number;
  value: SortValue;
}

/** A list that is whole in the browser, sorted by its values. */
function whole(rows: readonly Valued[], props: Partial<DataTableProps<Valued>> = {}) {
  return modelOf<Valued>({
    columns: [
      { id: "id", header: "Id", cell: () => null, value: ({ id }) => id },
      { id: "value", header: "V", cell: () => null, value: ({ value }) => value, isSortable: true },
    ],
    rows,
    rowId: ({ id }) => String(id),
    sort: { by: "value", desc: false },
    onSort: () => undefined,
    whole: { text: undefined },
    ...props,
  });
}

const sorted = (values: SortValue[], desc = false) =>
  whole(
    values.map((value, id) => ({ id, value })),
    { sort: { by: "value", desc } },
  ).flat.items.map(({ row }) => row.value);

describe("a list that is whole in the browser", () => {
  it("compares texts without case and numbers inside them by value", () => {
    expect(sorted(["item 10", "Item 9", "apple"])).toEqual(["apple", "Item 9", "item 10"]);
    expect(sorted(["zebra", "Änderung 10", "änderung 9"])).toEqual([
      "änderung 9",
      "Änderung 10",
      "zebra",
    ]);
  });

  it("compares numbers, dates and flags by value", () => {
    expect(sorted([10, 9, -1])).toEqual([-1, 9, 10]);
    expect(sorted([new Date(2), new Date(1)])).toEqual([new Date(1), new Date(2)]);
    expect(sorted([true, false], true)).toEqual([true, false]);
  });

  it("keeps missing values last in both directions", () => {
    expect(sorted([null, 2, undefined, 1])).toEqual([1, 2, null, undefined]);
    expect(sorted([null, 1, "", 2], true)).toEqual([2, 1, null, ""]);
  });

  it("keeps the order of equals, in both directions", () => {
    const rows = [
      { id: 1, value: "a" },
      { id: 2, value: "A" },
      { id: 3, value: "0" },
    ];
    const ids = (desc: boolean) =>
      whole(rows, { sort: { by: "value", desc } }).flat.items.map(({ row }) => row.id);
    expect(ids(false)).toEqual([3, 1, 2]);
    expect(ids(true)).toEqual([1, 2, 3]);
  });

  it("leaves rows alone without a sort or for an unknown column", () => {
    const rows = [2, 1].map((id) => ({ id, value: id }));
    const ids = (sort: DataTableProps<Valued>["sort"]) =>
      whole(rows, { sort: sort ?? null }).flat.items.map(({ row }) => row.id);
    expect(ids(null)).toEqual([2, 1]);
    expect(ids({ by: "nothing", desc: false })).toEqual([2, 1]);
  });

  it("searches texts and cuts the page, and counts what it found", () => {
    const rows = Array.from({ length: 7 }, (_, id) => ({ id, value: id % 2 ? "Odd" : "even" }));
    const paging = { pageIndex: 1, pageSize: 2, total: 0, onChange: () => undefined };
    const { flat: shown, total } = whole(rows, { whole: { text: "ODD" }, paging });
    expect(shown.items.map(({ row }) => row.id)).toEqual([5]);
    expect(total).toBe(3);
  });
});
