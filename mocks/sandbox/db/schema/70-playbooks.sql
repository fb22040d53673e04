-- Actions that people or rules can start.
create table playbooks (
  id uuid not null default generate_ulid() constraint playbooks_pkey primary key,
  namespace text not null default 'default',
  name text not null,
  title text not null default '',
  icon text,
  description text,
  spec jsonb not null,
  created_by uuid constraint playbook_created_by_fkey references people (id),
  source source not null,
  category text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index playbooks_namespace_name_category_key on playbooks (namespace, name, category)
  where deleted_at is null;
create trigger playbooks_updated_at before update on playbooks for each row execute function touch_updated_at();

-- One start of a playbook for one resource.
create table playbook_runs (
  id uuid not null default generate_ulid() constraint playbook_runs_pkey primary key,
  playbook_id uuid not null constraint playbook_run_playbook_id_fkey references playbooks (id) on delete cascade,
  spec jsonb not null default '{}',
  status text not null default 'scheduled',
  created_at timestamptz not null default now(),
  start_time timestamptz,
  scheduled_time timestamptz not null default now(),
  end_time timestamptz,
  timeout bigint not null default 1800000000000,
  created_by uuid constraint playbook_run_created_by_fkey references people (id),
  notification_send_id uuid constraint playbook_run_notification_send_id_fkey references notification_send_history (id),
  check_id uuid constraint playbook_run_check_id_fkey references checks (id),
  config_id uuid constraint playbook_run_config_id_fkey references config_items (id),
  component_id uuid constraint playbook_run_component_id_fkey references components (id),
  parameters jsonb,
  request jsonb,
  agent_id uuid default '00000000-0000-0000-0000-000000000000'
    constraint playbook_run_agent_id_fkey references agents (id),
  parent_id uuid constraint playbook_run_parent_id_fkey references playbook_runs (id),
  error text
);
create index playbook_runs_playbook_id_idx on playbook_runs (playbook_id);
create index playbook_runs_parent_id_idx on playbook_runs (parent_id);
create index playbook_runs_created_at_idx on playbook_runs (created_at);

-- One step of a run.
create table playbook_run_actions (
  id uuid not null default generate_ulid() constraint playbook_run_actions_pkey primary key,
  name text not null,
  status text not null default 'running',
  retry_count integer,
  playbook_run_id uuid constraint playbook_run_playbook_run_id_fkey references playbook_runs (id) on delete cascade,
  start_time timestamptz,
  scheduled_time timestamptz not null default now(),
  end_time timestamptz,
  result jsonb,
  is_pushed boolean not null default false,
  agent_id uuid default '00000000-0000-0000-0000-000000000000'
    constraint playbook_run_agent_id_fkey references agents (id),
  error text
);
create index playbook_run_actions_playbook_run_id_idx on playbook_run_actions (playbook_run_id);

-- Who approved a run.
create table playbook_approvals (
  id uuid not null default generate_ulid(),
  run_id uuid not null constraint playbook_approval_run_id_fkey references playbook_runs (id),
  person_id uuid constraint playbook_approval_person_approver_fkey references people (id),
  team_id uuid constraint playbook_approval_team_approver_fkey references teams (id),
  created_at timestamptz not null default now()
);
create index playbook_approvals_run_id_idx on playbook_approvals (run_id);

-- Files that a check or an action left behind.
create table artifacts (
  id uuid not null default generate_ulid() constraint artifacts_pkey primary key,
  check_id uuid constraint artifacts_checks_fkey references checks (id),
  check_time timestamptz,
  playbook_run_action_id uuid constraint artifacts_playbook_run_action_fkey references playbook_run_actions (id),
  connection_id uuid,
  path text not null,
  filename text not null,
  content_type text,
  size integer not null,
  checksum text not null,
  is_pushed boolean not null default false,
  is_data_pushed boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  expires_at timestamptz
);
create index artifacts_playbook_run_action_id_idx on artifacts (playbook_run_action_id);
create trigger artifacts_updated_at before update on artifacts for each row execute function touch_updated_at();
