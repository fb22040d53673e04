-- Permissions that name scopes are expanded when policies load. What cannot be expanded is noted in `error`, and the
-- row grants nothing until someone checks it again by setting `error` to null.

-- Why a selector cannot be expanded, or null.
create function scope_expansion_error(selector jsonb, own text) returns text language plpgsql stable as $$
declare
  reference jsonb;
  full_name text;
  targets jsonb;
begin
  if selector is null then
    return null;
  end if;
  if jsonb_typeof(selector) <> 'object'
    or coalesce(jsonb_typeof(selector -> 'scopes'), 'array') <> 'array'
    or exists (select from jsonb_each(selector) kind where jsonb_typeof(kind.value) not in ('array', 'null'))
  then
    return 'ErrScopeExpansionInvalidObjectSelector:' || own;
  end if;
  for reference in select value from jsonb_array_elements(coalesce(selector -> 'scopes', '[]')) loop
    if coalesce(reference ->> 'name', '') = '' then
      return 'ErrScopeExpansionInvalidObjectSelector:' || own;
    end if;
    full_name := coalesce(reference ->> 'namespace', '') || '/' || (reference ->> 'name');
    select scope.targets into targets from scopes scope
    where scope.deleted_at is null and scope.name = reference ->> 'name'
      and coalesce(scope.namespace, '') = coalesce(reference ->> 'namespace', '');
    if not found then
      return 'ErrScopeExpansionScopeNotFound:' || full_name;
    end if;
    if not scope_targets_valid(targets) then
      return 'ErrScopeExpansionInvalidScopeTargets:' || full_name;
    end if;
  end loop;
  return null;
end
$$;

-- A list of objects, each with exactly one kind of resource.
create function scope_targets_valid(targets jsonb) returns boolean language sql immutable as $$
  select coalesce(jsonb_typeof(targets) = 'array', false) and not exists (
    select from jsonb_path_query(targets, 'lax $[*]') target
    where jsonb_typeof(target) <> 'object'
      or (select count(*) from jsonb_each(case jsonb_typeof(target) when 'object' then target else '{}' end)) <> 1
      or exists (
        select from jsonb_each(case jsonb_typeof(target) when 'object' then target else '{}' end) kind
        where kind.key not in ('config', 'component', 'playbook', 'canary', 'global')
          or jsonb_typeof(kind.value) <> 'object'
      )
  )
$$;

-- Fires after permissions_error, which clears the note of an older selector.
create function expand_permission() returns trigger language plpgsql as $$
begin
  if new.deleted_at is null and coalesce(new.error, '') = '' then
    new.error := scope_expansion_error(
      new.object_selector, coalesce(new.namespace, '') || '/' || new.name
    );
  end if;
  return new;
end
$$;
create trigger permissions_expansion before insert or update on permissions
  for each row execute function expand_permission();

-- A scope that goes, is renamed or broken takes the permissions with it that name it.
create function expand_permissions_of_scope() returns trigger language plpgsql as $$
begin
  update permissions permission
  set error = scope_expansion_error(object_selector, coalesce(namespace, '') || '/' || name)
  where deleted_at is null and coalesce(error, '') = '' and object_selector ? 'scopes'
    and scope_expansion_error(object_selector, coalesce(namespace, '') || '/' || name) is not null;
  return null;
end
$$;
create trigger scopes_expansion after insert or update or delete on scopes
  for each statement execute function expand_permissions_of_scope();
