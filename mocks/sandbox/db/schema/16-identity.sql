-- What the stand-in for the self-hosted identity provider keeps beside the accounts in `identities`. Nothing under /db
-- reaches these tables: the contract does not name them.
create unique index identities_email_key on identities (lower(traits ->> 'email'));

-- Secrets of an account, one row per kind: password {hash}, totp {secret, lastStep}, lookup_secret {codes}.
create table identity_credentials (
  identity_id uuid not null constraint identity_credentials_identity_id_fkey
    references identities (id) on delete cascade,
  type text not null constraint identity_credentials_type_check
    check (type in ('password', 'totp', 'lookup_secret')),
  config jsonb not null,
  constraint identity_credentials_pkey primary key (identity_id, type)
);

-- Addresses that have been asked to prove themselves; another address of the same account counts as not verified.
create table identity_addresses (
  id uuid not null default generate_ulid() constraint identity_addresses_pkey primary key,
  identity_id uuid not null constraint identity_addresses_identity_id_fkey
    references identities (id) on delete cascade,
  value text not null,
  status text not null default 'sent',
  verified_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint identity_addresses_identity_id_value_key unique (identity_id, value)
);

-- The cookie itself is not kept, only its hash.
create table identity_sessions (
  id uuid not null default generate_ulid() constraint identity_sessions_pkey primary key,
  identity_id uuid not null constraint identity_sessions_identity_id_fkey
    references identities (id) on delete cascade,
  token_hash text not null constraint identity_sessions_token_hash_key unique,
  aal text not null,
  methods jsonb not null,
  device_id uuid not null default generate_ulid(),
  user_agent text,
  issued_at timestamptz not null,
  authenticated_at timestamptz not null,
  expires_at timestamptz not null
);

-- One interaction: what was asked, what was answered wrongly, and what waits to be confirmed.
create table identity_flows (
  id uuid not null default generate_ulid() constraint identity_flows_pkey primary key,
  kind text not null constraint identity_flows_kind_check
    check (kind in ('login', 'registration', 'recovery', 'verification', 'settings')),
  identity_id uuid constraint identity_flows_identity_id_fkey references identities (id) on delete cascade,
  csrf_hash text not null,
  state text not null,
  is_done boolean not null default false,
  active text,
  refresh boolean not null default false,
  requested_aal text,
  return_to text,
  request_url text not null,
  form jsonb not null default '{}',
  pending jsonb not null default '{}',
  issued_at timestamptz not null,
  expires_at timestamptz not null
);

-- The code that a flow has mailed last.
create table identity_codes (
  flow_id uuid not null constraint identity_codes_pkey primary key
    constraint identity_codes_flow_id_fkey references identity_flows (id) on delete cascade,
  identity_id uuid not null constraint identity_codes_identity_id_fkey
    references identities (id) on delete cascade,
  address text not null,
  code_hash text not null,
  attempts integer not null default 0,
  expires_at timestamptz not null
);

-- Errors that a browser was sent to a page of their own for.
create table identity_errors (
  id uuid not null default generate_ulid() constraint identity_errors_pkey primary key,
  error jsonb not null,
  created_at timestamptz not null
);

-- Browsers that an account was signed in on: wrong passwords from elsewhere do not shut them out.
create table identity_devices (
  token_hash text not null,
  identity_id uuid not null constraint identity_devices_identity_id_fkey
    references identities (id) on delete cascade,
  seen_at timestamptz not null,
  constraint identity_devices_pkey primary key (token_hash, identity_id)
);

-- Tries in the present window, by what is tried.
create table identity_attempts (
  key text not null constraint identity_attempts_pkey primary key,
  tries integer not null,
  since timestamptz not null
);
