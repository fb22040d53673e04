import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import { outputs } from "../codegen.config";
import { checkModules, printedOptions } from "./checkModules";
import { banner, operationsOf, pascal, readsOf, type OpenApi, type Schema } from "./document";

const formats = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
} as const;

export function newAjv(options: ConstructorParameters<typeof Ajv2020>[0] = {}): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false, ...options });
  for (const [name, pattern] of Object.entries(formats)) ajv.addFormat(name, pattern);
  return ajv;
}

/** Module of each schema's check below `generated/db/checks`, by the schema's name. */
type Places = ReadonlyMap<string, string>;

/** Schema of the rows that a read or a write answers, by its name. */
function answersOf(db: OpenApi, expanded: OpenApi): Map<string, string> {
  const reads = Object.values(db.paths).flatMap((item) =>
    readsOf(item).map(({ name, result }) => [name, schemaName(result)] as const),
  );
  const writes = Object.values(expanded.paths).flatMap((item) =>
    operationsOf(item).flatMap(([method, { operationId }]) =>
      method === "get"
        ? []
        : [[operationId, operationId.replace(/^(create|update|delete)/, "")] as const],
    ),
  );
  return new Map([...reads, ...writes]);
}

const schemaName = ({ $ref }: { $ref: string }) => $ref.split("/").at(-1) ?? "";

/** Module of the checks that several areas call. */
const sharedChecks = "shared";

/** Names of the schemas that a schema of /db refers to. */
function namesIn(schema: unknown): string[] {
  const names = new Set<string>();
  JSON.stringify(schema, (key, value: unknown) => {
    if (key === "$ref" && typeof value === "string") names.add(schemaName({ $ref: value }));
    return value;
  });
  return [...names];
}

/**
 * Where the check of each schema lies: in the module of the area that declares it, and in one of its own where another
 * area refers to it. So no area's module brings in a whole other one for a person's name and id.
 * @param areas area of each schema, by the schema's name.
 */
export function checkPlaces(
  db: OpenApi,
  expanded: OpenApi,
  areas: ReadonlyMap<string, string>,
): Places {
  const places = new Map(areas);
  const seen = new Set<string>();
  const share = (name: string) => {
    if (places.get(name) === sharedChecks) return;
    places.set(name, sharedChecks);
    for (const used of namesIn(expanded.components.schemas[name])) share(used);
  };
  const walk = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const used of namesIn(expanded.components.schemas[name])) {
      if (areas.get(used) !== areas.get(name)) share(used);
      walk(used);
    }
  };
  for (const row of answersOf(db, expanded).values()) walk(row);
  return places;
}

/**
 * Compiled checks of the rows that /db answers, as plain code by area (`checkPlaces`): nothing is compiled in the browser.
 * @returns text of every module with its types, by its file name below `generated/db/checks`.
 */
export function dbChecks(db: OpenApi, expanded: OpenApi, places: Places): Map<string, string> {
  const ajv = newAjv(printedOptions);
  const schemas: Record<string, Schema> = JSON.parse(
    JSON.stringify(expanded.components.schemas).replaceAll('"#/components/schemas/', '"'),
  );
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema({ ...schema, $id: name });
  const rows = [...new Set(answersOf(db, expanded).values())];
  const moduleOf = (name: string) => places.get(name) ?? "common";
  const files = new Map<string, string>();
  for (const [name, text] of checkModules(ajv, rows, moduleOf, "../../failure.js")) {
    const own = rows.filter((row) => moduleOf(row) === name).toSorted();
    files.set(`${name}.js`, text);
    files.set(
      `${name}.d.ts`,
      `${banner}import type { CompiledCheck } from "~/api/answerCheck";

${own.map((row) => `export const ${row}: CompiledCheck;`).join("\n")}
`,
    );
  }
  return files;
}

/** Where the check of each answer lies. Every import is lazy, so that production pays only for what it samples. */
export async function validatorIndex(
  rpc: ReadonlyMap<string, OpenApi>,
  db: OpenApi,
  expanded: OpenApi,
  places: Places,
): Promise<string> {
  const rpcLines = await Promise.all(
    [...rpc].map(async ([base, document]) => {
      // Operations that answer without a body have no check.
      const checks = await readFile(`${outputs.rpc(base)}/valibot.gen.ts`, "utf8");
      return Object.values(document.paths).flatMap((item) =>
        operationsOf(item).flatMap(([, { operationId }]) =>
          checks.includes(`export const v${pascal(operationId)}Response `)
            ? [
                `  ${operationId}: async () => valibotCheck((await import("./${base}/valibot.gen")).v${pascal(operationId)}Response),`,
              ]
            : [],
        ),
      );
    }),
  );
  const dbLines = [...answersOf(db, expanded)].map(
    ([name, row]) =>
      `  ${name}: async () => rowsCheck((await import("./db/checks/${places.get(row) ?? "common"}.js")).${row}),`,
  );
  return `${banner}import { rowsCheck, valibotCheck, type AnswerCheck } from "~/api/answerCheck";

/** Check of the answer of every operation and named read, by its name. */
export const validators: Readonly<Record<string, () => Promise<AnswerCheck>>> = {
${[...rpcLines.flat(), ...dbLines].join("\n")}
};
`;
}
