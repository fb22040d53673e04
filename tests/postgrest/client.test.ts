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
