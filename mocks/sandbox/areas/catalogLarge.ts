import { id, largeCounts, namespaces, pick, services, states, teams } from "../db/large";
import { edgeAgentId, localAgentId } from "../db/seedIds";

const kinds = "Pod Deployment Service ConfigMap Ingress StatefulSet Job Node".split(" ");

/** Catalog items, one in ten of them pushed by an agent. */
export const LARGE_CATALOG = `
  insert into config_items (id, agent_id, name, type, config_class, status, health, ready, external_id, tags, labels, config)
  select
    ${id("largeConfig", "n")},
    case when n % 10 = 0 then '${edgeAgentId}' else '${localAgentId}' end::uuid,
    ${pick(services, "n")} || '-' || n,
    'Kubernetes::' || ${pick(kinds, "n / 3")},
    ${pick(kinds, "n / 3")},
    ${pick(["Running", "Running", "Running", "Pending", "Failed"], "n / 7")},
    ${pick(states, "n / 5")},
    n % 8 <> 0,
    array['kubernetes/eu-1/' || n],
    jsonb_build_object('cluster', 'eu-' || n % 5, 'namespace', ${pick(namespaces, "n")}),
    jsonb_build_object('app', ${pick(services, "n")}, 'team', ${pick(teams, "n / 2")}),
    jsonb_build_object('kind', ${pick(kinds, "n / 3")}, 'metadata', jsonb_build_object('name', 'item-' || n))
  from generate_series(1, ${largeCounts.configs}) as n`;
