import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { validators } from "~generated/validators";
import { readDocuments, readNamedReads } from "~mocks/prism/contract";
import { createMock, type Mock } from "~mocks/prism/server";
import { operationsOf, type Operation } from "../../codegen/document";
import { differences, documents } from "./contract";
import { requestFor, requestForRead } from "./prismRequests";

let mock: Mock;
beforeAll(async () => {
  mock = await createMock();
});
afterAll(() => mock.close());

const reads = await readNamedReads((await readDocuments()).get("db"));

interface Answer {
  $ref?: string;
  content?: Record<string, { examples?: Record<string, unknown> }>;
}

/**
 * What to ask of an operation: each success, each of its examples, and each failure that it describes itself. Failures
 * that it shares with others are asked of the first operation that has them.
 */
function preferences(
  operation: Operation,
  shared: Set<string>,
): [status: number, prefer: string][] {
  const answers = Object.entries(operation["responses"] as Record<string, Answer>);
  return answers.flatMap(([status, answer]): [number, string][] => {
    if (!/^\d{3}$/.test(status)) return [];
    if (answer.$ref !== undefined) {
      if (shared.has(answer.$ref)) return [];
      shared.add(answer.$ref);
    }
    const names = Object.values(answer.content ?? {}).flatMap(({ examples }) =>
      Object.keys(examples ?? {}),
    );
    const codes = [
      `code=${status}`,
      ...names.slice(1).map((name) => `code=${status}, example=${name}`),
    ];
    return codes.map((prefer) => [Number(status), prefer]);
  });
}

describe("the mock's answers fit the contract", () => {
  it.each([...documents.keys()])("%s", async (base) => {
    const document = documents.get(base);
    if (!document) throw new Error(`there is no document ${base}`);
    const shared = new Set<string>();
    const found: string[] = [];
    for (const [path, item] of Object.entries(document.paths))
      for (const [method, operation] of operationsOf(item))
        for (const [status, prefer] of preferences(operation, shared)) {
          const request = requestFor(document, path, method, operation);
          request.headers.set("prefer", prefer);
          const answer = await mock.fetch(request);
          if (answer.status !== status)
            found.push(
              `${operation.operationId}: ${answer.status} instead of ${status} (${prefer}): ${(await answer.text()).slice(0, 300)}`,
            );
          else if (answer.headers.get("content-type")?.includes("event-stream"))
            await answer.body?.cancel();
          else found.push(...(await differences(operation.operationId, answer)));
        }
    expect(found).toEqual([]);
  });

  it.each(reads)("named read $name", async (read) => {
    const answer = await mock.fetch(requestForRead(read));
    const rows: unknown = await answer.json();
    const check = await validators[read.name]?.();
    expect(check?.(rows)).toEqual([]);
    expect(rows).not.toEqual([]);
  });
});

