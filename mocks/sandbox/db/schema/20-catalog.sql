-- What runs, and what it runs on, as scrapers found it.
create table config_items (
  id uuid not null default generate_ulid() constraint config_items_pkey primary key,
  agent_id uuid not null default '00000000-0000-0000-0000-000000000000'
    constraint config_items_agent_id_fkey references agents (id),
  icon text,
  scraper_id uuid constraint config_items_scraper_id_fkey references config_scrapers (id),
  config_class text not null,
  status text,
  health text,
  ready boolean,
  external_id text[],
  type text not null,
  cost_per_minute numeric(16, 4),
  cost_total_1d numeric(16, 4),
  cost_total_7d numeric(16, 4),
  cost_total_30d numeric(16, 4),
  name text,
  description text,
  config jsonb,
  source text,
  labels jsonb,
  tags jsonb,
  tags_values jsonb generated always as (jsonb_path_query_array(tags, 'lax $.*')) stored,
  properties jsonb,
  parent_id uuid constraint config_items_parent_id_fkey references config_items (id),
  path text,
  is_pushed boolean not null default false,
  created_by uuid,
  last_scraped_time timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz default now(),
  deleted_at timestamptz,
  delete_reason text,
  inserted_at timestamptz not null default now(),
  properties_values jsonb generated always as (property_values(properties)) stored,
  constraint config_item_name_type_check check (length(name) > 0 and length(type) > 0)
);
create index config_items_agent_id_idx on config_items (agent_id);
create index config_items_parent_id_idx on config_items (parent_id);
create index config_items_scraper_id_idx on config_items (scraper_id);
create index config_items_path_idx on config_items using gin (string_to_array(path, '.'));
create index config_items_type_idx on config_items (type, name);
create index config_items_external_id_idx on config_items using gin (external_id);

create function populate_config_item_name() returns trigger language plpgsql as $$
begin
  if coalesce(new.name, '') = '' then
    new.name := right(new.id::text, 12);
  end if;
  return new;
end
$$;
create trigger config_items_name before insert on config_items
  for each row execute function populate_config_item_name();
create trigger config_items_updated_at before update on config_items
  for each row execute function touch_updated_at('config');
