import { people } from "../db/people";
import {
  edgeAgentId,
  seedApplications as application,
  seedId,
  seedScrapers as scraper,
  seedTopologies as topology,
} from "../db/seedIds";
import type { Ago } from "../db/clock";
import type { SeedTables } from "../db/insert";

const { admin, editor } = people;
const DAY = 24;

/** What fills catalog and topology, where logs are, and the applications that are reported on. */
export function integrationTables(ago: Ago): SeedTables {
  return [
    [
      "applications",
      [
        {
          id: application.shop,
          name: "shop",
          namespace: "default",
          description: "The web shop and what it needs to sell",
          source: "UI",
          labels: { tier: "1" },
          created_by: admin.id,
          created_at: ago(45 * DAY),
          spec: {
            type: "web",
            description: "The web shop and what it needs to sell",
            properties: [
              { name: "owner", label: "Owner", text: "Checkout", order: 1 },
              { name: "criticality", label: "Criticality", text: "Tier 1", order: 2 },
              { name: "recovery-point", label: "Recovery point", text: "1 week", order: 3 },
            ],
            mapping: {
              logins: [{ types: ["Kubernetes::Namespace"] }, { types: ["AWS::RDS::DBInstance"] }],
              accessReviews: [{ types: ["Kubernetes::Namespace"] }],
              roles: [{ types: ["AWS::RDS::DBInstance"], role: "Data" }],
              environments: {
                production: [{ tagSelector: "cluster=eu-1", purpose: "production" }],
              },
              datasources: [{ types: ["AWS::RDS::DBInstance"] }],
            },
            sections: [
              { title: "Pods", icon: "k8s-pod", viewRef: { namespace: "default", name: "pods" } },
            ],
          },
        },
        {
          id: application.ledger,
          name: "ledger",
          namespace: "payments",
          description: "Books every payment",
          source: "ApplicationCRD",
          created_at: ago(40 * DAY),
          spec: {
            type: "service",
            description: "Books every payment",
            properties: [{ name: "owner", label: "Owner", text: "Payments" }],
            mapping: {
              logins: [
                { types: ["AWS::RDS::DBInstance"] },
                { search: "name=payments type=Kubernetes::Namespace" },
              ],
              environments: {
                production: [
                  { tagSelector: "namespace=payments", purpose: "production" },
                  { tagSelector: "account=production", purpose: "primary" },
                ],
              },
              datasources: [{ types: ["AWS::RDS::DBInstance"] }],
            },
            sections: [
              {
                title: "Deployments",
                icon: "k8s-deployment",
                viewRef: { namespace: "default", name: "deployments" },
              },
            ],
          },
        },
      ],
    ],
    [
      "config_scrapers",
      [
        {
          id: scraper.kubernetes,
          name: "eu-1",
          namespace: "default",
          description: "The production cluster",
          source: "UI",
          created_by: admin.id,
          created_at: ago(70 * DAY),
          spec: {
            schedule: "@every 15m",
            kubernetes: [{ clusterName: "eu-1", watch: [{ apiVersion: "v1", kind: "Pod" }] }],
            retention: { changes: [{ name: "diff", count: 50 }] },
          },
        },
        {
          id: scraper.cloud,
          name: "aws-production",
          namespace: "default",
          description: "The account that the cluster runs in",
          source: "KubernetesCRD",
          created_at: ago(68 * DAY),
          spec: {
            schedule: "@hourly",
            aws: [{ connection: "connection://default/aws-production", region: ["eu-west-1"] }],
          },
        },
        {
          id: scraper.files,
          name: "runbooks",
          namespace: "platform",
          source: "UI",
          created_by: editor.id,
          created_at: ago(9 * DAY),
          spec: {
            schedule: "@daily",
            http: [{ url: "https://runbooks.example.org/index.json", type: "Runbook", id: "$.id" }],
          },
        },
        {
          id: scraper.services,
          name: "services",
          namespace: "platform",
          description: "Who owns what, from a file of the sandbox",
          source: "UI",
          created_by: editor.id,
          created_at: ago(8 * DAY),
          spec: {
            schedule: "@every 5m",
            file: [
              {
                paths: ["*.yaml"],
                format: "yaml",
                items: "$.services",
                id: "$.id",
                name: "$.name",
                type: "Inventory::Service",
                status: "$.status",
                icon: "service",
                tags: [{ name: "owner", jsonpath: "$.owner" }],
              },
            ],
          },
        },
        {
          id: scraper.checks,
          name: "checks",
          namespace: "platform",
          description: "The health checks, from the sandbox's own database",
          source: "UI",
          created_by: admin.id,
          created_at: ago(7 * DAY),
          spec: {
            schedule: "@every 5m",
            sql: [
              {
                query:
                  "select id::text, name, type, status, namespace from checks where deleted_at is null order by name limit 50",
                id: "$.id",
                name: "$.name",
                type: "Inventory::Check",
                status: "$.status",
                health: "$.status",
                tags: [{ name: "namespace", jsonpath: "$.namespace" }],
              },
            ],
          },
        },
        {
          id: scraper.edge,
          name: "edge-lisbon",
          namespace: "default",
          source: "ConfigFile",
          agent_id: edgeAgentId,
          created_at: ago(33 * DAY),
          spec: { kubernetes: [{ clusterName: "edge-lisbon" }] },
        },
      ],
    ],
    [
      "topologies",
      [
        {
          id: topology.shop,
          name: "shop",
          namespace: "default",
          labels: { team: "checkout" },
          source: "UI",
          schedule: "@every 5m",
          created_by: editor.id,
          created_at: ago(65 * DAY),
          spec: {
            schedule: "@every 5m",
            type: "Entity",
            icon: "group",
            components: [
              { name: "Checkout", selectors: [{ labelSelector: "app=checkout" }] },
              { name: "Payments", selectors: [{ labelSelector: "app=payments" }] },
            ],
          },
        },
        {
          id: topology.edge,
          name: "edge",
          namespace: "edge",
          source: "KubernetesCRD",
          schedule: "@hourly",
          agent_id: edgeAgentId,
          created_at: ago(32 * DAY),
          spec: { schedule: "@hourly", components: [{ name: "Stores" }] },
        },
        {
          id: topology.retired,
          name: "warehouse",
          namespace: "default",
          source: "UI",
          created_by: editor.id,
          created_at: ago(64 * DAY),
          deleted_at: ago(8 * DAY),
          spec: { components: [{ name: "Warehouse" }] },
        },
      ],
    ],
    [
      "logging_backends",
      [
        {
          id: seedId("loggingBackend", 1),
          name: "cluster logs",
          labels: { cluster: "eu-1" },
          created_by: admin.id,
          created_at: ago(50 * DAY),
          spec: { loki: { url: "https://logs.example.org", labels: { cluster: "eu-1" } } },
        },
        {
          id: seedId("loggingBackend", 2),
          name: "audit trail",
          source: "KubernetesCRD",
          created_at: ago(48 * DAY),
          spec: { opensearch: { address: "https://audit.example.org", index: "audit-*" } },
        },
      ],
    ],
  ];
}
