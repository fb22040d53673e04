import { people } from "../people";
import { seedComponents, seedId, seedTeams as team } from "../seedIds";
import type { Ago } from "./clock";
import type { SeedArea } from "./insert";

const { admin, editor, commander, responder, viewer, guest } = people;
const DAY = 24;

/** Accounts, roles, teams and the sets that permissions refer to. */
export function accessSeeds(ago: Ago): SeedArea {
  const accounts = Object.values(people).map(({ id, name, email, role }) => {
    const [first, last] = name.split(" ");
    return {
      id,
      traits: { email, name: { first, last } },
      state: role === "guest" ? "inactive" : "active",
      state_changed_at: ago(40 * DAY),
      schema_id: "default",
      created_at: ago(90 * DAY),
      updated_at: ago(40 * DAY),
    };
  });
  const roles = Object.values(people).map(({ id, role }) => ({ ptype: "g", v0: id, v1: role }));
  return [
    ["identities", accounts],
    ["casbin_rule", roles],
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
  ];
}

/** What teams own; apart, because components stand between. */
export const ownershipSeeds: SeedArea = [
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
