import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readYamlDocuments } from "~/lib/yaml/yamlDocuments";
import { checkDocument, pathText, type DocumentOptions } from "~/lib/json/documents";
import { documentOptions } from "../../codegen/validateKinds";
import { compileSchemas, problems, readSchema, schemaPaths } from "./compile";

const folder = fileURLToPath(new URL("documents", import.meta.url));
const ajv = compileSchemas();
const paths = schemaPaths().filter((path) => !path.includes("/"));
const options = await documentOptions();

/** Folders of documents with the kind that the documents in it have, or the bare spec that they are. */
const kinds: Readonly<Record<string, string>> = {
  playbook: "Playbook",
  notification: "Notification",
  "notification-silence": "NotificationSilence",
  permission: "Permission",
  "permission-group": "PermissionGroup",
  scope: "Scope",
  view: "View",
  application: "Application",
  topology: "Topology",
  "incident-rule": "IncidentRule",
  team: "Team",
};

function validatorOf(id: string) {
  const validate = ajv.getSchema(id);
  if (!validate) throw new Error(`no schema ${id}`);
  return validate;
}

/** A team is no document of a cluster: its spec is checked on its own. */
const withTeams: DocumentOptions = {
  ...options,
  bareKind: "Team",
  kinds: [
    ...options.kinds,
    { kind: "Team", group: "none", version: "v1", validate: validatorOf("team.json") },
  ],
};

/** Each document of a folder: its text, kind and issues as the command prints them. */
function documentsOf(kind: string, goodness: "good" | "bad") {
  const names = readdirSync(join(folder, kind)).filter((name) => name.startsWith(`${goodness}-`));
  return names.flatMap((name) =>
    readFileSync(join(folder, kind, name), "utf8")
      .split(/^---$/m)
      .map((text, index) => {
        const [document] = readYamlDocuments(text);
        if (!document) throw new Error(`${name}: document ${index + 1} is empty`);
        const [result] = checkDocument(document.value, withTeams);
        const issues = result?.issues.map(({ path, message }) => `${pathText(path)} ${message}`);
        const expected = /^# expect: (.+)$/m.exec(text)?.[1] ?? "";
        return { name: `${name} ${index + 1}`, kind: result?.kind, issues, expected };
      }),
  );
}

describe("schema files of documents", () => {
  it.each(paths)("%s compiles and fits its own examples", (path) => {
    const schema = readSchema(path);
    expect(schema.$id).toBe(path);
    const examples = schema["examples"];
    expect(examples).not.toEqual([]);
    for (const example of Array.isArray(examples) ? examples : [])
      expect(problems(ajv, schema.$id, example)).toEqual([]);
  });

  it.each(paths)("the form of %s fits its own examples", (path) => {
    const form = ajv.getSchema(`${path}#/$defs/form`)?.schema;
    if (typeof form !== "object") return;
    const examples: unknown = Reflect.get(form, "examples");
    expect(examples).toBeInstanceOf(Array);
    for (const example of Array.isArray(examples) ? examples : [])
      expect(problems(ajv, `${path}#/$defs/form`, example)).toEqual([]);
  });
});

describe.each(Object.entries(kinds))("documents of %s", (area, kind) => {
  it("accepts each good one", () => {
    const documents = documentsOf(area, "good");
    expect(documents.length).toBeGreaterThanOrEqual(3);
    for (const document of documents) expect(document).toMatchObject({ kind, issues: [] });
  });

  it("refuses each bad one for its one reason", () => {
    const documents = documentsOf(area, "bad");
    expect(documents.length).toBeGreaterThanOrEqual(3);
    for (const { name, issues, expected } of documents) {
      expect({ name, issues }).toMatchObject({ issues: [expect.stringContaining(expected)] });
      expect(expected, name).not.toBe("");
    }
  });
});
