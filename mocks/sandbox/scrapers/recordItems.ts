import type { ScrapeCounts } from "~generated/config/types.gen";
import type { Database } from "../db/driver";
import { configDiff } from "./configDiff";
import type { ScrapedItem } from "./scrapedItems";

type Tx = Pick<Database, "query">;

/** What became of the items of one type. */
export type TypeSummary = Required<
  Pick<ScrapeCounts, "added" | "updated" | "unchanged" | "deleted">
>;

interface Known {
  id: string;
  type: string;
  external_id: string;
  config: unknown;
  is_deleted: boolean;
}

interface Change {
  type: string;
  summary?: string;
  diff?: string;
  patches?: unknown;
  severity?: string;
}

/** Records that something happened to an item. */
export async function recordChange(tx: Tx, configId: string, change: Change, source: string) {
  const { type, summary, diff, patches, severity = "info" } = change;
  await tx.query(
    `insert into config_changes (config_id, change_type, severity, source, summary, diff, patches)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb)`,
    [
      configId,
      type,
      severity,
      source,
      summary ?? null,
      diff ?? null,
      patches === undefined ? null : JSON.stringify(patches),
    ],
  );
}

const columns = (item: ScrapedItem) => [
  item.name,
  item.type,
  item.configClass,
  item.status,
  item.health,
  item.description,
  item.icon,
  JSON.stringify(item.tags),
  JSON.stringify(item.labels),
  JSON.stringify(item.config ?? null),
];

/**
 * Brings the items of a scraper up to date in one transaction: new ones are added, changed ones get a change with its
 * diff, and those that were not found any more are marked as deleted.
 */
export async function recordItems(
  db: Database,
  scraperId: string,
  items: readonly ScrapedItem[],
): Promise<Readonly<Record<string, TypeSummary>>> {
  const summary: Record<string, TypeSummary> = {};
  const count = (type: string, what: keyof TypeSummary) => {
    const figures = (summary[type] ??= { added: 0, updated: 0, unchanged: 0, deleted: 0 });
    figures[what] += 1;
  };
  await db.transaction(async (tx) => {
    const known = await tx.query<Known>(
      `select id, type, external_id[1] as external_id, config, deleted_at is not null as is_deleted
       from config_items where scraper_id = $1`,
      [scraperId],
    );
    const keyOf = (type: string, externalId: string) => JSON.stringify([type, externalId]);
    const byKey = new Map(known.map((row) => [keyOf(row.type, row.external_id), row]));
    const seen = new Set<string>();
    for (const item of items) {
      const key = keyOf(item.type, item.externalId);
      if (seen.has(key)) continue;
      seen.add(key);
      const before = byKey.get(key);
      if (!before) {
        const [row] = await tx.query<{ id: string }>(
          `insert into config_items (name, type, config_class, status, health, description, icon, tags, labels, config,
             external_id, scraper_id, source, last_scraped_time)
           values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10::jsonb, array[$11::text], $12, 'scraper', now())
           returning id`,
          [...columns(item), item.externalId, scraperId],
        );
        if (row) await recordChange(tx, row.id, { type: "CREATE" }, "config-db");
        count(item.type, "added");
        continue;
      }
      const diff = configDiff(before.config, item.config);
      await tx.query(
        `update config_items set name = $1, type = $2, config_class = $3, status = $4, health = $5, description = $6,
           icon = $7, tags = $8::jsonb, labels = $9::jsonb, config = $10::jsonb, deleted_at = null, delete_reason = null,
           last_scraped_time = now()
         where id = $11`,
        [...columns(item), before.id],
      );
      if (diff) await recordChange(tx, before.id, { type: "diff", ...diff }, "diff");
      else if (before.is_deleted)
        await recordChange(tx, before.id, { type: "CREATE", summary: "Found again" }, "config-db");
      count(item.type, diff || before.is_deleted ? "updated" : "unchanged");
    }
    for (const row of known) {
      if (row.is_deleted || seen.has(keyOf(row.type, row.external_id))) continue;
      await tx.query(
        "update config_items set deleted_at = now(), delete_reason = 'scraper' where id = $1",
        [row.id],
      );
      await recordChange(tx, row.id, { type: "DELETE", severity: "low" }, "config-db");
      count(row.type, "deleted");
    }
  });
  return summary;
}
