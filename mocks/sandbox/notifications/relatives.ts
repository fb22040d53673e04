import * as v from "valibot";
import type { Database } from "../db/driver";
import type { EventScope } from "./scope";

const inhibition = v.object({
  direction: v.picklist(["outgoing", "incoming", "all"]),
  from: v.string(),
  to: v.array(v.string()),
  /** Also links that are not from parent to child. */
  soft: v.nullish(v.boolean(), false),
  /** None, or 0, is the usual one. */
  depth: v.pipe(
    v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    v.transform((depth) => depth || 5),
  ),
});
const inhibitions = v.array(v.fallback(v.nullable(inhibition), null));

/** What a rule says of one kind of thing that speaks for others: `from` leads in `direction` to the types of `to`. */
export type Inhibition = v.InferOutput<typeof inhibition>;

/** The inhibitions of a rule's column; what is none is left out. */
export function readInhibitions(column: unknown): Inhibition[] {
  const read = v.safeParse(inhibitions, column);
  return read.success ? read.output.filter((one) => one !== null) : [];
}

/** The way from what is told about back to what speaks for it. */
const back = { outgoing: "incoming", incoming: "outgoing", all: "all" } as const;

const nearItems = `
  select item.id::text from config_items item where item.type = $5 and item.id <> $1::uuid and item.id in (
    select unnest(array[edge.id, edge.related_id])
    from config_relationships_recursive($1::uuid, $2, $3::integer, $4, $4) edge
  )`;

/** Components hang on their parent; the further ones that they stand below are soft links. */
const nearComponents = `
  with recursive links as (
    select parent_id as upper, id as lower from components where parent_id is not null and deleted_at is null
    union all
    select relationship_id, component_id from component_relationships where $4 = 'both' and deleted_at is null
  ), above as (
    select upper as id, 1 as depth from links where lower = $1::uuid and $2 <> 'outgoing'
    union
    select links.upper, above.depth + 1 from above join links on links.lower = above.id where above.depth < $3::integer
  ), below as (
    select lower as id, 1 as depth from links where upper = $1::uuid and $2 <> 'incoming'
    union
    select links.lower, below.depth + 1 from below join links on links.upper = below.id where below.depth < $3::integer
  )
  select component.id::text from components component where component.type = $5 and component.id <> $1::uuid
    and component.id in (select id from above union select id from below)`;

/** Ids of what may speak for a resource, as an inhibition has it; of other kinds than items and components none. */
export async function speakersOf(
  db: Database,
  { kind, type, resourceId }: EventScope,
  { direction, depth, soft, from, to }: Inhibition,
): Promise<string[]> {
  if ((kind !== "config" && kind !== "component") || !type || !to.includes(type)) return [];
  const rows = await db.query<{ id: string }>(kind === "config" ? nearItems : nearComponents, [
    resourceId,
    back[direction],
    depth,
    soft ? "both" : "hard",
    from,
  ]);
  return rows.map(({ id }) => id);
}
