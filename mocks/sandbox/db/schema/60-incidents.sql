-- When an incident opens by itself. A name stays taken after deletion.
create table incident_rules (
  id uuid not null default generate_ulid() constraint incident_rules_pkey primary key,
  name text not null constraint incident_rules_name_key unique,
  spec jsonb,
  source text,
  created_by uuid not null constraint incident_rules_created_by_fkey references people (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create trigger incident_rules_updated_at before update on incident_rules
  for each row execute function touch_updated_at();

create sequence incident_id_sequence;
-- The number that people call an incident by: INC-000042.
create function format_incident_id(number bigint) returns text language sql immutable as $$
  select 'INC-' || to_char(number, 'FM000000')
$$;

-- Disturbances of a service, and who leads the work on them.
create table incidents (
  id uuid not null default generate_ulid() constraint incidents_pkey primary key,
  incident_id varchar(10) not null default format_incident_id(nextval('incident_id_sequence'))
    constraint incidents_incident_id_key unique,
  incident_rule_id uuid constraint incidents_incident_rule_id_fkey references incident_rules (id),
  title text not null,
  created_by uuid not null constraint incidents_created_by_fkey references people (id),
  commander_id uuid constraint incidents_commander_id_fkey references people (id),
  communicator_id uuid constraint incidents_communicator_id_fkey references people (id),
  severity text not null,
  description text not null,
  type text not null,
  status text not null,
  acknowledged timestamptz,
  resolved timestamptz,
  closed timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger incidents_updated_at before update on incidents for each row execute function touch_updated_at();

-- People and teams called to an incident.
create table responders (
  id uuid not null default generate_ulid() constraint responders_pkey primary key,
  incident_id uuid not null constraint responders_incident_id_fkey references incidents (id),
  type text not null,
  index smallint,
  person_id uuid constraint responders_person_id_fkey references people (id),
  team_id uuid constraint responders_team_id_fkey references teams (id),
  external_id text,
  properties jsonb,
  acknowledged timestamptz,
  resolved timestamptz,
  closed timestamptz,
  created_by uuid not null constraint responders_created_by_fkey references people (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index responders_incident_id_idx on responders (incident_id);
create trigger responders_updated_at before update on responders for each row execute function touch_updated_at();

-- What may be behind an incident, as a tree under one root.
create table hypotheses (
  id uuid not null default generate_ulid() constraint hypotheses_pkey primary key,
  created_by uuid not null constraint hypotheses_created_by_fkey references people (id),
  incident_id uuid not null constraint hypotheses_incident_id_fkey references incidents (id),
  parent_id uuid constraint hypotheses_parent_id_fkey references hypotheses (id),
  owner uuid constraint hypotheses_owner_fkey references responders (id),
  team_id uuid constraint hypotheses_team_id_fkey references teams (id),
  type text not null constraint hypotheses_type_check check (type in ('root', 'factor', 'solution')),
  title text not null,
  status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index hypotheses_incident_id_idx on hypotheses (incident_id);
create trigger hypotheses_updated_at before update on hypotheses for each row execute function touch_updated_at();

-- What people said about an incident or a hypothesis.
create table comments (
  id uuid not null default generate_ulid() constraint comments_pkey primary key,
  created_by uuid not null constraint comments_created_by_fkey references people (id),
  comment text not null,
  external_id text,
  external_created_by text,
  incident_id uuid not null constraint comments_incident_id_fkey references incidents (id),
  responder_id uuid constraint comments_responder_id_fkey references responders (id),
  hypothesis_id uuid constraint comments_hypothesis_id_fkey references hypotheses (id),
  read smallint[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index comments_incident_id_idx on comments (incident_id);
create index comments_hypothesis_id_idx on comments (hypothesis_id);
create trigger comments_updated_at before update on comments for each row execute function touch_updated_at();

-- Responders that a comment names: people who were called to the incident.
create table comment_responders (
  comment_id uuid not null constraint comment_responders_comment_id_fkey references comments (id) on delete cascade,
  responder_id uuid not null constraint comment_responders_responder_id_fkey references responders (id),
  constraint comment_responders_pkey primary key (comment_id, responder_id)
);

-- What speaks for or against a hypothesis.
create table evidences (
  id uuid not null default generate_ulid() constraint evidences_pkey primary key,
  description text not null,
  hypothesis_id uuid not null constraint evidences_hypothesis_id_fkey references hypotheses (id),
  config_id uuid constraint evidences_config_id_fkey references config_items (id),
  config_change_id uuid constraint evidences_config_change_id_fkey references config_changes (id),
  config_analysis_id uuid constraint evidences_config_analysis_id_fkey references config_analysis (id),
  component_id uuid constraint evidences_component_id_fkey references components (id),
  check_id uuid constraint evidences_check_id_fkey references checks (id),
  definition_of_done boolean default false,
  done boolean,
  factor boolean,
  mitigator boolean,
  created_by uuid not null constraint evidences_created_by_fkey references people (id),
  type text not null,
  evidence jsonb,
  properties jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  script text,
  script_result text
);
create index evidences_hypothesis_id_idx on evidences (hypothesis_id);
create trigger evidences_updated_at before update on evidences for each row execute function touch_updated_at();

-- What was done to an incident. An entry outlives what it speaks of.
create table incident_histories (
  id uuid not null default generate_ulid() constraint incident_histories_pkey primary key,
  incident_id uuid not null constraint incident_histories_incident_id_fkey references incidents (id),
  created_by uuid not null constraint incident_histories_created_by_fkey references people (id),
  type text,
  description text,
  hypothesis_id uuid constraint incident_histories_hypothesis_id_fkey references hypotheses (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  responder_id uuid constraint incident_histories_responder_id_fkey references responders (id) on delete set null,
  evidence_id uuid constraint incident_histories_evidence_id_fkey references evidences (id) on delete set null,
  comment_id uuid constraint incident_histories_comment_id_fkey references comments (id) on delete set null
);
create index incident_histories_incident_id_idx on incident_histories (incident_id);
create trigger incident_histories_updated_at before update on incident_histories
  for each row execute function touch_updated_at();
