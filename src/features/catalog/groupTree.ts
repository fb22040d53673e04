/** What is known of a group: figures that add up. */
export interface GroupFigures {
  count: number;
  health: Readonly<Record<string, number>>;
  changes?: number;
  analysis?: Readonly<Record<string, number>>;
  cost?: number;
  /** Oldest and newest item, ISO. */
  created?: string | null;
  updated?: string | null;
}

/** A group and those inside of it. `values` are those of the keys down to it; null where items have none. */
export interface GroupNode {
  id: string;
  values: readonly (string | null)[];
  figures: GroupFigures;
  children: readonly GroupNode[];
}

const added = (
  a: Readonly<Record<string, number>> = {},
  b: Readonly<Record<string, number>> = {},
): Record<string, number> => {
  const sum: Record<string, number> = { ...a };
  for (const [name, count] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
};

const first = (a: string | null | undefined, b: string | null | undefined, newest: boolean) => {
  if (!a || !b) return a ?? b ?? null;
  return Date.parse(a) < Date.parse(b) === newest ? b : a;
};

const sum = (a: number | undefined, b: number | undefined) =>
  a === undefined && b === undefined ? undefined : (a ?? 0) + (b ?? 0);

function together(a: GroupFigures, b: GroupFigures): GroupFigures {
  const changes = sum(a.changes, b.changes);
  const cost = sum(a.cost, b.cost);
  return {
    count: a.count + b.count,
    health: added(a.health, b.health),
    analysis: added(a.analysis, b.analysis),
    ...(changes !== undefined && { changes }),
    ...(cost !== undefined && { cost }),
    created: first(a.created, b.created, false),
    updated: first(a.updated, b.updated, true),
  };
}

interface Draft {
  values: (string | null)[];
  figures: GroupFigures | undefined;
  children: Map<string | null, Draft>;
}

const draftOf = (values: (string | null)[]): Draft => ({
  values,
  figures: undefined,
  children: new Map(),
});

function nodeOf({ values, figures, children }: Draft): GroupNode {
  return {
    id: JSON.stringify(values),
    values,
    figures: figures ?? { count: 0, health: {} },
    children: [...children.values()].map(nodeOf),
  };
}

/** What a row has for a key: one value, none, or several, each of which makes it part of a group. */
export type GroupValue = string | null | readonly string[];

interface GroupRow {
  values: readonly GroupValue[];
  figures: GroupFigures;
}

const each = (value: GroupValue): readonly (string | null)[] => {
  if (value === null || typeof value === "string") return [value];
  return value.length === 0 ? [null] : value;
};

/** Adds a row to all groups below a node that it is part of, once to each. */
function place(node: Draft, { values, figures }: GroupRow): void {
  const depth = node.values.length;
  if (depth === values.length) return;
  for (const value of each(values[depth] ?? null)) {
    let next = node.children.get(value);
    if (!next) {
      next = draftOf([...node.values, value]);
      node.children.set(value, next);
    }
    next.figures = next.figures ? together(next.figures, figures) : figures;
    place(next, { values, figures });
  }
}

/**
 * Groups of groups: rows with the values of their keys, added up on every level, in the order in which they come. A row
 * of several values stands in several groups and still counts once in the group around them.
 */
export function groupTree(rows: readonly GroupRow[]): readonly GroupNode[] {
  const root = draftOf([]);
  for (const row of rows) place(root, row);
  return nodeOf(root).children;
}
