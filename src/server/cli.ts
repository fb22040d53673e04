#!/usr/bin/env node
import { parseArgs } from "node:util";
import packageJson from "../../package.json" with { type: "json" };
import type { SettingName } from "./settings";
import { serve } from "./serve";

/** Options of the command, by the variable that each stands for. */
const variables = {
  backend: "BACKEND_URL",
  port: "PORT",
  host: "HOST",
  auth: "AUTH",
  "public-url": "PUBLIC_URL",
} as const satisfies Record<string, SettingName>;

const usage = `Usage: quarterdeck --backend URL [options]

  --backend URL      the backend, such as https://mission-control.example.com   (BACKEND_URL)
  --port NUMBER      where the console listens, 3000 by itself                  (PORT)
  --host ADDRESS     127.0.0.1 by itself; 0.0.0.0 for every address             (HOST)
  --auth MODE        kratos by itself; none, clerk or basic                     (AUTH)
  --public-url URL   where browsers see the console, behind a proxy             (PUBLIC_URL)
  --help, --version

Environment variables decide the rest; an option wins over its variable.`;

await main();

/** `npx quarterdeck`: the console before a backend, from the packed file. */
async function main(): Promise<void> {
  const values = readOptions();
  if (values === null) return;
  const said = Object.entries(variables).flatMap(([option, variable]) => {
    const value = values[option];
    return typeof value === "string" ? [[variable, value]] : [];
  });
  const env: Record<string, string | undefined> = { ...process.env, ...Object.fromEntries(said) };
  if ((env["BACKEND_URL"] ?? "").trim() === "") {
    fail(`Name a backend: quarterdeck --backend https://mission-control.example.com\n\n${usage}`);
    return;
  }
  await serve(env, () => Promise.reject(new Error("The packed console holds no sandbox.")));
}

/** @returns null when there is nothing more to do. */
function readOptions(): Record<string, string | boolean | undefined> | null {
  try {
    const { values } = parseArgs({
      options: {
        backend: { type: "string" },
        port: { type: "string" },
        host: { type: "string" },
        auth: { type: "string" },
        "public-url": { type: "string" },
        help: { type: "boolean", short: "h" },
        version: { type: "boolean", short: "v" },
      },
    });
    if (values.help !== true && values.version !== true) return values;
    console.log(values.help === true ? usage : packageJson.version);
  } catch (error) {
    fail(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
  return null;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 2;
}
