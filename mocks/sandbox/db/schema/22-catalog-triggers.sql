-- Items that scrapers linked by parent_id or by a shared external id are linked in config_relationships too. Both run
-- once per statement, since scrapers write many items at a time.
create function relate_new_config_items() returns trigger language plpgsql as $$
begin
  insert into config_relationships (config_id, related_id, relation)
  select parent_id, id, 'hard' from added where parent_id is not null
  on conflict do nothing;
  insert into config_relationships (config_id, related_id, relation)
  select added_alias.id, alias.id, 'Alias'
  from (select id, type, unnest(external_id) as external_id from added) added_alias
  join (select id, type, unnest(external_id) as external_id from config_items) alias
    on alias.external_id = added_alias.external_id and alias.type <> added_alias.type
  on conflict do nothing;
  return null;
end
$$;
create trigger config_items_relate after insert on config_items referencing new table as added
  for each statement execute function relate_new_config_items();

create function move_config_item() returns trigger language plpgsql as $$
begin
  delete from config_relationships where config_id = old.parent_id and related_id = new.id and relation = 'hard';
  if new.parent_id is not null then
    insert into config_relationships (config_id, related_id, relation) values (new.parent_id, new.id, 'hard')
    on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger config_items_move after update on config_items
  for each row when (old.parent_id is distinct from new.parent_id) execute function move_config_item();

create function alias_config_item() returns trigger language plpgsql as $$
begin
  insert into config_relationships (config_id, related_id, relation)
  select new.id, id, 'Alias' from config_items where external_id && new.external_id and type <> new.type
  on conflict do nothing;
  return null;
end
$$;
create trigger config_items_alias after update on config_items
  for each row when (old.external_id is distinct from new.external_id) execute function alias_config_item();

-- A change of health is a change of the item. Agents write their own.
create function record_config_health() returns trigger language plpgsql as $$
begin
  insert into config_changes (config_id, change_type, severity, source, summary, details)
  values (
    new.id,
    case when new.health in ('healthy', 'unhealthy', 'warning') then initcap(new.health) else 'HealthUnknown' end,
    case new.health when 'unhealthy' then 'medium' when 'warning' then 'low' else 'info' end,
    'config-db',
    concat_ws(': ', new.status, new.description),
    jsonb_build_object(
      'previous', jsonb_build_object('status', old.status, 'ready', old.ready),
      'current', jsonb_build_object('status', new.status, 'ready', new.ready)
    )
  );
  return null;
end
$$;
create trigger config_items_health after update on config_items
  for each row when (
    old.health is distinct from new.health and new.deleted_at is null
    and new.agent_id = '00000000-0000-0000-0000-000000000000'
  ) execute function record_config_health();

-- A change that is known already counts up instead, unless it is the same report once more.
create function merge_config_change() returns trigger language plpgsql as $$
declare
  known config_changes;
begin
  select * into known from config_changes
  where config_id = new.config_id and external_change_id = new.external_change_id;
  if not found then
    return new;
  end if;
  update config_changes set
    change_type = new.change_type, severity = new.severity, source = new.source, summary = new.summary,
    patches = new.patches, diff = new.diff, details = new.details, external_created_by = new.external_created_by,
    created_by = new.created_by, created_at = new.created_at, fingerprint = new.fingerprint,
    count = known.count
      + case when known.details is distinct from new.details or known.created_at <> new.created_at then 1 else 0 end
  where id = known.id;
  return null;
end
$$;
create trigger config_changes_merge before insert on config_changes
  for each row when (new.external_change_id is not null) execute function merge_config_change();
