import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import openapiTS, { astToString } from "openapi-typescript";
import { contract, outputs } from "../codegen.config";
import { bundle, withExamples } from "./bundle";
import { dbCatalog } from "./dbCatalog";
import { dbReads, dbWrites } from "./dbReads";
import { banner, readDb, readYaml, type DbExamples, type OpenApi } from "./document";
import { expandPostgrest } from "./expandPostgrest";
import { operationIndex, roleMatrix } from "./operations";
import { generateRoutes } from "./routes";
import { generateMsw, generateRpc, shareRuntime } from "./rpc";
import { generateSchemas } from "./schemas";
import { dbChecks, validatorIndex } from "./validators";

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
  const db = await readDb(contract.db, contract.dbParts);
  const examples = await readYaml<DbExamples>(contract.dbExamples);
  const common = await readYaml<OpenApi>(contract.common);
  const flowExamples = await readYaml<Record<string, unknown>>(contract.identityExamples);
  const rpc = await Promise.all(
    contract.rpcBases.map(async (base) => ({
      base,
      document: withExamples(await readYaml<OpenApi>(`openapi/${base}.yaml`), flowExamples),
    })),
  );
  for (const folder of [
    outputs.openapi,
    outputs.db,
    outputs.schemas,
    "generated/msw",
    ...contract.rpcBases.map(outputs.rpc),
  ])
    await rm(folder, { recursive: true, force: true });

  await step("expand /db", () =>
    write(`${outputs.openapi}/db.yaml`, expandPostgrest(db, common, examples)),
  );
  await step("bundle", async () => {
    const library = [common, ...rpc.map(({ document }) => document)];
    for (const { base, document } of rpc)
      await write(`${outputs.openapi}/${base}.yaml`, bundle(document, library));
  });
  const expanded = await readYaml<OpenApi>(`${outputs.openapi}/db.yaml`);
  const documents = [...rpc.map(({ document }) => document), expanded];

  await step("operations, roles", async () => {
    await write(outputs.operations, operationIndex(documents, db));
    await write(outputs.roleMatrix, roleMatrix(common, documents));
  });
  await step("/db types", async () => {
    const types = astToString(
      await openapiTS(new URL(`../${outputs.openapi}/db.yaml`, import.meta.url)),
    );
    await write(`${outputs.db}/types.ts`, banner + types);
  });
  await step("/db reads, writes, checks", async () => {
    await write(`${outputs.db}/relations.ts`, dbCatalog(db));
    for (const { name, text } of [...dbReads(db), ...dbWrites(db)])
      await write(`${outputs.db}/${name}`, text);
    const checks = dbChecks(db, expanded);
    await write(`${outputs.db}/checks.js`, checks.code);
    await write(`${outputs.db}/checks.d.ts`, checks.types);
  });
  for (const base of contract.rpcBases) {
    await step(`${base}: sdk, checks`, () => generateRpc(base));
    await step(`${base}: test doubles`, () => generateMsw(base));
  }
  await step("one client for all", () => shareRuntime(contract.rpcBases));
  await write(outputs.validators, await validatorIndex(rpc, db, expanded));
  await step("schemas", generateSchemas);
  await step("routes", generateRoutes);
  await run("node_modules/.bin/oxfmt", ["generated"]);
}

await main();
