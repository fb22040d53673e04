import type { Database } from "../db/driver";
import { hashOf, newTokenText } from "./secret";

type Query = Pick<Database, "query">;

export interface NewToken {
  name: string;
  /** The person as whom the token is known, of type access_token or agent. */
  personId: string;
  /** Null for the token of an agent. */
  ownerId: string | null;
  scope: readonly { object: string; action: string }[];
  autoRenew: boolean;
  /** Null for no end. */
  expiresAt: Date | null;
}

/** Stores a token's hash. @returns the text, which exists nowhere else. */
export async function storeToken(db: Query, token: NewToken): Promise<string> {
  const text = newTokenText();
  await db.query(
    `insert into access_tokens (name, value, person_id, scope, auto_renew, created_by, expires_at)
     values ($1, $2, $3::uuid, $4::jsonb, $5::boolean, $6::uuid, $7::timestamptz)`,
    [
      token.name,
      hashOf(text),
      token.personId,
      JSON.stringify(token.scope),
      token.autoRenew,
      token.ownerId,
      token.expiresAt,
    ],
  );
  return text;
}

/**
 * Makes a person and a token for somebody. The person is named after the owner, and so is the address.
 * @returns the text, or the reason for which there can be none.
 */
export async function createTokenOf(
  db: Database,
  owner: { id: string; name: string; email: string | null },
  input: Pick<NewToken, "name" | "scope" | "autoRenew" | "expiresAt">,
): Promise<{ text: string } | { refusal: string }> {
  const [local, domain, ...rest] = (owner.email ?? "").split("@");
  if (!local || !domain || rest.length > 0)
    return { refusal: "the owner of a token needs an e-mail address" };
  const email = `${local}+token:${input.name}@${domain}`;
  return db.transaction(async (tx) => {
    const [taken] = await tx.query(
      "select id from people where email = $1 and deleted_at is null",
      [email],
    );
    if (taken) return { refusal: `you have a token with the name ${input.name} already` };
    const [person] = await tx.query<{ id: string }>(
      "insert into people (name, email, type) values ($1, $2, 'access_token') returning id::text",
      [`${owner.name} (Token)`, email],
    );
    if (!person) return { refusal: "the person of the token was not stored" };
    return { text: await storeToken(tx, { ...input, personId: person.id, ownerId: owner.id }) };
  });
}
