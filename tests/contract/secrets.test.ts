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

it("an editor may try a connection that only administrators change", async () => {
  const path = `/api/connection/test/${seedConnections.metrics}`;
  const test = async (as: string) => (await calls.call("POST", path, { as })).status;
  expect(await test(people.editor.id)).not.toBe(403);
  expect(await test(people.viewer.id)).toBe(403);
});