describe("the mock stands in for a backend", () => {
  const ask = (path: string, init?: RequestInit) =>
    mock.fetch(new Request(`http://mock.example${path}`, init));

  it("takes paths with and without /api", async () => {
    const [long, short] = await Promise.all([ask("/api/auth/whoami"), ask("/auth/whoami")]);
    expect(await short.json()).toEqual(await long.json());
  });

  it("counts and pages rows as PostgREST does", async () => {
    const all = (await (await ask("/api/db/checks")).json()) as unknown[];
    const counted = await ask("/api/db/checks?limit=1", { headers: { prefer: "count=exact" } });
    expect(counted.headers.get("content-range")).toBe(`0-0/${all.length}`);
    const past = await ask(`/api/db/checks?offset=${all.length}`);
    expect(past.headers.get("content-range")).toBe("*/*");
    expect(await past.json()).toEqual([]);
    const head = await ask("/api/db/checks", {
      method: "HEAD",
      headers: { prefer: "count=exact" },
    });
    expect(head.headers.get("content-range")).toBe(`0-${all.length - 1}/${all.length}`);
    expect(await head.text()).toBe("");
  });

  it("gives one row where one is asked for", async () => {
    const accept = { accept: "application/vnd.pgrst.object+json" };
    const one: unknown = await (await ask("/api/db/checks?limit=1", { headers: accept })).json();
    expect(one).toHaveProperty("canary_id");
  });

  it("refuses what the contract does not have, with a sentence", async () => {
    const answer = await ask("/api/nothing");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: expect.stringContaining("/api/nothing") });
  });

  it("refuses a body that the contract refuses", async () => {
    const answer = await ask("/api/db/canaries", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ nonsense: true }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: "42703",
      message: 'column "nonsense" of relation "canaries" does not exist',
    });
  });

  it("says which part of a request breaks the contract, and why", async () => {
    const answer = await ask("/api/catalog/changes", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ page: "first" }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: expect.stringMatching(/contract of \w+: body page: .* must be integer/),
      violations: [{ in: "body", at: "page", why: expect.stringContaining("integer") }],
    });
    const path = await ask("/api/artifacts/list/check/x/2026-11-22T00:00:00Z");
    expect(path.status).toBe(400);
    expect(await path.json()).toMatchObject({ violations: [{ in: "path", at: "id" }] });
  });

  it.each([
    ["a filter", "people?nope=eq.1"],
    ["a select", "people?select=nope"],
    ["an order", "people?order=nope"],
    ["an embedded relation's filter", "checks?select=canaries(name)&canaries.nope=eq.1"],
  ])("refuses a column of /db that is none, in %s", async (_, path) => {
    const answer = await ask(`/api/db/${path}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: "42703",
      message: expect.stringContaining("nope"),
    });
  });
});

describe("QA chooses what a call answers", () => {
  const ask = (path: string, headers: Record<string, string>) =>
    mock.fetch(new Request(`http://mock.example${path}`, { headers }));
  const read = reads.find(({ name }) => name === "scopeList") ?? reads[0];
  if (!read) throw new Error("the contract has no named read");
  const request = requestForRead(read);
  const url = new URL(request.url);
  const list = url.pathname + url.search;
  const rowsOf = async (answer: Response) => (await answer.json()) as unknown[];

  it.each([
    ["empty", 0],
    ["one", 1],
    ["many", 120],
  ])("%s of a named read, by cookie and by header, within the contract", async (word, rows) => {
    const check = await validators[read.name]?.();
    const ways: Record<string, string>[] = [
      { cookie: `mock_case=${encodeURIComponent(`${read.name}:${word}`)}` },
      { prefer: `mock=${word}` },
    ];
    for (const headers of ways) {
      const body = await rowsOf(await ask(list, headers));
      expect(body).toHaveLength(rows);
      expect(check?.(body)).toEqual([]);
    }
  });

  it("a total of what is chosen, and its pages", async () => {
    const headers = { prefer: "mock=many, count=exact" };
    const page = await ask("/api/db/people?limit=50&offset=50", headers);
    expect(page.headers.get("content-range")).toBe("50-99/120");
  });

  it("statuses that the contract describes, and those that it does not", async () => {
    const by = (text: string) => ask(list, { cookie: `mock_case=${encodeURIComponent(text)}` });
    for (const status of [401, 403, 404, 409, 500, 503])
      expect((await by(`${read.name}:${status}`)).status).toBe(status);
    expect((await by("*:503")).status).toBe(503);
    expect((await by("someOtherCall:503")).status).toBe(200);
    const summary = await ask("/api/canary/api/summary", { prefer: "mock=500" });
    expect(summary.status).toBe(500);
    expect(await summary.json()).toHaveProperty("error");
  });

  it("lists inside an object", async () => {
    const summary = await ask("/api/canary/api/summary", { prefer: "mock=empty" });
    expect(await summary.json()).toMatchObject({ checks_summary: [] });
  });

  it("on a page that lists every call and sets the cookie", async () => {
    const page = await (await ask(`/mock?q=${read.name}`, {})).text();
    expect(page).toContain(`Case of ${read.name}`);
    const set = await mock.fetch(
      new Request("http://mock.example/mock", {
        method: "POST",
        body: new URLSearchParams({ name: read.name, case: "empty" }),
      }),
    );
    expect(set.status).toBe(303);
    const cookie = set.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(await rowsOf(await ask(list, { cookie }))).toEqual([]);
  });

  it("and saves the requests of the console", async () => {
    const saved = await (await ask("/mock/requests.jsonl", {})).text();
    expect(saved).toContain('"path":"/api/db/people?limit=50&offset=50"');
  });
});
