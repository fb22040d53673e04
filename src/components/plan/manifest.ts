import { documentChecks, documentKinds } from "~generated/schemas/index";
import { issuesOf } from "~/lib/json/schemaIssues";
import { pathText, withoutNulls } from "~/lib/json/documents";
import { identifierOf } from "~/lib/text/identifier";
import { maskedSecrets, withVariables } from "~/lib/wire/maskedSecrets";
import { isRecord } from "~/lib/wire/wirePath";
import { yamlText } from "~/lib/yaml/yamlText";
import { fieldsIn, filled, specsOf } from "./manifestSpecs";
import { isDeletion } from "./planWords";
import type { PlannedCall, Row } from "./plannedCall";

/** A record as a document for kubectl. */
export interface PlannedManifest {
  kind: string;
  text: string;
}

/** The record as it would stand after the call; undefined for a deletion and where it is not known as a whole. */
function recordAfter(call: PlannedCall): Row | undefined {
  const { method, body, rows } = call;
  if (!isRecord(body) || isDeletion(call)) return undefined;
  if (method === "POST") return body;
  const [row, another] = rows ?? [];
  return method === "PATCH" && row && !another ? { ...row, ...body } : undefined;
}

function metadataOf(row: Row, kind: string): { metadata: Row; notes: readonly string[] } {
  const given =
    typeof row["name"] === "string" && row["name"] !== "" ? row["name"] : identifierOf(kind);
  const name = /^[a-z\d]([a-z\d.-]*[a-z\d])?$/.test(given) ? given : identifierOf(given);
  return {
    metadata: filled({
      name,
      namespace: row["namespace"],
      labels: fieldsIn(row["labels"]),
      annotations: fieldsIn(row["annotations"]),
    }),
    notes: name === given ? [] : [`metadata.name: Kubernetes takes no name such as "${given}"`],
  };
}

/**
 * The record that a call writes, as the document of its kind (`x-kind`); undefined for tables without one. What the
 * kind's schema says against it, and what has to be put in by hand, stands in comments at its top.
 */
export async function manifestOf(call: PlannedCall): Promise<PlannedManifest | undefined> {
  const found = documentKinds.find(({ table }) => table !== undefined && table === call.table);
  const record = recordAfter(call);
  const specOf = call.table === undefined ? undefined : specsOf[call.table];
  if (!found?.kind || !record || !specOf) return undefined;
  const { kind, group, version, schema } = found;
  const { spec, notes } = specOf(record);
  const check = Object.hasOwn(documentChecks, schema)
    ? await documentChecks[schema as keyof typeof documentChecks]()
    : undefined;
  const plain = withoutNulls(spec);
  const isGood = check === undefined || check(plain);
  const issues = isGood
    ? []
    : issuesOf(check.errors ?? [], plain).map(
        ({ path, message }) => `spec.${pathText(path)}: ${message}`,
      );
  const meta = metadataOf(record, kind);
  const { value, variables } = maskedSecrets(
    {
      apiVersion: `${group}/${version}`,
      kind,
      metadata: meta.metadata,
      spec,
    },
    call.secrets,
  );
  const told = [
    ...(variables.length > 0
      ? [
          `secrets: envsubst '${variables.map((name) => `$${name}`).join(" ")}' < this | kubectl apply -f -`,
        ]
      : []),
    ...meta.notes,
    ...notes,
    ...issues,
  ];
  const comments = told.map((line) => `# ${line.replaceAll("\n", " ")}\n`).join("");
  return { kind, text: comments + withVariables(yamlText(value)) };
}
