import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { beforeAll, expect, it } from "vitest";
import { contract, outputs } from "../../codegen.config";
import { readContract } from "../../codegen/contract";
import { dbTypes } from "../../codegen/dbTypes";
import { readYaml, type DbExamples, type OpenApi } from "../../codegen/document";
import { expandPostgrest } from "../../codegen/expandPostgrest";

/**
 * A field of the contract gets another name, and the compiler names every file of `src` that speaks of it, and no
 * other. The lists are written by hand: whoever uses one of these fields in one more file adds its line.
 */
const column = {
  name: "definition_of_done",
  files: [
    "src/features/incidents/DefineDialog.tsx",
    "src/features/incidents/DefinitionPanel.tsx",
    "src/features/incidents/EvidenceEntry.tsx",
    "src/features/incidents/HypothesisNode.tsx",
    "src/features/incidents/StatusDialog.tsx",
    "src/features/incidents/incident.ts",
    "src/features/incidents/useEvidenceWrites.ts",
  ],
};

const bodyField = {
  name: "sort_by",
  base: "catalog",
  files: [
    "src/components/changes/changesFilters.ts",
    "src/components/changes/useChanges.ts",
    "src/components/changes/useLiveTail.ts",
    "src/components/changes/useTimeline.ts",
    "src/features/around/useAround.ts",
    "src/features/configItem/useItem.ts",
  ],
};

const another = (name: string) => `${name}_renamed`;

/** The compact /db contract with a column under another name, as somebody would write it. */
function withColumnRenamed(db: OpenApi, name: string): OpenApi {
  const schemas = Object.entries(db.components.schemas).map(([row, schema]) => [
    row,
    {
      ...schema,
      ...(schema.required && {
        required: schema.required.map((key) => (key === name ? another(key) : key)),
      }),
      ...(schema.properties && {
        properties: Object.fromEntries(
          Object.entries(schema.properties).map(([key, property]) => [
            key === name ? another(key) : key,
            property,
          ]),
        ),
      }),
    },
  ]);
  return { ...db, components: { ...db.components, schemas: Object.fromEntries(schemas) } };
}

/** Generated files as they become with both fields renamed, by their path. */
async function generatedAnew(): Promise<Map<string, string>> {
  const { db, common } = await readContract();
  const renamed = withColumnRenamed(db, column.name);
  const examples = await readYaml<DbExamples>(contract.dbExamples);
  const rpcTypes = `${outputs.rpc(bodyField.base)}/types.gen.ts`;
  return new Map([
    [
      join(process.cwd(), outputs.db, "types.ts"),
      await dbTypes(renamed, expandPostgrest(renamed, common, examples)),
    ],
    [
      join(process.cwd(), rpcTypes),
      readFileSync(rpcTypes, "utf8").replaceAll(
        new RegExp(`\\b${bodyField.name}(?=\\??:)`, "g"),
        another(bodyField.name),
      ),
    ],
  ]);
}

/** What the compiler says of `src` with some files of other content: path below the root, and message. */
function errorsWith(contents: ReadonlyMap<string, string>): [file: string, message: string][] {
  const config = ts.getParsedCommandLineOfConfigFile(
    "tsconfig.json",
    { noEmit: true, incremental: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  if (config === undefined) throw new Error("tsconfig.json could not be read");
  const files = config.fileNames.filter(
    (name) =>
      name.endsWith(".d.ts") ||
      (relative(process.cwd(), name).startsWith("src/") && !/\.test\.tsx?$/.test(name)),
  );
  const { tsBuildInfoFile: _unused, ...options } = config.options;
  const host = ts.createCompilerHost(options);
  const read = host.readFile.bind(host);
  host.readFile = (name) => contents.get(name) ?? read(name);
  const program = ts.createProgram(files, options, host);
  // What is in other folders is not asked about, and takes as long again.
  return files
    .filter((name) => !name.endsWith(".d.ts"))
    .flatMap((name) => program.getSemanticDiagnostics(program.getSourceFile(name)))
    .map(({ file, messageText }) => [
      relative(process.cwd(), file?.fileName ?? ""),
      ts.flattenDiagnosticMessageText(messageText, "\n"),
    ]);
}

let errors: [file: string, message: string][] = [];

beforeAll(async () => {
  errors = errorsWith(await generatedAnew());
}, 600_000);

const filesNaming = (field: string) => [
  ...new Set(errors.flatMap(([file, message]) => (message.includes(field) ? [file] : []))),
];

it.each([column, bodyField])("another name for $name names the files that use it", (field) => {
  expect(filesNaming(field.name).toSorted()).toEqual(field.files.toSorted());
});

it("nothing else is reported", () => {
  const others = errors.filter(
    ([, message]) => !message.includes(column.name) && !message.includes(bodyField.name),
  );
  expect(others).toEqual([]);
});
