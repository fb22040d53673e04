import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { contract } from "../codegen.config";
import { readContract } from "./contract";
import { readSchemas } from "./schemaFiles";
import { signatureOf, writeSignature } from "./signature";

/** Makes the present contract the released one, which later changes are compared with. */
async function release(): Promise<void> {
  const { documents } = await readContract();
  const signature = signatureOf([...documents.values()], await readSchemas());
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).trim();
  await writeFile(contract.released, writeSignature(signature, commit));
  console.log(`${contract.released}: ${signature.size} promises`);
}

await release();
