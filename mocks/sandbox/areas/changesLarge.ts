import { id, largeCounts, pick } from "../db/large";

const types = "diff Pulled Scheduled ScalingReplicaSet diff BackOff Healthy CREATE".split(" ");
const severities = "info info info low info medium info high info low info critical".split(" ");

/**
 * Changes of the large seed, denser towards now, and the items in trees of 300. Nobody is to be notified of them, so
 * what the trigger queues goes again.
 */
export const LARGE_CHANGES = [
  `insert into config_changes (id, config_id, change_type, severity, source, summary, created_at, first_observed, count)
   select
     ${id("largeChange", "n")}, ${id("largeConfig", `1 + (n * 7919::bigint) % ${largeCounts.configs}`)},
     ${pick(types, "n")}, ${pick(severities, "n / 3")},
     ${pick(["diff", "kubernetes/eu-1", "kubernetes/eu-2", "CloudTrail", "Flux"], "n / 2")},
     'Generation ' || n, at, at - case when n % 9 = 0 then interval '3 hours' else interval '0' end,
     case when n % 9 = 0 then 2 + n % 7 else 1 end
   from (
     select n, now() - interval '30 days' * power(n / ${largeCounts.changes}.0, 2) as at
     from generate_series(1, ${largeCounts.changes}) as n
   ) numbered`,
  "delete from event_queue where name = 'config.changed'",
  `insert into config_relationships (config_id, related_id, relation)
   select
     ${id("largeConfig", "n - (n - 1) % 300 + ((n - 1) % 300 - 1) / 6")}, ${id("largeConfig", "n")},
     case when n % 11 = 0 then 'soft' else 'hard' end
   from generate_series(1, ${largeCounts.configs}) as n where (n - 1) % 300 > 0`,
];
