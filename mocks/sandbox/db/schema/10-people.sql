-- People, and the system itself (without e-mail).
create table people (
  id uuid not null default generate_ulid() constraint people_pkey primary key,
  name text not null,
  avatar text,
  type text,
  team_id uuid,
  organization text,
  title text,
  email text,
  phone text,
  properties jsonb,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  deleted_at timestamptz,
  last_login timestamptz
);
create unique index people_email_key on people (email) where deleted_at is null;
create trigger people_updated_at before update on people for each row execute function touch_updated_at();

-- Installations that push what they find; the one with the empty id is this installation.
create table agents (
  id uuid not null default generate_ulid() constraint agents_pkey primary key,
  name text not null,
  hostname text,
  description text,
  ip text,
  version text,
  username text,
  person_id uuid,
  properties jsonb,
  tls text,
  created_by uuid constraint agents_created_by_fkey references people (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  cleanup boolean not null default false,
  deleted_at timestamptz,
  last_seen timestamptz,
  last_received timestamptz
);
create unique index agents_name_key on agents (name) where deleted_at is null;
create trigger agents_updated_at before update on agents for each row execute function touch_updated_at();

-- Settings of the installation by name; `{feature}.disable` switches a feature off.
create table properties (
  name text not null constraint properties_pkey primary key,
  value text not null,
  created_by uuid constraint properties_created_by_fkey references people (id),
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  deleted_at timestamptz
);
create trigger properties_updated_at before update on properties for each row execute function touch_updated_at();

-- The rows that a fresh database of the backend holds too.
insert into people (id, name) values ('01900000-0001-7000-8000-000000000000', 'System');
insert into agents (id, name) values ('00000000-0000-0000-0000-000000000000', 'local');
