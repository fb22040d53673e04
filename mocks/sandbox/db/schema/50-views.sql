-- Pages of tables and panels that people define.
create table views (
  id uuid not null default generate_ulid() constraint views_pkey primary key,
  name text not null,
  namespace text,
  spec jsonb not null,
  source source not null default 'KubernetesCRD',
  labels jsonb,
  created_by uuid constraint views_created_by_fkey references people (id),
  created_at timestamptz not null default now(),
  last_ran timestamptz,
  error text,
  updated_at timestamptz,
  deleted_at timestamptz
);
create trigger views_updated_at before update on views for each row execute function touch_updated_at();

-- Views as the sidebar lists them.
create view views_summary as
select
  id,
  namespace,
  name,
  spec #>> '{display,title}' as title,
  spec #>> '{display,icon}' as icon,
  case when jsonb_typeof(spec #> '{display,ordinal}') = 'number'
    then round((spec #>> '{display,ordinal}')::numeric)::integer end as ordinal,
  coalesce(spec #> '{display,sidebar}' = 'true', false) as sidebar
from views
where deleted_at is null;

-- Runs the SQL of views: it may read the tables that a run makes for it, and nothing else.
do $$ begin
  create role view_reader nologin;
exception when duplicate_object then null;
end $$;
