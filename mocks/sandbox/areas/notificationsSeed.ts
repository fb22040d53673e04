import { people } from "../db/people";
import {
  seedChecks as check,
  seedComponents as component,
  seedConfigs as config,
  seedConnections,
  seedId,
  seedNotifications as rule,
  seedPlaybooks,
  seedSilences as silence,
  seedTeams,
} from "../db/seedIds";
import type { Ago } from "../db/clock";
import type { SeedRow, SeedTables } from "../db/insert";
import { sendRows } from "./notificationsSends";

const { admin, editor, commander, responder } = people;
const DAY = 24;
/** Durations of rules are nanoseconds. */
const MINUTE_NS = 60_000_000_000;

const rules = (ago: Ago): SeedRow[] => [
  {
    id: rule.failingChecks,
    name: "failing checks",
    namespace: "default",
    events: ["check.failed", "check.passed"],
    filter: "check.severity in ['high', 'critical']",
    team_id: seedTeams.checkout,
    repeat_interval: "2h",
    wait_for: 5 * MINUTE_NS,
    group_by: ["label:team"],
    group_by_interval: 30 * MINUTE_NS,
    title: "$(.check.name) is $(.check.status)",
    source: "UI",
    created_by: editor.id,
    created_at: ago(40 * DAY),
  },
  {
    id: rule.unhealthyItems,
    name: "unhealthy items",
    namespace: "default",
    events: ["config.unhealthy", "config.warning", "config.healthy"],
    custom_services: [
      { name: "Checkout chat", connection: seedConnections.checkoutChat, properties: {} },
    ],
    inhibitions: [
      {
        direction: "outgoing",
        from: "Kubernetes::Deployment",
        to: ["Kubernetes::Pod"],
        depth: 2,
        soft: false,
      },
    ],
    repeat_interval: "1d",
    fallback_person_id: admin.id,
    fallback_delay: 10 * MINUTE_NS,
    template: "**$(.config.name)** is $(.config.health)",
    source: "UI",
    created_by: editor.id,
    created_at: ago(39 * DAY),
  },
  {
    id: rule.findCause,
    name: "find the cause",
    namespace: "platform",
    events: ["config.unhealthy"],
    filter: "config.type == 'Kubernetes::Pod'",
    playbook_id: seedPlaybooks.diagnose,
    source: "KubernetesCRD",
    created_at: ago(21 * DAY),
  },
  {
    id: rule.paused,
    name: "component health",
    namespace: "default",
    events: ["component.unhealthy", "component.healthy"],
    filter: "component.labels.tier = 1",
    person_id: commander.id,
    error: "failed to evaluate filter: Syntax error: token recognition error at: '= '",
    error_at: ago(2),
    source: "UI",
    created_by: commander.id,
    created_at: ago(10 * DAY),
  },
  {
    id: rule.approvals,
    name: "approvals",
    namespace: "default",
    events: ["playbook.spec.approval.updated", "playbook.approval.inserted"],
    person_id: admin.id,
    source: "UI",
    created_by: admin.id,
    created_at: ago(35 * DAY),
  },
  {
    id: seedId("notification", 6),
    name: "deleted items",
    namespace: "default",
    events: ["config.deleted"],
    person_id: editor.id,
    source: "UI",
    created_by: editor.id,
    created_at: ago(60 * DAY),
    deleted_at: ago(9 * DAY),
  },
];

const silences = (ago: Ago): SeedRow[] => [
  {
    id: silence.item,
    name: "gateway is being rebuilt",
    namespace: "default",
    description: "Known, see the incident",
    from: ago(6),
    until: ago(-18),
    recursive: true,
    config_id: config.gateway,
    source: "UI",
    created_by: responder.id,
    created_at: ago(6),
  },
  {
    id: silence.expired,
    name: "replica move",
    namespace: "default",
    description: "The replica moves to another zone",
    from: ago(5 * DAY),
    until: ago(4 * DAY),
    recursive: false,
    check_id: check.ledgerReplica,
    source: "UI",
    created_by: commander.id,
    created_at: ago(5 * DAY),
  },
  {
    id: silence.byFilter,
    name: "test namespaces",
    namespace: "platform",
    filter: "config.tags.namespace.startsWith('test-')",
    source: "KubernetesCRD",
    created_at: ago(30 * DAY),
  },
  {
    id: seedId("silence", 4),
    name: "everything of staging",
    namespace: "default",
    selectors: [{ tagSelector: "cluster=staging" }, { types: ["Kubernetes::Job"] }],
    error: "selector 2: unknown type",
    source: "UI",
    created_by: editor.id,
    created_at: ago(12 * DAY),
  },
  {
    id: seedId("silence", 5),
    name: "edge maintenance",
    namespace: "default",
    until: ago(-3 * DAY),
    component_id: component.edge,
    source: "UI",
    created_by: admin.id,
    created_at: ago(2),
  },
];

/** Rules for every kind of recipient, silences of every kind, and a history that shows every status. */
export function notificationTables(ago: Ago): SeedTables {
  return [
    ["notifications", rules(ago)],
    ["notification_silences", silences(ago)],
    ["notification_send_history", sendRows(ago)],
  ];
}
