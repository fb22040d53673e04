import { existsSync } from "node:fs";
import { dirname } from "node:path";

export interface Browser {
  executablePath: string;
  /** Variables that the browser needs, for one that brings its own libraries. */
  env: Record<string, string>;
}

/** Flags under which the tests start Chromium; the network ones keep it from calling home. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/**
 * A Chromium without a download: the CHROME variable, else an installed one, else the one in the npm package
 * @sparticuz/chromium, which unpacks itself into the temporary folder.
 */
export async function findBrowser(): Promise<Browser> {
  const chosen = process.env["CHROME"];
  if (chosen) return { executablePath: chosen, env: {} };
  const found = installed.find((path) => existsSync(path));
  if (found) return { executablePath: found, env: {} };
  const { default: chromium } = await import("@sparticuz/chromium");
  const executablePath = await chromium.executablePath();
  return { executablePath, env: { LD_LIBRARY_PATH: `${dirname(executablePath)}/al2023/lib` } };
}
