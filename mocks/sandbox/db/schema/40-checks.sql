-- Health checks as people write them: one spec, several checks.
create table canaries (
  id uuid not null default generate_ulid() constraint canaries_pkey primary key,
  agent_id uuid not null default '00000000-0000-0000-0000-000000000000'
    constraint canaries_agent_id_fkey references agents (id),
  name text not null,
  namespace text not null,
  labels jsonb,
  annotations jsonb,
  spec jsonb not null,
  source text,
  is_pushed boolean not null default false,
  created_at timestamptz default now(),
  created_by uuid constraint canaries_created_by_fkey references people (id),
  updated_at timestamptz default now(),
  deleted_at timestamptz
);
create unique index canaries_agent_id_name_namespace_source_key on canaries (agent_id, name, namespace, source)
  where deleted_at is null and agent_id = '00000000-0000-0000-0000-000000000000';
create trigger canaries_updated_at before update on canaries
  for each row execute function touch_updated_at('spec');

-- One check of a canary, and how it is.
create table checks (
  id uuid not null default generate_ulid() constraint checks_pkey primary key,
  canary_id uuid not null constraint checks_canary_id_fkey references canaries (id) on delete cascade,
  agent_id uuid not null default '00000000-0000-0000-0000-000000000000'
    constraint checks_agent_id_fkey references agents (id),
  type text not null,
  name text not null,
  namespace text,
  description text,
  icon text,
  spec jsonb,
  labels jsonb,
  owner text,
  severity text,
  category text,
  is_pushed boolean not null default false,
  transformed boolean,
  last_runtime timestamptz,
  last_transition_time timestamptz,
  next_runtime timestamptz,
  silenced_at timestamptz,
  status text,
  created_at timestamptz,
  updated_at timestamptz,
  deleted_at timestamptz
);
create unique index checks_canary_id_type_name_agent_id_key on checks (canary_id, type, name, agent_id);
create index checks_agent_id_idx on checks (agent_id);
create trigger checks_updated_at before update on checks for each row execute function touch_updated_at();

-- Runs of checks. The primary key, read backwards, is also the index for "newest first of one check".
create table check_statuses (
  check_id uuid not null constraint check_statuses_check_id_fkey references checks (id) on delete cascade,
  details jsonb,
  duration integer,
  error text,
  time timestamptz not null,
  created_at timestamptz not null default now(),
  invalid boolean,
  message text,
  status boolean,
  severity text,
  is_pushed boolean not null default false,
  constraint check_statuses_pkey primary key (check_id, time)
);
create index check_statuses_time_idx on check_statuses (time);

-- Runs of each check, counted by day (UTC): what is left when the runs themselves are deleted.
create table check_statuses_1d (
  check_id uuid not null constraint check_statuses_aggr_check_id_fkey references checks (id) on delete cascade,
  created_at timestamptz not null,
  duration integer not null,
  total integer not null,
  passed integer not null,
  failed integer not null,
  constraint check_statuses_1d_pkey primary key (check_id, created_at)
);

-- Components that a check speaks for.
create table check_component_relationships (
  component_id uuid not null
    constraint check_component_relationships_component_id_fkey references components (id) on delete cascade,
  check_id uuid not null constraint check_component_relationships_check_id_fkey references checks (id) on delete cascade,
  canary_id uuid not null
    constraint check_component_relationships_canary_id_fkey references canaries (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  selector_id text,
  is_pushed boolean not null default false,
  constraint check_component_relationships_component_id_check_id_canary_key
    unique (component_id, check_id, canary_id, selector_id)
);
create index check_component_relationships_check_id_idx on check_component_relationships (check_id);
create trigger check_component_relationships_updated_at before update on check_component_relationships
  for each row execute function touch_updated_at();

-- Catalog items that a check speaks for.
create table check_config_relationships (
  config_id uuid not null
    constraint check_config_relationships_config_id_fkey references config_items (id) on delete cascade,
  check_id uuid not null constraint check_config_relationships_check_id_fkey references checks (id) on delete cascade,
  canary_id uuid not null constraint check_config_relationships_canary_id_fkey references canaries (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  selector_id text,
  is_pushed boolean not null default false,
  constraint check_config_relationships_config_id_check_id_canary_id_key
    unique (config_id, check_id, canary_id, selector_id)
);
create index check_config_relationships_check_id_idx on check_config_relationships (check_id);
create trigger check_config_relationships_updated_at before update on check_config_relationships
  for each row execute function touch_updated_at();
