import { systemPersonId } from "../db/people";
import {
  edgeAgentId,
  localAgentId,
  seedComponents as component,
  seedTopologies,
} from "../db/seedIds";
import type { SeedRow } from "../db/insert";

interface Component {
  name: string;
  icon: string;
  health: string;
  /** From the root down. */
  parents?: readonly string[];
  /** Columns beside the common ones; every one must stand in `others`. */
  more?: SeedRow;
}

const others: SeedRow = {
  agent_id: localAgentId,
  status_reason: null,
  owner: null,
  tooltip: null,
  lifecycle: null,
  log_selectors: null,
  hidden: false,
  silenced: false,
  deleted_at: null,
  summary: null,
  is_leaf: true,
  cost_per_minute: null,
  cost_total_1d: null,
  cost_total_7d: null,
  cost_total_30d: null,
};

function componentRow(id: string, item: Component): SeedRow {
  const { name, icon, health, parents = [], more } = item;
  return {
    id,
    topology_id: seedTopologies.shop,
    external_id: name.toLowerCase(),
    name,
    type: parents.length > 0 ? "Service" : "Entity",
    icon,
    status: health,
    health,
    parent_id: parents.at(-1) ?? null,
    path: parents.join("."),
    labels: { app: name.toLowerCase() },
    properties: [{ name: "region", text: "eu-west-1", headline: true }],
    created_by: systemPersonId,
    ...others,
    ...more,
  };
}

/** Lines of a service: runs of its checks, what happened to its catalog items, and a file of its name. */
const logs = (app: string) => [{ name: "app logs", type: "sandbox", labels: { app } }];
const stream = (name: string, stream: string) => ({ name, type: "sandbox", labels: { stream } });
const shop = [component.shop];

/** A tree of services: every health, and one component each that is hidden, deleted, or of a remote agent. */
export const componentRows: readonly SeedRow[] = [
  componentRow(component.shop, {
    name: "Shop",
    icon: "group",
    health: "warning",
    more: {
      is_leaf: false,
      owner: "Checkout",
      lifecycle: "production",
      summary: {
        healthy: 3,
        unhealthy: 2,
        warning: 1,
        checks: { healthy: 21, unhealthy: 3 },
        incidents: { availability: { Critical: 1 }, reliability: { High: 1 } },
        insights: { security: { critical: 1 }, reliability: { high: 1 } },
      },
      cost_per_minute: 0.1,
      cost_total_1d: 144,
      cost_total_7d: 1008,
      cost_total_30d: 4320,
    },
  }),
  componentRow(component.checkout, {
    name: "Checkout",
    icon: "k8s-deployment",
    health: "healthy",
    parents: shop,
    more: {
      is_leaf: false,
      owner: "Checkout",
      log_selectors: logs("checkout"),
      summary: { healthy: 1, checks: { healthy: 6 } },
      properties: [
        { name: "region", text: "eu-west-1", headline: true },
        { name: "memory", value: 402_653_184, max: 536_870_912, unit: "bytes", headline: true },
        { name: "requests", value: 184, unit: "rps", order: 1 },
        {
          name: "runbook",
          links: [{ label: "Open", url: "https://runbooks.example.org/checkout" }],
        },
      ],
    },
  }),
  componentRow(component.payments, {
    name: "Payments",
    icon: "k8s-deployment",
    health: "unhealthy",
    parents: shop,
    more: {
      is_leaf: false,
      owner: "Payments",
      status_reason: "A pod restarts again and again",
      log_selectors: logs("payments"),
      summary: { unhealthy: 1, checks: { healthy: 4, unhealthy: 1 } },
    },
  }),
  componentRow(component.identity, {
    name: "Identity",
    icon: "shield",
    health: "healthy",
    parents: shop,
  }),
  componentRow(component.edge, {
    name: "Edge",
    icon: "network",
    health: "warning",
    parents: shop,
    more: { silenced: true, status_reason: "One of four stores is slow" },
  }),
  componentRow(component.ledger, {
    name: "Ledger",
    icon: "postgres",
    health: "unhealthy",
    parents: [component.shop, component.payments],
    more: { status_reason: "Storage is 96 % full", log_selectors: logs("ledger") },
  }),
  componentRow(component.storefront, {
    name: "Storefront",
    icon: "http",
    health: "healthy",
    parents: [component.shop, component.checkout],
  }),
  componentRow(component.warehouse, {
    name: "Warehouse",
    icon: "database",
    health: "healthy",
    parents: shop,
  }),
  componentRow(component.stores, {
    name: "Stores",
    icon: "server",
    health: "unknown",
    more: { agent_id: edgeAgentId, topology_id: seedTopologies.edge, is_leaf: true },
  }),
  componentRow(component.quarterdeck, {
    name: "Quarterdeck",
    icon: "http",
    health: "healthy",
    more: {
      topology_id: null,
      owner: "Platform",
      lifecycle: "production",
      properties: [{ name: "database", text: "PostgreSQL in this process", headline: true }],
      log_selectors: [
        stream("requests", "requests"),
        stream("check runs", "checks"),
        stream("database statements", "statements"),
        stream("catalog events", "events"),
        stream("files", "files"),
      ],
    },
  }),
  componentRow(component.internal, {
    name: "Internal queue",
    icon: "queue",
    health: "healthy",
    parents: shop,
    more: { hidden: true },
  }),
  componentRow(component.deleted, {
    name: "Old search",
    icon: "search",
    health: "unknown",
    parents: shop,
    more: { deleted_at: "yesterday" },
  }),
];

/** What checkout needs beside its own parts. */
export const dependencyRows: readonly SeedRow[] = [component.payments, component.identity].map(
  (id) => ({ component_id: id, relationship_id: component.checkout, selector_id: "seed" }),
);
