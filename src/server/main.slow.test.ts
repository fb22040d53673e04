import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { listen } from "./testServer";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ["--import", "tsx", main], {
    env: { PATH: process.env["PATH"], PORT: "0", BACKEND_URL: "http://127.0.0.1:9", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  const code = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, code, errors: text(child.stderr) };
}

/** Reads the address from the first line that the process prints. */
async function addressOf(child: ReturnType<typeof run>["child"]): Promise<string> {
  let output = "";
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    const url = /is ready: (http:\S+)/.exec(output)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error(`The server ended without an address: ${output}`);
}

it("ends with one sentence on a bad value", async () => {
  const { code, errors } = run({ DIRECT_MODE: "maybe" });
  expect(await code).toBe(1);
  expect(await errors).toBe("DIRECT_MODE=maybe: Invalid boolean value; allowed: true, false.\n");
});

it("ends with one sentence when the port is in use", async () => {
  const other = await listen(() => undefined);
  const { port } = new URL(other.url);
  const { code, errors } = run({ PORT: port });
  expect(await code).toBe(1);
  expect(await errors).toBe(`Port ${port} is in use; set PORT=… or stop the other process.\n`);
  await other.close();
});

it("ends with one sentence when the address is not this machine's", async () => {
  const { code, errors } = run({ HOST: "192.0.2.1" });
  expect(await code).toBe(1);
  expect(await errors).toBe(
    "HOST=192.0.2.1 is not an address of this machine; set HOST=127.0.0.1 or HOST=0.0.0.0.\n",
  );
});

it.each([
  ["SANDBOX_DIR", `${main}/data`, "cannot hold the sandbox's database: a part of it is a file; "],
  ["SANDBOX_DIR", "/dev/null", "cannot hold the sandbox's database: it is a file; "],
  ["SANDBOX_PROPERTIES", "/dev", "cannot be read: it is a folder; "],
  ["SANDBOX_PROPERTIES", "/nowhere", "cannot be read: it is not there; "],
])("ends with one sentence on %s=%s", async (name, value, reason) => {
  const { code, errors } = run({ BACKEND_URL: "", SANDBOX_DIR: "memory", [name]: value });
  expect(await code).toBe(1);
  const text = await errors;
  expect(text.startsWith(`${name}=${value} ${reason}`)).toBe(true);
  expect(text.trimEnd().split("\n")).toHaveLength(1);
});

it("finishes what runs on SIGTERM, though the signal comes twice at once", async () => {
  let answer: () => void = () => undefined;
  let arrived: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  const backend = await listen((_, outgoing) => {
    answer = () => outgoing.end("finished");
    arrived();
  });
  const { child, code } = run({ BACKEND_URL: backend.url });
  const url = await addressOf(child);
  const call = fetch(`${url}/api/slow`).then((response) => response.text());
  await arrival;
  child.kill("SIGTERM");
  child.kill("SIGINT");
  // The process says that it stops before it waits; only then the backend answers.
  for await (const chunk of child.stdout) if (String(chunk).includes("Stopping")) break;
  answer();
  expect(await call).toBe("finished");
  expect(await code).toBe(0);
  await backend.close();
});
