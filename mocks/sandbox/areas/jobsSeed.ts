import {
  edgeAgentId,
  localAgentId,
  seedCanaries,
  seedChecks,
  seedConfigs,
  seedId,
  seedNotifications,
  seedPlaybooks,
  seedScrapers,
  seedTeams,
  seedTopologies,
} from "../db/seedIds";
import type { Ago } from "../db/clock";
import type { SeedRow, SeedTables } from "../db/insert";

interface Job {
  name: string;
  resource: readonly [type: string, id: string] | null;
  status: string;
  hours: number;
  millis: number | null;
  succeeded?: number;
  failed?: number;
  details?: SeedRow;
  agentId?: string;
}

const scrape = {
  scrape_summary: {
    "Kubernetes::Pod": { added: 2, updated: 5, unchanged: 40, warnings: [] },
    "Kubernetes::Deployment": { added: 0, updated: 1, unchanged: 11, warnings: ["no owner"] },
  },
};
const cluster = ["config_scraper", seedScrapers.kubernetes] as const;
const cloud = ["config_scraper", seedScrapers.cloud] as const;
const files = ["config_scraper", seedScrapers.files] as const;
const shop = ["topology", seedTopologies.shop] as const;
const edge = ["topology", seedTopologies.edge] as const;

const jobs: readonly Job[] = [
  {
    name: "ConfigScraper",
    resource: cluster,
    status: "SUCCESS",
    hours: 0.2,
    millis: 8412,
    succeeded: 48,
    details: scrape,
  },
  {
    name: "ConfigScraper",
    resource: cluster,
    status: "SUCCESS",
    hours: 0.45,
    millis: 8120,
    succeeded: 48,
    details: scrape,
  },
  {
    name: "ConfigScraper",
    resource: cluster,
    status: "WARNING",
    hours: 0.7,
    millis: 9930,
    succeeded: 46,
    failed: 2,
    details: { errors: ["could not list pods of kube-system: forbidden"], ...scrape },
  },
  { name: "ConfigScraper", resource: cloud, status: "RUNNING", hours: 0.02, millis: null },
  {
    name: "ConfigScraper",
    resource: cloud,
    status: "SUCCESS",
    hours: 1.02,
    millis: 42_310,
    succeeded: 112,
  },
  {
    name: "ConfigScraper",
    resource: files,
    status: "FAILED",
    hours: 5,
    millis: 310,
    failed: 1,
    details: { errors: "get https://runbooks.example.org/index.json: no such host" },
  },
  {
    name: "ConfigRetention",
    resource: files,
    status: "SUCCESS",
    hours: 30,
    millis: 55,
    succeeded: 3,
  },
  {
    name: "TopologySync",
    resource: shop,
    status: "SUCCESS",
    hours: 0.05,
    millis: 640,
    succeeded: 8,
    details: { summary: { created: 0, updated: 8 } },
  },
  {
    name: "TopologySync",
    resource: shop,
    status: "FAILED",
    hours: 26,
    millis: 120,
    failed: 1,
    details: { errors: { Payments: { error: { error: "selector matches nothing" } } } },
  },
  {
    name: "TopologySync",
    resource: edge,
    status: "STALE",
    hours: 4,
    millis: 900_000,
    agentId: edgeAgentId,
  },
  {
    name: "CanarySync",
    resource: ["canary", seedCanaries.gateway],
    status: "SUCCESS",
    hours: 0.1,
    millis: 31,
    succeeded: 5,
  },
  {
    name: "CanarySync",
    resource: ["canary", seedCanaries.storeTerminals],
    status: "SKIPPED",
    hours: 3,
    millis: 4,
    agentId: edgeAgentId,
  },
  {
    name: "TeamComponentOwnership",
    resource: ["team", seedTeams.checkout],
    status: "SUCCESS",
    hours: 0.3,
    millis: 18,
    succeeded: 2,
  },
  {
    name: "TeamComponentOwnership",
    resource: ["team", seedTeams.platform],
    status: "FAILED",
    hours: 0.3,
    millis: 12,
    failed: 1,
    details: { errors: ["spec has no components"] },
  },
  {
    name: "EvaluateIncidentRules",
    resource: ["incident_rule", seedId("incidentRule", 1)],
    status: "SUCCESS",
    hours: 0.08,
    millis: 77,
    succeeded: 1,
  },
  {
    name: "PushToUpstream",
    resource: ["upstream", "https://console.example.org"],
    status: "FAILED",
    hours: 3.1,
    millis: 30_012,
    failed: 1,
    details: { errors: ["context deadline exceeded"] },
    agentId: edgeAgentId,
  },
  {
    name: "CleanupCheckStatuses",
    resource: ["check_statuses", ""],
    status: "SUCCESS",
    hours: 12,
    millis: 2210,
    succeeded: 18_400,
  },
  {
    name: "CleanupJobHistory",
    resource: null,
    status: "SUCCESS",
    hours: 23,
    millis: 640,
    succeeded: 900,
  },
  {
    name: "PlaybookRun",
    resource: ["playbook", seedPlaybooks.diagnose],
    status: "STOPPED",
    hours: 32,
    millis: 1_800_000,
  },
];

/** Runs of background jobs in every status, and a queue with waiting and failed events. */
export function jobTables(ago: Ago): SeedTables {
  return [
    [
      "job_history",
      jobs.map((job, index) => ({
        id: seedId("job", index + 1),
        agent_id: job.agentId ?? localAgentId,
        name: job.name,
        resource_type: job.resource?.[0] ?? null,
        resource_id: job.resource?.[1] ?? null,
        status: job.status,
        success_count: job.succeeded ?? 0,
        error_count: job.failed ?? 0,
        details: job.details ?? null,
        hostname: job.agentId ? "edge-lisbon-1" : "quarterdeck-0",
        duration_millis: job.millis,
        time_start: ago(job.hours),
        time_end: job.millis === null ? null : ago(job.hours - job.millis / 3_600_000),
        created_at: ago(job.hours),
      })),
    ],
    [
      "event_queue",
      (
        [
          ["check.failed", { id: seedChecks.webhookDelivery }, null, 0, 0.01],
          ["config.unhealthy", { id: seedConfigs.crashingPod }, null, 0, 0.01],
          [
            "notification.send",
            {
              id: seedConfigs.ledgerDatabase,
              notification_id: seedNotifications.unhealthyItems,
              event_name: "config.unhealthy",
            },
            "post https://chat.example.org: 503 Service Unavailable",
            2,
            3.3,
          ],
          [
            "notification.send",
            {
              id: seedChecks.webhookDelivery,
              notification_id: seedNotifications.failingChecks,
              event_name: "check.failed",
            },
            null,
            0,
            0.05,
          ],
          ["playbook.run", { id: seedPlaybooks.retired }, "the playbook was deleted", 4, 50],
        ] as const
      ).map(([name, properties, error, attempts, hours]) => ({
        name,
        properties,
        error,
        attempts,
        created_at: ago(hours),
        last_attempt: attempts > 0 ? ago(hours / 2) : null,
      })),
    ],
  ];
}
