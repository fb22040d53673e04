import type { Database } from "./driver";
import { seedPrefix } from "./seedIds";
import { accessSeeds, ownershipSeeds } from "./seeds/access";
import { catalogSeeds } from "./seeds/catalog";
import { checkRows, componentLinkRows, configLinkRows } from "./seeds/checks";
import { insertHistory } from "./seeds/history";
import { incidentSeeds } from "./seeds/incidents";
import { insertArea, insertRows, type Tx } from "./seeds/insert";
import { integrationSeeds } from "./seeds/integrations";
import { jobSeeds } from "./seeds/jobs";
import { insertLarge } from "./seeds/large";
import { notificationSeeds } from "./seeds/notifications";
import { permissionSeeds } from "./seeds/permissions";
import { playbookSeeds } from "./seeds/playbookActions";
import { clockAt } from "./seeds/clock";
import { componentRows } from "./seeds/components";
import { configRows } from "./seeds/configs";
import { connectionSeeds } from "./seeds/connections";
import { agentRows, peopleRows, propertyRows, viewRows } from "./seeds/resources";
import { tokenAgentSql, tokenSeeds } from "./seeds/tokens";
import { rebasedKinds, type Base } from "./seeds/shapes";

export interface SeedOptions {
  /** Address of the console; the seeded checks look at it. */
  baseUrl: string;
  /** `large` adds 10,000 catalog items, 5,000 checks that never run, and 1,000 components. */
  scale: "normal" | "large";
}

const BASE_KEY = "base";

function baseOf(baseUrl: string): Base {
  const { protocol, hostname, port } = new URL(baseUrl);
  const endpoint = `${hostname}:${port || (protocol === "https:" ? "443" : "80")}`;
  return { url: `${protocol}//${endpoint}`, endpoint };
}

const rememberBase = (tx: Tx, base: Base) =>
  tx.query(
    `insert into sandbox_state (key, value) values ($1, to_jsonb($2::text))
     on conflict (key) do update set value = excluded.value`,
    [BASE_KEY, base.endpoint],
  );

/**
 * Fills a fresh database in one transaction. Ids and names are the same every time; only times count from now.
 * @throws DatabaseError when the database refuses, for example because its schema is another one.
 */
export async function seed(db: Database, options: SeedOptions): Promise<void> {
  const base = baseOf(options.baseUrl);
  await db.transaction(async (tx) => {
    await tx.query(
      "update agents set last_seen = now(), description = 'This installation' where name = 'local'",
    );
    await insertRows(tx, "people", peopleRows);
    await insertRows(tx, "agents", agentRows);
    await tx.query(
      "update agents set last_seen = now() - interval '3 hours' where name <> 'local'",
    );
    const ago = clockAt(new Date());
    for (const area of [accessSeeds, tokenSeeds, connectionSeeds, integrationSeeds])
      await insertArea(tx, area(ago));
    await tx.query(tokenAgentSql);
    await insertRows(tx, "config_items", configRows);
    await insertRows(tx, "components", componentRows);
    await insertArea(tx, catalogSeeds(ago));
    await insertArea(tx, ownershipSeeds);
    await insertRows(tx, "views", viewRows);
    await insertRows(tx, "properties", propertyRows);
    const rows = checkRows(base);
    await insertRows(tx, "canaries", rows.canaries);
    await insertRows(tx, "checks", rows.checks);
    await insertRows(tx, "check_config_relationships", configLinkRows);
    await insertRows(tx, "check_component_relationships", componentLinkRows);
    await insertHistory(tx, rows.history);
    for (const area of [incidentSeeds, notificationSeeds, playbookSeeds, permissionSeeds])
      await insertArea(tx, area(ago));
    if (options.scale === "large") await insertLarge(tx);
    // What the seed itself set off is not what waits.
    await tx.query("delete from event_queue");
    await insertArea(tx, jobSeeds(ago));
    await rememberBase(tx, base);
  });
  // Without statistics the first reads of a fresh database choose slow plans.
  await db.query("analyze");
}

const isSeeded = rebasedKinds.map((kind) => `id::text like '${seedPrefix(kind)}%'`).join(" or ");
const moveSpecs = (table: "canaries" | "checks") => `
  update ${table} set spec = regexp_replace(spec::text, $1, $2, 'g')::jsonb
  where (${isSeeded}) and spec::text ~ $1`;

/**
 * Points the seeded canaries and checks at the console's present address, when the seed knew another one. Records that
 * users added stay as they are.
 */
export async function rebase(db: Database, baseUrl: string): Promise<void> {
  const base = baseOf(baseUrl);
  await db.transaction(async (tx) => {
    const [state] = await tx.query<{ endpoint: string }>(
      "select value #>> '{}' as endpoint from sandbox_state where key = $1",
      [BASE_KEY],
    );
    if (!state || state.endpoint === base.endpoint) return;
    const before = `${state.endpoint.replaceAll(/[^\w]/g, "\\$&")}(?!\\d)`;
    for (const table of ["canaries", "checks"] as const)
      await tx.query(moveSpecs(table), [before, base.endpoint]);
    await rememberBase(tx, base);
  });
}
