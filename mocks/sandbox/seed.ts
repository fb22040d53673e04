import type { Base } from "./area";
import { inSeedOrder, readAreas } from "./areas";
import { clockAt } from "./db/clock";
import type { Database } from "./db/driver";
import type { Tx } from "./db/insert";
import { seedPrefix } from "./db/seedIds";

export interface SeedOptions {
  /** Address of the console; the seeded checks look at it. */
  baseUrl: string;
  /** `large` adds 10,000 catalog items with 100,000 changes, 5,000 checks that never run, and 1,000 components. */
  scale: "normal" | "large";
  /** Told before each part: what comes, the how manieth of how many. */
  onPart?: (name: string, place: number, count: number) => void;
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
  const known = await readAreas();
  const names = new Map([...known].map(([name, area]) => [area, name]));
  const parts = inSeedOrder(known).filter((area) => area.seed);
  await db.transaction(async (tx) => {
    const start = { ago: clockAt(new Date()), base, scale: options.scale };
    for (const [index, area] of parts.entries()) {
      options.onPart?.(names.get(area) ?? "", index + 1, parts.length);
      await area.seed?.(tx, start);
    }
    await rememberBase(tx, base);
  });
  // Without statistics the first reads of a fresh database choose slow plans.
  await db.query("analyze");
}

const isSeeded = (["canary", "check"] as const)
  .map((kind) => `id::text like '${seedPrefix(kind)}%'`)
  .join(" or ");
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
