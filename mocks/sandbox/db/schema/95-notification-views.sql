-- Rules with what became of their notifications; what a watchdog sent does not count.
create view notifications_summary as
select
  rule.id, rule.name, rule.namespace, rule.error, rule.error_at, rule.title, rule.events, rule.filter, rule.person_id,
  rule.team_id, rule.playbook_id, rule.custom_services, rule.created_at, rule.updated_at, rule.created_by, rule.source,
  rule.repeat_interval, rule.wait_for,
  (
    select count(*) from event_queue event
    where event.name = 'notification.send' and event.attempts < 4
      and event.properties ->> 'notification_id' = rule.id::text
  ) + sends.waiting as pending,
  sends.avg_duration_ms, sends.failed, sends.sent, sends.most_common_error, sends.last_failed_at
from notifications rule
cross join lateral (
  select
    round(avg(history.duration_millis), 2) as avg_duration_ms,
    count(*) filter (where history.error is not null) as failed,
    count(*) filter (where history.status = 'sent') as sent,
    count(*) filter (
      where history.status in ('pending', 'sending', 'evaluating-waitfor', 'attempting_fallback', 'pending_playbook_run')
    ) as waiting,
    mode() within group (order by history.error) as most_common_error,
    max(history.created_at) filter (where history.error is not null) as last_failed_at
  from notification_send_history history
  where history.notification_id = rule.id and history.source_event not like '%watchdog%'
) sends
where rule.deleted_at is null;

-- What each notification is about; null when the resource is unknown.
create view notification_send_history_resources as
select
  history.id,
  kind.resource_type,
  case kind.resource_type
    when 'config' then (
      select jsonb_build_object(
        'id', id, 'name', name, 'type', type, 'config_class', config_class, 'health', health, 'status', status,
        'deleted_at', deleted_at
      ) from config_items where id = history.resource_id
    )
    when 'component' then (
      select jsonb_build_object(
        'id', id, 'name', name, 'type', type, 'icon', icon, 'health', health, 'status', status, 'deleted_at', deleted_at
      ) from components where id = history.resource_id
    )
    when 'check' then (
      select jsonb_build_object(
        'id', id, 'name', name, 'type', type, 'icon', icon, 'health', status, 'status', status, 'deleted_at', deleted_at
      ) from checks where id = history.resource_id
    )
    when 'canary' then (
      select jsonb_build_object(
        'id', id, 'name', name, 'type', null, 'icon', spec ->> 'icon', 'health', null, 'status', null,
        'deleted_at', deleted_at
      ) from canaries where id = history.resource_id
    )
    when 'incident' then (
      select jsonb_build_object(
        'id', id, 'name', title, 'type', type, 'health', null, 'status', status, 'deleted_at', null
      ) from incidents where id = history.resource_id
    )
    when 'notification' then (
      select jsonb_build_object(
        'id', id, 'name', name, 'type', null, 'health', null, 'status', null, 'deleted_at', deleted_at
      ) from notifications where id = history.resource_id
    )
  end as resource
from notification_send_history history
left join lateral (
  select split_part(history.source_event, '.', 1) as resource_type
) kind on kind.resource_type in ('config', 'component', 'check', 'canary', 'incident', 'notification');

-- Notifications with what they are about and the playbook run that they started.
create view notification_send_history_summary as
select
  history.*,
  subject.resource,
  subject.resource_type,
  case when run.id is not null then jsonb_build_object(
    'id', run.id, 'playbook_id', run.playbook_id, 'status', run.status, 'playbook_name', playbook.name
  ) end as playbook_run
from notification_send_history history
join notification_send_history_resources subject on subject.id = history.id
left join playbook_runs run on run.id = history.playbook_run_id
left join playbooks playbook on playbook.id = run.playbook_id;

-- Playbooks that people can pick.
create view playbook_names as
select
  id, title, name, spec ->> 'description' as description, spec ->> 'category' as category, spec ->> 'icon' as icon
from playbooks
where deleted_at is null
order by name;
