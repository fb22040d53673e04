import * as v from "valibot";
import type { Database } from "../db/driver";
import { toldStates, type Occasion } from "./history";

const inhibition = v.object({
  direction: v.picklist(["outgoing", "incoming", "all"]),
  from: v.string(),
  to: v.array(v.string()),
  /** Also links that are not from parent to child. */
  soft: v.nullish(v.boolean(), false),
  depth: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), 5),
});
const inhibitions = v.array(v.fallback(v.nullable(inhibition), null));

/** Without a repeat interval a rule has told of something for this long. */
const DAY_MS = 86_400_000;

/** The way from the item that is told about back to the one that speaks for it. */
const back = { outgoing: "incoming", incoming: "outgoing", all: "all" } as const;

/**
 * The notification about a related item that speaks for this one too: of the same rule and event, within the repeat
 * interval, and about an item that is still as it was told. `from` leads in `direction` to the types of `to`.
 */
export async function inhibitedBy(
  db: Database,
  { rule, event, about, now }: Occasion,
): Promise<string | null> {
  const read = v.safeParse(inhibitions, rule.inhibitions);
  if (!read.success || about.kind !== "config") return null;
  for (const one of read.output) {
    if (!one || !about.type || !one.to.includes(about.type)) continue;
    const relation = one.soft ? "both" : "hard";
    const [row] = await db.query<{ id: string }>(
      `with near as (
         select unnest(array[edge.id, edge.related_id]) as id
         from config_relationships_recursive($1::uuid, $2, $3::integer, $4, $4) edge
       )
       select send.id::text from notification_send_history send
       join config_items item on item.id = send.resource_id
       where send.notification_id = $5::uuid and send.source_event = $6 and send.status = any($7::text[])
         and send.created_at > $8 and item.type = $9 and item.id <> $1::uuid
         and item.health is not distinct from send.resource_health
         and item.id in (select id from near)
       order by send.created_at desc limit 1`,
      [
        about.resourceId,
        back[one.direction],
        one.depth,
        relation,
        rule.id,
        event.name,
        [...toldStates, "evaluating-waitfor"],
        new Date(now.getTime() - (rule.repeatMs || DAY_MS)).toISOString(),
        one.from,
      ],
    );
    if (row) return row.id;
  }
  return null;
}
