-- Who may, or with `deny` may not, do what; always on exactly one resource, object or selector.
create table permissions (
  id uuid not null default generate_ulid() constraint permissions_pkey primary key,
  name text not null default generate_ulid(),
  namespace text,
  description text,
  source text not null default 'UI',
  subject_type text not null default 'group',
  subject text,
  action text not null,
  object text,
  object_selector jsonb,
  deny boolean not null default false,
  component_id uuid constraint permissions_component_id_fkey references components (id) on delete cascade,
  config_id uuid constraint permissions_config_id_fkey references config_items (id) on delete cascade,
  canary_id uuid constraint permissions_canary_id_fkey references canaries (id) on delete cascade,
  playbook_id uuid constraint permissions_playbook_id_fkey references playbooks (id) on delete cascade,
  connection_id uuid constraint permissions_connection_id_fkey references connections (id) on delete cascade,
  created_by uuid constraint permissions_created_by_fkey references people (id),
  person_id uuid constraint permissions_person_fkey references people (id) on delete cascade,
  team_id uuid constraint permissions_team_fkey references teams (id) on delete cascade,
  notification_id uuid constraint permissions_notification_fkey references notifications (id) on delete cascade,
  updated_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  error text,
  until timestamptz,
  agents text[],
  tags jsonb,
  constraint permissions_resource_check check (
    num_nonnulls(
      object_selector, nullif(object, ''), config_id, playbook_id, canary_id, component_id, connection_id
    ) = 1
  )
);
create trigger permissions_updated_at before update on permissions for each row execute function touch_updated_at();
