-- Access tokens. Each belongs to a person of type access_token (grouped under its owner) or agent. Only a hash of the
-- text is kept. No expires_at means no end; an empty scope means all that the owner may do.
create table access_tokens (
  id uuid not null default generate_ulid() constraint access_tokens_pkey primary key,
  name text not null,
  value text not null constraint access_tokens_value_key unique,
  person_id uuid not null constraint access_tokens_person_id_fkey references people (id) on delete cascade,
  scope jsonb not null default '[]',
  auto_renew boolean not null default false,
  created_by uuid constraint access_tokens_created_by_fkey references people (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz
);
