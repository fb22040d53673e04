-- Steps of a run and of the runs that it started, in the order in which they began.
create function get_playbook_run_actions(run_id uuid) returns table (
  id uuid, name text, playbook_run_id uuid, status text, scheduled_time timestamptz, start_time timestamptz,
  end_time timestamptz, result jsonb, agent_id uuid, retry_count integer, agent jsonb, artifacts jsonb
) language sql stable as $$
  select
    action.id, action.name, action.playbook_run_id, action.status, action.scheduled_time, action.start_time,
    action.end_time, action.result, action.agent_id, action.retry_count,
    case when agents.id is not null then jsonb_build_object('id', agents.id, 'name', agents.name) end,
    (select jsonb_agg(to_jsonb(file)) from artifacts file where file.playbook_run_action_id = action.id)
  from playbook_run_actions action
  join playbook_runs run on run.id = action.playbook_run_id
  left join agents on agents.id = action.agent_id
  where run.id = run_id or run.parent_id = run_id
  order by action.start_time
$$;
