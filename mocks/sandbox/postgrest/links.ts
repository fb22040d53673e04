import type { Catalog, Link, Relation } from "./catalog";
import { PostgrestError } from "./errors";

/** Columns that must be equal: of the one side, of the other. */
export type Pairs = readonly (readonly [near: string, far: string])[];

/** How an embedded relation hangs on its parent. */
export interface ResolvedLink {
  cardinality: "many-to-one" | "one-to-one" | "one-to-many" | "many-to-many";
  /** True gives an object or null, false a list. */
  toOne: boolean;
  /** Whether the parent itself has the foreign key. */
  holdsKey: boolean;
  target: Relation;
  /** Columns of the parent and of the target, or of the junction where there is one. */
  on: Pairs;
  /** The table between both ends of a many-to-many link. */
  junction?: {
    relation: Relation;
    /** Columns of the junction and of the target. */
    on: Pairs;
    /** Names of the two foreign keys. */
    constraints: readonly [near: string, far: string];
  };
  /** The hint that means this link: name of the foreign key, or of the junction. */
  hint: string;
}

const pairsOf = ({ column, targetColumn, also }: Link): Pairs => [
  [column, targetColumn],
  ...(also ?? []).map((one) => [one.column, one.targetColumn] as const),
];

const turned = (pairs: Pairs): Pairs => pairs.map(([near, far]) => [far, near]);

/** A foreign key that is the whole primary key belongs to one row at most. */
const isWholeKey = (link: Link, { primaryKey }: Relation) =>
  primaryKey.length > 0 &&
  pairsOf(link).length === primaryKey.length &&
  pairsOf(link).every(([column]) => primaryKey.includes(column));

function outward(catalog: Catalog, parent: Relation): ResolvedLink[] {
  return parent.links.flatMap((link) => {
    const target = catalog[link.target];
    if (!target) return [];
    const cardinality = isWholeKey(link, parent) ? "one-to-one" : "many-to-one";
    const on = pairsOf(link);
    return [{ cardinality, toOne: true, holdsKey: true, target, on, hint: link.constraint }];
  });
}

function inward(catalog: Catalog, parent: Relation): ResolvedLink[] {
  return Object.values(catalog).flatMap((target) =>
    target.links
      .filter((link) => link.target === parent.name)
      .map((link): ResolvedLink => {
        const toOne = isWholeKey(link, target);
        const on = turned(pairsOf(link));
        return {
          cardinality: toOne ? "one-to-one" : "one-to-many",
          toOne,
          holdsKey: false,
          target,
          on,
          hint: link.constraint,
        };
      }),
  );
}

/** Relations at the other end of a table whose primary key holds both foreign keys. */
function across(catalog: Catalog, parent: Relation): ResolvedLink[] {
  return Object.values(catalog).flatMap((relation) => {
    const inKey = relation.links.filter((link) =>
      pairsOf(link).every(([column]) => relation.primaryKey.includes(column)),
    );
    return inKey
      .filter((near) => near.target === parent.name)
      .flatMap((near) =>
        inKey.flatMap((far): ResolvedLink[] => {
          const target = catalog[far.target];
          if (!target || far.constraint === near.constraint) return [];
          const junction = {
            relation,
            on: pairsOf(far),
            constraints: [near.constraint, far.constraint] as const,
          };
          const on = turned(pairsOf(near));
          return [
            {
              cardinality: "many-to-many",
              toOne: false,
              holdsKey: false,
              target,
              on,
              junction,
              hint: relation.name,
            },
          ];
        }),
      );
  });
}

/** The one column of a side; a composite key has no such name. */
const single = (names: readonly string[]) => (names.length === 1 ? names[0] : undefined);
const nearColumn = ({ on }: ResolvedLink) => single(on.map(([near]) => near));
const farColumn = ({ on, junction }: ResolvedLink) =>
  junction ? undefined : single(on.map(([, far]) => far));

/**
 * Of a relation that refers to itself its name means the children and its column the parent; a hint is the column by
 * which the children know their parent.
 */
function meansItself(link: ResolvedLink, target: string, hint: string | null): boolean {
  const isName = target === link.target.name && link.cardinality === "one-to-many";
  if (hint !== null) return isName && farColumn(link) === hint;
  return isName || (link.holdsKey && nearColumn(link) === target);
}

const isHinted = (link: ResolvedLink, hint: string | null) =>
  hint === null ||
  link.hint === hint ||
  (!link.junction && (nearColumn(link) === hint || farColumn(link) === hint));

/** A foreign key, by its name or its column, means the table that it refers to, never a view of that table. */
function byKey(
  links: readonly ResolvedLink[],
  target: string,
  hint: string | null,
): ResolvedLink[] {
  const found = links.filter(
    (link) =>
      !link.junction &&
      isHinted(link, hint) &&
      (link.hint === target || (link.holdsKey && nearColumn(link) === target)),
  );
  const tables = found.filter((link) => link.target.kind === "table");
  return tables.length > 0 ? tables : found;
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

/** `checks(canary_id) and canaries(id)`, or through a junction the two keys of that. */
function inWords(parent: string, { target, on, junction, hint }: ResolvedLink): string {
  const far = on.map(([, column]) => column).join(", ");
  if (junction) {
    const [first, second] = junction.constraints;
    const other = junction.on.map(([column]) => column).join(", ");
    return `${hint} using ${first}(${far}) and ${second}(${other})`;
  }
  return `${hint} using ${parent}(${on.map(([column]) => column).join(", ")}) and ${target.name}(${far})`;
}

function severalLinks(
  parent: string,
  target: string,
  links: readonly ResolvedLink[],
): PostgrestError {
  const choices = links.map((link) => `'${target}!${link.hint}'`).join(", ");
  return new PostgrestError(
    300,
    "PGRST201",
    `Could not embed because more than one relationship was found for '${parent}' and '${target}'`,
    links.map((link) => ({
      cardinality: link.cardinality,
      relationship: inWords(parent, link),
      embedding: `${parent} with ${link.target.name}`,
    })),
    `Try changing '${target}' to one of the following: ${choices}. Find the desired relationship in the 'details' key.`,
  );
}

/**
 * Finds the one link that `target!hint` means: a relation linked in either direction or through a junction, a foreign
 * key, or its column.
 * @throws PostgrestError PGRST200 when there is none, PGRST201 when there are several.
 */
export function resolveLink(
  catalog: Catalog,
  parent: Relation,
  target: string,
  hint: string | null,
): ResolvedLink {
  const all = [...outward(catalog, parent), ...inward(catalog, parent), ...across(catalog, parent)];
  const toOthers = all.filter((link) => link.target.name !== parent.name);
  const toItself = all.filter((link) => link.target.name === parent.name);
  const named = toOthers.filter((link) => link.target.name === target && isHinted(link, hint));
  const links = [
    ...(named.length > 0 ? named : byKey(toOthers, target, hint)),
    ...toItself.filter((link) => meansItself(link, target, hint)),
  ];
  const [link] = links;
  if (!link) throw noLink(parent.name, target);
  if (links.length > 1) throw severalLinks(parent.name, target, links);
  return link;
}
