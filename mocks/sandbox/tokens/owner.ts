import type { Database } from "../db/driver";
import type { SandboxUser } from "../people";

/** The person who owns what this request makes: behind a token stands its maker. */
export async function ownerOf(
  db: Database,
  user: SandboxUser,
): Promise<{ id: string; name: string; email: string | null } | undefined> {
  if (!user.token) return user;
  const [owner] = await db.query<{ id: string; name: string; email: string | null }>(
    "select id::text, name, email from people where id = $1::uuid and deleted_at is null",
    [user.token.ownerId],
  );
  return owner;
}
