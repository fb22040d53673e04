-- Addresses that somebody named.
create table saved_query (
  id uuid not null default generate_ulid() constraint saved_query_pkey primary key,
  icon text,
  description text,
  query text not null,
  columns jsonb,
  created_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger saved_query_updated_at before update on saved_query
  for each row execute function touch_updated_at();
