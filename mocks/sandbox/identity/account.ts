import type { Identity, PersonTraits } from "~generated/identity/types.gen";
import type { Database } from "../db/driver";
import { people } from "../db/people";

type Reader = Pick<Database, "query">;

/** An account of the identity provider; its id is the person's too. */
export interface Account {
  id: string;
  traits: PersonTraits;
  state: string;
  state_changed_at: string | null;
  created_at: string;
  updated_at: string;
  address: AddressRow | null;
}

interface AddressRow {
  id: string;
  status: string;
  verified_at: string | null;
  created_at: string;
  updated_at: string;
}

const iso = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const isoZoned = (column: string) => iso(`${column} at time zone 'UTC'`);

const accountSql = `
  select i.id::text, i.traits, coalesce(i.state, 'active') as state, ${iso("i.state_changed_at")} as state_changed_at,
    ${iso("i.created_at")} as created_at, ${iso("i.updated_at")} as updated_at,
    case when a.id is not null then jsonb_build_object('id', a.id, 'status', a.status,
      'verified_at', ${isoZoned("a.verified_at")}, 'created_at', ${isoZoned("a.created_at")},
      'updated_at', ${isoZoned("a.updated_at")}) end as address
  from identities i
  join people p on p.id = i.id and p.deleted_at is null
  left join identity_addresses a on a.identity_id = i.id and a.value = i.traits ->> 'email'`;

/** The account with an id, unless its person was deleted. */
export async function accountById(db: Reader, id: string): Promise<Account | undefined> {
  const [row] = await db.query<Account>(`${accountSql} where i.id = $1`, [id]);
  return row;
}

/** A second name of the administrator, easy to type. */
const shortName = "admin@local";

/** The account that signs in under this name; upper and lower case are the same. */
export async function accountByEmail(db: Reader, email: string): Promise<Account | undefined> {
  const name = email.trim().toLowerCase();
  if (name === shortName) return accountById(db, people.admin.id);
  const [row] = await db.query<Account>(`${accountSql} where lower(i.traits ->> 'email') = $1`, [
    name,
  ]);
  return row;
}

/** The account as the contract has it. */
export function identityShape(account: Account, origin: string): Identity {
  const { address, traits } = account;
  const times = { created_at: account.created_at, updated_at: account.updated_at };
  return {
    id: account.id,
    schema_id: "default",
    schema_url: `${origin}/api/.ory/schemas/default`,
    state: account.state,
    state_changed_at: account.state_changed_at,
    traits,
    verifiable_addresses: [
      {
        ...times,
        ...address,
        value: traits.email,
        via: "email",
        verified: typeof address?.verified_at === "string",
        verified_at: address?.verified_at ?? null,
        status: address?.status ?? "pending",
      },
    ],
    recovery_addresses: [{ ...times, value: traits.email, via: "email" }],
    metadata_public: null,
    ...times,
  };
}

/** Notes that whoever reads the mails of an address has shown so; nothing when the account has another one by now. */
export async function proveAddress(
  db: Reader,
  { id, traits }: Account,
  address: string,
  now: Date,
): Promise<void> {
  if (address.toLowerCase() === traits.email.toLowerCase())
    await noteAddress(db, { id, email: traits.email }, "completed", now);
}

/** Notes that an address was asked to prove itself, or that it did. */
export async function noteAddress(
  db: Reader,
  account: { id: string; email: string },
  status: "sent" | "completed",
  now: Date,
): Promise<void> {
  await db.query(
    `insert into identity_addresses (identity_id, value, status, verified_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)
     on conflict (identity_id, value) do update
       set status = excluded.status, verified_at = excluded.verified_at, updated_at = excluded.updated_at
       where identity_addresses.verified_at is null`,
    [account.id, account.email, status, status === "completed" ? now : null, now],
  );
}
