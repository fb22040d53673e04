import { people } from "../db/people";
import {
  seedCanaries,
  seedComponents,
  seedConfigs,
  seedConnections,
  seedId,
  seedNotifications,
  seedPlaybooks,
  seedTeams,
} from "../db/seedIds";
import type { Ago } from "../db/clock";
import type { SeedRow, SeedTables } from "../db/insert";

const { admin, responder, viewer, guest } = people;
const DAY = 24;

/** [kind of subject, subject, action, what it is on, what else]. */
type Permission = readonly [string, string, string, SeedRow, SeedRow?];

const permissions: readonly Permission[] = [
  [
    "person",
    responder.id,
    "playbook:run",
    { playbook_id: seedPlaybooks.restart },
    { description: "People on call may restart" },
  ],
  ["person", guest.id, "read", { config_id: seedConfigs.checkoutApi }],
  [
    "person",
    viewer.id,
    "read",
    { connection_id: seedConnections.ledgerDatabase },
    { deny: true, description: "Not even by role" },
  ],
  ["team", seedTeams.payments, "create,read,update,delete", { canary_id: seedCanaries.gateway }],
  ["team", seedTeams.checkout, "*", { component_id: seedComponents.checkout }],
  [
    "team",
    seedTeams.payments,
    "read",
    { object_selector: { scopes: [{ namespace: "default", name: "payments" }] } },
  ],
  [
    "group",
    "commander",
    "playbook:approve",
    { object: "playbooks" },
    { description: "Commanders approve every run" },
  ],
  ["group", "guest", "read", { object: "catalog" }],
  [
    "group",
    "on-call",
    "read",
    { object: "logs" },
    { source: "KubernetesCRD", namespace: "platform", created_by: null },
  ],
  [
    "notification",
    seedNotifications.findCause,
    "playbook:run",
    { playbook_id: seedPlaybooks.diagnose },
  ],
  [
    "playbook",
    seedPlaybooks.ledgerReport,
    "read",
    { connection_id: seedConnections.ledgerDatabase },
  ],
  [
    "person",
    responder.id,
    "update",
    { object_selector: { scopes: [{ namespace: "default", name: "gone" }] } },
    { error: "ErrScopeExpansionScopeNotFound:default/gone" },
  ],
  [
    "group",
    "responder",
    "playbook:run",
    {
      object_selector: {
        playbooks: [{ name: "clear-cache" }],
        configs: [{ tagSelector: "cluster=eu-1" }],
      },
    },
    { until: -30 },
  ],
];

/** Permissions of every kind of subject on every kind of resource: allowed, denied, ending, and one in error. */
export function permissionTables(ago: Ago): SeedTables {
  return [
    [
      "permissions",
      permissions.map(([subject_type, subject, action, target, more], index) => {
        const until = more?.["until"];
        return {
          id: seedId("permission", index + 1),
          name: `permission-${index + 1}`,
          namespace: "default",
          subject_type,
          subject,
          action,
          source: "UI",
          deny: false,
          created_by: admin.id,
          created_at: ago((20 - index) * DAY),
          updated_at: ago((20 - index) * DAY),
          ...target,
          ...more,
          until: typeof until === "number" ? ago(until * DAY) : null,
        };
      }),
    ],
  ];
}
