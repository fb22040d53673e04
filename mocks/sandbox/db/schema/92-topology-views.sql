-- Checks that speak for a component.
create view checks_by_component as
select link.component_id, checks.id, checks.type, checks.name, checks.severity, checks.status
from check_component_relationships link
join checks on checks.id = link.check_id
where link.deleted_at is null and checks.deleted_at is null;

-- Labels of components.
create view component_labels as
select distinct label.key, label.value
from components, jsonb_each_text(labels) label
order by label.key, label.value;

-- What notifications about components can be grouped by.
create view component_labels_keys as
select distinct 'label:' || jsonb_object_keys(labels) as key from components;

-- What notifications about checks can be grouped by.
create view checks_labels_keys as
select distinct 'label:' || jsonb_object_keys(labels) as key from checks;

-- Components that people can pick.
create view component_names as
select id, path, external_id, type, name, created_at, updated_at, icon, parent_id
from components
where deleted_at is null and not hidden
order by name, external_id;

-- Components whose logs can be read.
create view components_with_logs as
select id, name, agent_id, icon, type
from components
where deleted_at is null and log_selectors is not null;
