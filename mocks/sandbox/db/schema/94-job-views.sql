-- The newest run of every job of every resource.
create view job_history_latest_status as
select *
from (
  select
    job_history.*,
    row_number() over (partition by resource_id, resource_type, name order by created_at desc) as rn
  from job_history
) ranked
where rn = 1;

-- Every run of a job, with the name of what it worked on.
create view job_histories as
select
  job.*,
  coalesce(
    case when pg_input_is_valid(job.resource_id, 'uuid') then
      case job.resource_type
        when 'components' then (select name from components where id = job.resource_id::uuid)
        when 'config_scraper' then (select name from config_scrapers where id = job.resource_id::uuid)
        when 'canary' then (select name from canaries where id = job.resource_id::uuid)
        when 'topology' then (select name from topologies where id = job.resource_id::uuid)
      end
    end,
    job.resource_id
  ) as resource_name,
  case when agents.id is not null then json_build_object('id', agents.id, 'name', agents.name) end as agent
from job_history job
left join agents on agents.id = job.agent_id;

-- Jobs that ever ran.
create view job_history_names as
select distinct name from job_history;

-- How the jobs of one resource are doing: its newest run, whatever the job, and when one last failed.
create function job_status_of(resource uuid, only_type text default null) returns table (
  job_name text,
  job_success_count integer,
  job_error_count integer,
  job_details jsonb,
  job_hostname text,
  job_duration_millis integer,
  job_resource_type text,
  job_status text,
  job_time_start timestamptz,
  job_time_end timestamptz,
  job_created_at timestamptz,
  job_last_failed timestamptz
) language sql stable as $$
  select
    newest.name, newest.success_count, newest.error_count, newest.details, newest.hostname, newest.duration_millis,
    newest.resource_type, newest.status, newest.time_start, newest.time_end, newest.created_at,
    (
      select max(failed.time_start) from job_history failed
      where failed.resource_id = resource::text and failed.status = 'FAILED'
        and (only_type is null or failed.resource_type = only_type)
    )
  from job_history_latest_status newest
  where newest.resource_id = resource::text and (only_type is null or newest.resource_type = only_type)
  order by newest.created_at desc
  limit 1
$$;

-- Topologies with their last reconciliation.
create view topologies_with_status as
select
  topology.*, job.*,
  json_build_object('id', agents.id, 'name', agents.name) as agent
from topologies topology
join agents on agents.id = topology.agent_id
left join lateral job_status_of(topology.id, 'topology') job on true
where topology.deleted_at is null;

-- Teams with their last reconciliation.
create view teams_with_status as
select team.*, job.*
from teams team
left join lateral job_status_of(team.id, 'team') job on true
where team.deleted_at is null;

-- Scrapers with their last scrape, the one of the system included.
create view config_scrapers_with_status as
select
  scraper.*, job.*,
  json_build_object('id', agents.id, 'name', agents.name) as agent
from config_scrapers scraper
join agents on agents.id = scraper.agent_id
left join lateral job_status_of(scraper.id) job on true
where scraper.deleted_at is null;

-- Canaries with their schedule and last runs.
create view canaries_with_status as
select
  canary.id, canary.name, canary.namespace, canary.spec ->> 'interval' as "interval",
  canary.spec ->> 'schedule' as schedule, canary.labels, canary.source, canary.created_by, canary.created_at, canary.deleted_at,
  (select max(checks.last_runtime) from checks where checks.canary_id = canary.id) as last_runtime,
  job.*,
  json_build_object('id', agents.id, 'name', agents.name) as agent
from canaries canary
join agents on agents.id = canary.agent_id
left join lateral job_status_of(canary.id) job on true
where canary.deleted_at is null;

-- Scrapers, topologies and logging backends in one list.
create view integrations_with_status as
select
  integration.*, creator.name as creator_name, creator.avatar as creator_avatar, creator.title as creator_title,
  creator.email as creator_email
from (
  select
    id, name, description, 'scrapers' as integration_type, source, agent_id, created_at, updated_at, deleted_at,
    created_by, job_name, job_success_count, job_error_count, job_details, job_hostname, job_duration_millis,
    job_resource_type, job_status, job_time_start, job_time_end, job_created_at, job_last_failed, agent::jsonb
  from config_scrapers_with_status
  union all
  select
    id, name, null, 'topologies', source, agent_id, created_at, updated_at, deleted_at,
    created_by, job_name, job_success_count, job_error_count, job_details, job_hostname, job_duration_millis,
    job_resource_type, job_status, job_time_start, job_time_end, job_created_at, job_last_failed, agent::jsonb
  from topologies_with_status
  union all
  select
    backend.id, backend.name, null, 'logging_backends', backend.source, backend.agent_id, backend.created_at,
    backend.updated_at, backend.deleted_at, backend.created_by, null, null, null, null, null, null, null, null, null,
    null, null, null,
    case when agents.id is not null then jsonb_build_object('id', agents.id, 'name', agents.name) end
  from logging_backends backend
  left join agents on agents.id = backend.agent_id
  where backend.deleted_at is null
) integration
left join people creator on creator.id = integration.created_by;

-- The event queue by event.
create view event_queue_summary as
select
  name,
  count(*) as pending,
  count(*) filter (where error is not null) as failed,
  round(avg(attempts), 2) as average_attempts,
  min(created_at) filter (where error is not null) as first_failure,
  max(last_attempt) as last_failure,
  mode() within group (order by error) as most_common_error,
  min(created_at) as oldest
from event_queue
group by name;

-- Agents with what they pushed; an agent is online when it was seen a minute ago at most.
create view agents_summary as
select
  agent.*,
  nullif((select count(*) from config_items where agent_id = agent.id and deleted_at is null), 0) as config_count,
  nullif((select count(*) from config_scrapers where agent_id = agent.id and deleted_at is null), 0) as config_scrapper_count,
  nullif((select count(*) from checks where agent_id = agent.id and deleted_at is null), 0) as checks_count,
  nullif((select count(*) from playbook_runs where agent_id = agent.id), 0) as playbook_runs_count,
  case
    when agent.last_seen is null then 'unknown'
    when agent.last_seen > now() - interval '61 seconds' then 'healthy'
    else 'unhealthy'
  end as health,
  case
    when agent.last_seen is null then 'unknown'
    when agent.last_seen > now() - interval '61 seconds' then 'online'
    else 'offline'
  end as status
from agents agent
where agent.deleted_at is null;
