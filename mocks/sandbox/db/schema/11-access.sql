-- Accounts of the self-hosted identity provider, which lives in the same database and writes times without a zone.
create table identities (
  id uuid not null constraint identities_pkey primary key,
  traits jsonb not null,
  state text,
  state_changed_at timestamp,
  schema_id text,
  nid uuid,
  created_at timestamp not null,
  updated_at timestamp not null
);

-- Everyone with an account is a person, under the same id.
create function mirror_identity() returns trigger language plpgsql as $$
begin
  insert into people (id, name, email)
  values (
    new.id,
    concat_ws(' ', new.traits #>> '{name,first}', new.traits #>> '{name,last}'),
    new.traits ->> 'email'
  )
  on conflict (id) do update set name = excluded.name, email = excluded.email;
  return null;
end
$$;
create trigger identities_mirror after insert or update on identities
  for each row execute function mirror_identity();

-- Roles of people and teams (`g`) and what roles may do (`p`), as the access library keeps them.
create table casbin_rule (
  id bigserial constraint casbin_rule_pkey primary key,
  ptype varchar(100) not null,
  v0 varchar(100) not null,
  v1 varchar(100) not null,
  v2 varchar(100),
  v3 varchar(100),
  v4 varchar(100),
  v5 varchar(100),
  constraint casbin_rule_ptype_v0_v1_v2_v3_v4_v5_key unique (ptype, v0, v1, v2, v3, v4, v5)
);

-- Groups of people that own components and receive notifications. A name stays taken after deletion.
create table teams (
  id uuid not null default generate_ulid() constraint teams_pkey primary key,
  name text not null constraint teams_name_key unique,
  icon text,
  spec jsonb,
  source text,
  created_by uuid not null constraint teams_created_by_fkey references people (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create trigger teams_updated_at before update on teams for each row execute function touch_updated_at();
alter table people add constraint people_team_id_fkey foreign key (team_id) references teams (id);

-- Who is in which team.
create table team_members (
  team_id uuid not null constraint team_members_team_id_fkey references teams (id) on delete cascade,
  person_id uuid not null constraint team_members_person_id_fkey references people (id) on delete cascade,
  constraint team_members_pkey primary key (team_id, person_id)
);

-- Named sets of targets that a permission can be limited to.
create table scopes (
  id uuid not null default generate_ulid() constraint scopes_pkey primary key,
  name text not null,
  namespace text,
  description text,
  targets jsonb not null,
  source text not null default 'UI',
  created_by uuid constraint scopes_created_by_fkey references people (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index scopes_namespace_name_key on scopes (namespace, name) where deleted_at is null;
create trigger scopes_updated_at before update on scopes for each row execute function touch_updated_at();

-- Named sets of resources that can be the subject of a permission.
create table permission_groups (
  id uuid not null default generate_ulid() constraint permission_groups_pkey primary key,
  name text,
  namespace text,
  selectors jsonb not null,
  source text not null default 'UI',
  created_by uuid constraint permissions_created_by_fkey references people (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index permission_groups_namespace_name_key on permission_groups (namespace, name)
  where deleted_at is null;
create trigger permission_groups_updated_at before update on permission_groups
  for each row execute function touch_updated_at();
