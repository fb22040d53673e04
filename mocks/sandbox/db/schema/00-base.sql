-- Types and functions that every table uses. Files in this folder run once, in the order of their names, when the
-- template is built: a table stands after the tables it refers to, views come last in their file.

create type source as enum (
  'KubernetesCRD', 'ConfigFile', 'UI', 'Topology', 'Push', 'CRDSync', 'ApplicationCRD', 'System'
);

-- A uuid of 48 bits of milliseconds and 80 random bits, so that ids sort by creation time.
create function generate_ulid() returns uuid language sql volatile as $$
  select (
    lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0')
    || substr(random.hex, 1, 12) || substr(random.hex, 25, 8)
  )::uuid
  from (select replace(gen_random_uuid()::text, '-', '') as hex) random
$$;

-- Touches updated_at, except for rows that are deleted, rows of a remote agent and mere replication marks. With an
-- argument only a change of that column counts. The clock of a database in a process counts milliseconds, so two changes
-- may fall on one moment; they are two versions all the same.
create function touch_updated_at() returns trigger language plpgsql as $$
declare
  before jsonb := to_jsonb(old) - 'is_pushed' - 'updated_at';
  after jsonb := to_jsonb(new) - 'is_pushed' - 'updated_at';
begin
  if after ->> 'deleted_at' is not null then
    return new;
  end if;
  if coalesce(after ->> 'agent_id', '00000000-0000-0000-0000-000000000000') <> '00000000-0000-0000-0000-000000000000' then
    return new;
  end if;
  if tg_nargs > 0 and before -> tg_argv[0] is not distinct from after -> tg_argv[0] then
    return new;
  end if;
  if before is distinct from after then
    new.updated_at := greatest(now(), old.updated_at + interval '1 microsecond');
  end if;
  return new;
end
$$;

-- Every text, number or flag inside a list of properties, so that a search can ask for a value alone.
create function property_values(properties jsonb) returns jsonb language sql immutable as $$
  select jsonb_path_query_array(properties, 'lax $[*].* ? (@.type() != "object" && @.type() != "array")')
$$;

-- What the sandbox remembers about itself; not part of the contract.
create table sandbox_state (
  key text constraint sandbox_state_pkey primary key,
  value jsonb not null
);
