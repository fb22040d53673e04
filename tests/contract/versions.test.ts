import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { declarationOf, readDb } from "../../codegen/document";
import { people } from "~mocks/sandbox/db/people";
import { startCalls } from "./sandboxCalls";

/**
 * What keeps one save from overwriting another: a write that carries the version at which its row was read reaches
 * that version only. Every table that is edited has one, and every edit makes another one.
 */

type Row = Record<string, unknown>;

const db = await readDb("openapi/db.yaml", "openapi/db");
const tables = Object.entries(db.paths).flatMap(([path, item]) => {
  const { methods, version, key } = declarationOf(item);
  return methods.includes("PATCH") ? [{ table: path.slice(1), key, version: version ?? [] }] : [];
});

/** An edit of each table, and of more than one where the database notes some columns only. */
const edits: readonly (readonly [table: string, change: Row])[] = [
  ["agents", { description: "edited" }],
  ["applications", { name: "edited" }],
  ["canaries", { name: "edited" }],
  [
    "canaries",
    { labels: { team: "edited", "app.kubernetes.io/name": 'with "quotes", commas (and) %' } },
  ],
  ["canaries", { namespace: "edited" }],
  ["canaries", { spec: { schedule: "@every 9m" } }],
  ["comments", { comment: "edited" }],
  ["config_scrapers", { name: "edited" }],
  ["connections", { username: "edited" }],
  ["evidences", { description: "edited" }],
  ["hypotheses", { title: "edited" }],
  ["incident_rules", { name: "edited" }],
  ["incidents", { title: "edited" }],
  ["logging_backends", { name: "edited" }],
  ["notification_silences", { description: "edited" }],
  ["notifications", { title: "edited" }],
  ["permissions", { description: "edited" }],
  ["playbooks", { title: "edited" }],
  ["properties", { value: "edited" }],
  ["responders", { properties: { edited: "yes" } }],
  ["saved_query", { description: "edited" }],
  ["scopes", { description: "edited" }],
  ["teams", { icon: "edited" }],
  ["topologies", { name: "edited" }],
  ["views", { labels: { edited: "yes" } }],
];

const literal = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

/** The row filters that name one state of a row. */
function filtersOf(row: Row, columns: readonly string[]): string {
  const query = new URLSearchParams();
  for (const column of columns)
    query.set(column, row[column] === null ? "is.null" : `eq.${literal(row[column])}`);
  return query.toString();
}

let calls: Awaited<ReturnType<typeof startCalls>>;
beforeAll(async () => {
  calls = await startCalls("http://127.0.0.1:3000");
});
afterAll(() => calls.close());

async function rows(method: string, path: string, body?: unknown): Promise<Row[]> {
  const answer = await calls.call(method, `/api/db/${path}`, {
    as: people.admin.id,
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  expect(answer.ok, text).toBe(true);
  return JSON.parse(text || "[]") as Row[];
}

it("every table with PATCH says its version", () => {
  expect(tables.filter(({ version }) => version.length === 0)).toEqual([]);
  expect(
    tables.map(({ table }) => table).filter((table) => !edits.some(([name]) => name === table)),
  ).toEqual([]);
});

describe("a row that was read", () => {
  const named = edits.flatMap(([table, change]) => {
    const found = tables.find((one) => one.table === table);
    return found ? [{ ...found, change, columns: Object.keys(change).join() }] : [];
  });

  it.each(named)(
    "of $table is changed in $columns once",
    async ({ table, key, version, change }) => {
      const alive = version.includes("deleted_at") ? "&deleted_at=is.null" : "";
      const [before] = await rows("GET", `${table}?limit=1${alive}`);
      if (!before) throw new Error(`${table} has no row`);
      const filters = filtersOf(before, [...key, ...version]);
      const [after] = await rows("PATCH", `${table}?${filters}`, change);
      expect(after).toMatchObject(change);
      expect(await rows("PATCH", `${table}?${filters}`, change), "as it was read").toEqual([]);
      const fresh = filtersOf(after ?? {}, [...key, ...version]);
      expect(await rows("PATCH", `${table}?${fresh}`, change), "as it is now").toHaveLength(1);
    },
  );

  it("is not deleted after somebody else changed it", async () => {
    const [before] = await rows("GET", "views?limit=1&deleted_at=is.null");
    const old = filtersOf(before ?? {}, ["id", "updated_at", "deleted_at"]);
    const [after] = await rows("PATCH", `views?${old}`, { labels: { changed: "meanwhile" } });
    expect(await rows("DELETE", `views?${old}`)).toEqual([]);
    expect(
      await rows("DELETE", `views?${filtersOf(after ?? {}, ["id", "updated_at"])}`),
    ).toHaveLength(1);
  });

  it("is not brought back by a change after somebody else deleted it", async () => {
    const [before] = await rows("GET", "teams?limit=1&deleted_at=is.null");
    const filters = filtersOf(before ?? {}, ["id", "updated_at", "deleted_at"]);
    await rows("PATCH", `teams?${filters}`, { deleted_at: "now()" });
    expect(await rows("PATCH", `teams?${filters}`, { icon: "group" })).toEqual([]);
  });

  it("has its version whatever time zone it is written in, to the microsecond", async () => {
    const [row] = await rows("GET", "connections?limit=1&deleted_at=is.null");
    const id = literal(row?.["id"]);
    const [edited] = await rows("PATCH", `connections?id=eq.${id}`, {
      updated_at: "2025-10-16T12:51:51.123456Z",
    });
    expect(edited?.["updated_at"]).toBe("2025-10-16T12:51:51.123456+00:00");
    const found = async (time: string) =>
      (await rows("GET", `connections?select=id&updated_at=eq.${encodeURIComponent(time)}`)).length;
    expect(await found("2025-10-16T12:51:51.123456+00:00")).toBe(1);
    expect(await found("2025-10-16T12:51:51.123456Z")).toBe(1);
    expect(await found("2025-10-16T14:51:51.123456+02:00")).toBe(1);
    expect(await found("2025-10-16T07:21:51.123456-05:30")).toBe(1);
    expect(await found("2025-10-16T12:51:51.123Z")).toBe(0);
    expect(await found("2025-10-16T12:51:51.123457Z")).toBe(0);
  });
});
