import type { Database } from "../db/driver";
import type { QueuedEvent } from "./onEvent";

type Row = Readonly<Record<string, unknown>>;

/** An event that something could have reacted to, and what its expressions could see. */
export interface SeenEvent {
  event: { name: string; properties: Readonly<Record<string, string>>; created_at: string };
  env: Row;
}

const KEPT = 20;

/** Remembers the newest events of each name, in memory as the backend does. */
export class SeenEvents {
  private readonly seen = new WeakMap<Database, Map<string, SeenEvent[]>>();

  remember(
    db: Database,
    { name, properties, createdAt }: Pick<QueuedEvent, "name" | "properties" | "createdAt">,
    env: Row,
  ): void {
    const byName = this.seen.get(db) ?? new Map<string, SeenEvent[]>();
    const entry = { event: { name, properties, created_at: createdAt.toISOString() }, env };
    byName.set(name, [entry, ...(byName.get(name) ?? [])].slice(0, KEPT));
    this.seen.set(db, byName);
  }

  /** The newest events by name. */
  of(db: Database): Record<string, SeenEvent[]> {
    return Object.fromEntries(this.seen.get(db) ?? []);
  }
}
