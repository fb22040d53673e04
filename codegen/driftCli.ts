import { parseArgs } from "node:util";
import { contract } from "../codegen.config";
import { readDb } from "./document";
import { readDocuments } from "./docsModel";
import { hasDrift, probeBackend, reportText } from "./driftProbe";

const usage =
  "Usage: npm run drift -- --url https://host [--token T] [--cookie name=value] [--json]";

interface Choice {
  url: string;
  headers: Record<string, string>;
  json: boolean;
}

/** What the command line asks for, or undefined where it cannot be read. */
function choiceOf(args: string[]): Choice | undefined {
  try {
    const text = { type: "string" } as const;
    const { values } = parseArgs({
      args,
      options: { url: text, token: text, cookie: text, json: { type: "boolean", default: false } },
    });
    const { url, token, cookie, json } = values;
    if (url === undefined || !/^https?:\/\//.test(url) || !URL.canParse(url)) return undefined;
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie }),
    };
    return { url, headers, json };
  } catch {
    return undefined;
  }
}

/** `npm run drift`: compares a live backend with the contract. Exit code 0 fits, 1 differs, 2 could not be asked. */
async function main(): Promise<number> {
  const choice = choiceOf(process.argv.slice(2));
  if (choice === undefined) {
    console.error(usage);
    return 2;
  }
  const documents = await readDocuments();
  const db = await readDb(contract.db, contract.dbParts);
  try {
    const report = await probeBackend({ ...choice, documents, db });
    console.log(choice.json ? JSON.stringify(report, null, 2) : reportText(report));
    return hasDrift(report) ? 1 : 0;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    console.error(
      `${choice.url} could not be asked: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
    return 2;
  }
}

process.exitCode = await main();
