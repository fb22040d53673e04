-- Applications whose environments and logins are reported on.
create table applications (
  id uuid not null default generate_ulid() constraint applications_pkey primary key,
  description text,
  name text not null,
  namespace text,
  spec jsonb not null,
  labels jsonb,
  source source not null,
  created_by uuid constraint applications_created_by_fkey references people (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  deleted_at timestamptz
);
create trigger applications_updated_at before update on applications for each row execute function touch_updated_at();

-- Where the catalog comes from: what to scrape, and how often.
create table config_scrapers (
  id uuid not null default generate_ulid() constraint config_scrapers_pkey primary key,
  description text,
  name text not null,
  namespace text,
  spec jsonb not null,
  source source not null,
  application_id uuid constraint config_scrapers_application_id_fkey references applications (id) on delete cascade,
  created_by uuid constraint config_scrapers_created_by_fkey references people (id),
  agent_id uuid not null default '00000000-0000-0000-0000-000000000000'
    constraint config_scrapers_agent_id_fkey references agents (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  deleted_at timestamptz,
  is_pushed boolean not null default false
);
create trigger config_scrapers_updated_at before update on config_scrapers
  for each row execute function touch_updated_at();

-- Where components come from.
create table topologies (
  id uuid not null default generate_ulid() constraint topologies_pkey primary key,
  agent_id uuid not null default '00000000-0000-0000-0000-000000000000'
    constraint topologies_agent_id_fkey references agents (id),
  name text not null,
  namespace text not null,
  labels jsonb,
  source source not null default 'UI',
  spec jsonb,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  is_pushed boolean not null default false,
  schedule text,
  created_by uuid constraint topologies_created_by_fkey references people (id),
  deleted_at timestamptz
);
create unique index topologies_agent_id_name_namespace_key on topologies (agent_id, name, namespace)
  where deleted_at is null and agent_id = '00000000-0000-0000-0000-000000000000';
create trigger topologies_updated_at before update on topologies for each row execute function touch_updated_at();

-- Where logs can be searched.
create table logging_backends (
  id uuid not null default generate_ulid() constraint logging_backends_pkey primary key,
  name text not null,
  labels jsonb,
  spec jsonb not null,
  source source,
  agent_id uuid,
  created_at timestamptz default now(),
  created_by uuid constraint logging_backends_created_by_fkey references people (id),
  updated_at timestamptz,
  deleted_at timestamptz
);
create trigger logging_backends_updated_at before update on logging_backends
  for each row execute function touch_updated_at();

-- The row that a fresh database of the backend holds too.
insert into config_scrapers (id, name, spec, source)
values ('00000000-0000-0000-0000-000000000000', 'System', '{}', 'System');
