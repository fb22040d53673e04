import { createHash } from "node:crypto";
import { spawn } from "node:child_process";
import { access, constants, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const bin = (name: string) => join("node_modules", ".bin", name);
const sources = ["src", "mocks", "tests", "codegen"];

/** Runs one command; resolves to its exit code and what it printed. */
function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, FORCE_COLOR: "0", ...env } });
    let output = "";
    const keep = (part: Buffer) => (output += part.toString());
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
  });
}

async function digests(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const pairs = files.map(async (file): Promise<[string, string]> => [
    file,
    createHash("sha256")
      .update(await readFile(file))
      .digest("hex"),
  ]);
  return new Map(await Promise.all(pairs));
}

/** Folders and what else the work of a step depends on, as one digest. */
async function fingerprint(folders: readonly string[]): Promise<string> {
  const digest = createHash("sha256");
  for (const folder of folders)
    for (const [file, content] of [...(await digests(folder))].toSorted(([left], [right]) =>
      left < right ? -1 : 1,
    ))
      digest.update(`${file} ${content}\n`);
  for (const file of ["codegen.config.ts", "redocly.yaml", "package-lock.json"])
    digest.update(await readFile(file));
  return digest.digest("hex");
}

interface Result {
  code: number;
  output: string;
}

const cache = join("node_modules", ".cache", "check");

/**
 * Skips work where nothing that it depends on has changed since it last came out right; CI never skips it. Work may
 * change the folders itself.
 */
async function unlessUnchanged(
  name: string,
  folders: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const file = join(cache, `${name}.sha256`);
  const known = await readFile(file, "utf8").catch(() => undefined);
  if (process.env["CI"] === undefined && known === (await fingerprint(folders)))
    return { code: 0, output: "" };
  const result = await work();
  await mkdir(cache, { recursive: true });
  if (result.code === 0) await writeFile(file, await fingerprint(folders));
  return result;
}

/** Regenerates and names every file that comes out different: edited by hand, or stale against the contract. */
async function regenerate(): Promise<Result> {
  const before = await digests("generated");
  const result = await run(bin("tsx"), ["codegen/run.ts"]);
  if (result.code !== 0) return result;
  const after = await digests("generated");
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  if (changed.length === 0) return result;
  const list = changed.map((file) => `  ${file}`).join("\n");
  return {
    code: 1,
    output: `generated/ was not what the contract says; these files were edited by hand or are stale:\n${list}\nThey are written anew now: look at the difference and commit it.\n`,
  };
}

interface Step {
  name: string;
  work: () => Promise<Result>;
}

const regenerateStep: Step = {
  name: "generated is what the contract says",
  work: () =>
    unlessUnchanged(
      "generated",
      ["openapi", "schemas", "codegen", "generated", "src/routes"],
      regenerate,
    ),
};

// What is known of types from the last run is a matter of seconds; without it every file is read.
const types = ["-p", ".", "--incremental", "--tsBuildInfoFile", join(cache, "types.tsbuildinfo")];

const parallel: Step[] = [
  {
    name: "contract lint",
    work: () =>
      unlessUnchanged("lint", ["openapi", "codegen"], () =>
        run(bin("tsx"), ["codegen/lintCli.ts"]),
      ),
  },
  { name: "types", work: () => run("node", ["node_modules/typescript-7/bin/tsc", ...types]) },
  {
    name: "lint",
    work: () =>
      run(bin("oxlint"), [
        "-c",
        "oxlint.config.mjs",
        "--type-aware",
        ...sources,
        "codegen.config.ts",
      ]),
  },
  { name: "format", work: () => run(bin("oxfmt"), ["--check", ...sources, "codegen.config.ts"]) },
  {
    name: "dead exports",
    work: () =>
      run(bin("knip"), ["--no-progress", "--cache", "--cache-location", join(cache, "knip")]),
  },
];

/** What takes seconds is slow, `*.slow.test.ts` and `*.slow.ui.test.tsx`, and runs with the whole (vitest.config.ts). */
const unit = (isWhole: boolean): Step => ({
  name: isWhole ? "unit, contract and slow tests" : "unit and contract tests",
  work: () =>
    isWhole
      ? run(bin("vitest"), ["run"])
      : run(bin("vitest"), ["run", "--project", "unit", "--project", "screens"], {
          CHECK: "quick",
        }),
});

async function perform(step: Step): Promise<boolean> {
  const start = performance.now();
  const { code, output } = await step.work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${code === 0 ? "ok    " : "FAILED"} ${step.name} (${seconds} s)`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}

/** Everything but the browser; without the slow tests it is `npm run check`. */
export async function check({ isWhole = false } = {}): Promise<boolean> {
  const isWritable = await access(".", constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) {
    console.error(
      `The tests regenerate and build, and this user cannot write to ${process.cwd()}; run them in a clone that can be written to. npm start does not need that.`,
    );
    return false;
  }
  if (!(await perform(regenerateStep))) return false;
  const results = await Promise.all([...parallel, unit(isWhole)].map(perform));
  return results.every(Boolean);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await check()) ? 0 : 1;
