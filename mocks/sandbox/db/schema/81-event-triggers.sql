-- An event that waits already waits anew: the queue holds every event of a resource once.
create function queue_event(event text, about jsonb) returns void language sql as $$
  insert into event_queue (name, properties) values (event, about)
  on conflict (name, properties) do update
  set created_at = now(), error = null, attempts = 0, last_attempt = null
$$;

-- Tells the dispatcher that there is something to do; an upsert that finds a row counts as an insert here.
create function notify_event_queued() returns trigger language plpgsql as $$
begin
  perform pg_notify('event_queued', '');
  return null;
end
$$;
create trigger event_queue_notice after insert on event_queue
  for each statement execute function notify_event_queued();

-- The common case: a trigger that names its event, with the row's id as property.
create function queue_row_event() returns trigger language plpgsql as $$
begin
  perform queue_event(tg_argv[0], jsonb_build_object('id', new.id));
  return null;
end
$$;

create function queue_new_config_items() returns trigger language plpgsql as $$
begin
  insert into event_queue (name, properties)
  select 'config.created', jsonb_build_object('id', id) from added
  on conflict do nothing;
  return null;
end
$$;
create trigger config_items_created_event after insert on config_items referencing new table as added
  for each statement execute function queue_new_config_items();
create trigger config_items_updated_event after update on config_items
  for each row when (old.config is distinct from new.config and new.deleted_at is null)
  execute function queue_row_event('config.updated');
create trigger config_items_deleted_event after update on config_items
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function queue_row_event('config.deleted');

create function queue_config_changes() returns trigger language plpgsql as $$
begin
  insert into event_queue (name, properties)
  select distinct 'config.changed', jsonb_build_object('id', config_id) from added
  -- What notifications and playbooks note themselves sets nothing off.
  where coalesce(source, '') not in ('notification', 'playbook')
  on conflict do nothing;
  return null;
end
$$;
create trigger config_changes_event after insert on config_changes referencing new table as added
  for each statement execute function queue_config_changes();

-- config.unhealthy, component.warning and so on: the argument is the kind, the health makes the rest.
create function queue_health_event() returns trigger language plpgsql as $$
begin
  perform queue_event(
    tg_argv[0] || '.' || coalesce(nullif(new.health, ''), 'unknown'), jsonb_build_object('id', new.id)
  );
  return null;
end
$$;
create trigger config_items_health_event after update on config_items
  for each row when (old.health is distinct from new.health and new.deleted_at is null)
  execute function queue_health_event('config');
create trigger components_health_event after update on components
  for each row when (old.health is distinct from new.health and new.deleted_at is null)
  execute function queue_health_event('component');

create trigger checks_passed_event after update on checks
  for each row when (old.status is distinct from new.status and new.status = 'healthy' and old.status is not null)
  execute function queue_row_event('check.passed');
create trigger checks_failed_event after update on checks
  for each row when (old.status is distinct from new.status and new.status = 'unhealthy')
  execute function queue_row_event('check.failed');

create trigger incidents_created_event after insert on incidents
  for each row execute function queue_row_event('incident.created');
create function queue_incident_status() returns trigger language plpgsql as $$
begin
  perform queue_event('incident.status.' || new.status, jsonb_build_object('id', new.id));
  return null;
end
$$;
create trigger incidents_status_event after update on incidents
  for each row when (old.status is distinct from new.status) execute function queue_incident_status();
create trigger responders_added_event after insert on responders
  for each row execute function queue_row_event('incident.responder.added');
create trigger responders_removed_event after update on responders
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function queue_row_event('incident.responder.removed');
create trigger comments_added_event after insert on comments
  for each row execute function queue_row_event('incident.comment.added');
create trigger evidences_done_definition_added_event after update on evidences
  for each row when (new.definition_of_done and old.definition_of_done is not true)
  execute function queue_row_event('incident.dod.added');
create trigger evidences_done_definition_removed_event after update on evidences
  for each row when (old.definition_of_done and new.definition_of_done is not true)
  execute function queue_row_event('incident.dod.removed');
create trigger evidences_done_event after update on evidences
  for each row when (new.definition_of_done and new.done and old.done is not true)
  execute function queue_row_event('incident.dod.passed');
create trigger evidences_undone_event after update on evidences
  for each row when (new.definition_of_done and old.done and new.done is not true)
  execute function queue_row_event('incident.dod.regressed');

create trigger playbooks_approval_event after update on playbooks
  for each row when (old.spec -> 'approval' is distinct from new.spec -> 'approval')
  execute function queue_row_event('playbook.spec.approval.updated');
create trigger playbook_approvals_event after insert on playbook_approvals
  for each row execute function queue_row_event('playbook.approval.inserted');
