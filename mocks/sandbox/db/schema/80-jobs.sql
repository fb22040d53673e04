-- What background jobs did.
create table job_history (
  id uuid not null default generate_ulid() constraint job_history_pkey primary key,
  agent_id uuid not null default '00000000-0000-0000-0000-000000000000',
  name text,
  success_count integer,
  error_count integer,
  details jsonb,
  hostname text,
  duration_millis integer,
  resource_type text,
  resource_id text,
  status text,
  time_start timestamptz,
  time_end timestamptz,
  created_at timestamptz not null default now(),
  is_pushed boolean not null default false
);
create index job_history_resource_id_idx on job_history (resource_id);
create index job_history_created_at_idx on job_history (created_at);

-- Events that wait to be handled, or failed.
create table event_queue (
  id uuid not null default generate_ulid() constraint event_queue_pkey primary key,
  name text not null,
  properties jsonb,
  error text,
  delay bigint,
  created_at timestamptz not null default now(),
  last_attempt timestamptz,
  attempts integer default 0,
  priority integer not null default 100,
  constraint event_queue_name_properties_key unique (name, properties)
);
