import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people } from "~mocks/sandbox/db/people";
import { seedConnections } from "~mocks/sandbox/db/seedIds";
import { startCalls } from "./sandboxCalls";

/** Who may read connections but not write them learns that there is a password, and nothing of it. */

let calls: Awaited<ReturnType<typeof startCalls>>;
beforeAll(async () => {
  calls = await startCalls("http://127.0.0.1:3000");
});
afterAll(() => calls.close());

const connection = `/api/db/connections?id=eq.${seedConnections.ledgerDatabase}`;
const stored = "made-up-password";

async function get(path: string, as: string) {
  const answer = await calls.call("GET", path, { as });
  return { status: answer.status, text: await answer.text() };
}

describe("secrets of connections", () => {
  it("are shown to who may change them", async () => {
    const { text } = await get(connection, people.admin.id);
    expect(JSON.parse(text)).toMatchObject([{ password: stored, certificate: null }]);
  });

  it("are masks for who may only read", async () => {
    const { text } = await get(connection, people.editor.id);
    expect(JSON.parse(text)).toMatchObject([
      { name: "ledger-db", username: "reader", password: "***", certificate: null },
    ]);
  });

  it.each([
    "select=secret:password",
    "select=password::text",
    "select=password->>0",
    "select=*,creator:created_by(name)",
    "select=name,password",
  ])("do not come out by %s", async (query) => {
    const { text } = await get(`${connection}&${query}`, people.editor.id);
    expect(text).not.toContain(stored);
    expect(text).toMatch(/ledger-db|\*\*\*/);
  });

  it.each([
    "password=like.made*",
    "or=(name.eq.x,and(password.gt.m,name.eq.ledger-db))",
    "order=password",
    "password=not.is.null",
  ])("are not found out by %s", async (query) => {
    const { status, text } = await get(`/api/db/connections?${query}`, people.editor.id);
    expect([status, JSON.parse(text)]).toMatchObject([403, { code: "42501" }]);
    expect((await get(`/api/db/connections?${query}`, people.admin.id)).status).toBe(200);
  });

  it("stay when their mask comes back", async () => {
    const body = { username: "other", password: "***" };
    await calls.call("PATCH", connection, { as: people.admin.id, body });
    const { text } = await get(connection, people.admin.id);
    expect(JSON.parse(text)).toMatchObject([{ username: "other", password: stored }]);
  });
});

describe("secrets within an address or within properties", () => {
  const row = {
    name: "leaky",
    namespace: "default",
    type: "http",
    source: "UI",
    url: "https://ops:hunter2@api.test/v1?access_token=hunter2&page=2",
    properties: {
      channel: "ops@shop.test",
      accessToken: "hunter2",
      note: 'a "token": is no secret',
      nested: { clientSecret: 'hunt"er2', endpoint: "smtp://hunter2@mail.test" },
      key: "secret://vault/key",
    },
  };
  const path = "/api/db/connections?name=eq.leaky";
  const asStored = async (as: string, query = "") =>
    JSON.parse((await get(`${path}${query}`, as)).text) as (typeof row)[];

  beforeAll(async () => {
    await calls.call("POST", "/api/db/connections", { as: people.admin.id, body: row });
  });

  it("are shown to who may change them", async () => {
    expect(await asStored(people.admin.id)).toMatchObject([row]);
  });

  it("are masks for who may only read; everything else stays", async () => {
    expect(await asStored(people.editor.id)).toMatchObject([
      {
        ...row,
        url: "https://***@api.test/v1?access_token=***&page=2",
        properties: {
          ...row.properties,
          accessToken: "***",
          nested: { clientSecret: "***", endpoint: "smtp://***@mail.test" },
        },
      },
    ]);
  });

  it.each(["&select=properties->>accessToken", "&select=p:properties->nested", "&select=u:url"])(
    "do not come out by %s",
    async (query) => {
      const { text } = await get(`${path}${query}`, people.editor.id);
      expect(text).not.toMatch(/hunter2|hunt.{1,2}er2/);
      expect(text).toContain("***");
    },
  );

  it.each(["url=like.*hunter*", "properties->>accessToken=eq.hunter2", "order=url"])(
    "are not found out by %s",
    async (query) => {
      const { status } = await get(`/api/db/connections?${query}`, people.editor.id);
      expect(status).toBe(403);
    },
  );

  it("leaves placeholders, which name what is stored elsewhere", async () => {
    const url = "postgres://$(username):$(password)@db.test:5432/app?sslmode=disable";
    const body = { ...row, name: "placeholders", url, properties: {} };
    await calls.call("POST", "/api/db/connections", { as: people.admin.id, body });
    const { text } = await get("/api/db/connections?name=eq.placeholders", people.editor.id);
    expect(JSON.parse(text)).toMatchObject([{ url }]);
  });
});

it("an editor may try a connection that only administrators change", async () => {
  const path = `/api/connection/test/${seedConnections.metrics}`;
  const test = async (as: string) => (await calls.call("POST", path, { as })).status;
  expect(await test(people.editor.id)).not.toBe(403);
  expect(await test(people.viewer.id)).toBe(403);
});
