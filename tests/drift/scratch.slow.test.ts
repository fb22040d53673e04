import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { AddressInfo } from "node:net";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../codegen.config";
import { readDb } from "../../codegen/document";
import { readDocuments, type DocDocument } from "../../codegen/docsModel";
import { probeBackend } from "../../codegen/driftProbe";
import { exitCodeOf, reportText } from "../../codegen/driftReport";
import type { Sandbox } from "~mocks/sandbox/sandbox";
import { startTestSandbox } from "~mocks/sandbox/testSandbox";

const url = "http://127.0.0.1:3000";
let sandbox: Sandbox;
let documents: DocDocument[];

beforeAll(async () => {
  documents = await readDocuments();
  sandbox = await startTestSandbox(url);
});
afterAll(() => sandbox.close());

const tables = [
  "scopes",
  "teams",
  "saved_query",
  "playbooks",
  "connections",
  "logging_backends",
  "properties",
  "canaries",
  "topologies",
];

/** Live rows of everything that the probe may touch. */
async function liveRows(): Promise<Record<string, string[]>> {
  const read = async (table: string) => {
    const isMarked = table === "saved_query" ? "" : "&deleted_at=is.null";
    const key = table === "properties" ? "name" : "id";
    const answer = await sandbox.fetch(
      new Request(`${url}/api/db/${table}?select=${key}&order=${key}${isMarked}`),
    );
    const rows = (await answer.json()) as Record<string, string>[];
    return [table, rows.map((row) => row[key] ?? "")] as const;
  };
  return Object.fromEntries(await Promise.all(tables.map(read)));
}

interface Meddling {
  /** Answers in the sandbox's place, before it does anything. */
  before?: (request: Request) => Response | undefined;
  /** Answers in its place, once it has done what was asked. */
  after?: (request: Request, answer: Response) => Response;
  signal?: AbortSignal;
}

async function probe({ before, after, signal }: Meddling = {}) {
  return probeBackend({
    url,
    documents,
    db: await readDb(contract.db, contract.dbParts),
    scratch: true,
    retryMs: 1,
    ...(signal === undefined ? {} : { signal }),
    send: async (request) => {
      const early = before?.(request);
      if (early !== undefined) return early;
      const answer = await sandbox.fetch(request.clone());
      return after?.(request, answer) ?? answer;
    },
  });
}

const isWrite = (request: Request, method: string, table: string) =>
  request.method === method && new URL(request.url).pathname === `/api/db/${table}`;

it("makes, changes and removes a record of each kind, and leaves everything as it was", async () => {
  const before = await liveRows();
  const report = await probe();
  expect(report.drift).toEqual([]);
  expect(report.compared).toEqual(
    expect.arrayContaining(["createScope", "updateScope", "createCanary", "deleteSavedQuery"]),
  );
  expect(report.scratch).toEqual({ made: 9, removed: 9, left: [] });
  expect(reportText(report)).toContain("9 records made to probe writes, 9 removed.");
  expect(await liveRows()).toEqual(before);
});

it("removes what was made when answers are garbage and connections break", async () => {
  const before = await liveRows();
  /** The change, and the first try to clean up. */
  let breaks = 2;
  const report = await probe({
    before: (request) => {
      if (!isWrite(request, "PATCH", "teams") || breaks === 0) return undefined;
      breaks -= 1;
      throw new TypeError("fetch failed", { cause: new Error("read ECONNRESET") });
    },
    after: (request, answer) =>
      isWrite(request, "POST", "scopes") ? new Response("\u0000<<<", { status: 201 }) : answer,
  });
  expect(report.skipped).toContainEqual({
    operation: "updateTeam",
    reason: "no answer: read ECONNRESET",
  });
  expect(report.drift).toContainEqual(expect.objectContaining({ operation: "createScope" }));
  expect(breaks).toBe(0);
  expect(report.scratch?.left).toEqual([]);
  expect(await liveRows()).toEqual(before);
});

it("stops when it is interrupted, and cleans up all the same", async () => {
  const before = await liveRows();
  const interrupted = new AbortController();
  const report = await probe({
    signal: interrupted.signal,
    after: (request, answer) => {
      if (isWrite(request, "POST", "playbooks")) interrupted.abort();
      return answer;
    },
  });
  expect(report.skipped).toContainEqual({ operation: "createTopology", reason: "interrupted" });
  expect(report.scratch?.made).toBe(4);
  expect(report.scratch?.left).toEqual([]);
  expect(await liveRows()).toEqual(before);
});

it("says what is left where it cannot clean up, and exits with 1; the next run removes it when it is old", async () => {
  const before = await liveRows();
  const report = await probe({
    before: (request) =>
      isWrite(request, "DELETE", "saved_query")
        ? Response.json({ error: "not today" }, { status: 503 })
        : undefined,
  });
  expect(report.scratch?.left).toEqual([expect.stringMatching(/^saved_query: quarterdeck-drift-/)]);
  expect(exitCodeOf(report)).toBe(1);
  expect(reportText(report)).toContain("Still there, to be removed by hand");
  const send = (method: string, query: string, body?: object) =>
    sandbox.fetch(
      new Request(`${url}/api/db/saved_query${query}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
        headers: { "content-type": "application/json" },
      }),
    );
  const found = await send("GET", "?select=id&description=like.quarterdeck-drift-*");
  const [row] = (await found.json()) as { id: string }[];
  await send("DELETE", `?id=eq.${row?.id}`);
  const hourAgo = (Date.now() - 3_600_000).toString(36);
  await send("POST", "", { description: `quarterdeck-drift-${hourAgo}-abcd`, query: "/catalog" });
  expect((await probe()).scratch).toEqual({ made: 9, removed: 10, left: [] });
  expect(await liveRows()).toEqual(before);
});

it("finds a backend that overwrites what somebody else has changed", async () => {
  const report = await probe({
    after: (request, answer) =>
      isWrite(request, "PATCH", "connections") && request.url.includes("updated_at=eq.2001")
        ? Response.json([{}], { headers: { "content-type": "application/json" } })
        : answer,
  });
  expect(report.drift).toContainEqual({
    operation: "updateConnection",
    path: "(stale version)",
    expected: "0 rows",
    seen: "1 row",
    count: 1,
  });
});

it("cleans up when the command is interrupted from the terminal", async () => {
  const before = await liveRows();
  let isFirst = true;
  const listener = getRequestListener((request) => sandbox.fetch(request));
  const server = createServer((request, response) => {
    if (request.method === "POST" && request.url === "/api/db/playbooks" && isFirst) {
      isFirst = false;
      run.kill("SIGINT");
    }
    void listener(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const run = spawn(
    process.execPath,
    ["--import", "tsx", "codegen/driftCli.ts", "--url", `http://127.0.0.1:${port}`, "--scratch"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const lines: string[] = [];
  createInterface({ input: run.stdout }).on("line", (line) => lines.push(line));
  await once(run, "close");
  server.close();
  expect(isFirst).toBe(false);
  expect(lines.join("\n")).toMatch(/(\d) records made to probe writes, \1 removed\./);
  expect(await liveRows()).toEqual(before);
}, 120_000);
