import type { Database } from "./db/driver";
import type { Sandbox } from "./sandbox";
import { openSeeded, seededOrigin, startTestSandboxOn } from "./testSandbox";

/** A seeded database, and a sandbox on it. */
interface ReadOnly {
  db: Database;
  sandbox: Pick<Sandbox, "fetch">;
}

async function open(): Promise<ReadOnly> {
  const db = await openSeeded();
  const sandbox = await startTestSandboxOn(db, seededOrigin);
  await db.query("set default_transaction_read_only = on");
  const close = () => Promise.reject(new Error("Others read this database too: it ends by itself"));
  return { db: { ...db, close }, sandbox };
}

let opened: Promise<ReadOnly> | undefined;

/**
 * What all test files of a worker share that only read: opening one for each took longer than their tests. It ends with
 * the worker. Postgres refuses whatever writes (25006), so no file can change what another one finds.
 */
export function readOnlySandbox(): Promise<ReadOnly> {
  opened ??= open();
  return opened;
}
