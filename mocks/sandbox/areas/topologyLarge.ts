import { id, largeCounts, pick, services, states, teams } from "../db/large";

/** Components, fifty of them with the others below. */
export const LARGE_TOPOLOGY = `
  insert into components (id, external_id, name, type, status, health, icon, labels, parent_id)
  select
    ${id("largeComponent", "n")}, 'component-' || n, ${pick(services, "n")} || ' ' || n, 'Service',
    ${pick(states, "n")}, ${pick(states, "n")}, 'k8s-deployment',
    jsonb_build_object('team', ${pick(teams, "n")}),
    case when n > 50 then ${id("largeComponent", "1 + n % 50")} end
  from generate_series(1, ${largeCounts.components}) as n`;
