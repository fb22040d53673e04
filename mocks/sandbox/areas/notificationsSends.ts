import { people } from "../db/people";
import {
  seedChecks as check,
  seedComponents as component,
  seedConfigs as config,
  seedConnections,
  seedId,
  seedNotifications as rule,
  seedRuns,
  seedSends,
  seedSilences as silence,
  seedTeams,
} from "../db/seedIds";
import type { Ago } from "../db/clock";
import type { SeedRow } from "../db/insert";

const { admin, commander } = people;

interface Send {
  rule: string;
  event: string;
  resource: string;
  status: string;
  hours: number;
  health?: string;
  more?: SeedRow;
}

const sendIds = [seedSends.sent, seedSends.playbook];
const podBody = "payment-gateway-7d9f4c-qv8zl is unhealthy: CrashLoopBackOff";
const chatBody = JSON.stringify({
  blocks: [{ type: "section", text: { type: "mrkdwn", text: `*${podBody}*` } }],
});

const pod = { event: "config.unhealthy", resource: config.crashingPod, health: "unhealthy" };
const database = {
  event: "config.unhealthy",
  resource: config.ledgerDatabase,
  health: "unhealthy",
};
const webhook = { event: "check.failed", resource: check.webhookDelivery, health: "unhealthy" };

const sends: readonly Send[] = [
  {
    rule: rule.unhealthyItems,
    ...pod,
    status: "sent",
    hours: 3.2,
    more: { body: chatBody, duration_millis: 412, connection_id: seedConnections.checkoutChat },
  },
  {
    rule: rule.findCause,
    ...pod,
    status: "pending_playbook_completion",
    hours: 3.15,
    more: { playbook_run_id: seedRuns.notified },
  },
  {
    rule: rule.unhealthyItems,
    ...pod,
    status: "repeat-interval",
    hours: 2.5,
    more: { count: 9, first_observed: 3.1 },
  },
  {
    rule: rule.unhealthyItems,
    ...database,
    status: "error",
    hours: 3.3,
    more: {
      error: "post https://chat.example.org: 503 Service Unavailable",
      retries: 3,
      duration_millis: 2204,
    },
  },
  {
    rule: rule.unhealthyItems,
    ...database,
    status: "attempting_fallback",
    hours: 3.25,
    more: { person_id: admin.id },
  },
  {
    rule: rule.failingChecks,
    ...webhook,
    status: "sent",
    hours: 1.3,
    more: {
      body: "payments/webhook delivery is unhealthy",
      team_id: seedTeams.checkout,
      duration_millis: 188,
    },
  },
  {
    rule: rule.failingChecks,
    ...webhook,
    status: "evaluating-waitfor",
    hours: 0.05,
    more: { not_before: -0.03 },
  },
  {
    rule: rule.failingChecks,
    event: "check.failed",
    resource: check.ledgerReplica,
    status: "silenced",
    hours: 110,
    health: "unhealthy",
    more: { silenced_by: silence.expired },
  },
  {
    rule: rule.unhealthyItems,
    event: "config.warning",
    resource: config.gateway,
    status: "silenced",
    hours: 5,
    health: "warning",
    more: { silenced_by: silence.item },
  },
  {
    rule: rule.unhealthyItems,
    ...pod,
    resource: config.pendingPod,
    health: "unknown",
    status: "inhibited",
    hours: 1,
  },
  {
    rule: rule.failingChecks,
    event: "check.failed",
    resource: check.createOrder,
    status: "grouped",
    hours: 8,
    health: "unhealthy",
  },
  {
    rule: rule.failingChecks,
    event: "check.passed",
    resource: check.createOrder,
    status: "skipped",
    hours: 7.8,
    health: "healthy",
  },
  {
    rule: rule.paused,
    event: "component.unhealthy",
    resource: component.ledger,
    status: "pending",
    hours: 2,
    health: "unhealthy",
  },
  {
    rule: rule.paused,
    event: "component.healthy",
    resource: component.checkout,
    status: "sent",
    hours: 49,
    health: "healthy",
    more: { person_id: commander.id, duration_millis: 95, body: "Checkout is healthy again" },
  },
  {
    rule: rule.findCause,
    ...pod,
    resource: config.deletedPod,
    status: "pending_playbook_run",
    hours: 27,
  },
  {
    rule: rule.unhealthyItems,
    ...pod,
    resource: config.deletedPod,
    status: "sent",
    hours: 27,
    more: { duration_millis: 230 },
  },
];

const sendDefaults: SeedRow = {
  body: null,
  retries: null,
  person_id: null,
  team_id: null,
  connection_id: null,
  silenced_by: null,
  playbook_run_id: null,
  error: null,
  duration_millis: null,
  count: 1,
};

function sendRow(ago: Ago, item: Send, index: number): SeedRow {
  const { hours, more } = item;
  const first = more?.["first_observed"];
  const notBefore = more?.["not_before"];
  return {
    id: sendIds[index] ?? seedId("send", index + 1),
    notification_id: item.rule,
    status: item.status,
    source_event: item.event,
    resource_id: item.resource,
    resource_health: item.health ?? null,
    resource_status: item.health === "unhealthy" ? "Failed" : "Running",
    resource_health_description:
      item.health === "unhealthy" ? "It does not answer as expected" : null,
    payload: { id: item.resource, event_name: item.event, notification_id: item.rule },
    created_at: ago(hours),
    ...sendDefaults,
    ...more,
    first_observed: ago(typeof first === "number" ? first : hours),
    not_before: typeof notBefore === "number" ? ago(notBefore) : null,
  };
}

/** Notifications in every status, about items, components and checks, also a deleted one. */
export function sendRows(ago: Ago): SeedRow[] {
  return sends.map((item, index) => sendRow(ago, item, index));
}
