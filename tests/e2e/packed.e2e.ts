import { execFile, spawn } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { normalUrl } from "./servers";

const run = promisify(execFile);

/** Resolves to the address that a started console names. */
function addressOf(child: ReturnType<typeof spawn>): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    // Read on to the end: a console that nobody listens to any more could not say its last words.
    child.stdout?.on("data", (part: Buffer) => {
      output += String(part);
      const url = / is ready: (http:\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once("exit", () =>
      reject(new Error(`The packed console ended without an address: ${output}`)),
    );
  });
}

test("the packed file shows the console before a backend, with nothing else installed", async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "quarterdeck-packed-"));
  const { stdout } = await run("node_modules/.bin/tsx", ["codegen/packCli.ts"]);
  const file = resolve(stdout.trim().split("\n").at(-1) ?? "");
  // Offline: whatever it needed besides itself could not be had.
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", file], { cwd: folder });
  expect(
    (await readdir(join(folder, "node_modules"))).filter((name) => !name.startsWith(".")),
  ).toEqual(["quarterdeck"]);
  const child = spawn(
    join(folder, "node_modules/.bin/quarterdeck"),
    ["--backend", `${normalUrl}/api`, "--auth", "none", "--port", "0"],
    { cwd: folder, stdio: ["ignore", "pipe", "inherit"] },
  );
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  try {
    const url = await addressOf(child);
    await page.goto(`${url}/health?hidePassing=false`);
    await expect(page.getByRole("heading", { level: 1, name: "Health" })).toBeVisible();
    await expect(page.getByRole("row").nth(2)).toBeVisible();
    await page.goto(`${url}/contract/`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // A change from the page passes both consoles.
    const answer = await page.evaluate(async () => {
      const body = JSON.stringify({ id: "x" });
      const headers = { "content-type": "application/json" };
      return (await fetch("/api/db/scopes", { method: "POST", headers, body })).text();
    });
    expect(answer).not.toContain("another web site");
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  } finally {
    child.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
});

test("the command says how to use it where no backend is named", async () => {
  const plain: Record<string, string | undefined> = { ...process.env, BACKEND_URL: "" };
  const child = spawn("node_modules/.bin/tsx", ["src/server/cli.ts"], {
    env: plain,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  let errors = "";
  for await (const part of child.stderr) errors += String(part);
  expect(await ended).toBe(2);
  expect(errors).toContain("Name a backend: quarterdeck --backend https://");
  expect(errors).toContain("Usage: quarterdeck --backend URL [options]");
});
