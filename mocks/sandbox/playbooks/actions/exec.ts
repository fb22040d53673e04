import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import * as v from "valibot";
import { runProcess } from "../../checks/process";
import { errorCode } from "../../checks/result";
import { fitsGlob } from "../../scrapers/scrapeSources";
import { typeOfFile } from "../artifacts";
import {
  ActionError,
  plain,
  readBody,
  refuse,
  variable,
  type ActionRunner,
  type LeftFile,
} from "./action";

const schema = v.looseObject({
  script: v.string("is missing"),
  env: v.nullish(v.array(variable)),
  artifacts: v.nullish(v.array(v.looseObject({ path: v.string() }))),
  connections: v.nullish(v.unknown()),
  checkout: v.nullish(v.unknown()),
});

const MAX_OUTPUT = 32 * 1024 * 1024;
const MAX_FILE = 100 * 1024 * 1024;

/** What a script sees of the sandbox's own environment: enough to find programs, nothing that may be secret. */
const inherited = ["PATH", "HOME", "LANG", "TZ", "TMPDIR"];

async function filesOf(
  folder: string,
  patterns: readonly string[],
  stdout: string,
  stderr: string,
) {
  const files: LeftFile[] = [];
  const add = (filename: string, content: Uint8Array) =>
    files.push({ filename, contentType: typeOfFile(filename), content });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const pattern of patterns) {
    if (pattern === "/dev/stdout") add("stdout.log", new TextEncoder().encode(stdout));
    if (pattern === "/dev/stderr") add("stderr.log", new TextEncoder().encode(stderr));
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      if (!fitsGlob(relative(folder, path), pattern.replace(/^\.\//, ""))) continue;
      const content = await readFile(path);
      if (content.length <= MAX_FILE) add(basename(path), content);
    }
  }
  return files;
}

/** Runs a script in bash (sh where there is none) in an empty folder; any exit code but 0 is a failure. */
export const runExec: ActionRunner = async ({ host, body, env, signal, onProgress }) => {
  const spec = readBody("exec", schema, body);
  if (!host.allowExec)
    throw new ActionError(
      "Scripts are switched off in the sandbox, because they run on this machine. Start it with SANDBOX_EXEC=true to allow them.",
    );
  refuse("exec", { connections: spec.connections, checkout: spec.checkout });
  const own = (spec.env ?? []).map((one) => [
    one.name ?? "",
    plain(one, `The variable ${one.name}`),
  ]);
  const environment = Object.fromEntries([
    ...inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    ...Object.entries(env),
    ...own,
  ]);
  const folder = await mkdtemp(join(tmpdir(), "playbook-"));
  const args = ["-c", spec.script];
  const options = {
    env: environment,
    cwd: folder,
    signal,
    maxOutput: MAX_OUTPUT,
    onOutput: (soFar: () => { stdout: string; stderr: string }) =>
      onProgress(() => ({ ...soFar(), args })),
  };
  try {
    const ended = await runProcess("bash", args, options).catch((error: unknown) => {
      if (errorCode(error) !== "ENOENT") throw error;
      return runProcess("sh", args, options);
    });
    const patterns = (spec.artifacts ?? []).map(({ path }) => path);
    const files = await filesOf(folder, patterns, ended.stdout, ended.stderr);
    const result = {
      stdout: ended.stdout,
      stderr: ended.stderr,
      exitCode: ended.exitCode ?? -1,
      args,
    };
    if (ended.exitCode === 0) return { result, files };
    const how =
      ended.exitCode === null
        ? "The script was ended by a signal."
        : `The script ended with exit code ${ended.exitCode}.`;
    const last = ended.stderr.trim().split("\n").at(-1) ?? "";
    return { result, files, error: last === "" ? how : `${how} ${last}` };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
