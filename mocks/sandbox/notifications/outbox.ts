import type { Database } from "../db/driver";

/** A message that a mail or chat service would have got. */
export interface OutboxMessage {
  /** Entry of the history that it belongs to; null for none. */
  sendId: string | null;
  /** email, slack, teams, … */
  channel: string;
  recipient: string;
  subject: string;
  body: string;
}

/** Older messages are forgotten. */
const KEPT = 500;

export async function writeToOutbox(db: Database, message: OutboxMessage): Promise<void> {
  const { sendId, channel, recipient, subject, body } = message;
  await db.query(
    "insert into sandbox_outbox (send_id, channel, recipient, subject, body) values ($1::uuid, $2, $3, $4, $5)",
    [sendId, channel, recipient, subject, body],
  );
  await db.query(
    `delete from sandbox_outbox where id in (
       select id from sandbox_outbox order by created_at desc, id desc offset ${KEPT}
     )`,
  );
}
