import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contract } from "../codegen.config";
import { bareShapes } from "./bareShapes";
import { readContract, type Contract } from "./contract";
import { worldComplaints } from "./exampleWorld";

/** What is wrong with the contract that Redocly has no rule for, one sentence each. */
const complaints = ({ db, documents }: Contract): string[] => [
  ...bareShapes(db.components.schemas).map((sentence) => `openapi/db: ${sentence}`),
  ...worldComplaints(documents).map((sentence) => `examples: ${sentence}`),
];

/** Lints the contract with Redocly: the files as written, and /db written out, which is in no file. */
async function lint(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  try {
    const whole = await readContract();
    const { documents } = whole;
    const own = complaints(whole);
    for (const sentence of own) console.error(sentence);
    const db = join(folder, "db.json");
    await writeFile(db, JSON.stringify(documents.get("db"), null, 2));
    const files = [...contract.rpcBases.map((base) => `openapi/${base}.yaml`), db];
    const child = spawn(
      "node_modules/.bin/redocly",
      ["lint", ...files, "--config", "redocly.yaml", "--format", "stylish"],
      { stdio: "inherit" },
    );
    const [code] = await once(child, "close");
    return code === 0 && own.length === 0 ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = await lint();
