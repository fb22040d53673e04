import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { contract } from "../codegen.config";
import { readDb } from "./document";
import { readDocuments } from "./docsModel";
import { progressLine } from "../mocks/progressLine";
import { probeBackend } from "./driftProbe";
import { exitCodeOf, reportJunit, reportText } from "./driftReport";

const usage =
  "Usage: npm run drift -- --url https://host [--token T] [--cookie name=value] [--json] [--junit FILE] [--scratch]";

interface Choice {
  url: string;
  headers: Record<string, string>;
  json: boolean;
  junit?: string;
  scratch: boolean;
}

/** What the command line asks for, or undefined where it cannot be read. */
function choiceOf(args: string[]): Choice | undefined {
  try {
    const text = { type: "string" } as const;
    const { values } = parseArgs({
      args,
      options: {
        url: text,
        token: text,
        cookie: text,
        junit: text,
        json: { type: "boolean", default: false },
        scratch: { type: "boolean", default: false },
      },
    });
    const { url, token, cookie, json, junit, scratch } = values;
    if (url === undefined || !/^https?:\/\//.test(url) || !URL.canParse(url)) return undefined;
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie }),
    };
    return { url, headers, json, scratch, ...(junit !== undefined && { junit }) };
  } catch {
    return undefined;
  }
}

/** `npm run drift`: compares a live backend with the contract. Exit code 0 fits, 1 differs, 2 nothing compared. */
async function main(): Promise<number> {
  const choice = choiceOf(process.argv.slice(2));
  if (choice === undefined) {
    console.error(usage);
    return 2;
  }
  const interrupted = new AbortController();
  const line = progressLine();
  // Records of --scratch are removed first; whoever asks twice ends it at once.
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      line.clear();
      console.error("Interrupted: nothing more is asked, and what was made is removed.");
      interrupted.abort();
    });
  const documents = await readDocuments();
  const db = await readDb(contract.db, contract.dbParts);
  try {
    const report = await probeBackend({
      ...choice,
      documents,
      db,
      signal: interrupted.signal,
      onRead: (name, place, count) => line.show(`asking ${name} (${place} of ${count}) …`),
    });
    line.clear();
    console.log(choice.json ? JSON.stringify(report, null, 2) : reportText(report));
    if (choice.junit !== undefined) await writeFile(choice.junit, reportJunit(report));
    return exitCodeOf(report);
  } catch (error) {
    line.clear();
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    console.error(
      `${choice.url} could not be asked: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
    return 2;
  }
}

process.exitCode = await main();
