import type { Catalog, Link, Relation } from "./catalog";
import { PostgrestError } from "./errors";

/** How an embedded relation hangs on its parent. */
export interface ResolvedLink {
  /** True gives an object or null, false a list. */
  toOne: boolean;
  target: Relation;
  /** Column of the parent. */
  near: string;
  /** Column of the target. */
  far: string;
  constraint: string;
}

/** A constraint names any link. A column does too, except the way back to the relation itself. */
function isHinted(link: Link, hint: string | null): boolean {
  return hint === null || hint === link.constraint || hint === link.column;
}

function toOneLinks(
  catalog: Catalog,
  parent: Relation,
  target: string,
  hint: string | null,
): ResolvedLink[] {
  const named = parent.links.filter((link) => link.target === target && isHinted(link, hint));
  const byColumn = parent.links.filter((link) => link.column === target && isHinted(link, hint));
  const tables = byColumn.filter((link) => catalog[link.target]?.kind === "table");
  // A foreign key column means the table that it refers to, never a view of that table.
  const chosen = named.length > 0 ? named : tables.length > 0 ? tables : byColumn;
  return chosen.flatMap(({ column, target: name, targetColumn, constraint }) => {
    const relation = catalog[name];
    if (!relation) return [];
    return [{ toOne: true, target: relation, near: column, far: targetColumn, constraint }];
  });
}

function toManyLinks(
  catalog: Catalog,
  parent: Relation,
  target: string,
  hint: string | null,
): ResolvedLink[] {
  const relation = catalog[target];
  if (!relation) return [];
  const isSelf = relation.name === parent.name;
  return relation.links
    .filter((link) => link.target === parent.name && isHinted(link, hint))
    .filter((link) => !isSelf || hint !== link.column)
    .map(({ column, targetColumn, constraint }) => ({
      toOne: false,
      target: relation,
      near: targetColumn,
      far: column,
      constraint,
    }));
}

function noLink(parent: string, target: string): PostgrestError {
  return new PostgrestError(
    400,
    "PGRST200",
    `Could not find a relationship between '${parent}' and '${target}' in the schema cache`,
    null,
    `Verify that '${parent}' and '${target}' exist in the schema 'public' and that there is a foreign key relationship between them. If a new relationship was created, try reloading the schema cache.`,
  );
}

function severalLinks(
  parent: string,
  target: string,
  links: readonly ResolvedLink[],
): PostgrestError {
  const choices = links.map((link) => `'${target}!${link.constraint}'`).join(", ");
  return new PostgrestError(
    300,
    "PGRST201",
    `Could not embed because more than one relationship was found for '${parent}' and '${target}'`,
    links.map((link) => ({
      cardinality: link.toOne ? "many-to-one" : "one-to-many",
      relationship: `${link.constraint} using ${parent}(${link.near}) and ${link.target.name}(${link.far})`,
      embedding: `${parent} with ${link.target.name}`,
    })),
    `Try changing '${target}' to one of the following: ${choices}. Find the desired relationship in the 'details' key.`,
  );
}

/**
 * Finds the one link that `target!hint` means: a relation linked in either direction, or a foreign key column.
 * @throws PostgrestError PGRST200 when there is none, PGRST201 when there are several.
 */
export function resolveLink(
  catalog: Catalog,
  parent: Relation,
  target: string,
  hint: string | null,
): ResolvedLink {
  const links = [
    ...toOneLinks(catalog, parent, target, hint),
    ...toManyLinks(catalog, parent, target, hint),
  ];
  const [link] = links;
  if (!link) throw noLink(parent.name, target);
  if (links.length > 1) throw severalLinks(parent.name, target, links);
  return link;
}
