-- Rules: which events go to whom.
create table notifications (
  id uuid not null default generate_ulid() constraint notifications_pkey primary key,
  name text not null default generate_ulid(),
  namespace text,
  events text[] not null,
  error text,
  error_at timestamptz,
  title text,
  template text,
  filter text,
  properties jsonb,
  playbook_id uuid,
  person_id uuid constraint notification_person_id_fkey references people (id) on delete cascade,
  team_id uuid constraint notification_team_id_fkey references teams (id) on delete cascade,
  repeat_interval text,
  inhibitions jsonb,
  wait_for bigint,
  wait_for_eval_period bigint,
  group_by text[],
  group_by_interval bigint,
  watchdog_interval bigint,
  custom_services jsonb,
  fallback_delay bigint,
  fallback_custom_services jsonb,
  fallback_playbook_id uuid,
  fallback_person_id uuid,
  fallback_team_id uuid,
  created_by uuid constraint notification_created_by_fkey references people (id),
  created_at timestamptz not null default now(),
  source source,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index notifications_name_namespace_key on notifications (name, namespace) where deleted_at is null;
create trigger notifications_updated_at before update on notifications for each row execute function touch_updated_at();

-- Resources that stay quiet for a while.
create table notification_silences (
  id uuid not null default generate_ulid() constraint notification_silences_pkey primary key,
  namespace text,
  name text not null default generate_ulid(),
  description text,
  filter text,
  selectors jsonb,
  error text,
  "from" timestamptz,
  until timestamptz,
  recursive boolean,
  config_id uuid constraint notification_silence_config_id_fkey references config_items (id) on delete cascade,
  check_id uuid constraint notification_silence_check_id_fkey references checks (id) on delete cascade,
  canary_id uuid constraint notification_silence_canary_id_fkey references canaries (id) on delete cascade,
  component_id uuid constraint notification_silence_component_id_fkey references components (id) on delete cascade,
  source source,
  created_by uuid constraint notification_silence_created_by_fkey references people (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create trigger notification_silences_updated_at before update on notification_silences
  for each row execute function touch_updated_at();

-- Every notification that was sent, or held back and why.
create table notification_send_history (
  id uuid not null default generate_ulid() constraint notification_send_history_pkey primary key,
  notification_id uuid not null constraint notification_id_fkey references notifications (id) on delete cascade,
  body text,
  status text,
  not_before timestamptz,
  retries integer,
  payload jsonb,
  count integer not null default 1,
  first_observed timestamptz not null default now(),
  source_event text not null,
  resource_id uuid not null,
  resource_health text,
  resource_status text,
  resource_health_description text,
  person_id uuid constraint notification_recipient_person_id_fkey references people (id) on delete cascade,
  team_id uuid,
  connection_id uuid,
  silenced_by uuid,
  playbook_run_id uuid,
  error text,
  duration_millis integer,
  created_at timestamptz not null default now(),
  group_id uuid,
  parent_id uuid constraint parent_id_fkey references notification_send_history (id) on delete cascade
);
create index notification_send_history_notification_id_idx on notification_send_history (notification_id);
create index notification_send_history_resource_id_idx on notification_send_history (resource_id);
create index notification_send_history_created_at_idx on notification_send_history (created_at);
