import type { Relation } from "./catalog";
import { PostgrestError } from "./errors";
import { embedNamed, type Node, type Output } from "./plan";
import type { FieldRef, Filter } from "./query";

/** What stands for a secret. Sent back, it keeps what is stored. */
export const MASK = "***";

const isSecret = (relation: Relation, { column }: FieldRef) =>
  relation.columns[column]?.secret !== undefined;

const names =
  "pass|secret|token|credential|cert|api_?-?key|access_?-?key|private|ssh_?-?key|auth|cookie|bearer|webhook|signature";

/**
 * Replacements that take the secrets out of an address, or out of a document as text: PostgreSQL's patterns and what
 * stands in their place. Placeholders (`$(password)`) and references (`secret://…`) stay: they are none.
 */
export const withinMasks: readonly (readonly [pattern: string, replacement: string])[] = [
  // user:password@host, or token@host
  [String.raw`(://)(?!(?:\$\([^)\s"]*\)|:)*@)[^?#\s"]*@`, String.raw`\1***@`],
  // ?token=…
  [String.raw`([?&][^=&#\s"]*(?:${names}|key|sig)[^=&#\s"]*=)(?!\$\()[^&#\s"]+`, String.raw`\1***`],
  // "token": "…"
  [
    String.raw`("(?![^"]*(?:ref|name|url)")[^"]*(?:${names}|key)[^"]*": )(?!"(?:\$\(|(?:secret|configmap|helm|serviceaccount|connection)://))"(?:[^"\\]|\\.)+"`,
    String.raw`\1"***"`,
  ],
];

function columnsOf(filter: Filter): FieldRef[] {
  return filter.kind === "test" ? [filter.field] : filter.filters.flatMap(columnsOf);
}

const forbidden = ({ column }: FieldRef) =>
  new PostgrestError(403, "42501", `permission denied for column ${column}`);

/** A filter or an order by a secret would tell it letter by letter. */
function refuseSecrets({ relation, rows }: Node): void {
  const fields = [
    ...rows.filters.flatMap(columnsOf),
    ...(rows.order ?? []).filter(({ embed }) => embed === null).map(({ field }) => field),
  ];
  const secret = fields.find((field) => isSecret(relation, field));
  if (secret) throw forbidden(secret);
}

/** An order by a column of an embedded relation. */
function refuseRelatedSecrets(node: Node, hides: (relation: Relation) => boolean): void {
  for (const { embed, field } of node.rows.order ?? []) {
    const relation = embed === null ? undefined : embedNamed(node, embed)?.node.relation;
    if (relation && hides(relation) && isSecret(relation, field)) throw forbidden(field);
  }
}

/**
 * The same read with masks in place of secrets, wherever the caller may not see those of a relation.
 * @throws PostgrestError 42501 for a filter or an order by one.
 */
export function maskSecrets(node: Node, hides: (relation: Relation) => boolean): Node {
  const isHidden = hides(node.relation);
  if (isHidden) refuseSecrets(node);
  refuseRelatedSecrets(node, hides);
  const outputs = node.outputs.map((output): Output => {
    if (output.kind === "embed") return { ...output, node: maskSecrets(output.node, hides) };
    const secret = node.relation.columns[output.field.column]?.secret;
    if (!isHidden || secret === undefined) return output;
    // A step into a document may lead to the secret itself.
    const isWhole = secret === true || output.field.path.length > 0;
    return { ...output, masked: isWhole ? "whole" : "within" };
  });
  return { ...node, outputs };
}
