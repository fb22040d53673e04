-- Resources that are told about together: one row for each rule, event and set of values that it groups by.
create table notification_groups (
  id uuid not null default generate_ulid() constraint notification_groups_pkey primary key,
  notification_id uuid not null references notifications (id) on delete cascade,
  hash text not null,
  created_at timestamptz not null default now()
);
create index notification_groups_hash_idx on notification_groups (notification_id, hash);

-- What the sandbox would have handed to mail and chat services: nobody gets it.
create table sandbox_outbox (
  id uuid not null default generate_ulid() constraint sandbox_outbox_pkey primary key,
  send_id uuid references notification_send_history (id) on delete set null,
  channel text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now()
);
create index sandbox_outbox_created_at_idx on sandbox_outbox (created_at);
create index sandbox_outbox_send_id_idx on sandbox_outbox (send_id);

create index notification_send_history_silenced_by_idx on notification_send_history (silenced_by)
  where silenced_by is not null;
create index notification_send_history_group_id_idx on notification_send_history (group_id) where group_id is not null;

-- The run that a notification started is over: what became of it decides what became of the notification.
create function queue_ended_run() returns trigger language plpgsql as $$
begin
  insert into event_queue (name, properties)
  select 'notification.send', jsonb_build_object(
    'id', send.resource_id, 'notification_id', send.notification_id, 'event_name', send.source_event,
    'send_id', send.id, 'step', 'run'
  )
  from notification_send_history send
  where send.id = new.notification_send_id and send.status in ('pending_playbook_run', 'pending_playbook_completion')
  on conflict do nothing;
  return null;
end
$$;
create trigger playbook_runs_ended_send after update on playbook_runs
  for each row when (
    new.notification_send_id is not null and old.status is distinct from new.status
    and new.status in ('completed', 'failed', 'cancelled', 'timed_out')
  ) execute function queue_ended_run();
