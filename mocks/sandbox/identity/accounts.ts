import { people } from "../db/people";
import { noteAddress } from "./account";
import type { Provider } from "./call";
import { saveCredential } from "./credentials";
import { hashPassword } from "./secrets";

/** Password of everybody whom the seed knows, as long as they keep it. */
export const sandboxPassword = "quarterdeck sandbox";

const stateKey = "identity_accounts";

/**
 * Gives the people of the seed accounts with the sandbox's password, once in the life of a database.
 * @returns whether this was the first time.
 */
export async function prepareAccounts({ db, now, cost }: Provider): Promise<boolean> {
  const [known] = await db.query("select key from sandbox_state where key = $1", [stateKey]);
  if (known) return false;
  const time = now();
  const hash = await hashPassword(sandboxPassword, cost);
  await db.transaction(async (tx) => {
    const living = await tx.query<{ id: string }>(
      "select id::text from people where deleted_at is null and id in (select (jsonb_array_elements_text($1))::uuid)",
      [JSON.stringify(Object.values(people).map(({ id }) => id))],
    );
    for (const { id, name, email } of Object.values(people)) {
      if (!living.some((row) => row.id === id)) continue;
      const [first = "", last = ""] = name.split(" ");
      await tx.query(
        `insert into identities (id, traits, state, schema_id, created_at, updated_at)
         values ($1, $2, 'active', 'default', $3::timestamptz at time zone 'UTC', $3::timestamptz at time zone 'UTC')
         on conflict (id) do nothing`,
        [id, JSON.stringify({ email, name: { first, last } }), time],
      );
      await saveCredential(tx, id, "password", { hash });
      await noteAddress(tx, { id, email }, "completed", time);
    }
    await tx.query("insert into sandbox_state (key, value) values ($1, 'true')", [stateKey]);
  });
  return true;
}
