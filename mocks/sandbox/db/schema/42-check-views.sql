-- One row per check that ran during the last hour. p97 is what the specification shows beside the backend's columns.
create view check_status_summary_hour as
select
  check_id,
  percentile_disc(0.99) within group (order by duration) as p99,
  percentile_disc(0.95) within group (order by duration) as p95,
  percentile_disc(0.50) within group (order by duration) as p50,
  avg(duration) as mean,
  count(*) filter (where status) as passed,
  count(*) filter (where not status) as failed,
  max(time) as last_check,
  max(time) filter (where status) as last_pass,
  max(time) filter (where not status) as last_fail,
  percentile_disc(0.97) within group (order by duration) as p97
from check_statuses
where time > now() - interval '1 hour'
group by check_id;

-- Checks that did not run during the last hour: one row each, made of the latest run.
create view check_status_summary_aged as
select
  checks.id as check_id,
  latest.duration as p99,
  latest.duration as p95,
  latest.duration as p50,
  latest.duration as mean,
  case when latest.status then 1 else 0 end as passed,
  case when latest.status then 0 else 1 end as failed,
  latest.time as last_check,
  case when latest.status then latest.time end as last_pass,
  case when not latest.status then latest.time end as last_fail
from checks
cross join lateral (
  select duration, status, time from check_statuses where check_id = checks.id order by time desc limit 1
) latest
where latest.time <= now() - interval '1 hour';

-- Both together: one row per check that ever ran. rolling1h, too, is what the specification shows.
create view check_status_summary as
select
  check_id, p99, p95, p50, mean, passed, failed, last_check, last_pass, last_fail, p97, mean as rolling1h
from check_status_summary_hour
union all
select
  check_id, p99, p95, p50, mean::numeric, passed::bigint, failed::bigint, last_check, last_pass, last_fail, p99,
  null::numeric
from check_status_summary_aged;

-- Checks with how they did lately; labels of the canary under those of the check.
create view check_summary as
select
  checks.id,
  checks.canary_id,
  json_build_object(
    'passed', summary.passed, 'failed', summary.failed,
    'last_pass', summary.last_pass, 'last_fail', summary.last_fail
  ) as uptime,
  json_build_object(
    'p99', summary.p99, 'p97', summary.p97, 'p95', summary.p95, 'p50', summary.p50,
    'avg', round(summary.mean, 2), 'rolling1h', round(summary.rolling1h, 2)
  ) as latency,
  checks.last_transition_time,
  checks.type,
  checks.icon,
  checks.name,
  checks.status,
  checks.description,
  checks.namespace,
  canaries.namespace as canary_namespace,
  canaries.name as canary_name,
  coalesce(canaries.labels, '{}') || coalesce(checks.labels, '{}') as labels,
  checks.severity,
  checks.owner,
  checks.last_runtime,
  checks.created_at,
  checks.updated_at,
  checks.deleted_at,
  checks.silenced_at
from checks
join canaries on canaries.id = checks.canary_id
left join check_status_summary summary on summary.check_id = checks.id;
