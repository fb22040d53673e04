import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "~mocks/sandbox/db/driver";
import { attacks, errorCases, rpcCases } from "./errorCases";
import { answer } from "./fixture";
import type { Case } from "./case";
import { embedCases } from "./embedCases";
import { extensionCases } from "./extensionCases";
import { filterCases, logicCases } from "./filterCases";
import { shapeCases } from "./shapeCases";
import { changeCases } from "./changeCases";
import { deepCases, hostileCases } from "./hostileCases";
import { insertCases } from "./insertCases";
import { callCases } from "./callCases";
import { subjects } from "./subjects";
import { operatorCases, rangeCases, relationCases } from "./readCases";
import { upsertCases } from "./upsertCases";

function requestOf({ method = "GET", path, headers = {}, body }: Case): Request {
  const text = typeof body === "object" ? JSON.stringify(body) : body;
  const url = `http://sandbox.test/api/db/${path}`;
  if (text === undefined) return new Request(url, { method, headers });
  return new Request(url, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: text,
  });
}

/** Guarantee: cases with names only read relations whose rows carry a name. */
const namesIn = (rows: unknown) => (rows as { name: string | null }[]).map(({ name }) => name);

const POSTGREST_KEYS = ["code", "details", "hint", "message"];

/** Some keys of a body. */
const picked = (content: unknown, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(content ?? {}).filter(([key]) => keys.includes(key)));

