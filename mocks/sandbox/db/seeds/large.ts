import { PAUSED_ANNOTATION } from "../../checks/sync";
import { edgeAgentId, localAgentId, seedPrefix, type SeedKind } from "../seedIds";
import type { Tx } from "./insert";

/** Rows that the large seed adds to the normal one. */
export const largeCounts = {
  configs: 10_000,
  canaries: 900,
  checks: 5_000,
  components: 1_000,
} as const;

const id = (kind: SeedKind, number: string) =>
  `('${seedPrefix(kind)}' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/** An SQL expression that picks from a list by a number. */
const pick = (list: readonly string[], number: string) =>
  `(array[${list.map((item) => `'${item}'`).join(", ")}])[1 + (${number}) % ${list.length}]`;

const namespaces =
  "checkout payments identity monitoring edge data search catalog shipping support billing platform".split(
    " ",
  );
const teams = "checkout payments identity observability edge data search platform".split(" ");
const services =
  "api worker gateway cache scheduler importer exporter indexer mailer proxy webhook replica".split(
    " ",
  );
const regions = "eu-west-1 eu-central-1 us-east-1 ap-south-1".split(" ");
const kinds = "Pod Deployment Service ConfigMap Ingress StatefulSet Job Node".split(" ");
const health = "healthy healthy healthy healthy healthy warning unhealthy unknown".split(" ");

const CONFIGS = `
  insert into config_items (id, agent_id, name, type, config_class, status, health, ready, external_id, tags, labels, config)
  select
    ${id("largeConfig", "n")},
    case when n % 10 = 0 then '${edgeAgentId}' else '${localAgentId}' end::uuid,
    ${pick(services, "n")} || '-' || n,
    'Kubernetes::' || ${pick(kinds, "n / 3")},
    ${pick(kinds, "n / 3")},
    ${pick(["Running", "Running", "Running", "Pending", "Failed"], "n / 7")},
    ${pick(health, "n / 5")},
    n % 8 <> 0,
    array['kubernetes/eu-1/' || n],
    jsonb_build_object('cluster', 'eu-' || n % 5, 'namespace', ${pick(namespaces, "n")}),
    jsonb_build_object('app', ${pick(services, "n")}, 'team', ${pick(teams, "n / 2")}),
    jsonb_build_object('kind', ${pick(kinds, "n / 3")}, 'metadata', jsonb_build_object('name', 'item-' || n))
  from generate_series(1, ${largeCounts.configs}) as n`;

const COMPONENTS = `
  insert into components (id, external_id, name, type, status, health, icon, labels, parent_id)
  select
    ${id("largeComponent", "n")}, 'component-' || n, ${pick(services, "n")} || ' ' || n, 'Service',
    ${pick(health, "n")}, ${pick(health, "n")}, 'k8s-deployment',
    jsonb_build_object('team', ${pick(teams, "n")}),
    case when n > 50 then ${id("largeComponent", "1 + n % 50")} end
  from generate_series(1, ${largeCounts.components}) as n`;

const entry = (check: string) => `jsonb_build_object(
  'name', ${pick(namespaces, `${check} / 7`)} || '/' || ${pick(services, check)} || ' ' || ${check},
  'url', 'http://' || ${pick(services, check)} || '-' || ${check} || '.example.org/healthz',
  'responseCodes', jsonb_build_array(200), 'thresholdMillis', 500)`;

/** Canaries of made-up hosts: shown, never run. */
const CANARIES = `
  insert into canaries (id, name, namespace, source, labels, annotations, spec)
  select
    ${id("largeCanary", "n")}, ${pick(services, "n")} || '-' || n, ${pick(namespaces, "n")}, 'UI',
    jsonb_build_object('team', ${pick(teams, "n / 2")}, 'region', ${pick(regions, "n")}, 'env', 'production',
      'app.kubernetes.io/name', ${pick(services, "n")}, 'expected-fail', case when n % 50 = 0 then 'true' else 'false' end),
    '{"${PAUSED_ANNOTATION}": "true"}',
    jsonb_build_object('schedule', '@every 1m', 'http', (
      select jsonb_agg(${entry("c")}) from generate_series(n, ${largeCounts.checks}, ${largeCounts.canaries}) as c))
  from generate_series(1, ${largeCounts.canaries}) as n`;

const CHECKS = `
  insert into checks (id, canary_id, type, name, namespace, icon, owner, severity, labels, spec, status, last_runtime,
    next_runtime, last_transition_time, created_at, updated_at)
  select
    ${id("largeCheck", "c")}, ${id("largeCanary", `1 + (c - 1) % ${largeCounts.canaries}`)}, 'http', spec ->> 'name',
    ${pick(namespaces, `1 + (c - 1) % ${largeCounts.canaries}`)}, 'http', ${pick(teams, "c")},
    ${pick(["info", "low", "medium", "high", "critical"], "c")}, '{}', spec,
    case when c % 20 = 0 then 'unhealthy' else 'healthy' end, now() - c % 60 * interval '1 second',
    now() + interval '1 minute', now() - c % 300 * interval '1 minute' - interval '1 hour', now(), now()
  from (select c, ${entry("c")} as spec from generate_series(1, ${largeCounts.checks}) as c) as entries`;

/** Eight runs each, the last one when the check says that it ran. */
const HISTORY = `
  insert into check_statuses (check_id, time, status, invalid, duration, message, error)
  select
    ${id("largeCheck", "c")}, now() - c % 60 * interval '1 second' - run * interval '7 minutes',
    c % 20 <> 0 and (run = 0 or (c + run) % 37 <> 0), false, 20 + (c * 7 + run * 13) % 180, 'seeded history',
    case when c % 20 = 0 or (run > 0 and (c + run) % 37 = 0) then 'status 503 (seeded history)' end
  from generate_series(1, ${largeCounts.checks}) as c cross join generate_series(0, 7) as run`;

const LINKS = `
  insert into check_config_relationships (config_id, check_id, canary_id, selector_id)
  select ${id("largeConfig", "c * 2")}, ${id("largeCheck", "c")},
    ${id("largeCanary", `1 + (c - 1) % ${largeCounts.canaries}`)}, 'seed'
  from generate_series(1, ${largeCounts.checks}, 5) as c`;

/** Adds what a large installation holds. */
export async function insertLarge(tx: Tx): Promise<void> {
  for (const statement of [CONFIGS, COMPONENTS, CANARIES, CHECKS, HISTORY, LINKS, "analyze"])
    await tx.query(statement);
}
