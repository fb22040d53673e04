import type { Relation } from "./catalog";
import { PostgrestError } from "./errors";
import type { Node, Output } from "./plan";
import type { FieldRef, Filter } from "./query";

/** What stands for a secret. Sent back, it keeps what is stored. */
export const MASK = "***";

const isSecret = (relation: Relation, { column }: FieldRef) =>
  relation.columns[column]?.secret === true;

function columnsOf(filter: Filter): FieldRef[] {
  return filter.kind === "test" ? [filter.field] : filter.filters.flatMap(columnsOf);
}

/** A filter or an order by a secret would tell it letter by letter. */
function refuseSecrets({ relation, rows }: Node): void {
  const fields = [
    ...rows.filters.flatMap(columnsOf),
    ...(rows.order ?? []).map(({ field }) => field),
  ];
  const secret = fields.find((field) => isSecret(relation, field));
  if (secret)
    throw new PostgrestError(403, "42501", `permission denied for column ${secret.column}`);
}

/**
 * The same read with masks in place of secrets, wherever the caller may not see those of a relation.
 * @throws PostgrestError 42501 for a filter or an order by one.
 */
export function maskSecrets(node: Node, hides: (relation: Relation) => boolean): Node {
  const isHidden = hides(node.relation);
  if (isHidden) refuseSecrets(node);
  const outputs = node.outputs.map((output): Output => {
    if (output.kind === "embed") return { ...output, node: maskSecrets(output.node, hides) };
    return isHidden && isSecret(node.relation, output.field) ? { ...output, masked: true } : output;
  });
  return { ...node, outputs };
}
