import type { Ago } from "../db/clock";
import type { SeedRow, SeedTables } from "../db/insert";
import { people } from "../db/people";
import { seedConfigs as config, seedId, seedScrapers as scraper } from "../db/seedIds";

const DAY = 24;

type How = "oidc" | "iam" | "service account";

interface Access {
  name: string;
  email?: string;
  how: How;
  /** Catalog items with the role there. */
  roles: readonly (readonly [item: string, role: string])[];
  /** Days since the right was given, since the last of them came in, and since it was confirmed. */
  given: number;
  seen?: number;
  reviewed?: number;
  /** Whether a second factor was asked for. */
  mfa?: boolean;
}

const cluster = (role: string): [string, string][] =>
  [config.cluster, config.checkoutNamespace, config.paymentsNamespace].map((id) => [id, role]);

/** People and machines that can reach what the applications run on. */
const accesses: readonly Access[] = [
  {
    ...people.admin,
    how: "oidc",
    roles: [...cluster("cluster-admin"), [config.ledgerDatabase, "rds-admin"]],
    given: 400,
    seen: 0.4,
    reviewed: 21,
    mfa: true,
  },
  {
    ...people.editor,
    how: "oidc",
    roles: cluster("edit"),
    given: 310,
    seen: 1.2,
    reviewed: 21,
    mfa: true,
  },
  {
    ...people.responder,
    how: "oidc",
    roles: [
      [config.paymentsNamespace, "edit"],
      [config.ledgerDatabase, "rds-read"],
    ],
    given: 120,
    seen: 6,
    reviewed: 21,
    mfa: true,
  },
  // Came after the last review.
  { ...people.viewer, how: "oidc", roles: cluster("view"), given: 9, seen: 3, mfa: true },
  {
    name: "Noor Haddad",
    email: "noor.haddad@contractor.example",
    how: "iam",
    roles: [[config.ledgerDatabase, "rds-admin"]],
    given: 260,
    seen: 96,
    reviewed: 203,
    mfa: false,
  },
  {
    name: "ledger-backup",
    how: "service account",
    roles: [[config.ledgerDatabase, "rds-backup"]],
    given: 330,
    seen: 1,
    reviewed: 21,
  },
  // Nobody ever used it.
  {
    name: "deploy-bot",
    how: "service account",
    roles: [
      [config.checkoutNamespace, "deploy"],
      [config.paymentsNamespace, "deploy"],
    ],
    given: 45,
  },
];

const idOfUser = (at: number) => seedId("externalUser", at + 1);
const roleNames = [...new Set(accesses.flatMap(({ roles }) => roles.map(([, role]) => role)))];
const idOfRole = (name: string) => seedId("externalRole", roleNames.indexOf(name) + 1);

/** Sign-ins of the last quarter, one every so many days up to the last. */
const daysOf = (seen: number): number[] =>
  [0, 1, 2, 3, 4, 5]
    .map((step) => seen + step * 13)
    .filter((days) => days < Math.max(90, seen + 1));

/** What scrapers reported of rights, sign-ins and reviews. */
export function accessTables(ago: Ago): SeedTables {
  const each = (rowsOf: (access: Access, userId: string) => readonly SeedRow[]) =>
    accesses.flatMap((access, at) => rowsOf(access, idOfUser(at)));
  return [
    [
      "external_users",
      each(({ name, email, how, given }, id) => [
        {
          id,
          name,
          email: email ?? null,
          user_type: how,
          scraper_id: how === "iam" ? scraper.cloud : scraper.kubernetes,
          created_at: ago(given * DAY),
        },
      ]),
    ],
    [
      "external_roles",
      roleNames.map((name) => ({
        id: idOfRole(name),
        name,
        scraper_id: name.startsWith("rds") ? scraper.cloud : scraper.kubernetes,
      })),
    ],
    [
      "config_access",
      each(({ roles, given }, external_user_id) =>
        roles.map(([config_id, role]) => ({
          config_id,
          external_user_id,
          external_role_id: idOfRole(role),
          created_at: ago(given * DAY),
        })),
      ),
    ],
    [
      "config_access_logs",
      each(({ roles, seen, mfa = false }, external_user_id) =>
        seen === undefined
          ? []
          : roles.flatMap(([config_id]) =>
              daysOf(seen).map((days) => ({
                config_id,
                external_user_id,
                mfa,
                created_at: ago(days * DAY),
              })),
            ),
      ),
    ],
    [
      "access_reviews",
      each(({ roles, reviewed }, external_user_id) =>
        reviewed === undefined
          ? []
          : roles.map(([config_id, role]) => ({
              config_id,
              external_user_id,
              external_role_id: idOfRole(role),
              source: "quarterly review",
              created_at: ago(reviewed * DAY),
            })),
      ),
    ],
  ];
}
