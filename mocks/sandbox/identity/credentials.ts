import type { Database } from "../db/driver";

type Reader = Pick<Database, "query">;

/** A backup code; kept readable, because the settings show it again. */
export interface BackupCode {
  code: string;
  /** RFC 3339; missing while it is still good. */
  usedAt?: string;
}

interface Configs {
  password: { hash: string };
  /** `lastStep` is the step whose code was taken last; a code is good once. */
  totp: { secret: string; lastStep: number };
  lookup_secret: { codes: BackupCode[] };
}

/** What an account has of a kind of credential. */
export async function credentialOf<Kind extends keyof Configs>(
  db: Reader,
  identityId: string,
  kind: Kind,
): Promise<Configs[Kind] | undefined> {
  const [row] = await db.query<{ config: Configs[Kind] }>(
    "select config from identity_credentials where identity_id = $1 and type = $2",
    [identityId, kind],
  );
  return row?.config;
}

/** Puts a credential in the place of the one before. */
export async function saveCredential<Kind extends keyof Configs>(
  db: Reader,
  identityId: string,
  kind: Kind,
  config: Configs[Kind],
): Promise<void> {
  await db.query(
    `insert into identity_credentials (identity_id, type, config) values ($1, $2, $3)
     on conflict (identity_id, type) do update set config = excluded.config`,
    [identityId, kind, JSON.stringify(config)],
  );
}

/** Does without a kind of credential from now on. */
export async function dropCredential(
  db: Reader,
  identityId: string,
  kind: keyof Configs,
): Promise<void> {
  await db.query("delete from identity_credentials where identity_id = $1 and type = $2", [
    identityId,
    kind,
  ]);
}

/** The second factors that an account has set up. */
export async function secondFactors(
  db: Reader,
  identityId: string,
): Promise<{ totp: boolean; lookup: boolean }> {
  const rows = await db.query<{ type: string }>(
    "select type from identity_credentials where identity_id = $1",
    [identityId],
  );
  const has = (type: string) => rows.some((row) => row.type === type);
  return { totp: has("totp"), lookup: has("lookup_secret") };
}
