import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readContract } from "./contract";
import { releaseNotes } from "./releaseNotes";
import { readSchemas } from "./schemaFiles";
import { signatureOf, type Signature } from "./signature";

const usage =
  "usage: npm run contract:diff -- A B (revisions of git, or folders; B is this folder unless given)";

async function stateIn(folder: string): Promise<Signature> {
  const { documents } = await readContract(folder);
  return signatureOf([...documents.values()], await readSchemas(folder));
}

/** The contract of a folder that holds one, or of a revision, which is taken out into a folder that goes again. */
async function stateOf(name: string): Promise<Signature> {
  if (existsSync(join(name, "openapi"))) return stateIn(name);
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  try {
    const files = execFileSync("git", ["archive", "--", name, "openapi", "schemas"], {
      maxBuffer: 1e9,
      stdio: ["ignore", "pipe", "ignore"],
    });
    execFileSync("tar", ["-x", "-C", folder], { input: files });
    return await stateIn(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** `npm run contract:diff`: release notes in words. Exit code 2: a state could not be read. */
async function main(): Promise<number> {
  const [before, now = ".", ...more] = process.argv.slice(2);
  if (before === undefined || more.length > 0) {
    console.error(usage);
    return 2;
  }
  const states: Signature[] = [];
  for (const name of [before, now])
    try {
      states.push(await stateOf(name));
    } catch (error) {
      const reason = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
      console.error(`${name}: no contract can be read there (${reason})`);
      return 2;
    }
  const [old = new Map<string, string>(), present = new Map<string, string>()] = states;
  console.log(releaseNotes(old, present));
  return 0;
}

process.exitCode = await main();
