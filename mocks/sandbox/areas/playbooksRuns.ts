import { people } from "../db/people";
import {
  edgeAgentId,
  localAgentId,
  seedChecks as check,
  seedComponents as component,
  seedConfigs as config,
  seedId,
  seedPlaybooks as playbook,
  seedRuns as run,
  seedSends,
} from "../db/seedIds";
import type { Ago } from "../db/clock";
import { playbookSpecs } from "./playbooksSpecs";
import type { SeedRow } from "../db/insert";

const { admin, editor, responder } = people;
const MINUTE = 1 / 60;

interface Run {
  id: string;
  playbook: string;
  status: string;
  /** Hours before the seed. */
  queued: number;
  /** Hours from queue to start, and from start to end. */
  waited?: number;
  took?: number;
  by?: string | null;
  more?: SeedRow;
}

const started = new Set(["running", "waiting", "sleeping", "retrying"]);

function runRow(ago: Ago, item: Run): SeedRow {
  const { id, status, queued, waited = MINUTE / 10, took, by = editor.id } = item;
  const start = queued - waited;
  const hasStarted = took !== undefined || started.has(status);
  return {
    id,
    playbook_id: item.playbook,
    spec: playbookSpecs[item.playbook],
    status,
    created_at: ago(queued),
    scheduled_time: ago(status === "scheduled" ? -2 : queued),
    start_time: hasStarted ? ago(start) : null,
    end_time: took === undefined ? null : ago(start - took),
    created_by: by,
    parent_id: null,
    config_id: null,
    component_id: null,
    check_id: null,
    parameters: null,
    request: null,
    error: null,
    agent_id: localAgentId,
    notification_send_id: null,
    ...item.more,
  };
}

const onCheckout = { config_id: config.checkoutApi, parameters: { reason: "memory leak" } };
const onNode = { config_id: config.node };

const runs: readonly Run[] = [
  {
    id: run.completed,
    playbook: playbook.restart,
    status: "completed",
    queued: 26,
    took: 2 * MINUTE,
    more: onCheckout,
  },
  {
    id: run.failed,
    playbook: playbook.ledgerReport,
    status: "failed",
    queued: 20,
    took: MINUTE / 2,
    by: responder.id,
    more: {
      component_id: component.ledger,
      error: "action open entries: the connection was refused",
    },
  },
  {
    id: run.pendingApproval,
    playbook: playbook.drain,
    status: "pending_approval",
    queued: 0.5,
    by: responder.id,
    more: onNode,
  },
  {
    id: run.approved,
    playbook: playbook.drain,
    status: "completed",
    queued: 74,
    waited: 0.3,
    took: 0.2,
    more: onNode,
  },
  {
    id: run.running,
    playbook: playbook.scale,
    status: "running",
    queued: 3 * MINUTE,
    more: {
      config_id: config.storefront,
      parameters: { replicas: "5", strategy: "rolling", wait: "true" },
    },
  },
  {
    id: run.cancelled,
    playbook: playbook.scale,
    status: "cancelled",
    queued: 50,
    took: MINUTE,
    more: onCheckout,
  },
  {
    id: run.timedOut,
    playbook: playbook.diagnose,
    status: "timed_out",
    queued: 32,
    took: 0.5,
    more: { config_id: config.gateway },
  },
  {
    id: run.notified,
    playbook: playbook.diagnose,
    status: "completed",
    queued: 3.1,
    took: 1.5 * MINUTE,
    by: null,
    more: { config_id: config.crashingPod, notification_send_id: seedSends.playbook },
  },
  { id: seedId("run", 9), playbook: playbook.clearCache, status: "scheduled", queued: 0.2 },
  {
    id: seedId("run", 10),
    playbook: playbook.drain,
    status: "sleeping",
    queued: 0.1,
    more: onNode,
  },
  {
    id: seedId("run", 11),
    playbook: playbook.restart,
    status: "retrying",
    queued: 0.15,
    more: { ...onCheckout, config_id: config.ledger },
  },
  {
    id: seedId("run", 12),
    playbook: playbook.collect,
    status: "waiting",
    queued: 0.05,
    by: admin.id,
    more: { check_id: check.createOrder, agent_id: edgeAgentId },
  },
  {
    id: seedId("run", 13),
    playbook: playbook.retired,
    status: "completed",
    queued: 100,
    took: MINUTE / 6,
  },
  {
    id: seedId("run", 14),
    playbook: playbook.restart,
    status: "completed",
    queued: 73.6,
    took: MINUTE,
    more: { config_id: config.storefront, parent_id: run.approved },
  },
  {
    id: seedId("run", 15),
    playbook: playbook.restart,
    status: "failed",
    queued: 73.55,
    took: MINUTE,
    more: { config_id: config.checkoutApi, parent_id: run.approved, error: "deployment is paused" },
  },
  {
    id: seedId("run", 16),
    playbook: playbook.clearCache,
    status: "completed",
    queued: 60,
    took: MINUTE / 12,
    by: null,
    more: { request: { headers: { "user-agent": "deploy-hook" }, body: '{"version":"2.14.1"}' } },
  },
];

/** Runs in every status: for items, components and checks; started by people, a notification and a webhook. */
export function runRows(ago: Ago): SeedRow[] {
  return runs.map((item) => runRow(ago, item));
}
