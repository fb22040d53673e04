import { describe, expect, it } from "vitest";
import { tableColumns } from "~/components/columns/columns";
import { modelOf } from "~/ui/table/modelOf";
import { userColumns } from "./columns";
import { userList } from "./list";
import { userRows } from "./userRows";

const account = (id: string, traits: Record<string, unknown>, state: string | null = "active") => ({
  id,
  traits,
  state,
  created_at: `2026-11-0${id}T08:00:00.123456`,
  updated_at: "2026-11-01T08:00:00",
});
const rows = userRows(
  [
    account("1", { email: "kai@example.com", name: { first: "Kai", last: "Silva" } }),
    account("2", { email: "ada@example.com", name: { first: "Ada", last: "Osei" } }, "inactive"),
    account("3", { email: "odd@example.com" }, null),
  ],
  [{ id: "2", name: "Ada Osei", email: "ada@example.com", roles: ["viewer", "admin", "viewer"] }],
);
const columns = tableColumns(userColumns, userList.sortKeys);
const names = (text: string | undefined, by = "name", desc = false) =>
  modelOf({
    columns,
    rows,
    rowId: ({ id }) => id,
    whole: { text },
    sort: { by, desc },
    onSort: () => undefined,
  }).flat.items.map(({ row }) => row.name);

describe("the list of users", () => {
  it("joins accounts with roles, the strongest first", () => {
    expect(rows[1]).toMatchObject({ roles: ["admin", "viewer"], isActive: false });
    expect(rows[0]).toMatchObject({ roles: [], isActive: true, name: "Kai Silva" });
  });

  it("knows the only administrator who can sign in", () => {
    const admin = (id: string) => ({ id, name: id, email: id, roles: ["admin"] });
    const only = (states: readonly string[]) =>
      userRows(
        states.map((state, index) => account(String(index + 1), {}, state)),
        states.map((_, index) => admin(String(index + 1))),
      ).map(({ isOnlyAdmin }) => isOnlyAdmin);
    expect(only(["active"])).toEqual([true]);
    expect(only(["active", "inactive"])).toEqual([true, false]);
    expect(only(["active", "active"])).toEqual([false, false]);
  });

  it("copes with an account without a name or state", () => {
    expect(rows[2]).toMatchObject({ name: "odd@example.com", firstName: "", state: "active" });
  });

  it("reads points in time as UTC", () => {
    expect(rows[0]?.createdAt).toBe("2026-11-01T08:00:00.123456Z");
  });

  it("finds by name, address, role and state, and sorts", () => {
    expect(names(undefined)).toEqual(["Ada Osei", "Kai Silva", "odd@example.com"]);
    expect(names("SILVA")).toEqual(["Kai Silva"]);
    expect(names("admin")).toEqual(["Ada Osei"]);
    expect(names("inactive")).toEqual(["Ada Osei"]);
    expect(names(undefined, "created_at", true)[0]).toBe("odd@example.com");
  });
});
