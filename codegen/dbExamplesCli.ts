import { writeFile } from "node:fs/promises";
import { stringify } from "yaml";
import { contract } from "../codegen.config";
import { createSandbox } from "../mocks/sandbox/sandbox";
import {
  readDb,
  readsOf,
  type OpenApi,
  type ReadDeclaration,
  type ReadParameter,
} from "./document";
import { queryKey } from "./postgrestParts";

/**
 * Takes two rows of every relation and of every named read from a freshly seeded sandbox, so that the examples of /db
 * refer to each other. Run it by hand when a relation or a read is new: `npm run contract:examples`.
 */

const origin = "http://127.0.0.1:3000";
const wanted = 2;

type Row = Record<string, unknown>;

/** Ids and names that may lead to rows, by the column that a read asks for. */
function candidates(column: string, rows: ReadonlyMap<string, Row[]>, path: string): string[] {
  const tables: Record<string, string> = {
    config_id: "configs",
    component_id: "components",
    check_id: "checks",
    playbook_id: "playbooks",
    run_id: "playbook_runs",
    incident_id: "incidents",
    or: "playbook_runs",
  };
  const own = (rows.get(path) ?? []).flatMap((row) => {
    const value = row[column];
    return typeof value === "string" ? [value] : [];
  });
  const others = (rows.get(tables[column.split(".").at(-1) ?? ""] ?? "components") ?? []).map(
    (row) => String(row["id"]),
  );
  return [...own, ...others];
}

function filterOf({ operator }: ReadParameter, value: string): string {
  if (operator === "raw") return `(id.eq.${value},parent_id.eq.${value})`;
  if (operator === "arg") return value;
  if (operator === "in") return `in.("${value}")`;
  if (["gt", "gte"].includes(operator)) return `${operator}.2000-01-01`;
  return `${operator}.${value}`;
}

/** Queries of a read, one for each value that its required parameter may have. */
function queriesOf(
  read: ReadDeclaration,
  path: string,
  rows: ReadonlyMap<string, Row[]>,
): URLSearchParams[] {
  const query = new URLSearchParams({ select: read.select, limit: String(wanted) });
  if (read.order) query.set("order", read.order);
  for (const [key, filter] of Object.entries(read.fixed ?? {})) query.append(key, filter);
  const needed = Object.values(read.params ?? {}).filter(({ required }) => required);
  const [first] = needed;
  if (!first) return [query];
  const columnOf = (parameter: ReadParameter) => [parameter.column].flat()[0] ?? "";
  return candidates(columnOf(first), rows, path).map((value) => {
    const one = new URLSearchParams(query);
    for (const parameter of needed) {
      const own = parameter === first ? value : candidates(columnOf(parameter), rows, path)[0];
      one.append(queryKey(parameter), filterOf(parameter, own ?? ""));
    }
    return one;
  });
}

/** Functions that no read calls, with their argument. */
const calls: Readonly<Record<string, string>> = {
  "rpc/related_configs_recursive": "config_id",
  "rpc/get_parents_by_location": "config_id",
  "rpc/lookup_analysis_by_component": "id",
  "rpc/get_playbook_run_actions": "run_id",
};

/** The table of a custom view comes with the view: this is how a row of one looks. */
const viewRow: Row = {
  name: "checkout-api",
  namespace: "checkout",
  health: "healthy",
  replicas: 3,
  __row__attributes: { name: { icon: "deployment" } },
  request_fingerprint: "5d41402abc4b2a76",
  agent_id: "00000000-0000-0000-0000-000000000000",
  is_pushed: false,
};

async function main(): Promise<void> {
  const db: OpenApi = await readDb(contract.db, contract.dbParts);
  const sandbox = await createSandbox({
    dataDir: "memory",
    baseUrl: origin,
    chaosPercent: 0,
    latencyMs: null,
    allowExec: false,
    background: false,
  });
  const read = async (path: string, query: URLSearchParams): Promise<Row[]> => {
    const answer = await sandbox.fetch(new Request(`${origin}/api/db/${path}?${query.toString()}`));
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}?${query.toString()}: ${text}`);
    return JSON.parse(text) as Row[];
  };
  const rows = new Map<string, Row[]>();
  for (const path of Object.keys(db.paths)) {
    const name = path.slice(1);
    if (name.startsWith("rpc/") || name.startsWith("{")) continue;
    rows.set(name, await read(name, new URLSearchParams({ limit: "50" })));
  }
  const examples: Record<string, Row[]> = {};
  const firstFilled = async (path: string, queries: URLSearchParams[]): Promise<Row[]> => {
    for (const query of queries) {
      const found = await read(path, query);
      if (found.length > 0) return found;
    }
    return [];
  };
  for (const [path, item] of Object.entries(db.paths)) {
    const name = path.slice(1);
    const argument = calls[name];
    if (name.startsWith("{")) examples[name] = [viewRow];
    else if (argument)
      examples[name] = await firstFilled(
        name,
        candidates(argument, rows, name).map(
          (id) => new URLSearchParams({ [argument]: id, limit: String(wanted) }),
        ),
      );
    else examples[name] = (rows.get(name) ?? []).slice(0, wanted);
    for (const one of readsOf(item))
      examples[one.name] = name.startsWith("{")
        ? [viewRow]
        : await firstFilled(name, queriesOf(one, name, rows));
  }
  const empty = Object.entries(examples).flatMap(([name, found]) =>
    found.length === 0 ? [name] : [],
  );
  await sandbox.close();
  const head =
    "# Rows of /db as the sandbox's first start has them. Written by `npm run contract:examples`.\n";
  await writeFile(contract.dbExamples, head + stringify(examples, { lineWidth: 120 }));
  console.log(
    `${Object.keys(examples).length} examples; without a row: ${empty.join(", ") || "none"}`,
  );
}

await main();
