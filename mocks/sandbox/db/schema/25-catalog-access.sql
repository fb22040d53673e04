-- Who may do what with catalog items, as scrapers found it in the systems themselves; who came in, and who looked the
-- rights over. Nothing under /db reaches these tables: the contract does not name them. Audit reports are made of them.
create table external_users (
  id uuid not null default generate_ulid() constraint external_users_pkey primary key,
  scraper_id uuid constraint external_users_scraper_id_fkey references config_scrapers (id),
  name text not null,
  email text,
  user_type text not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table external_roles (
  id uuid not null default generate_ulid() constraint external_roles_pkey primary key,
  scraper_id uuid constraint external_roles_scraper_id_fkey references config_scrapers (id),
  name text not null,
  description text
);

create table config_access (
  id uuid not null default generate_ulid() constraint config_access_pkey primary key,
  config_id uuid not null constraint config_access_config_id_fkey references config_items (id) on delete cascade,
  external_user_id uuid not null constraint config_access_external_user_id_fkey references external_users (id),
  external_role_id uuid constraint config_access_external_role_id_fkey references external_roles (id),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index config_access_config_id_idx on config_access (config_id);

-- Each time that somebody came in.
create table config_access_logs (
  config_id uuid not null constraint config_access_logs_config_id_fkey references config_items (id) on delete cascade,
  external_user_id uuid not null constraint config_access_logs_external_user_id_fkey references external_users (id),
  mfa boolean not null default false,
  created_at timestamptz not null,
  constraint config_access_logs_pkey primary key (config_id, external_user_id, created_at)
);

-- Each time that somebody confirmed that a right is still needed.
create table access_reviews (
  id uuid not null default generate_ulid() constraint access_reviews_pkey primary key,
  config_id uuid not null constraint access_reviews_config_id_fkey references config_items (id) on delete cascade,
  external_user_id uuid not null constraint access_reviews_external_user_id_fkey references external_users (id),
  external_role_id uuid constraint access_reviews_external_role_id_fkey references external_roles (id),
  source text not null,
  created_at timestamptz not null
);
