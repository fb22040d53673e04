import { PAUSED_ANNOTATION } from "../checks/sync";
import { id, largeCounts, namespaces, pick, services, teams } from "../db/large";

const regions = "eu-west-1 eu-central-1 us-east-1 ap-south-1".split(" ");

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

/** Canaries with checks, their last runs and links to the catalog. */
export const LARGE_HEALTH = [CANARIES, CHECKS, HISTORY, LINKS];
