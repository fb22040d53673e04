import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { outputs } from "../codegen.config";
import { banner, operationsOf, pascal, readsOf, type OpenApi } from "./document";

const formats = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
} as const;

export function newAjv(options: ConstructorParameters<typeof Ajv2020>[0] = {}): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false, ...options });
  for (const [name, pattern] of Object.entries(formats)) ajv.addFormat(name, pattern);
  return ajv;
}

/** Compiled checks of the named reads' and the tables' rows, as plain code: nothing is compiled in the browser. */
export function dbChecks(db: OpenApi, expanded: OpenApi): { code: string; types: string } {
  const ajv = newAjv({ code: { source: true, esm: true, lines: true }, inlineRefs: false });
  ajv.addSchema({ $id: "db", components: { schemas: expanded.components.schemas } });
  const names: Record<string, string> = {};
  const add = (name: string, ref: string) => {
    ajv.addSchema({ $id: name, type: "array", items: { $ref: `db${ref}` } });
    names[name] = name;
  };
  for (const item of Object.values(db.paths))
    for (const read of readsOf(item)) add(read.name, read.result.$ref);
  for (const item of Object.values(expanded.paths))
    for (const [method, operation] of operationsOf(item)) {
      if (method === "get") continue;
      const row = operation.operationId.replace(/^(create|update|delete)/, "");
      add(operation.operationId, `#/components/schemas/${row}`);
    }
  const code = standaloneCode(ajv, names);
  const types = Object.keys(names)
    .map((name) => `export const ${name}: Check;`)
    .join("\n");
  return {
    code: `${banner}/* oxlint-disable */\n${code}\n`,
    types: `${banner}export interface CheckError {
  instancePath: string;
  message?: string;
}
export interface Check {
  (value: unknown): boolean;
  errors?: CheckError[] | null;
}
${types}
`,
  };
}

/** Where the check of each answer lies. Every import is lazy, so that production pays only for what it samples. */
export async function validatorIndex(
  rpc: { base: string; document: OpenApi }[],
  db: OpenApi,
  expanded: OpenApi,
): Promise<string> {
  const rpcLines = await Promise.all(
    rpc.map(async ({ base, document }) => {
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
  const reads = Object.values(db.paths).flatMap((item) => readsOf(item).map((read) => read.name));
  const writes = Object.values(expanded.paths).flatMap((item) =>
    operationsOf(item).flatMap(([method, { operationId }]) =>
      method === "get" ? [] : [operationId],
    ),
  );
  const dbLines = [...reads, ...writes].map(
    (name) => `  ${name}: async () => ajvCheck((await import("./db/checks.js")).${name}),`,
  );
  return `${banner}import { ajvCheck, valibotCheck, type AnswerCheck } from "~/api/answerCheck";

/** Check of the answer of every operation and named read, by its name. */
export const validators: Readonly<Record<string, () => Promise<AnswerCheck>>> = {
${[...rpcLines.flat(), ...dbLines].join("\n")}
};
`;
}
