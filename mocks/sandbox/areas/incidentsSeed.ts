import { people } from "../db/people";
import { seedId, seedIncidents as incident, seedTeams } from "../db/seedIds";
import type { Ago } from "../db/clock";
import { commentRows, evidenceRows, hypothesisRows } from "./incidentsHypotheses";
import type { SeedRow, SeedTables } from "../db/insert";

const { admin, commander, responder } = people;
const DAY = 24;

const incidents = (ago: Ago): SeedRow[] => {
  const row = (
    id: string,
    title: string,
    severity: string,
    type: string,
    status: string,
    hours: number,
    more: SeedRow = {},
  ): SeedRow => ({
    id,
    title,
    severity,
    type,
    status,
    description: "",
    created_by: commander.id,
    commander_id: commander.id,
    communicator_id: commander.id,
    created_at: ago(hours),
    updated_at: ago(hours),
    ...more,
  });
  return [
    row(incident.payments, "Payments fail now and then", "critical", "availability", "open", 3, {
      description: "Customers report that every tenth payment is refused.",
      communicator_id: responder.id,
      acknowledged: ago(2.9),
    }),
    row(
      incident.storage,
      "The ledger runs out of storage",
      "high",
      "reliability",
      "investigating",
      20,
      {
        created_by: responder.id,
      },
    ),
    row(
      incident.openPort,
      "The ledger's port is open to everyone",
      "blocker",
      "security",
      "mitigated",
      44,
      {
        commander_id: admin.id,
      },
    ),
    row(seedId("incident", 4), "Search is slow in the evening", "Medium", "performance", "new", 1, {
      commander_id: null,
      communicator_id: null,
    }),
    row(
      seedId("incident", 5),
      "The cluster costs twice as much",
      "low",
      "cost",
      "resolved",
      9 * DAY,
      {
        resolved: ago(7 * DAY),
      },
    ),
    row(
      seedId("incident", 6),
      "Backups lack encryption",
      "warning",
      "compliance",
      "closed",
      30 * DAY,
      {
        resolved: ago(28 * DAY),
        closed: ago(27 * DAY),
      },
    ),
    row(
      seedId("incident", 7),
      "Old image of the storefront",
      "info",
      "technicalDebt",
      "open",
      12 * DAY,
    ),
    row(
      seedId("incident", 8),
      "The partner's receiver is down",
      "high",
      "integration",
      "open",
      1.4,
      {
        incident_rule_id: seedId("incidentRule", 1),
      },
    ),
  ];
};

/** Rules and incidents in every status, with people, a tree of hypotheses, evidence of every kind and comments. */
export function incidentTables(ago: Ago): SeedTables {
  return [
    [
      "incident_rules",
      [
        {
          id: seedId("incidentRule", 1),
          name: "partner down",
          source: "UI",
          created_by: admin.id,
          created_at: ago(40 * DAY),
          spec: {
            name: "partner down",
            components: [{ labelSelector: "app=payments" }],
            filter: { status: ["unhealthy"], severity: ["high"] },
            template: {
              title: "The partner's receiver is down",
              severity: "high",
              type: "integration",
            },
            priority: 10,
            autoClose: { timeout: "1h" },
          },
        },
        {
          id: seedId("incidentRule", 2),
          name: "entities",
          source: "kubernetes/5d2a91c0",
          created_by: admin.id,
          created_at: ago(38 * DAY),
          spec: { name: "entities", components: [{ types: ["Entity"] }], breakOnMatch: true },
        },
      ],
    ],
    ["incidents", incidents(ago)],
    [
      "responders",
      [
        {
          id: seedId("responder", 1),
          incident_id: incident.payments,
          type: "person",
          person_id: responder.id,
          team_id: null,
          properties: null,
          created_by: commander.id,
          created_at: ago(2.9),
          acknowledged: ago(2.8),
          deleted_at: null,
        },
        {
          id: seedId("responder", 2),
          incident_id: incident.payments,
          type: "system",
          person_id: null,
          team_id: seedTeams.payments,
          properties: {
            responderType: "jira",
            project: "PAY",
            issueType: "Bug",
            summary: "Payments fail",
            priority: "High",
          },
          created_by: commander.id,
          created_at: ago(2.8),
          acknowledged: null,
          deleted_at: null,
        },
        {
          id: seedId("responder", 3),
          incident_id: incident.payments,
          type: "person",
          person_id: admin.id,
          team_id: null,
          properties: null,
          created_by: commander.id,
          created_at: ago(2.7),
          acknowledged: null,
          deleted_at: ago(2.6),
        },
        {
          id: seedId("responder", 4),
          incident_id: incident.storage,
          type: "person",
          person_id: admin.id,
          team_id: null,
          properties: { to: admin.email, subject: "Storage", body: "Please look" },
          created_by: responder.id,
          created_at: ago(19),
          acknowledged: null,
          deleted_at: null,
        },
      ],
    ],
    ["hypotheses", hypothesisRows(ago)],
    ["evidences", evidenceRows(ago)],
    ["comments", commentRows(ago)],
    [
      "incident_histories",
      (
        [
          [incident.storage, "investigating", 18],
          [incident.openPort, "mitigated", 42],
          [seedId("incident", 5), "resolved", 7 * DAY],
          [seedId("incident", 6), "closed", 27 * DAY],
        ] as const
      ).map(([incident_id, description, hours]) => ({
        incident_id,
        type: "incident.status_updated",
        description,
        created_by: commander.id,
        created_at: ago(hours),
      })),
    ],
  ];
}
