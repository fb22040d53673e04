import { accessSync, constants } from "node:fs";
import { fileURLToPath } from "node:url";
import { exitCode, forwardSignals, startNode } from "./child";
import { readConfig } from "./config";
import { ConfigError } from "./configValue";
import { isBuilt } from "./stamp";

const root = fileURLToPath(new URL("../../", import.meta.url));

process.exitCode = await start();

/** `npm start`: builds when the sources have changed, then runs the built server. */
async function start(): Promise<number> {
  try {
    // A bad value must not cost a build before it is named.
    readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return 1;
  }
  if (!isBuilt(root)) {
    if (!isWritable(root)) {
      console.error(
        `The console is not built, and this user cannot write to ${root}; run npm run build as one who can, then npm start works for everybody.`,
      );
      return 1;
    }
    console.log(
      "Building the console; this happens once after a change and takes about half a minute.",
    );
    // execArgv carries the loader that reads TypeScript. The build has a process of its own, for its memory.
    const code = await run([
      ...process.execArgv,
      fileURLToPath(new URL("./build.ts", import.meta.url)),
    ]);
    if (code !== 0) return code;
  }
  return run([fileURLToPath(new URL("../../dist/server/main.js", import.meta.url))]);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function run(args: readonly string[]): Promise<number> {
  const child = startNode(args);
  forwardSignals(child);
  return exitCode(child);
}
