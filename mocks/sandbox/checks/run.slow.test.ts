import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encodeName, startDnsServer, type DnsServer } from "./dnsServer";
import type { RunnerOptions } from "./result";
import { runEntry } from "./run";

const run = (type: string, spec: Record<string, unknown>, options: RunnerOptions = {}) =>
  runEntry(
    { type, spec, problem: null },
    { signal: new AbortController().signal, timeoutMs: 2000, ...options },
  );
const invalid = (reason: string) => ({
  pass: false,
  invalid: true,
  error: expect.stringContaining(reason),
});

describe("a tcp check", () => {
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    server = createServer((socket) => socket.on("error", () => undefined));
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const bound = server.address();
    port = typeof bound === "object" && bound !== null ? bound.port : 0;
  });
  afterAll(() => server.close());

  it("passes where something listens, by address and by name", async () => {
    expect(await run("tcp", { endpoint: `127.0.0.1:${port}` })).toMatchObject({
      pass: true,
      message: `Connected to 127.0.0.1:${port}`,
    });
    expect(
      await run("tcp", { endpoint: `localhost:${port}`, thresholdMillis: 1000 }),
    ).toMatchObject({ pass: true });
  });

  it("fails where nothing does", async () => {
    const other = createServer();
    await new Promise<void>((ready) => other.listen(0, "127.0.0.1", ready));
    const bound = other.address();
    const free = typeof bound === "object" && bound !== null ? bound.port : 0;
    await new Promise((closed) => other.close(closed));
    expect((await run("tcp", { endpoint: `127.0.0.1:${free}` })).error).toContain("ECONNREFUSED");
  });

  it.each([
    [{}, "no endpoint"],
    [{ endpoint: "db.example.org" }, "is not an endpoint"],
    [{ endpoint: "db:99999" }, "is not an endpoint"],
    [{ endpoint: "a:1:2" }, "is not an endpoint"],
    [{ endpoint: "169.254.169.254:80" }, "cloud metadata"],
    [{ endpoint: "[fe80::1]:80" }, "link-local"],
  ])("is invalid as %j", async (spec, reason) =>
    expect(await run("tcp", spec)).toMatchObject(invalid(reason)),
  );
});

describe("a dns check", () => {
  let server: DnsServer;
  const ask = (spec: Record<string, unknown>) =>
    run("dns", { server: "127.0.0.1", port: server.port, ...spec });
  beforeAll(async () => {
    const preference = Buffer.from([0, 10]);
    server = await startDnsServer({
      "shop.test": [
        { type: 1, data: Buffer.from([10, 0, 0, 1]) },
        { type: 1, data: Buffer.from([10, 0, 0, 2]) },
        { type: 15, data: Buffer.concat([preference, encodeName("mail.shop.test")]) },
        { type: 16, data: Buffer.from("\u0003v=1") },
      ],
      "www.shop.test": [{ type: 5, data: encodeName("shop.test") }],
      "1.0.0.10.in-addr.arpa": [{ type: 12, data: encodeName("shop.test") }],
    });
  });
  afterAll(() => server.close());

  it.each([
    [{ query: "shop.test" }, "10.0.0.1, 10.0.0.2"],
    [
      { query: "shop.test", querytype: "a", minrecords: 2, exactreply: ["10.0.0.2", "10.0.0.1"] },
      "10.0.0.1, 10.0.0.2",
    ],
    [
      { query: "shop.test", querytype: "MX", exactreply: ["MAIL.shop.test. 10"] },
      "mail.shop.test 10",
    ],
    [{ query: "shop.test", querytype: "TXT" }, "v=1"],
    [{ query: "www.shop.test", querytype: "CNAME" }, "shop.test"],
    [{ query: "10.0.0.1", querytype: "PTR" }, "shop.test"],
  ])("passes on %j", async (spec, message) =>
    expect(await ask(spec)).toMatchObject({ pass: true, message }),
  );

  it.each([
    [{ query: "shop.test", minrecords: 3 }, "2 records for A shop.test, at least 3 are wanted."],
    [{ query: "shop.test", exactreply: ["10.0.0.1"] }, "wanted are exactly 10.0.0.1"],
    [{ query: "nowhere.test" }, "There is no record for A nowhere.test."],
    [{ query: "shop.test", querytype: "NS" }, "There is no record for NS shop.test."],
    [{ query: "silent.test", timeout: 1 }, ""],
  ])("fails on %j", async (spec, error) => {
    const result = await ask(spec);
    expect(result.pass).toBe(false);
    expect(result.invalid).toBeUndefined();
    expect(result.error).toContain(error);
    expect(result.durationMs).toBeLessThan(1900);
  });

  it("is invalid without a query, with an odd type or a refused server", async () => {
    expect(await ask({})).toMatchObject(invalid("no query"));
    expect(await ask({ query: "shop.test", querytype: "HINFO" })).toMatchObject(
      invalid("Allowed are A, AAAA, CNAME"),
    );
    expect(await ask({ query: "shop.test", server: "169.254.169.254" })).toMatchObject(
      invalid("cloud metadata"),
    );
  });
});

