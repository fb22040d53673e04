-- Addresses and secrets of other systems, referred to by name as `connection://namespace/name`.
create table connections (
  id uuid not null default generate_ulid() constraint connections_pkey primary key,
  name text not null,
  namespace text not null default 'default',
  type text not null,
  url text,
  source source,
  username text,
  password text,
  certificate text,
  properties jsonb,
  insecure_tls boolean default true,
  created_by uuid constraint connections_created_by_fkey references people (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index connections_name_namespace_key on connections (name, namespace) where deleted_at is null;
create trigger connections_updated_at before update on connections for each row execute function touch_updated_at();

-- Secrets leave the database masked; a mask that comes back keeps the secret.
create function keep_connection_secrets() returns trigger language plpgsql as $$
begin
  if new.username = '***' then
    new.username := old.username;
  end if;
  if new.password = '***' then
    new.password := old.password;
  end if;
  if new.certificate = '***' then
    new.certificate := old.certificate;
  end if;
  return new;
end
$$;
create trigger connections_secrets before update on connections
  for each row execute function keep_connection_secrets();
