import type { Base } from "../area";
import { entriesOf } from "../checks/entries";
import {
  localAgentId,
  seedCheckId,
  seedChecks,
  seedComponents,
  seedConfigs,
  seedId,
} from "../db/seedIds";
import { people } from "../db/people";
import { canaries } from "./healthCanaries";
import type { HistoryShape } from "./healthHistory";
import { groupBy } from "../db/groups";
import type { SeedRow } from "../db/insert";
import type { SeedCanary } from "./healthTargets";

/** Rows of canaries and checks for a console at `base`, with the history that each check should have. */
export interface CheckRows {
  canaries: SeedRow[];
  checks: SeedRow[];
  history: HistoryShape[];
}

const scheduleOf = (every: number) => (every < 60 ? `@every ${every}s` : `@every ${every / 60}m`);

function specOf(canary: SeedCanary, base: Base): Record<string, unknown> {
  const { icon, owner, severity, checks, every } = canary;
  const lists = groupBy(checks, (check) => check.key);
  const entries = [...lists].map(([key, list]) => [key, list.map((check) => check.entry(base))]);
  return { schedule: scheduleOf(every), icon, owner, severity, ...Object.fromEntries(entries) };
}

/** The rows that the scheduler would write for these canaries, with ids that never change. */
export function checkRows(base: Base): CheckRows {
  const rows: CheckRows = { canaries: [], checks: [], history: [] };
  for (const [index, canary] of canaries.entries()) {
    const id = seedId("canary", index + 1);
    const agent = canary.agentId ?? localAgentId;
    const spec = specOf(canary, base);
    const { name, namespace, labels, source } = canary;
    const created_by = source === "UI" ? people.editor.id : null;
    rows.canaries.push({ id, agent_id: agent, name, namespace, labels, spec, source, created_by });
    const places = new Map(
      canary.checks.map((check, place) => [String(check.entry(base)["name"]), place]),
    );
    for (const entry of entriesOf({ id, name, namespace, labels, spec })) {
      const place = places.get(entry.name) ?? 0;
      const check = canary.checks[place];
      const checkId = seedCheckId(index + 1, place + 1);
      const { type, description, icon, owner, severity } = entry;
      rows.checks.push({
        id: checkId,
        canary_id: id,
        agent_id: agent,
        type,
        name: entry.name,
        namespace: entry.namespace,
        description,
        icon,
        owner,
        severity,
        labels: checkId === seedChecks.withoutLabels ? null : entry.labels,
        spec: entry.spec,
        created_at: "now",
        updated_at: "now",
      });
      if (check) rows.history.push({ check_id: checkId, every: canary.every, ...check.history });
    }
  }
  rows.checks.push(deletedCheck());
  return rows;
}

/** A check that somebody took out of its canary the day before. */
function deletedCheck(): SeedRow {
  return {
    id: seedChecks.deleted,
    canary_id: seedId("canary", 3),
    agent_id: localAgentId,
    type: "http",
    name: "storefront/old landing page",
    namespace: "checkout",
    description: null,
    icon: "http",
    owner: "storefront",
    severity: "low",
    labels: {},
    spec: { name: "storefront/old landing page" },
    created_at: "now",
    updated_at: "now",
    deleted_at: "yesterday",
  };
}

const configLinks: readonly (readonly [canary: number, config: string])[] = [
  [2, seedConfigs.checkoutApi],
  [3, seedConfigs.storefront],
  [4, seedConfigs.gateway],
  [5, seedConfigs.ledger],
  [6, seedConfigs.signIn],
];
const componentLinks: readonly (readonly [canary: number, component: string])[] = [
  [1, seedComponents.quarterdeck],
  [2, seedComponents.checkout],
  [3, seedComponents.storefront],
  [4, seedComponents.payments],
  [5, seedComponents.ledger],
  [6, seedComponents.identity],
  [10, seedComponents.edge],
  [11, seedComponents.edge],
  [12, seedComponents.warehouse],
];

const linksOf = (links: readonly (readonly [number, string])[], column: string): SeedRow[] =>
  links.flatMap(([number, id]) =>
    (canaries[number - 1]?.checks ?? []).map((_, place) => ({
      [column]: id,
      check_id: seedCheckId(number, place + 1),
      canary_id: seedId("canary", number),
      selector_id: "seed",
    })),
  );

const createOrder = {
  check_id: seedChecks.createOrder,
  canary_id: seedId("canary", 2),
  selector_id: "seed",
};

/** Links of checks to the catalog: one to a deleted item, and one that was itself taken away. */
export const configLinkRows: readonly SeedRow[] = [
  ...linksOf(configLinks, "config_id"),
  { config_id: seedConfigs.checkoutService, ...createOrder },
  { config_id: seedConfigs.deletedPod, ...createOrder },
  { config_id: seedConfigs.node, ...createOrder, deleted_at: "yesterday" },
];

/** Links of checks to components. */
export const componentLinkRows: readonly SeedRow[] = [
  ...linksOf(componentLinks, "component_id"),
  { component_id: seedComponents.shop, ...createOrder },
];
