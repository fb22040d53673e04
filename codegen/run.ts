import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { contract, outputs } from "../codegen.config";
import { failureModule } from "./checkModules";
import { readContract } from "./contract";
import { dbCatalog } from "./dbCatalog";
import { dbReads, dbWrites } from "./dbReads";
import { dbTypes } from "./dbTypes";
import { schemaAreas } from "./document";
import { accessOf, featureList, matcher, operationIndex, roleMatrix } from "./operations";
import { aboutModule } from "./about";
import { paletteActions } from "./paletteActions";
import { policyTable } from "./policy";
import { generateRoutes } from "./routes";
import { generateMsw, generateRpc, shareRuntime } from "./rpc";
import { generateSchemas } from "./schemas";
import { checkPlaces, dbChecks, validatorIndex } from "./validators";

const run = promisify(execFile);

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** One step with its time, so that a slow generator shows. */
async function step(name: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`${name.padEnd(28)} ${Math.round(performance.now() - start)} ms`);
}

async function main(): Promise<void> {
  const { rpc, db, common, documents } = await readContract();
  const expanded = documents.get("db");
  if (!expanded) throw new Error("the contract has no /db");
  const checks = checkPlaces(db, expanded, await schemaAreas(contract.dbParts));
  await rm("generated", { recursive: true, force: true });

  await step("operations, roles", async () => {
    const all = [...rpc.values(), expanded];
    await write(outputs.operations, operationIndex(all, db));
    await write(outputs.roleMatrix, roleMatrix(common, all));
    await write(outputs.policy, policyTable(common, all));
    await write(outputs.access, accessOf(all));
    await write(outputs.paletteActions, paletteActions(documents));
    await write(outputs.features, featureList(common));
    await write(outputs.about, await aboutModule(common.info.version));
  });
  await step("/db types", async () => write(`${outputs.db}/types.ts`, await dbTypes(db, expanded)));
  await step("/db reads, writes, checks", async () => {
    await write(`${outputs.db}/relations.ts`, dbCatalog(db));
    for (const { name, text } of [...dbReads(db), ...dbWrites(db)])
      await write(`${outputs.db}/${name}`, text);
    for (const [name, text] of dbChecks(db, expanded, checks))
      await write(`${outputs.db}/checks/${name}`, text);
  });
  await step("sdk, query options, checks", async () => {
    for (const base of contract.rpcBases) await generateRpc(base, documents);
    await shareRuntime(contract.rpcBases, documents);
  });
  await step("test doubles", async () => {
    for (const base of contract.rpcBases) await generateMsw(base, documents);
  });
  await write(outputs.validators, await validatorIndex(rpc, db, expanded, checks));
  await write(outputs.operationOf, await matcher());
  await write(outputs.failure, failureModule);
  await step("schemas", generateSchemas);
  await step("routes", generateRoutes);
  await run("node_modules/.bin/oxfmt", ["generated"]);
}

await main();
