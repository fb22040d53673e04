import { people } from "../db/people";
import { seedComponents, seedId, seedTeams as team } from "../db/seedIds";
import type { Ago } from "../db/clock";
import type { SeedTables } from "../db/insert";

const { admin, editor, commander, responder, viewer, guest } = people;
const DAY = 24;

/** Teams with what they own, and the sets that permissions refer to. */
export function accessTables(ago: Ago): SeedTables {
  return [
    [
      "teams",
      [
        {
          id: team.checkout,
          name: "Checkout",
          icon: "group",
          source: "UI",
          created_by: admin.id,
          created_at: ago(80 * DAY),
          spec: {
            components: [{ labelSelector: "app=checkout" }],
            notifications: [
              { name: "Checkout chat", connection: "connection://default/checkout-chat" },
            ],
          },
        },
        {
          id: team.payments,
          name: "Payments",
          icon: "postgres",
          source: "UI",
          created_by: editor.id,
          created_at: ago(75 * DAY),
          spec: {
            components: [{ labelSelector: "app=payments" }, { labelSelector: "app=ledger" }],
            notifications: [{ name: "Mail", url: "smtp://mail.example.org:587/?to=payments" }],
            responder_clients: {
              jira: {
                url: "https://jira.example.com",
                username: { value: "quarterdeck" },
                password: { valueFrom: { secretKeyRef: { name: "jira", key: "token" } } },
                values: { project: "PAY" },
                defaults: {
                  summary: "{{.incident.title}}",
                  description: "{{.incident.description}}",
                },
              },
              ms_planner: {
                tenant_id: "5f1c2a90-7d3e-4b8a-9c61-0e2f4d6a8b13",
                client_id: "b7c1e0d4-3f52-4a6e-8d97-1c5a9e2f7b60",
                group_id: "2d9e7f16-8c40-4b3a-a5d1-6f0b3c8e9a24",
                username: { value: "quarterdeck@example.com" },
                password: { valueFrom: { secretKeyRef: { name: "planner", key: "password" } } },
                values: {},
                defaults: { title: "{{.incident.title}}" },
              },
              aws: {
                username: { valueFrom: { secretKeyRef: { name: "aws", key: "id" } } },
                password: { valueFrom: { secretKeyRef: { name: "aws", key: "secret" } } },
              },
            },
          },
        },
        {
          id: team.platform,
          name: "Platform",
          icon: "server",
          source: "kubernetes/3f0d7c1e",
          created_by: admin.id,
          created_at: ago(90 * DAY),
          spec: {},
        },
        {
          id: team.disbanded,
          name: "Mobile",
          icon: "group",
          source: "UI",
          created_by: editor.id,
          created_at: ago(60 * DAY),
          deleted_at: ago(10 * DAY),
          spec: {},
        },
      ],
    ],
    [
      "team_members",
      [
        { team_id: team.checkout, person_id: editor.id },
        { team_id: team.checkout, person_id: responder.id },
        { team_id: team.payments, person_id: commander.id },
        { team_id: team.payments, person_id: responder.id },
        { team_id: team.platform, person_id: admin.id },
        { team_id: team.platform, person_id: viewer.id },
        { team_id: team.platform, person_id: guest.id },
      ],
    ],
    [
      "scopes",
      [
        {
          id: seedId("scope", 1),
          name: "payments",
          namespace: "default",
          description: "Everything that moves money",
          source: "UI",
          created_by: admin.id,
          created_at: ago(50 * DAY),
          targets: [
            { config: { tagSelector: "namespace=payments,cluster=eu-1" } },
            { component: { name: "Payments" } },
            { canary: { name: "payment-gateway" } },
          ],
        },
        {
          id: seedId("scope", 2),
          name: "edge-lisbon",
          namespace: "default",
          description: "What the stores in the south pushed",
          source: "UI",
          created_by: editor.id,
          created_at: ago(30 * DAY),
          targets: [{ global: { agent: "edge-lisbon" } }],
        },
        {
          id: seedId("scope", 3),
          name: "all-playbooks",
          namespace: "platform",
          description: null,
          source: "KubernetesCRD",
          created_at: ago(20 * DAY),
          targets: [{ playbook: { name: "*" } }],
        },
        {
          id: seedId("scope", 4),
          name: "old-staging",
          namespace: "default",
          description: "No longer in use",
          source: "UI",
          created_by: admin.id,
          created_at: ago(70 * DAY),
          deleted_at: ago(15 * DAY),
          targets: [{ config: { agent: "staging" } }],
        },
      ],
    ],
    [
      "permission_groups",
      [
        {
          id: seedId("permissionGroup", 1),
          name: "on-call",
          namespace: "default",
          source: "KubernetesCRD",
          selectors: { people: [responder.email, commander.email], teams: ["Platform"] },
        },
      ],
    ],
    [
      "team_components",
      [
        { team_id: team.checkout, component_id: seedComponents.checkout, role: "owner" },
        { team_id: team.checkout, component_id: seedComponents.storefront, role: "owner" },
        { team_id: team.payments, component_id: seedComponents.payments, role: "owner" },
        { team_id: team.payments, component_id: seedComponents.ledger, role: "owner" },
        { team_id: team.platform, component_id: seedComponents.shop, role: "support" },
      ],
    ],
  ];
}
