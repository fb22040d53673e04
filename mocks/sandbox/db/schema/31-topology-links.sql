-- Catalog items that a component is made of.
create table config_component_relationships (
  component_id uuid not null
    constraint config_component_relationships_component_id_fkey references components (id) on delete cascade,
  config_id uuid not null
    constraint config_component_relationships_config_id_fkey references config_items (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz default now(),
  deleted_at timestamptz,
  selector_id text,
  is_pushed boolean not null default false,
  constraint config_component_relationships_component_id_config_id_key unique (component_id, config_id)
);
create index config_component_relationships_config_id_idx on config_component_relationships (config_id);
create trigger config_component_relationships_updated_at before update on config_component_relationships
  for each row execute function touch_updated_at();

-- Components that a team owns.
create table team_components (
  team_id uuid not null constraint team_components_team_id_fkey references teams (id) on delete cascade,
  component_id uuid not null constraint team_components_component_id_fkey references components (id) on delete cascade,
  role text,
  selector_id text,
  constraint team_components_pkey primary key (team_id, component_id),
  constraint team_components_team_id_component_id_selector_id_key unique (team_id, component_id, selector_id)
);

-- Further components that a component stands below, beside its parent: what these need to work.
create table component_relationships (
  component_id uuid not null
    constraint component_relationships_component_id_fkey references components (id) on delete cascade,
  relationship_id uuid not null
    constraint component_relationships_relationship_id_fkey references components (id) on delete cascade,
  selector_id text,
  deleted_at timestamptz,
  constraint component_relationships_pkey primary key (component_id, relationship_id)
);
