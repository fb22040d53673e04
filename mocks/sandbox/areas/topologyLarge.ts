import { id, largeCounts, namespaces, pick, services, states, teams } from "../db/large";
import { edgeAgentId, localAgentId } from "../db/seedIds";

const gigabyte = 1_073_741_824;

/** Properties of every format, so that a thousand cards cost what they do in a large installation. */
const PROPERTIES = `jsonb_build_array(
  jsonb_build_object('name', 'cpu', 'value', 200 + n * 37 % 3700, 'max', 4000, 'unit', 'millicores', 'headline', true),
  jsonb_build_object('name', 'memory', 'value', (1 + n * 13 % 15) * ${gigabyte}::bigint, 'max', 16 * ${gigabyte}::bigint,
    'unit', 'bytes', 'headline', true),
  jsonb_build_object('name', 'requests', 'label', 'Requests', 'value', n * 71 % 1900, 'unit', '/s', 'headline', true),
  jsonb_build_object('name', 'version', 'text', '2.' || n % 40 || '.' || n % 7),
  jsonb_build_object('name', 'zone', 'text', 'eu-west-1' || ${pick(["a", "b", "c"], "n")}),
  jsonb_build_object('name', 'created', 'text', to_char(now() - n * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')),
  jsonb_build_object('name', 'runbook', 'label', 'Runbook', 'type', 'url', 'text', 'https://runbooks.example.org/' || n))`;

/** Components, fifty of them with the others below. */
export const LARGE_TOPOLOGY = `
  insert into components (id, external_id, name, type, status, health, icon, labels, parent_id, path, namespace, agent_id,
    owner, status_reason, is_leaf, properties, cost_total_1d, cost_total_7d, cost_total_30d)
  select
    ${id("largeComponent", "n")}, 'component-' || n, ${pick(services, "n")} || ' ' || n,
    case when n > 50 then 'Service' else 'Application' end,
    ${pick(states, "n")}, ${pick(states, "n")}, ${pick(["k8s-deployment", "k8s-statefulset", "postgres", "redis"], "n")},
    jsonb_build_object('team', ${pick(teams, "n")}, 'env', ${pick(["production", "staging"], "n / 3")}),
    case when n > 50 then ${id("largeComponent", "1 + n % 50")} end,
    case when n > 50 then ${id("largeComponent", "1 + n % 50")}::text else '' end,
    ${pick(namespaces, "n")}, case when n % 9 = 0 then '${edgeAgentId}' else '${localAgentId}' end::uuid,
    ${pick(teams, "n")},
    case ${pick(states, "n")} when 'unhealthy' then 'Connection refused by its database'
      when 'warning' then '1 of ' || 3 + n % 5 || ' replicas is not ready' end,
    n > 50, ${PROPERTIES}, n % 90, n % 90 * 7, n % 90 * 30
  from generate_series(1, ${largeCounts.components}) as n`;
