import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { relations } from "~generated/db/relations";
import type { Database } from "~mocks/sandbox/db/driver";
import { handlePostgrest } from "~mocks/sandbox/postgrest/respond";
import { openSeeded } from "~mocks/sandbox/testSandbox";
import * as v from "valibot";
import { catalogSearch } from "~/features/catalog/search";
import { formatTagFilters, type TagFilter } from "~/lib/labels/tagFilters";
import { catalogWhere } from "~/features/catalog/where";

/** Every sign of ASCII that can stand in a text, alone and where signs are most easily mistaken. */
const signs = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at));
const keys = [...signs.map((sign) => `k${sign}y`), ...signs, "a->>b", '"quoted"', "é🙂", "or(x)"];
const now = new Date("2026-05-02T00:00:00Z");

/** An address that asks for nothing. */
const blank = v.parse(catalogSearch, {});

let db: Database;
const idOf = (at: number) => `11111111-0000-4000-8000-${String(at).padStart(12, "0")}`;

beforeAll(async () => {
  db = await openSeeded();
  for (const [at, key] of keys.entries())
    await db.query(
      `insert into config_items (id, name, type, config_class, tags, labels)
       values ($1, $2, 'Test::Tagged', 'Tagged', $3::jsonb, $4::jsonb)`,
      [
        idOf(at),
        `item ${at}`,
        JSON.stringify(at % 2 === 0 ? { [key]: `v${key}` } : { other: "x" }),
        JSON.stringify(at % 2 === 0 ? {} : { [key]: `v${key}` }),
      ],
    );
});
afterAll(() => db.close());

/** Ids of the items of the type that an address asks for. */
async function found(search: Readonly<Record<string, string>>): Promise<string[]> {
  const { filter } = catalogWhere({ ...blank, configType: "Test::Tagged", ...search }, now);
  const query = new URLSearchParams({ select: "id", order: "id.asc", type: `eq.${filter.type}` });
  if (filter.where !== undefined) query.set("and", filter.where);
  const request = new Request(`http://console/api/db/configs?${query.toString()}`);
  const answer = await handlePostgrest(request, "configs", { db, catalog: relations });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as { id: string }[]).map(({ id }) => id);
}

const labels = (...filters: readonly TagFilter[]) => ({ labels: formatTagFilters(filters) ?? "" });

describe("filters of the catalog against real SQL", () => {
  it("find tags and labels whose keys and values have any sign", async () => {
    const wrong = [];
    for (const [at, key] of keys.entries()) {
      const ids = await found(labels({ key, value: `v${key}`, mark: 1 }));
      if (ids.length !== 1 || ids[0] !== idOf(at)) wrong.push([key, ids]);
    }
    expect(wrong).toEqual([]);
  });

  it("leave out what is excluded, and keep items without the key", async () => {
    const wrong = [];
    for (const [at, key] of keys.entries()) {
      const ids = await found(labels({ key, value: `v${key}`, mark: -1 }));
      if (ids.length !== keys.length - 1 || ids.includes(idOf(at))) wrong.push([key, ids.length]);
    }
    expect(wrong).toEqual([]);
  });

  it("take several values of one key for alternatives, and several keys together", async () => {
    await db.query(
      `insert into config_items (name, type, config_class, tags) select 'multi-' || n, 'Test::Multi', 'M',
         jsonb_build_object('env', 'e' || n, 'odd', (n % 2)::text) from generate_series(1, 4) n`,
    );
    const names = async (...filters: readonly TagFilter[]) =>
      (await found({ ...labels(...filters), configType: "Test::Multi" })).length;
    const env = (value: string) => ({ key: "env", value, mark: 1 }) as const;
    expect(await names(env("e1"), env("e2"))).toBe(2);
    expect(await names(env("e1"), env("e2"), { key: "odd", value: "1", mark: 1 })).toBe(1);
    expect(
      await names({ key: "env", value: "e1", mark: -1 }, { key: "env", value: "e2", mark: -1 }),
    ).toBe(2);
  });

  it.each([",()*\"'%\\", "(", ")", '"', "'", "%", "\\", "*", "🙂", "a|", "or=(x)", "name=", "-"])(
    "answer the search text %j",
    async (text) => {
      expect(Array.isArray(await found({ search: text }))).toBe(true);
    },
  );

  it("find a name by its odd signs alone", async () => {
    await db.query(
      String.raw`insert into config_items (name, type, config_class) values ('100%_(a),"b"\c', 'Test::Odd', 'O'), ('100xx', 'Test::Odd', 'O')`,
    );
    const names = (search: string) => found({ search, configType: "Test::Odd" });
    expect(await names("100")).toHaveLength(2);
    expect(await names("100%_")).toHaveLength(1);
    expect(await names("100%_(a),")).toHaveLength(1);
    expect(await names(String.raw`'"b"\c'`)).toHaveLength(1);
    expect(await names("name=100*")).toHaveLength(2);
    expect(await names("name=100xx | name=nothing")).toHaveLength(1);
    expect(await names("-100xx")).toHaveLength(1);
  });
});