describe("an exec check", () => {
  const exec = (spec: Record<string, unknown>, timeoutMs = 5000) =>
    run("exec", spec, { allowExec: true, timeoutMs });

  it("is refused unless it is switched on, and says how", async () => {
    expect(await run("exec", { script: "echo hi" })).toMatchObject(invalid("SANDBOX_EXEC=true"));
  });

  it("passes on exit code 0 with what the script says", async () => {
    const result = await exec({
      script: "echo hello $TEAM",
      env: [{ name: "TEAM", value: "shop" }],
    });
    expect(result).toMatchObject({ pass: true, message: "hello shop", details: { exitCode: 0 } });
  });

  it("fails on another exit code, unless a test decides", async () => {
    expect(await exec({ script: "echo oh >&2; exit 3" })).toMatchObject({
      pass: false,
      error: "The script ended with exit code 3.\noh",
    });
    expect(await exec({ script: "exit 3", test: { expr: "results.exitCode == 3" } })).toMatchObject(
      { pass: true },
    );
    expect(
      await exec({ script: "echo 4", test: { expr: "int(results.stdout) > 5" } }),
    ).toMatchObject({ pass: false });
  });

  it("does not see the environment of the sandbox", async () => {
    process.env["CHECKS_TEST_SECRET"] = "seen";
    try {
      expect(await exec({ script: 'echo "[$CHECKS_TEST_SECRET]"' })).toMatchObject({
        message: "[]",
      });
    } finally {
      delete process.env["CHECKS_TEST_SECRET"];
    }
  });

  it("ends the script and its children when time is up", async () => {
    const result = await exec({ script: "sleep 30 & echo $!; wait" }, 300);
    expect(result).toMatchObject({ pass: false, error: "No answer within 300 ms." });
    expect(result.durationMs).toBeLessThan(5000);
  });
});

describe("an icmp check", () => {
  const folder = mkdtempSync(join(tmpdir(), "checks-ping-"));
  const program = (name: string, script: string) => {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\n${script}\n`);
    chmodSync(path, 0o755);
    return path;
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    [
      "Linux",
      "5 packets transmitted, 5 received, 0% packet loss, time 801ms\nrtt min/avg/max/mdev = 0.02/4.40/9.1/0.1 ms",
    ],
    [
      "BusyBox",
      "5 packets transmitted, 5 packets received, 0% packet loss\nround-trip min/avg/max = 0.02/4.40/9.1 ms",
    ],
    [
      "macOS",
      "5 packets transmitted, 5 packets received, 0.0% packet loss\nround-trip min/avg/max/stddev = 0.02/4.40/9.1/1 ms",
    ],
  ])("reads the ping of %s", async (name, output) => {
    const pingCommand = program(name, `cat <<'END'\n${output}\nEND`);
    const result = await run("icmp", { endpoint: "127.0.0.1" }, { pingCommand });
    expect(result).toMatchObject({ pass: true, message: "5 of 5 packets answered", durationMs: 4 });
    expect(
      (await run("icmp", { endpoint: "127.0.0.1", thresholdMillis: 3 }, { pingCommand })).pass,
    ).toBe(false);
  });

  it("compares the loss", async () => {
    const pingCommand = program(
      "lossy",
      "echo '5 packets transmitted, 4 received, 20% packet loss'; exit 0",
    );
    expect(await run("icmp", { endpoint: "127.0.0.1" }, { pingCommand })).toMatchObject({
      pass: false,
      error: "20% of the packets were lost, allowed are 0%.",
    });
    expect(
      await run("icmp", { endpoint: "127.0.0.1", packetLossThreshold: 20 }, { pingCommand }),
    ).toMatchObject({
      pass: true,
    });
  });

  it("says so where ICMP is not allowed, and passes nothing", async () => {
    const reason = "ICMP is not allowed on this machine";
    const refused = program(
      "refused",
      "echo 'ping: socktype: SOCK_RAW: Operation not permitted' >&2; exit 2",
    );
    expect(await run("icmp", { endpoint: "127.0.0.1" }, { pingCommand: refused })).toMatchObject(
      invalid(reason),
    );
    const missing = join(folder, "missing");
    expect(await run("icmp", { endpoint: "127.0.0.1" }, { pingCommand: missing })).toMatchObject(
      invalid(reason),
    );
    expect(await run("icmp", { endpoint: "169.254.169.254" })).toMatchObject(
      invalid("cloud metadata"),
    );
    expect(await run("icmp", {})).toMatchObject(invalid("no endpoint"));
  });
});

describe("runEntry", () => {
  it("says which checks it runs when asked for another", async () => {
    expect(await run("redis", { addr: "cache:6379" })).toMatchObject(
      invalid("does not run redis checks"),
    );
    expect(await run("constructor", {})).toMatchObject(invalid("does not run constructor checks"));
  });

  it("passes on the problem of the entry", async () => {
    const signal = new AbortController().signal;
    expect(
      await runEntry({ type: "tcp", spec: {}, problem: "It is empty." }, { signal }),
    ).toMatchObject(invalid("It is empty."));
  });
});
