import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { connectionConfig, queryOn } from "./postgres";
import { USE_LOCK } from "./postgresSchema";

/** Held by the one process that runs checks, scrapers, playbooks and the rest of the background. */
const LEAD_LOCK = 7_314_003;

export interface LeaseOptions {
  url: string;
  /** The connection that says that this process uses the tables; a new one is opened where it breaks. */
  client: pg.Client;
  /** Starts what only one process does. */
  onGain: () => Promise<void>;
  /** Ends it: another process may already do it. */
  onLoss: () => Promise<void>;
  /** Between two looks, in milliseconds. */
  everyMs?: number;
}

const EVERY_MS = 2_000;

/**
 * Takes the lead where nobody has it, and tries again until it is free: a process that ends or loses its connection gives
 * it back by that, and nobody's clock is asked.
 * @returns what gives it back and ends the connection.
 */
export function keepLease(options: LeaseOptions): { stop: () => Promise<void> } {
  const { url, onGain, onLoss, everyMs = EVERY_MS } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let client: pg.Client | undefined = options.client;
  let leads = false;

  const lose = async () => {
    if (!leads) return;
    leads = false;
    await onLoss();
  };

  async function look(): Promise<void> {
    client ??= await connect(url);
    if (leads) {
      await client.query("select 1");
      return;
    }
    const [row] = await queryOn<{ taken: boolean }>(
      client,
      "select pg_try_advisory_lock($1::bigint) as taken",
      [LEAD_LOCK],
    );
    if (row?.taken !== true) return;
    leads = true;
    await onGain();
  }

  const loop = (async () => {
    while (!signal.aborted) {
      try {
        await look();
      } catch (error) {
        if (!signal.aborted) console.error("The sandbox's lease:", error);
        const broken = client;
        client = undefined;
        await lose();
        await broken?.end().catch(() => undefined);
      }
      await delay(everyMs, undefined, { signal }).catch(() => undefined);
    }
  })();

  return {
    async stop() {
      stopping.abort();
      await loop;
      await lose();
      await client?.end().catch(() => undefined);
    },
  };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionConfig({ url }), keepAlive: true });
  // Told by the next look.
  client.on("error", () => undefined);
  await client.connect();
  await client.query(`select pg_advisory_lock_shared(${USE_LOCK})`);
  return client;
}
