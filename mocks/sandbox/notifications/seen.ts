import type { Database } from "../db/driver";
import type { QueuedEvent } from "../events/onEvent";
import { SeenEvents } from "../events/seenEvents";
import type { EventScope } from "./scope";

const seen = new SeenEvents();

/** Remembers an event that rules could have told of, by what it is about. */
export function rememberEvent(
  db: Database,
  event: QueuedEvent,
  { kind, resourceId: id, name, type, health }: EventScope,
): void {
  seen.remember(db, event, { [kind]: { id, name, type, health } });
}

/** The newest events by name. */
export const seenByRules = (db: Database) => seen.of(db);
