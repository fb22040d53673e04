import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockFolder, lockName } from "./folderLock";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "quarterdeck-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const inUse = (pid: number) =>
  `SANDBOX_DIR=${folder} is in use by another sandbox (process ${pid}); stop that one, or set SANDBOX_DIR to another folder.`;

/** A process that took the folder as this one would, until `end`. */
async function otherProcess() {
  const code = `import(${JSON.stringify(new URL("./folderLock.ts", import.meta.url).href)}).then(
    ({ lockFolder }) => { lockFolder(${JSON.stringify(folder)}); console.log("held"); setInterval(() => {}, 1000); })`;
  const child = spawn(process.execPath, ["--import", "tsx", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) => child.stdout.once("data", resolve));
  return {
    pid: child.pid ?? 0,
    end: () =>
      new Promise((resolve) => {
        child.once("exit", resolve);
        child.kill("SIGKILL");
      }),
  };
}

describe("a folder", () => {
  it("is one process's alone, until that ends however it ends", async () => {
    const other = await otherProcess();
    expect(() => lockFolder(folder)).toThrow(inUse(other.pid));
    await other.end();
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  it("is one sandbox's alone within a process", () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(`${folder}/`)).toThrow("is in use by another sandbox");
    unlock();
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  it("of a process whose number was given to another one is free", () => {
    writeFileSync(join(folder, lockName), `1\n${hostname()}\nlong ago\n`);
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  it("of another machine is free once that has been silent for half a minute", () => {
    const file = join(folder, lockName);
    writeFileSync(file, "4711\nelsewhere\n\n");
    expect(() => lockFolder(folder)).toThrow(inUse(4711));
    const before = new Date(Date.now() - 31_000);
    utimesSync(file, before, before);
    expect(() => lockFolder(folder)()).not.toThrow();
  });
});

describe("a folder that cannot be used", () => {
  it.each([
    ["a file", () => writeFileSync(join(folder, "x"), ""), "x", "it is a file"],
    ["below a file", () => writeFileSync(join(folder, "x"), ""), "x/y", "a part of it is a file"],
    ["with an endless name", () => undefined, "x".repeat(300), "its name is too long"],
  ])("is named: %s", (_, prepare, name, reason) => {
    prepare();
    const path = join(folder, name);
    expect(() => lockFolder(path)).toThrow(
      `SANDBOX_DIR=${path} cannot hold the sandbox's database: ${reason}; set SANDBOX_DIR to a folder that this user can write, or to memory.`,
    );
  });

  it("is one that holds something else: starting over would throw that away", () => {
    mkdirSync(join(folder, "pictures"));
    expect(() => lockFolder(folder)).toThrow(
      `SANDBOX_DIR=${folder} holds other files, such as pictures; set SANDBOX_DIR to a folder of its own.`,
    );
  });
});
