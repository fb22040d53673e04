import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "~mocks/sandbox/db/driver";
import { ann, answer, front, openFixture, order, pay, shop, web } from "./fixture";

/** The layer as a client library that was written for PostgREST sees it, over real HTTP. */

let db: Database;
let server: Server;
let client: PostgrestClient;

beforeAll(async () => {
  db = await openFixture();
  server = createServer();
  const listener = getRequestListener((request) => answer(db, request));
  server.on("request", (incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  // Guarantee: a server that listens on a TCP port has an address with a port.
  const { port } = server.address() as AddressInfo;
  client = new PostgrestClient(`http://127.0.0.1:${port}/api/db`);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await db.close();
});

describe("reads", () => {
  test("rows of nested relations", async () => {
    const { data, error, status } = await client
      .from("checks")
      .select(
        "name, canaries!checks_canary_id_fkey(id,name,source), components:check_component_relationships(components(id,name)), configs:check_config_relationships(configs(id,name,type))",
      )
      .eq("id", order)
      .order("component_id", { referencedTable: "check_component_relationships" });
    expect({ error, status }).toEqual({ error: null, status: 200 });
    expect(data).toEqual([
      {
        name: "checkout/create order",
        canaries: { id: shop, name: "shop", source: "UI" },
        components: [
          { components: { id: front, name: "front" } },
          { components: { id: "00000005-0000-4000-8000-000000000002", name: "back" } },
        ],
        configs: [{ configs: { id: web, name: "web", type: "Kubernetes::Pod" } }],
      },
    ]);
  });

  test("filters of every kind together", async () => {
    const { data, error } = await client
      .from("checks")
      .select("name")
      .in("name", ["a,b (c)", 'he said "hi"', "gone"])
      .is("deleted_at", null)
      .neq("type", "dns")
      .not("canary_id", "is", null)
      .or('status.eq.unhealthy,name.like."he*"')
      .order("name", { ascending: false });
    expect(error).toBeNull();
    expect(data).toEqual([{ name: 'he said "hi"' }, { name: "a,b (c)" }]);
  });

  test("containment, patterns, ranges and json keys", async () => {
    const names = async (query: PromiseLike<{ data: { name: string }[] | null }>) =>
      (await query).data?.map(({ name }) => name);
    const checks = () => client.from("checks").select("name").order("name");
    expect(await names(checks().ilike("name", "%CREATE%"))).toEqual(["checkout/create order"]);
    expect(await names(checks().contains("labels", { team: "shop" }))).toEqual([
      "checkout/create order",
    ]);
    expect(await names(checks().eq("labels->>tier", "web"))).toEqual(["checkout/create order"]);
    expect(await names(checks().gt("created_at", "2025-10-16T13:00:00+00:00"))).toEqual([
      "a,b (c)",
    ]);
    expect(
      await names(client.from("config_items").select("name").contains("external_id", ["a b"])),
    ).toEqual(["web"]);
  });

  test("pages with a total", async () => {
    const page = await client
      .from("check_statuses")
      .select("duration", { count: "exact" })
      .order("time", { ascending: false, nullsFirst: false })
      .range(2, 4);
    expect(page).toMatchObject({ status: 206, count: 10, error: null });
    expect(page.data).toEqual([{ duration: 80 }, { duration: 70 }, { duration: 60 }]);
  });

  test("a count without rows", async () => {
    const head = await client.from("checks").select("*", { count: "exact", head: true });
    expect(head).toMatchObject({ count: 5, data: null, error: null });
  });

  test("one row, or null, or an error", async () => {
    const people = () => client.from("people").select("name");
    expect((await people().eq("id", ann).single()).data).toEqual({ name: "Ann" });
    expect((await people().eq("name", "nobody").maybeSingle()).data).toBeNull();
    expect((await people().single()).error).toMatchObject({ code: "PGRST116" });
  });

  test("functions", async () => {
    const { data, error } = await client
      .rpc("checks_in", { space: "payments" }, { get: true })
      .select("name")
      .order("name");
    expect(error).toBeNull();
    expect(data).toEqual([{ name: "100% Ünïcode & more" }, { name: 'he said "hi"' }]);
  });
});

describe("what a console does not ask for and other clients do", () => {
  test("relations through a junction, and of a relation with itself", async () => {
    const { data, error } = await client
      .from("books")
      .select("id, writers(name, mentor:mentor_id(name))")
      .eq("writers.name", "Ben")
      .lt("id", 3)
      .order("id");
    expect(error).toBeNull();
    expect(data).toEqual([
      { id: 1, writers: [{ name: "Ben", mentor: { name: "Ada" } }] },
      { id: 2, writers: [{ name: "Ben", mentor: { name: "Ada" } }] },
    ]);
    const pupils = await client
      .from("writers")
      .select("name, pupils:writers!mentor_id(name)")
      .order("name", { referencedTable: "pupils", ascending: false })
      .limit(1, { referencedTable: "pupils" })
      .eq("name", "Ada");
    expect(pupils.data).toEqual([{ name: "Ada", pupils: [{ name: "Cyn" }] }]);
  });

  test("rows in the order of an embedded relation", async () => {
    const { data, error } = await client
      .from("checks")
      .select("name, canaries!inner(name)")
      .is("deleted_at", null)
      .order("canaries(name)", { ascending: false })
      .order("name");
    expect(error).toBeNull();
    expect(data?.map(({ canaries }) => canaries)).toEqual(
      ["shop", "shop", "pay", "pay"].map((name) => ({ name })),
    );
  });

  test("CSV", async () => {
    const { data, error } = await client
      .from("writers")
      .select("id, name")
      .order("id")
      .limit(2)
      .csv();
    expect({ data, error }).toEqual({ data: "id,name\n1,Ada\n2,Ben", error: null });
  });

  test("overlaps, full text, and any of several patterns", async () => {
    const ids = async (query: PromiseLike<{ data: { id: number }[] | null }>) =>
      (await query).data?.map(({ id }) => id);
    const books = () => client.from("books").select("id").order("id");
    expect(await ids(books().overlaps("marks", ["red", "green"]))).toEqual([1]);
    expect(await ids(books().overlaps("pages", "[5,12)"))).toEqual([1, 2]);
    expect(await ids(books().rangeAdjacent("pages", "[20,40)"))).toEqual([2, 3]);
    expect(
      await ids(books().textSearch("title", "fat cat", { type: "phrase", config: "english" })),
    ).toEqual([1]);
    expect(await ids(books().likeAnyOf("title", ["%rats%", "Imp%"]))).toEqual([2, 3]);
    expect(await ids(books().ilikeAllOf("title", ["%CAT%", "%FAT%"]))).toEqual([1]);
  });

  test("calls by POST, with relations of their rows, and of one value", async () => {
    const rows = await client
      .rpc("books_from", { id: 2 }, { count: "exact" })
      .select("id, writers(name)")
      .order("id")
      .range(0, 0);
    expect(rows).toMatchObject({ status: 206, count: 2, error: null });
    expect(rows.data).toEqual([{ id: 2, writers: [{ name: "Ben" }] }]);
    expect((await client.rpc("sum_of", { a: 20, b: 22 })).data).toBe(42);
    expect((await client.rpc("one_book", { wanted: 3 }).select("title")).data).toEqual({
      title: "Impossible things",
    });
    expect((await client.rpc("books_from", { id: 3 }).select("id").single()).data).toEqual({
      id: 3,
    });
  });

  test("upserts", async () => {
    const writer = { id: 90, name: "Upton", email: "upton@example.org" };
    const upsert = (row: object, options: object) =>
      client.from("writers").upsert(row, options).select("id, name");
    expect((await upsert(writer, {})).data).toEqual([{ id: 90, name: "Upton" }]);
    expect((await upsert({ ...writer, name: "Uma" }, {})).data).toEqual([{ id: 90, name: "Uma" }]);
    expect(
      (await upsert({ ...writer, name: "Una" }, { onConflict: "email", ignoreDuplicates: true }))
        .data,
    ).toEqual([]);
    expect((await upsert([{ ...writer, name: "Una" }], { onConflict: "email" })).data).toEqual([
      { id: 90, name: "Una" },
    ]);
    const deleted = await client.from("writers").delete().eq("id", 90).select("name").single();
    expect(deleted.data).toEqual({ name: "Una" });
  });

  test("what is not there is refused in PostgREST's words", async () => {
    const plan = await client.from("books").select("id").explain();
    expect(plan).toMatchObject({ status: 406, error: { code: "PGRST107" } });
    const map = await client.from("books").select("id").geojson();
    expect(map).toMatchObject({ status: 406, error: { code: "PGRST107" } });
    const page = await client.from("books").select("id").limit(-1);
    expect(page).toMatchObject({ status: 416, error: { code: "PGRST103" } });
  });
});

describe("writes", () => {
  test("insert, update and delete give their rows", async () => {
    const inserted = await client
      .from("canaries")
      .insert([
        { name: "one", namespace: "client", spec: {} },
        { name: "two", namespace: "client", spec: {}, labels: { a: "b" } },
      ])
      .select("name, labels");
    expect(inserted).toMatchObject({ status: 201, error: null });
    expect(inserted.data).toEqual([
      { name: "one", labels: null },
      { name: "two", labels: { a: "b" } },
    ]);
    const updated = await client
      .from("canaries")
      .update({ deleted_at: "now()" })
      .eq("namespace", "client")
      .eq("name", "one")
      .select("name, deleted_at")
      .single();
    expect(updated.error).toBeNull();
    expect(updated.data?.deleted_at).toMatch(/^\d{4}-\d\d-\d\dT.*\+00:00$/);
    const deleted = await client
      .from("canaries")
      .delete({ count: "exact" })
      .eq("namespace", "client");
    expect(deleted).toMatchObject({ status: 204, count: 2, error: null });
    const left = await client.from("canaries").select("id").eq("namespace", "client");
    expect(left.data).toEqual([]);
  });

  test("refusals carry code, message, details and hint", async () => {
    const { error, status } = await client
      .from("checks")
      .insert({ canary_id: pay, type: "http", name: "gone" });
    expect(status).toBe(409);
    expect(error).toMatchObject({
      code: "23505",
      message:
        'duplicate key value violates unique constraint "checks_canary_id_type_name_agent_id_key"',
      hint: null,
    });
    const unknown = await client.from("checks").select("nope");
    expect(unknown).toMatchObject({ status: 400, error: { code: "42703", details: null } });
  });
});