/** What a case says must come back. */
function wanted(one: Case) {
  const isProxyError = one.error !== undefined && "error" in one.error;
  return {
    status: one.status ?? 200,
    ...(one.range === undefined ? {} : { range: one.range }),
    ...(one.applied === undefined ? {} : { applied: one.applied }),
    ...(one.json === undefined ? {} : { json: one.json }),
    ...(one.text === undefined ? {} : { text: one.text }),
    ...(one.names === undefined ? {} : { names: one.names }),
    ...(one.error === undefined ? {} : { error: one.error }),
    ...(one.error === undefined ? {} : { keys: isProxyError ? ["error"] : POSTGREST_KEYS }),
    type: expect.stringMatching(one.text === undefined ? /^$|^application\/.*json/ : /^text\//),
  };
}

/** The same of what did come back; a refusal that no case expects shows its body. */
async function seen(on: Database, one: Case) {
  const response = await answer(on, requestOf(one));
  const text = await response.text();
  const content: unknown = text === "" || one.text !== undefined ? null : JSON.parse(text);
  const isUnexpected = !response.ok && one.error === undefined;
  return {
    status: response.status,
    ...(one.range === undefined ? {} : { range: response.headers.get("content-range") }),
    ...(one.applied === undefined ? {} : { applied: response.headers.get("preference-applied") }),
    ...(one.json === undefined ? {} : { json: content }),
    ...(one.text === undefined ? {} : { text }),
    ...(one.names === undefined ? {} : { names: response.ok ? namesIn(content) : [] }),
    ...(one.error === undefined ? {} : { error: picked(content, Object.keys(one.error)) }),
    ...(one.error === undefined ? {} : { keys: Object.keys(content ?? {}).toSorted() }),
    ...(isUnexpected ? { refusal: content } : {}),
    type: text === "" ? "" : response.headers.get("content-type"),
  };
}

const titled = <One extends Case>(cases: readonly One[]) =>
  cases.map((one): [string, One] => [
    `${one.method ?? "GET"} ${one.path} ${one.headers?.["prefer"] ?? ""} ${JSON.stringify(one.body) ?? ""}`.slice(
      0,
      200,
    ),
    one,
  ]);

/**
 * Every case of the layer, on the database that `open` gives.
 * @param open makes the fixture's rows anew; closed when the cases are over.
 */
export function describeCases(open: () => Promise<Database>): void {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });
  afterAll(() => db.close());

  describe.each([
    ["filters", filterCases],
    ["logic", logicCases],
    ["shape", shapeCases],
    ["embedding", embedCases],
    [".filter", extensionCases],
    ["functions", [...rpcCases, ...callCases]],
    ["operators", operatorCases],
    ["relations", relationCases],
    ["ranges and media types", rangeCases],
    ["errors", errorCases],
    ["what is nested", deepCases],
  ])("%s", (_, cases) => {
    test.each(titled(cases))("%s", async (_title, one) => {
      expect(await seen(db, one)).toEqual(wanted(one));
    });
  });

  describe("attacks", () => {
    test.each(titled([...attacks, ...hostileCases]))("%s", async (_title, one) => {
      expect(await seen(db, one)).toEqual(wanted(one));
      expect(await db.query("select count(*) as n from checks")).toEqual([{ n: 5 }]);
    });
  });

  /** Runs `work` on a database whose changes are taken back afterwards. */
  async function takenBack<Result>(work: (scoped: Database) => Promise<Result>): Promise<Result> {
    const results: Result[] = [];
    const undo = new Error("undo");
    const done = db.transaction(async (tx) => {
      results.push(await work({ ...db, query: tx.query, transaction: (inner) => inner(tx) }));
      throw undo;
    });
    await done.catch((error: unknown) => {
      if (error !== undo) throw error;
    });
    const [result] = results;
    if (result === undefined) throw new Error("Nothing was done");
    return result;
  }

  describe.each([
    ["inserts", insertCases],
    ["changes", changeCases],
    ["upserts", upsertCases],
  ])("%s", (_, cases) => {
    test.each(titled(cases))("%s", async (_title, one) => {
      const after = one.after ? [one.after] : [];
      const outcome = await takenBack(async (scoped) => {
        const answers = [await seen(scoped, one)];
        for (const read of after) answers.push(await seen(scoped, read));
        return answers;
      });
      expect(outcome).toEqual([one, ...after].map(wanted));
    });
  });

  describe.each(subjects.map((subject) => [subject.title, subject.met] as const))(
    "published cases of %s",
    (_, published) => {
      test.each(published.map(([says, ...asks]) => [says, asks] as const))(
        "%s",
        async (_says, asks) => {
          const outcome = await takenBack(async (scoped) => {
            const answers = [];
            for (const ask of asks) answers.push(await seen(scoped, ask));
            return answers;
          });
          expect(outcome).toEqual(asks.map(wanted));
        },
      );
    },
  );

  test("a relation that the contract does not hold is an empty 404 in plain text", async () => {
    for (const path of ["nope", "sandbox_state", "toString", "__proto__", ""]) {
      const response = await answer(db, requestOf({ path }));
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toMatch("text/plain");
      expect(await response.text()).toBe("");
    }
  });

  test("HEAD gives the headers of a GET", async () => {
    const head = requestOf({
      path: "check_statuses?limit=1",
      method: "HEAD",
      headers: { prefer: "count=exact" },
    });
    const response = await answer(db, head);
    expect([response.status, response.headers.get("content-range"), await response.text()]).toEqual(
      [206, "0-0/10", ""],
    );
  });

  test("a 405 names the verbs that are allowed", async () => {
    const response = await answer(db, requestOf({ path: "people", method: "DELETE" }));
    expect(response.headers.get("allow")).toBe("GET");
  });

  test("a read gives 2000 rows at most, and counts them all", async () => {
    const cases: readonly Case[] = [
      { path: "properties?select=name", range: "0-1999/*" },
      {
        path: "properties?select=name&limit=2400&offset=100",
        headers: { prefer: "count=exact" },
        status: 206,
        range: "100-2099/2500",
      },
    ];
    const outcome = await takenBack(async (scoped) => {
      await scoped.query(
        "insert into properties (name, value) select 'p' || n, '' from generate_series(1, 2500) as n",
      );
      const answers = [];
      for (const one of cases) answers.push(await seen(scoped, one));
      return answers;
    });
    expect(outcome).toEqual(cases.map(wanted));
  });

  test("rows as CSV: a header, then the text of each record", async () => {
    const csv = async (path: string) => {
      const response = await answer(db, requestOf({ path, headers: { accept: "text/csv" } }));
      return [response.status, response.headers.get("content-type"), await response.text()];
    };
    expect(await csv("writers?select=id,called:name,email&order=id&limit=2")).toEqual([
      200,
      "text/csv; charset=utf-8",
      "id,called,email\n1,Ada,ada@example.org\n2,Ben,ben@example.org",
    ]);
    expect(
      await csv(`checks?select=name,labels&name=eq.${encodeURIComponent('he said "hi"')}`),
    ).toEqual([200, "text/csv; charset=utf-8", 'name,labels\n"he said ""hi""",']);
    expect(await csv("rpc/books_from?id=3&select=title")).toEqual([
      200,
      "text/csv; charset=utf-8",
      'title\n"Impossible things"',
    ]);
    expect(await csv("writers?id=eq.0")).toEqual([200, "text/csv; charset=utf-8", "\n"]);
  });

  test("an embed replaces the column of its name", async () => {
    const path = "views?select=*,created_by(name)";
    const response = await answer(db, requestOf({ path }));
    const text = await response.text();
    expect(text.match(/"created_by"/g)).toHaveLength(1);
  });
}
