import { appendFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LogAnswer, LogQuery } from "~generated/logs/types.gen";
import { seedComponents } from "../db/seedIds";
import type { Sandbox } from "../sandbox";
import { startTestSandbox } from "../testSandbox";

const origin = "http://127.0.0.1:3000";
let sandbox: Sandbox;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandbox-logs-"));
  sandbox = await startTestSandbox(origin, { logsDir: folder });
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const send = (query: object) =>
  sandbox.fetch(
    new Request(`${origin}/api/logs`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(query),
    }),
  );
async function find(query: Omit<LogQuery, "id">): Promise<LogAnswer> {
  const response = await send({ id: seedComponents.quarterdeck, ...query });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
const messages = ({ results }: LogAnswer) => (results ?? []).map(({ message }) => message);

describe("log lines of the sandbox", () => {
  it("are its own requests, which grow while somebody reads them", async () => {
    const before = await find({ name: "requests" });
    await sandbox.fetch(new Request(`${origin}/api/db/people?select=id&limit=1`));
    await sandbox.fetch(new Request(`${origin}/api/db/no_such_table`));
    const after = await find({ name: "requests", ...(before.cursor && { cursor: before.cursor }) });
    expect(messages(after)).toEqual([
      expect.stringMatching(/^GET \/api\/db\/no_such_table 404 in \d+ ms$/),
      expect.stringMatching(/^GET \/api\/db\/people\?select=id&limit=1 200 in \d+ ms$/),
      expect.stringMatching(/^POST \/api\/logs 200 in \d+ ms$/),
    ]);
    expect(after.results?.[0]).toMatchObject({
      level: "warning",
      labels: { stream: "requests", status: "404", method: "GET" },
    });
  });

  it("are statements, without the values that they were given", async () => {
    await sandbox.fetch(new Request(`${origin}/api/db/people?name=eq.a-secret-value`));
    const { results } = await find({ name: "database statements" });
    expect(results?.some(({ message }) => /^\d+ ms, \d+ rows?: select/.test(message))).toBe(true);
    expect(JSON.stringify(results)).not.toContain("a-secret-value");
  });

  it("are runs of checks, also of the service that the checks speak for", async () => {
    const all = await find({ name: "check runs", start: "1h", levels: "error" });
    expect(all.total).toBeGreaterThan(0);
    expect(new Set(all.results?.map(({ level }) => level))).toEqual(new Set(["error"]));
    expect(all.results?.[0]?.message).toMatch(/^check ".+" failed in \d+ ms/);
    const response = await send({ id: seedComponents.payments, start: "1h" });
    const own: LogAnswer = await response.json();
    expect(own.total).toBeGreaterThan(0);
    expect(new Set(own.results?.map(({ labels }) => labels?.["app"]))).toEqual(
      new Set(["payments"]),
    );
  });

  it("are files of the folder, as they grow", async () => {
    const at = new Date(Date.now() - 60_000).toISOString();
    const file = join(folder, "worker.log");
    await writeFile(
      file,
      `${at} ERROR boom\n    at run (worker.js:1)\n{"time":"${at}","level":"debug","msg":"x"}\nhal`,
    );
    const first = await find({ name: "files" });
    expect(first.results?.map(({ level, labels }) => [level, labels?.["app"]])).toEqual([
      ["debug", "worker"],
      ["info", "worker"],
      ["error", "worker"],
    ]);
    expect(first.results?.[0]?.timestamp).toBe(at);
    await appendFile(file, "f done\nlast\n");
    const next = await find({ name: "files", ...(first.cursor && { cursor: first.cursor }) });
    expect(messages(next).toSorted()).toEqual(["half done", "last"]);
    await writeFile(file, `${at} new\n`);
    expect(messages(await find({ name: "files" }))).toEqual([`${at} new`]);
  });

  it("follow range, text, labels and limit, and count all that fit", async () => {
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const lines = Array.from(
      { length: 40 },
      (_, n) => `${at(40 - n)} line ${n} ${n % 2 ? "Odd" : "even"}`,
    );
    await writeFile(join(folder, "numbers.txt"), `${lines.join("\n")}\n`);
    const labels = { file: "numbers.txt" };
    const page = await find({
      name: "files",
      labels,
      start: at(30.5),
      end: at(10.5),
      query: "oDD",
      limit: 3,
    });
    expect(page.total).toBe(10);
    expect(messages(page).map((text) => text.slice(25))).toEqual([
      "line 29 Odd",
      "line 27 Odd",
      "line 25 Odd",
    ]);
    expect(page.honoured).toEqual(
      expect.arrayContaining(["start", "end", "query", "levels", "limit"]),
    );
    expect(
      (await find({ name: "files", labels: { file: "!numbers.txt,!worker.log" } })).total,
    ).toBe(0);
    const counted = await find({
      name: "files",
      labels,
      start: at(40.5),
      end: at(0.5),
      limit: 0,
      buckets: 4,
    });
    expect(counted.results).toEqual([]);
    expect(counted.histogram?.buckets).toEqual(Array.from({ length: 4 }, () => ({ info: 10 })));
  });

  it("are refused in words where the query names what there is not", async () => {
    const wrong = await send({ id: seedComponents.quarterdeck, name: "Audit" });
    expect([wrong.status, await wrong.json()]).toEqual([
      404,
      {
        error:
          "log selector Audit was not found. Available names: [requests check runs database statements catalog events files]",
      },
    ]);
    expect((await send({ id: seedComponents.identity })).status).toBe(404);
    expect((await send({ id: seedComponents.quarterdeck, start: "noon" })).status).toBe(400);
    expect((await send({ id: seedComponents.quarterdeck, cursor: "x" })).status).toBe(400);
  });
});
