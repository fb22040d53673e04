import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { check } from "./check";
import { findBrowser } from "./browser";

/** Everything that CI runs: check, build, its sizes, attacks on it, browser tests. `npm test`. */
async function all(): Promise<boolean> {
  if (!(await check({ isWhole: true }))) return false;
  const browser = await findBrowser();
  const env = { ...process.env, CHROME: browser.executablePath, ...browser.env };
  const steps: [string, string[]][] = [
    ["tsx", ["src/server/build.ts"]],
    ["tsx", ["tests/sizes.ts"]],
    ["vitest", ["run", "--config", "tests/hostile/vitest.config.ts"]],
    ["playwright", ["test", ...process.argv.slice(2)]],
  ];
  return steps.every(([command, args]) => {
    const result = spawnSync(join("node_modules", ".bin", command), args, {
      stdio: "inherit",
      env,
    });
    return result.status === 0;
  });
}

process.exitCode = (await all()) ? 0 : 1;
