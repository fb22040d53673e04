import { readdir, writeFile } from "node:fs/promises";
import { contract, outputs } from "../codegen.config";
import { readYaml, type OpenApi } from "./document";
import { signatureOf, writeSignature } from "./signature";

/** Makes the present contract the released one, which later changes are compared with. */
async function release(): Promise<void> {
  const files = (await readdir(outputs.openapi)).filter((name) => name.endsWith(".yaml"));
  const documents = await Promise.all(
    files.map((file) => readYaml<OpenApi>(`${outputs.openapi}/${file}`)),
  );
  const signature = signatureOf(documents);
  await writeFile(contract.released, writeSignature(signature));
  console.log(`${contract.released}: ${signature.size} promises`);
}

await release();
