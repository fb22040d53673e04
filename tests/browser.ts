import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";

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
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/**
 * A Chromium without a download: the CHROME variable, else the one in the npm package @sparticuz/chromium, which is
 * unpacked into the temporary folder together with its libraries, else an installed one.
 *
 * The package's is pinned by the lockfile, so everybody's tests see the same browser, and it is built without windows:
 * the same 27 tests took 65 s in it and 95 to 113 s in a whole Chromium that hides its window.
 * @throws Error with a sentence that says what to install, where the package's does not start and none is installed.
 */
export async function findBrowser(
  chosen = process.env["CHROME"],
  {
    bring = unpack,
    places = installed,
  }: { bring?: () => Promise<Browser>; places?: readonly string[] } = {},
): Promise<Browser> {
  if (chosen) return { executablePath: chosen, env: {} };
  const browser = await bring();
  const { status, stderr } = spawnSync(browser.executablePath, ["--version"], {
    env: { ...process.env, ...browser.env },
    encoding: "utf8",
  });
  if (status === 0) return browser;
  const found = places.find((path) => existsSync(path));
  if (found) return { executablePath: found, env: {} };
  const library = /loading shared libraries: ([^:\s]+)/.exec(stderr)?.[1];
  throw new Error(
    library === undefined
      ? "The packaged Chromium does not start on this system: install one (apt-get install chromium-headless-shell), or set CHROME to its path."
      : `The packaged Chromium needs ${library}, which this system lacks: install a Chromium (apt-get install chromium-headless-shell), or set CHROME to its path.`,
  );
}

/** The package unpacks its libraries by itself only inside of a cloud function. */
async function unpack(): Promise<Browser> {
  // A folder for each user: one cannot run, or replace, what another one has unpacked.
  const folder = join(tmpdir(), `quarterdeck-chromium-${userInfo().uid}`);
  mkdirSync(folder, { recursive: true });
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = folder;
  try {
    const { default: chromium, inflate } = await import("@sparticuz/chromium");
    const executablePath = await chromium.executablePath();
    const packaged = createRequire(import.meta.url).resolve("@sparticuz/chromium");
    const libraries = await inflate(join(dirname(packaged), "../bin/al2023.tar.br"));
    const env = {
      LD_LIBRARY_PATH: join(libraries, "lib"),
      FONTCONFIG_FILE: writeFonts(folder),
    };
    return { executablePath, env };
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
  }
}

/**
 * Names the package's fonts where they were unpacked, and the system's. The package's own list names folders of a
 * cloud function; with no font at all, the browser ends at the first input field.
 */
function writeFonts(folder: string): string {
  const file = join(folder, "fonts.conf");
  const places = [join(folder, "fonts"), "/usr/share/fonts", "/usr/local/share/fonts"];
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${places.map((place) => `  <dir>${place}</dir>`).join("\n")}
  <cachedir>${join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`,
  );
  return file;
}
