-- What became of a notification about a catalog item is a change of that item.
create function record_notification() returns trigger language plpgsql as $$
declare
  happened timestamptz := case tg_op when 'INSERT' then new.created_at else now() end;
begin
  insert into config_changes (
    config_id, change_type, severity, source, summary, details, created_at, first_observed
  )
  select
    id,
    'Notification' || replace(initcap(regexp_replace(new.status, '[-_]', ' ', 'g')), ' ', ''),
    'info',
    'notification',
    'Notification for ' || new.source_event,
    jsonb_build_object('notification_id', new.notification_id, 'send_id', new.id),
    happened,
    happened
  from config_items where id = new.resource_id;
  return null;
end
$$;
create trigger notification_send_history_created after insert on notification_send_history
  for each row when (new.source_event like 'config.%' and new.status not in ('pending', 'sending'))
  execute function record_notification();
create trigger notification_send_history_status after update on notification_send_history
  for each row when (
    new.source_event like 'config.%' and new.status not in ('pending', 'sending') and old.status is distinct from new.status
  ) execute function record_notification();

-- An error goes away when what caused it changes; the next use finds out whether it is gone.
create function clear_error() returns trigger language plpgsql as $$
begin
  new.error := null;
  return new;
end
$$;
create trigger notifications_error before update on notifications
  for each row when (
    new.error is not distinct from old.error and (
      old.filter is distinct from new.filter or old.custom_services is distinct from new.custom_services
      or old.team_id is distinct from new.team_id
    )
  ) execute function clear_error();
create trigger notification_silences_error before update on notification_silences
  for each row when (new.error is not distinct from old.error and old.filter is distinct from new.filter)
  execute function clear_error();

-- A new spec of a team may mend the rules that send to it. A deleted team owns nothing.
create function update_team() returns trigger language plpgsql as $$
begin
  if old.spec is distinct from new.spec then
    update notifications set error = null where team_id = new.id;
  end if;
  if old.deleted_at is null and new.deleted_at is not null then
    delete from team_components where team_id = new.id;
  end if;
  return null;
end
$$;
create trigger teams_update after update on teams for each row execute function update_team();
