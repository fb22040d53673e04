import { expect, test } from "vitest";
import { tableColumns } from "~/components/columns/columns";
import { modelOf } from "~/ui/table/modelOf";
import { flagColumns } from "./flagColumns";
import { isSwitch, knownFlags, mergeFlags, sourceWord, unsetWord, withUnset } from "./flagModel";
import { flagList } from "./list";

const property = (name: string, value: string, source = "db") => ({
  name,
  value,
  source,
  type: "",
  description: "",
});
const row = (name: string, value: string) => ({
  name,
  value,
  created_by: "1",
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-02T00:00:00Z",
  deleted_at: null,
  creator: { id: "1", name: "Ada", avatar: null, email: null },
});

test("what the database knows joins what the server goes by", () => {
  const flags = mergeFlags(
    [property("logs.disable", "true"), property("retention", "7d", "local")],
    [row("logs.disable", "true"), row("retention", "1d")],
  );
  expect(flags[0]).toMatchObject({
    isLocal: false,
    creator: { name: "Ada" },
    description: "true switches off logs",
  });
  expect(flags[1]).toMatchObject({ isLocal: true, value: "7d", creator: null, created_at: null });
});

test("searches, sorts and pages", () => {
  const flags = mergeFlags([property("b", "2"), property("a", "1"), property("c", "1")], []);
  const columns = tableColumns(flagColumns, flagList.sortKeys);
  const page = (by: string, desc: boolean, text?: string, pageIndex = 0) =>
    modelOf({
      columns,
      rows: flags,
      rowId: ({ name }) => name,
      whole: { text },
      sort: { by, desc },
      onSort: () => undefined,
      paging: { pageIndex, pageSize: 2, total: 0, onChange: () => undefined },
    });
  const names = (order: string, text?: string) => {
    const [by = "", direction] = order.split(".");
    return page(by, direction === "desc", text).flat.items.map(({ row: { name } }) => name);
  };
  expect(names("name.asc")).toEqual(["a", "b"]);
  expect(names("value.desc")).toEqual(["b", "a"]);
  expect(names("name.asc", "1")).toEqual(["a", "c"]);
  expect(page("name", false, undefined, 1)).toMatchObject({
    total: 3,
    flat: { items: [{ row: { name: "c" } }] },
  });
});

test("whatever can be switched off is a switch, limits are texts", () => {
  expect(knownFlags.filter(({ name }) => !isSwitch(name)).map(({ name }) => name)).toEqual([
    "check.retention.age",
    "topology.cache.age",
  ]);
});

test("what nothing sets is listed once, with its meaning and where it comes from", () => {
  const flags = withUnset(mergeFlags([property("logs.disable", "true")], []));
  expect(flags.filter(({ name }) => name === "logs.disable")).toMatchObject([{ isSet: true }]);
  expect(flags).toHaveLength(knownFlags.length);
  const health = flags.find(({ name }) => name === "health.disable");
  expect(health).toMatchObject({ isSet: false, description: "true switches off health checks" });
  expect(health && sourceWord(health)).toBe("default");
  expect(unsetWord("health.disable")).toBe("not set: on");
  expect(unsetWord("topology.cache.age")).toBe("not set");
});
