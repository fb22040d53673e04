import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { documentRules } from "~/lib/json/documentRules";
import type { DocumentKind, DocumentOptions, Validator } from "~/lib/json/documents";
import { contract } from "../codegen.config";
import { ownKeywords } from "./schemaFiles";
import { newAjv } from "./validators";

/** Kinds in the order in which messages list them; a schema joins through its `x-kind`. */
const kindOrder = [
  "Canary",
  "ScrapeConfig",
  "Playbook",
  "Notification",
  "NotificationSilence",
  "Permission",
  "PermissionGroup",
  "Scope",
  "View",
  "Connection",
  "Topology",
  "Application",
  "IncidentRule",
];

interface KindKeyword {
  kind?: string;
  group?: string;
  version?: string;
}

interface SchemaFile {
  $id: string;
  "x-kind"?: KindKeyword;
}

/**
 * All kinds that `schemas/` describes, read once, with checks that compile at first use.
 * @throws Error when a schema file is no JSON or refers to a file that does not exist.
 */
export function documentOptions(): Promise<DocumentOptions> {
  known ??= readKinds();
  return known;
}

let known: Promise<DocumentOptions> | undefined;

async function readKinds(): Promise<DocumentOptions> {
  const ajv = newAjv({ verbose: true });
  for (const keyword of ownKeywords) ajv.addKeyword(keyword);
  const entries = await readdir(contract.schemas, { recursive: true, encoding: "utf8" });
  const kinds: DocumentKind[] = [];
  const lazy = (id: string): Validator => {
    const check: Validator = (value) => {
      const validate = ajv.getSchema(id);
      if (!validate) throw new Error(`schemas: no file with the $id ${id}`);
      const valid = validate(value);
      check.errors = validate.errors ?? null;
      return valid;
    };
    return check;
  };
  for (const file of entries.filter((name) => name.endsWith(".json")).toSorted()) {
    const text = await readFile(join(contract.schemas, file), "utf8");
    const schema: SchemaFile = JSON.parse(
      text.replaceAll(/("\$ref":\s*")(?:[^"#]*\/)?([^"/#]+\.json)/g, "$1$2"),
    );
    ajv.addSchema(schema, basename(file));
    const { kind, group, version } = schema["x-kind"] ?? {};
    if (!kind || !group || !version) continue;
    const rules = documentRules[kind];
    kinds.push({ kind, group, version, validate: lazy(schema.$id), ...(rules ? { rules } : {}) });
  }
  const place = ({ kind }: DocumentKind) =>
    kindOrder.includes(kind) ? kindOrder.indexOf(kind) : kindOrder.length;
  return {
    kinds: kinds.toSorted((left, right) => place(left) - place(right)),
    metadata: lazy("object-meta.json"),
  };
}
