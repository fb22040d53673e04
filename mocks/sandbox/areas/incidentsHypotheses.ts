import { people } from "../db/people";
import {
  seedChanges,
  seedChecks,
  seedComponents as component,
  seedConfigs as config,
  seedHypotheses as hypothesis,
  seedId,
  seedIncidents as incident,
  seedInsights,
} from "../db/seedIds";
import type { Ago } from "../db/clock";
import type { SeedRow } from "../db/insert";

const { admin, commander, responder } = people;

/** Trees of hypotheses: every type and status. */
export const hypothesisRows = (ago: Ago): SeedRow[] =>
  (
    [
      [
        hypothesis.payments,
        incident.payments,
        null,
        "root",
        "Payments fail now and then",
        "possible",
        3,
      ],
      [
        hypothesis.memory,
        incident.payments,
        hypothesis.payments,
        "factor",
        "The gateway runs out of memory",
        "likely",
        2.8,
      ],
      [
        hypothesis.release,
        incident.payments,
        hypothesis.payments,
        "factor",
        "Release 2.14.1 is to blame",
        "disproven",
        2.5,
      ],
      [
        seedId("hypothesis", 4),
        incident.payments,
        hypothesis.memory,
        "solution",
        "Raise the memory limit",
        "possible",
        2,
      ],
      [
        hypothesis.storage,
        incident.storage,
        null,
        "root",
        "The ledger runs out of storage",
        "proven",
        20,
      ],
      [
        seedId("hypothesis", 6),
        incident.openPort,
        null,
        "root",
        "A rule was opened by hand",
        "proven",
        44,
      ],
      [
        seedId("hypothesis", 7),
        incident.openPort,
        seedId("hypothesis", 6),
        "factor",
        "An attacker came in",
        "improbable",
        43,
      ],
      [
        seedId("hypothesis", 8),
        seedId("incident", 4),
        null,
        "root",
        "Search is slow in the evening",
        "unlikely",
        1,
      ],
    ] as const
  ).map(([id, incident_id, parent_id, type, title, status, hours]) => ({
    id,
    incident_id,
    parent_id,
    type,
    title,
    status,
    created_by: commander.id,
    created_at: ago(hours),
    updated_at: ago(hours),
  }));

const evidenceDefaults: SeedRow = {
  config_id: null,
  config_change_id: null,
  config_analysis_id: null,
  component_id: null,
  check_id: null,
  definition_of_done: false,
  done: null,
  evidence: null,
  script: null,
};

/** [hypothesis, type, description, hours ago, what it points at]. */
const evidences: readonly (readonly [string, string, string, number, SeedRow])[] = [
  [
    hypothesis.memory,
    "config",
    "The limit is low",
    2.7,
    {
      config_id: config.gateway,
      evidence: {
        lines: ["resources:", "  limits:", "    memory: 512Mi"],
        selected_lines: { "3": "    memory: 512Mi" },
        configName: "payment-gateway",
        configType: "Kubernetes::Deployment",
      },
    },
  ],
  [
    hypothesis.memory,
    "config_change",
    "Killed 42 times",
    2.6,
    { config_id: config.crashingPod, config_change_id: seedChanges.backOff },
  ],
  [
    hypothesis.payments,
    "check",
    "Refunds time out",
    2.9,
    {
      check_id: seedChecks.webhookDelivery,
      definition_of_done: true,
      done: false,
      script: "check.status == 'healthy'",
      evidence: { check_id: seedChecks.webhookDelivery, includeMessages: true, start: "1h" },
    },
  ],
  [
    hypothesis.payments,
    "topology",
    "Payments is unhealthy",
    2.9,
    { component_id: component.payments },
  ],
  [
    hypothesis.release,
    "config_change",
    "The release was a day earlier",
    2.4,
    { config_id: config.checkoutApi, config_change_id: seedChanges.rollout },
  ],
  [
    hypothesis.release,
    "log",
    "No error since the release",
    2.3,
    { evidence: { lines: ["2.14.1 started", "ready"] } },
  ],
  [
    hypothesis.storage,
    "config_analysis",
    "Full in two days",
    19.5,
    { config_id: config.ledgerDatabase, config_analysis_id: seedInsights.storageFull },
  ],
  [
    hypothesis.storage,
    "config_change",
    "96 % full",
    19,
    {
      config_id: config.ledgerDatabase,
      config_change_id: seedChanges.storage,
      definition_of_done: true,
      done: true,
    },
  ],
  [
    seedId("hypothesis", 6),
    "config_analysis",
    "Port 5432 is open",
    43.5,
    { config_id: config.firewall, config_analysis_id: seedInsights.openPort },
  ],
  [
    seedId("hypothesis", 6),
    "comment",
    "Closed by hand",
    42,
    { evidence: { comment: "Closed it, the rule comes from code from now on." } },
  ],
];

const comments: readonly SeedRow[] = [
  {
    incident_id: incident.payments,
    hypothesis_id: hypothesis.memory,
    comment: "Raised the limit in staging, it holds.",
    created_by: responder.id,
    hours: 1.9,
  },
  {
    incident_id: incident.payments,
    hypothesis_id: hypothesis.release,
    comment: "@Priya Raman the release is older than the first failure.",
    created_by: responder.id,
    hours: 2.2,
  },
  {
    incident_id: incident.payments,
    hypothesis_id: hypothesis.payments,
    comment: "The provider confirms that it sees our retries.",
    created_by: commander.id,
    responder_id: seedId("responder", 2),
    external_created_by: "Provider desk",
    external_id: "4711",
    hours: 1.2,
  },
  {
    incident_id: incident.openPort,
    hypothesis_id: null,
    comment: "Closed.",
    created_by: admin.id,
    hours: 42,
  },
];

export function evidenceRows(ago: Ago): SeedRow[] {
  return evidences.map(([hypothesis_id, type, description, hours, more], index) => ({
    id: seedId("evidence", index + 1),
    hypothesis_id,
    type,
    description,
    created_by: responder.id,
    created_at: ago(hours),
    ...evidenceDefaults,
    ...more,
  }));
}

export function commentRows(ago: Ago): SeedRow[] {
  return comments.map(({ hours, ...row }, index) => ({
    id: seedId("comment", index + 1),
    ...row,
    created_at: ago(Number(hours)),
  }));
}
