create function update_last_transition_time_for_check() returns trigger language plpgsql as $$
begin
  if new.status is distinct from old.status then
    new.last_transition_time := now();
  end if;
  return new;
end
$$;
create trigger checks_last_transition_time before update on checks
  for each row execute function update_last_transition_time_for_check();

-- Soft deletion runs down: an agent (with cleanup) to what it owns, a canary to its checks, a check to its links.
create function soft_delete_check() returns trigger language plpgsql as $$
begin
  update check_component_relationships set deleted_at = new.deleted_at where check_id = new.id and deleted_at is null;
  update check_config_relationships set deleted_at = new.deleted_at where check_id = new.id and deleted_at is null;
  return null;
end
$$;
create trigger checks_soft_delete after update on checks
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function soft_delete_check();

create function soft_delete_canary() returns trigger language plpgsql as $$
begin
  update checks set deleted_at = new.deleted_at where canary_id = new.id and deleted_at is null;
  update check_component_relationships set deleted_at = new.deleted_at where canary_id = new.id and deleted_at is null;
  update check_config_relationships set deleted_at = new.deleted_at where canary_id = new.id and deleted_at is null;
  return null;
end
$$;
create trigger canaries_soft_delete after update on canaries
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function soft_delete_canary();

create function soft_delete_component() returns trigger language plpgsql as $$
begin
  delete from team_components where component_id = new.id;
  update check_component_relationships set deleted_at = new.deleted_at
  where component_id = new.id and deleted_at is null;
  update config_component_relationships set deleted_at = new.deleted_at
  where component_id = new.id and deleted_at is null;
  return null;
end
$$;
create trigger components_soft_delete after update on components
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function soft_delete_component();

create function soft_delete_agent() returns trigger language plpgsql as $$
begin
  update topologies set deleted_at = new.deleted_at where agent_id = new.id and deleted_at is null;
  update config_scrapers set deleted_at = new.deleted_at where agent_id = new.id and deleted_at is null;
  update logging_backends set deleted_at = new.deleted_at where agent_id = new.id and deleted_at is null;
  update canaries set deleted_at = new.deleted_at where agent_id = new.id and deleted_at is null;
  update checks set deleted_at = new.deleted_at where agent_id = new.id and deleted_at is null;
  update components set deleted_at = new.deleted_at where agent_id = new.id and deleted_at is null;
  update config_items set deleted_at = new.deleted_at where agent_id = new.id and deleted_at is null;
  return null;
end
$$;
create trigger agents_soft_delete after update on agents
  for each row when (old.deleted_at is null and new.deleted_at is not null and new.cleanup)
  execute function soft_delete_agent();

-- Tells the scheduler, so that a canary that was added or changed runs at once and a deleted one stops.
create function notify_canary_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('canaries_changed', coalesce(new.id, old.id)::text);
  return null;
end
$$;
create trigger canaries_changed after insert or update or delete on canaries
  for each row execute function notify_canary_changed();
