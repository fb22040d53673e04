import { people, type SeedPerson } from "../db/people";
import { edgeAgentId, seedId } from "../db/seedIds";
import type { Ago } from "../db/clock";
import type { SeedTables } from "../db/insert";

const DAY = 24;

interface SeedToken {
  name: string;
  owner: SeedPerson;
  /** Pairs such as `canaries:read`. */
  scope: readonly string[];
  autoRenew?: boolean;
  /** Hours ago. */
  created: number;
  /** Hours ago, so negative for what is to come; null for never. */
  ends: number | null;
}

const tokens: readonly SeedToken[] = [
  {
    name: "dashboards",
    owner: people.admin,
    scope: ["canaries", "catalog", "application", "playbooks", "notification"].map(
      (object) => `${object}:read`,
    ),
    created: 20 * DAY,
    ends: -70 * DAY,
  },
  {
    name: "on-call bot",
    owner: people.responder,
    scope: ["canaries:read", "playbooks:read", "playbooks:playbook:run"],
    created: 6 * DAY,
    ends: null,
  },
  {
    name: "deploy pipeline",
    owner: people.editor,
    scope: [],
    autoRenew: true,
    created: 40 * DAY,
    ends: -3 * DAY,
  },
  { name: "old laptop", owner: people.editor, scope: ["mcp:*"], created: 95 * DAY, ends: 5 * DAY },
];

const pairOf = (pair: string) => {
  const at = pair.indexOf(":");
  return { object: pair.slice(0, at), action: pair.slice(at + 1) };
};

/**
 * Tokens that are listed: one without an end, one that renews itself, one that is over, and an agent's. Their `value`
 * is no hash of anything, so that nobody can use them.
 */
export function tokenTables(ago: Ago): SeedTables {
  const personOf = (index: number) => seedId("person", 101 + index);
  const agent = personOf(tokens.length);
  return [
    [
      "people",
      [
        ...tokens.map(({ name, owner, created }, index) => ({
          id: personOf(index),
          name: `${owner.name} (Token)`,
          email: owner.email.replace("@", `+token:${name}@`),
          type: "access_token",
          created_at: ago(created),
        })),
        { id: agent, name: "agent-7d1f0a9c52e864b3", type: "agent", created_at: ago(30 * DAY) },
      ],
    ],
    ["casbin_rule", [{ ptype: "g", v0: agent, v1: "agent" }]],
    [
      "access_tokens",
      [
        ...tokens.map(({ name, owner, scope, autoRenew, created, ends }, index) => ({
          id: seedId("token", index + 1),
          name,
          value: `seeded ${index + 1}`,
          person_id: personOf(index),
          scope: scope.map(pairOf),
          auto_renew: autoRenew ?? false,
          created_by: owner.id,
          created_at: ago(created),
          expires_at: ends === null ? null : ago(ends),
        })),
        {
          id: seedId("token", tokens.length + 1),
          name: "agent-1763625330",
          value: `seeded ${tokens.length + 1}`,
          person_id: agent,
          scope: [],
          auto_renew: true,
          created_at: ago(30 * DAY),
          expires_at: ago(-335 * DAY),
        },
      ],
    ],
  ];
}

/** The agent as whom the token of `edge-lisbon` signs in. */
export const TOKEN_AGENT = `update agents set person_id = '${seedId("person", 101 + tokens.length)}' where id = '${edgeAgentId}'`;
