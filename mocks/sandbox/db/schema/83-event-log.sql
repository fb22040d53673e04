-- What happened during the last two days, long after the queue has handed it out: rules are tried out with it.
create table sandbox_event_log (
  name text not null,
  properties jsonb,
  at timestamptz not null default now()
);
create index sandbox_event_log_at_idx on sandbox_event_log (at);

create function log_event() returns trigger language plpgsql as $$
begin
  insert into sandbox_event_log (name, properties, at) values (new.name, new.properties, new.created_at);
  return null;
end
$$;
create trigger event_queue_log after insert on event_queue
  for each row when (new.name ~ '^(check|config|component|playbook|incident)\.') execute function log_event();
-- What waits and happens again keeps its row, with another time.
create trigger event_queue_log_again after update of created_at on event_queue
  for each row when (new.name ~ '^(check|config|component|playbook|incident)\.' and old.created_at is distinct from new.created_at)
  execute function log_event();

create function forget_events() returns trigger language plpgsql as $$
begin
  delete from sandbox_event_log where at < now() - interval '2 days';
  return null;
end
$$;
create trigger sandbox_event_log_forget after insert on event_queue
  for each statement execute function forget_events();
