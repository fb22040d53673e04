import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished, vi } from "vitest";
import { listen } from "./testServer";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));

interface Copy {
  child: ChildProcess;
  url: string;
  exit: Promise<number | null>;
}

async function startCopy(backendUrl: string): Promise<Copy> {
  const child = spawn(process.execPath, ["--import", "tsx", main], {
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      BACKEND_URL: backendUrl,
      DRAIN_SECONDS: "1",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
  let output = "";
  for await (const part of child.stdout.iterator({ destroyOnReturn: false })) {
    output += String(part);
    const url = / is ready: (http:\S+)/.exec(output)?.[1];
    if (url !== undefined) {
      child.stdout.resume();
      return { child, url, exit };
    }
  }
  throw new Error(`A copy ended without an address: ${output}`);
}

/**
 * A balancer as plain as they come: takes copies in turn, asks each ten times a second whether it is ready, keeps its
 * connections, and tries nothing twice.
 */
async function startBalancer(copies: Copy[]): Promise<string> {
  const agent = new Agent({ keepAlive: true });
  const away = new Set<Copy>();
  const probing = setInterval(() => {
    for (const copy of copies)
      fetch(`${copy.url}/readyz`).then(
        ({ ok }) => (ok ? away.delete(copy) : away.add(copy)),
        () => away.add(copy),
      );
  }, 100);
  let turn = 0;
  const balancer = await listen((incoming, outgoing) => {
    const ready = copies.filter((copy) => !away.has(copy));
    const copy = ready[turn++ % ready.length];
    if (copy === undefined) {
      outgoing.writeHead(503).end("no copy is ready");
      return;
    }
    const { method, headers, url = "/" } = incoming;
    const onward = request(new URL(url, copy.url), { agent, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502);
      answer.pipe(outgoing);
    });
    onward.on("error", (error) => outgoing.writeHead(502).end(error.message));
    incoming.pipe(onward);
  });
  onTestFinished(async () => {
    clearInterval(probing);
    agent.destroy();
    await balancer.close();
  });
  return balancer.url;
}

it("loses no request while its copies are replaced one after the other behind a balancer", async () => {
  // Slower than the balancer's probe, so that many are on their way at any time.
  let taken = 0;
  const backend = await listen((incoming, outgoing) => {
    taken += 1;
    void wait(400).then(() => outgoing.end(`done ${incoming.url}`));
  });
  onTestFinished(() => backend.close());
  const copies = await Promise.all([startCopy(backend.url), startCopy(backend.url)]);
  const balancer = await startBalancer(copies);

  const bad: string[] = [];
  let sent = 0;
  const over = new AbortController();
  const caller = async (name: number) => {
    for (let round = 0; !over.signal.aborted; round += 1) {
      sent += 1;
      const path = `/db/checks?n=${name}.${round}`;
      const answer = await fetch(`${balancer}/api${path}`);
      const text = await answer.text();
      if (answer.status !== 200 || text !== `done ${path}`)
        bad.push(`${answer.status} ${text.slice(0, 200)}`);
    }
  };
  const callers = Array.from({ length: 20 }, (_, name) => caller(name));

  for (const index of [0, 1]) {
    const old = copies[index];
    if (old === undefined) throw new Error("There are two copies");
    // All callers wait for an answer at any time, half of them for one of this copy.
    const before = taken;
    await vi.waitFor(() => expect(taken).toBeGreaterThan(before + 2 * callers.length), 20_000);
    old.child.kill("SIGTERM");
    expect(await old.exit).toBe(0);
    copies[index] = await startCopy(backend.url);
  }
  over.abort();
  await Promise.all(callers);

  expect(bad).toEqual([]);
  expect(sent).toBe(taken);
});
