import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "./db/postgres";
import { preparePostgres } from "./db/postgresSchema";
import { readSchema, schemaHash } from "./db/template";
import { startTestPostgres, whyNoPostgres, type TestPostgres } from "./db/testPostgres";
import type { Database } from "./db/driver";

const reason = whyNoPostgres();
if (reason !== undefined) console.warn(`Sharing a database is not tested: ${reason}.`);

/** A sandbox in another process, by HTTP. */
interface Console {
  process: ChildProcess;
  get: (path: string) => Promise<unknown>;
  send: (method: string, path: string, body: object) => Promise<Response>;
}

const dataDir = mkdtempSync(join(tmpdir(), "shared-"));

async function startConsole(url: string): Promise<Console> {
  const script = fileURLToPath(new URL("./testProcess.ts", import.meta.url));
  const process_ = spawn(process.execPath, ["--import", "tsx", script, url, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = (await once(createInterface({ input: process_.stdout }), "line")) as [string];
  const base = `http://127.0.0.1:${port}/api`;
  return {
    process: process_,
    get: async (path) => (await fetch(base + path)).json(),
    send: (method, path, body) =>
      fetch(base + path, {
        method,
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", prefer: "return=representation" },
      }),
  };
}

async function kill({ process: ended }: Console, signal: NodeJS.Signals): Promise<void> {
  if (ended.exitCode !== null || ended.signalCode !== null) return;
  ended.kill(signal);
  await once(ended, "exit");
}

describe.skipIf(reason !== undefined)("several consoles on one Postgres server", () => {
  let server: TestPostgres;
  let url: string;
  let db: Database;
  let consoles: Console[] = [];

  beforeAll(async () => {
    server = await startTestPostgres();
    url = server.database("shared");
    // At the same time: tables and first records must be made once.
    consoles = await Promise.all([startConsole(url), startConsole(url)]);
    db = await openPostgres({ url });
  });
  afterAll(async () => {
    await Promise.all(consoles.map((one) => kill(one, "SIGTERM")));
    await db.close();
    server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Server processes that hold the lead. */
  const leaders = () =>
    db.query<{ pid: number }>(
      "select pid from pg_locks where locktype = 'advisory' and objid = 7314003 and granted",
    );
  const newest = async () => {
    const [row] = await db.query<{ time: Date }>("select max(time) as time from check_statuses");
    return row?.time.getTime() ?? 0;
  };

  test("show the same records, and what one writes the other reads", async () => {
    const [first, second] = consoles;
    const people = await first?.get("/db/people?select=name&order=name");
    expect(people).toEqual(await second?.get("/db/people?select=name&order=name"));
    expect(people).toContainEqual({ name: "Ada Osei" });
    await first?.send("POST", "/db/scopes", { name: "shared", targets: [] });
    const path = "/db/scopes?name=eq.shared&select=id,name,updated_at";
    const rows = (await second?.get(path)) as { id: string; updated_at: string }[];
    expect(rows).toHaveLength(1);
    // Both write by the same state: one of them was faster.
    const [row] = rows;
    const where = `/db/scopes?id=eq.${row?.id}&updated_at=eq.${encodeURIComponent(row?.updated_at ?? "")}`;
    const answers = await Promise.all(
      consoles.map(async (one, index) =>
        (await one.send("PATCH", where, { description: `by ${index}` })).json(),
      ),
    );
    const changed = answers.map((list) => (list as unknown[]).length);
    expect(changed.toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  test("run what is due in one of them, and in the other one when that is killed", async () => {
    await expect.poll(leaders, { timeout: 20_000 }).toHaveLength(1);
    const start = await newest();
    await expect.poll(newest, { timeout: 30_000 }).toBeGreaterThan(start);
    // Which process leads is known to the server only by its connection, so each is asked to end in turn.
    const [first, second] = consoles;
    if (first === undefined || second === undefined) throw new Error("two were started");
    await kill(first, "SIGKILL");
    await expect.poll(leaders, { timeout: 20_000 }).toHaveLength(1);
    const before = Date.now();
    await expect.poll(newest, { timeout: 30_000 }).toBeGreaterThan(before);
    const third = await startConsole(url);
    consoles = [second, third];
    await kill(second, "SIGKILL");
    await expect.poll(leaders, { timeout: 20_000 }).toHaveLength(1);
    const later = Date.now();
    await expect.poll(newest, { timeout: 30_000 }).toBeGreaterThan(later);
    consoles = [third];
  }, 180_000);

  test("a console with other tables waits until nobody uses these, then puts them aside", async () => {
    const other = { sql: readSchema().join("\n"), hash: "another" };
    const prepare = () => preparePostgres({ url, schema: other, fill: async () => undefined });
    await expect(prepare()).rejects.toThrow(
      /in use by running consoles, and its tables have to be made anew/,
    );
    await Promise.all(consoles.map((one) => kill(one, "SIGTERM")));
    consoles = [];
    await (await prepare()).end();
    const [aside] = await db.query<{ name: string }>(
      "select nspname as name from pg_namespace where nspname like 'before_%'",
    );
    expect(await db.query(`select name from ${aside?.name}.scopes where name = 'shared'`)).toEqual([
      { name: "shared" },
    ]);
    expect(await db.query("select name from public.scopes")).toEqual([]);
  });

  test("tables that are somebody else's are left alone, and a server that is not there is named", async () => {
    const foreign = server.database("foreign");
    const theirs = await openPostgres({ url: foreign });
    await theirs.query("create table invoices (id integer)");
    await theirs.close();
    const schema = { sql: readSchema().join("\n"), hash: schemaHash() };
    const open = (address: string) =>
      preparePostgres({ url: address, schema, fill: async () => undefined });
    await expect(open(foreign)).rejects.toThrow(
      /holds tables that are not the sandbox's.*invoices/,
    );
    await expect(open("postgres://ada:secret@127.0.0.1:1/x")).rejects.toThrow(
      /^SANDBOX_DATABASE_URL names 127\.0\.0\.1:1\/x, which cannot be opened/,
    );
  });
});
