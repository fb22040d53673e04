import type {
  ApplicationAccessControl,
  ApplicationAuthentication,
  ApplicationUser,
} from "~generated/application/types.gen";
import type { Database } from "../db/driver";
import { idsOf } from "./catalog";
import type { ApplicationSpec } from "./spec";

interface User {
  id: string;
  name: string;
  email: string | null;
  how: string;
  roles: string[];
  config_ids: string[];
  created: Date;
  login: Date | null;
  review: Date | null;
}

/** Everybody with a right on one of the items; a person who also signs in here came in last on the later of both days. */
const usersSql = `
  select reached.id::text, reached.name, reached.email, reached.user_type as how,
    array_agg(distinct role.name order by role.name) filter (where role.name is not null) as roles,
    array_agg(distinct access.config_id::text) as config_ids,
    min(access.created_at) as created,
    greatest(
      (select max(log.created_at) from config_access_logs log
        where log.external_user_id = reached.id and log.config_id = any($1::uuid[])),
      (select max(person.last_login) from people person where lower(person.email) = lower(reached.email))
    ) as login,
    (select max(review.created_at) from access_reviews review
      where review.external_user_id = reached.id and review.config_id = any($2::uuid[])) as review
  from config_access access
  join external_users reached on reached.id = access.external_user_id and reached.deleted_at is null
  left join external_roles role on role.id = access.external_role_id
  where access.config_id = any($1::uuid[]) and access.deleted_at is null
  group by reached.id order by reached.name`;

async function usersOf(db: Database, { mapping }: ApplicationSpec): Promise<ApplicationUser[]> {
  const logins = await idsOf(db, mapping?.logins);
  const reviews = mapping?.accessReviews?.length ? await idsOf(db, mapping.accessReviews) : logins;
  // A role of the application's own stands for whatever its items call it.
  const own: { role: string; ids: readonly string[] }[] = [];
  for (const { role, ...selector } of mapping?.roles ?? [])
    own.push({ role, ids: await idsOf(db, [selector]) });
  const users = await db.query<User>(usersSql, [logins, reviews]);
  return users.map(({ id, name, email, how, roles, config_ids, created, login, review }) => {
    const named = own.filter(({ ids }) => ids.some((one) => config_ids.includes(one)));
    return {
      id,
      name,
      email: email ?? "",
      role: [...new Set([...named.map(({ role }) => role), ...(roles ?? [])])].join(", ") || "none",
      authType: how,
      created: created.toISOString(),
      ...(login ? { lastLogin: login.toISOString() } : {}),
      ...(review ? { lastAccessReview: review.toISOString() } : {}),
    };
  });
}

/** How people come in: each way that was used, and the console's own. Whether a second factor is asked for shows in use. */
async function authenticationOf(
  db: Database,
  { mapping }: ApplicationSpec,
): Promise<ApplicationAuthentication[]> {
  const ways = await db.query<{ how: string; provider: string | null; with: number; all: number }>(
    `select reached.user_type as how, min(scraper.name) as provider,
       count(*) filter (where log.mfa)::int as with, count(*)::int as all
     from config_access_logs log
     join external_users reached on reached.id = log.external_user_id
     left join config_scrapers scraper on scraper.id = reached.scraper_id
     where log.config_id = any($1::uuid[]) group by 1 order by 1`,
    [await idsOf(db, mapping?.logins)],
  );
  const [console_] = await db.query<{ accounts: number; factors: number }>(
    `select (select count(*) from identities where state = 'active')::int as accounts,
       (select count(*) from identity_credentials where type = 'totp')::int as factors`,
  );
  const { accounts = 0, factors = 0 } = console_ ?? {};
  return [
    ...ways.map(({ how, provider, with: asked, all }) => ({
      name: `Sign-in by ${how}`,
      type: how,
      mfa: {
        type: asked > 0 ? "any" : "none",
        enforced: asked === all ? "always" : asked === 0 ? "never" : `${asked} of ${all} times`,
      },
      properties: { provider: provider ?? "unknown" },
    })),
    {
      name: "Console sign-in",
      type: "password",
      mfa: { type: "totp", enforced: `optional, set up by ${factors} of ${accounts}` },
      properties: {
        provider: "Stand-in identity provider",
        passwordStrength: "8 characters or more",
        passwordExpiry: "never",
      },
    },
  ];
}

/** Who can reach an application, and how: by the rights on the items that its logins mean; null where it maps none. */
export async function accessOf(
  db: Database,
  spec: ApplicationSpec,
): Promise<ApplicationAccessControl> {
  if (!spec.mapping?.logins?.length) return { users: null, authentication: null };
  return { users: await usersOf(db, spec), authentication: await authenticationOf(db, spec) };
}
