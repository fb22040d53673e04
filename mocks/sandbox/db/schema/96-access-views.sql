-- People with an e-mail and at least one role.
create view people_roles as
select person.id, person.name, person.email, array_agg(distinct rule.v1 order by rule.v1) as roles
from people person
join casbin_rule rule on rule.ptype = 'g' and rule.v0 = person.id::text
where person.deleted_at is null and person.email is not null
group by person.id, person.name, person.email;

-- Permissions with who and what they are about, one object per kind. The subject `group` is a permission group, or,
-- with an object of nulls, a role.
create view permissions_summary as
select
  permission.id, permission.name, permission.namespace, permission.description, permission.error, permission.source,
  permission.action, permission.object, permission.object_selector, permission.deny, permission.subject,
  permission.subject_type, permission.created_at, permission.updated_at, permission.deleted_at, permission.created_by,
  permission.updated_by, permission.until, permission.tags, permission.agents,
  case permission.subject_type when 'person' then (
    select jsonb_build_object('id', id, 'name', name, 'email', email) from people where id = who.id
  ) end as person,
  case permission.subject_type when 'team' then (
    select jsonb_build_object('id', id, 'name', name, 'namespace', source) from teams where id = who.id
  ) end as team,
  case permission.subject_type when 'canary' then (
    select jsonb_build_object('id', id, 'namespace', namespace, 'name', name) from canaries where id = who.id
  ) end as canary,
  case permission.subject_type when 'group' then coalesce(
    (
      select jsonb_build_object('id', id, 'namespace', namespace, 'name', name) from permission_groups
      where name = permission.subject and deleted_at is null
      limit 1
    ),
    '{"id": null, "namespace": null, "name": null}'
  ) end as "group",
  case permission.subject_type when 'notification' then (
    select jsonb_build_object('id', id, 'namespace', namespace, 'name', name) from notifications where id = who.id
  ) end as notification,
  case permission.subject_type when 'playbook' then (
    select jsonb_build_object('id', id, 'namespace', namespace, 'name', name) from playbooks where id = who.id
  ) end as playbook,
  case permission.subject_type when 'scraper' then (
    select jsonb_build_object('id', id, 'namespace', namespace, 'name', name) from config_scrapers where id = who.id
  ) end as scraper,
  case permission.subject_type when 'topology' then (
    select jsonb_build_object('id', id, 'namespace', namespace, 'name', name) from topologies where id = who.id
  ) end as topology,
  (
    select jsonb_build_object('id', id, 'name', name, 'icon', icon) from components where id = permission.component_id
  ) as component_object,
  (
    select jsonb_build_object('id', id, 'name', name, 'type', type, 'icon', icon) from config_items
    where id = permission.config_id
  ) as config_object,
  (
    select jsonb_build_object('id', id, 'name', name) from canaries where id = permission.canary_id
  ) as canary_object,
  (
    select jsonb_build_object('id', id, 'name', name, 'icon', icon) from playbooks where id = permission.playbook_id
  ) as playbook_object,
  (
    select jsonb_build_object('id', id, 'name', name, 'type', type) from connections where id = permission.connection_id
  ) as connection_object
from permissions permission
cross join lateral (
  select coalesce(
    case when pg_input_is_valid(permission.subject, 'uuid') then permission.subject::uuid end,
    permission.person_id, permission.team_id, permission.notification_id
  ) as id
) who
where permission.deleted_at is null;
