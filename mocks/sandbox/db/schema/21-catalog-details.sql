-- Places that a catalog item stands in, as external ids of the items that contain it.
create table config_locations (
  id uuid not null constraint config_locations_config_item_id_fkey references config_items (id) on delete cascade,
  location text not null,
  constraint config_locations_id_location_key unique (id, location)
);
create index config_locations_location_idx on config_locations (location);

-- What happened to a catalog item.
create table config_changes (
  id uuid not null default generate_ulid() constraint config_changes_pkey primary key,
  config_id uuid not null constraint config_changes_config_id_fkey references config_items (id) on delete cascade,
  external_change_id text,
  external_created_by text,
  change_type text,
  severity text,
  source text,
  summary text,
  patches jsonb,
  diff text,
  details jsonb,
  created_by uuid,
  created_at timestamptz not null default now(),
  count integer not null default 1,
  fingerprint text,
  first_observed timestamptz not null default now(),
  is_pushed boolean not null default false,
  inserted_at timestamptz not null default now(),
  constraint config_changes_config_id_external_change_id_key unique (config_id, external_change_id)
);
create index config_changes_config_id_created_at_idx on config_changes (config_id, created_at);
create index config_changes_created_at_idx on config_changes (created_at);

-- Insights: what an analyzer found about a catalog item.
create table config_analysis (
  id uuid not null default generate_ulid() constraint config_analysis_pkey primary key,
  config_id uuid not null constraint config_analysis_config_id_fkey references config_items (id) on delete cascade,
  scraper_id uuid,
  created_by uuid constraint config_analysis_created_by_fkey references people (id),
  source text,
  analyzer text not null,
  analysis_type text,
  severity text,
  summary text,
  status text default 'open',
  message text,
  analysis jsonb,
  first_observed timestamptz not null default now(),
  last_observed timestamptz,
  is_pushed boolean not null default false
);
create index config_analysis_config_id_idx on config_analysis (config_id);

-- Links between catalog items; `hard` means parent to child.
create table config_relationships (
  config_id uuid not null constraint config_relationships_config_id_fkey references config_items (id) on delete cascade,
  related_id uuid not null
    constraint config_relationships_related_id_fkey references config_items (id) on delete cascade,
  relation text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  selector_id text,
  is_pushed boolean not null default false,
  constraint config_relationships_related_id_config_id_relation_key unique (related_id, config_id, relation)
);
create index config_relationships_config_id_idx on config_relationships (config_id);
create trigger config_relationships_updated_at before update on config_relationships
  for each row execute function touch_updated_at();
