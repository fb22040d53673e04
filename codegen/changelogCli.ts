import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { contract } from "../codegen.config";
import packageJson from "../package.json" with { type: "json" };
import { changelog, changesOf, contractChanges } from "./changelog";
import { readContract } from "./contract";
import { readSchemas } from "./schemaFiles";
import { readSignature, releasedAt, signatureOf } from "./signature";

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();

/** `npm run changelog`: writes CHANGELOG.md. */
async function write(): Promise<void> {
  const { documents } = await readContract();
  const promises = await readFile(contract.released, "utf8");
  const released = readSignature(promises);
  // A line of CHANGES.md may go on in the next.
  const breaks = [
    ...(await readFile(contract.changes, "utf8")).matchAll(/^- (`.+(?:\n {2}\S.*)*)/gm),
  ].map(([, line = ""]) => line.replaceAll(/\n\s+/g, " "));
  const since = releasedAt(promises) ?? git("log", "-1", "--format=%H", "--", contract.released);
  const subjects = git("log", "--format=%s", `${since}..HEAD`).split("\n");
  const present = signatureOf([...documents.values()], await readSchemas());
  await writeFile(
    "CHANGELOG.md",
    changelog(packageJson.version, contractChanges(released, present), breaks, changesOf(subjects)),
  );
}

await write();
