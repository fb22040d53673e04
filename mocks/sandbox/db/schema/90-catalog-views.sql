-- What happened to an item in 7 days, and how many open insights of each type it has.
create view config_item_summary_7d as
select
  item.id as config_id,
  (
    select count(*) from config_changes change
    where change.config_id = item.id and change.created_at > now() - interval '7 days'
  ) as config_changes_count,
  (
    select coalesce(jsonb_object_agg(by_type.analysis_type, by_type.insights), '{}')
    from (
      select analysis_type, count(*) as insights from config_analysis
      where config_id = item.id and status = 'open' and analysis_type is not null
      group by analysis_type
    ) by_type
  ) as config_analysis_type_counts
from config_items item;

-- The catalog as lists and links show it: everything but the configuration itself.
create view configs as
select
  item.id, item.scraper_id, item.config_class, item.external_id, item.type, item.name,
  item.tags ->> 'namespace' as namespace, item.description, item.source, item.labels, item.tags, item.tags_values,
  item.properties, item.properties_values, item.created_by, item.created_at, item.updated_at, item.deleted_at,
  item.cost_per_minute, item.cost_total_1d, item.cost_total_7d, item.cost_total_30d, item.agent_id, item.status,
  item.health, item.ready, item.path, summary.config_changes_count as changes,
  summary.config_analysis_type_counts as analysis
from config_items item
join config_item_summary_7d summary on summary.config_id = item.id;

-- One catalog item with everything; the changes that it counts are its own and those of what is inside it.
create view config_detail as
select
  item.id, item.agent_id, item.icon, item.scraper_id, item.config_class, item.status, item.health, item.ready,
  item.external_id, item.type, item.cost_per_minute, item.cost_total_1d, item.cost_total_7d, item.cost_total_30d,
  item.name, item.description, item.config, item.source, item.labels, item.tags, item.tags_values, item.properties,
  item.parent_id, item.path, item.is_pushed, item.created_by, item.last_scraped_time, item.created_at, item.updated_at,
  item.deleted_at, item.delete_reason, item.inserted_at, item.properties_values,
  agents.name as agent_name,
  json_build_object(
    'relationships', (
      select count(*) from config_relationships where config_id = item.id or related_id = item.id
    ),
    'analysis', (
      select count(*) from config_analysis where config_id = item.id and status = 'open'
    ),
    'changes', (
      select coalesce(sum(summary.config_changes_count), 0)
      from config_items inner_item
      join config_item_summary_7d summary on summary.config_id = inner_item.id
      where inner_item.id = item.id or string_to_array(inner_item.path, '.') @> array[item.id::text]
    ),
    'playbook_runs', (
      select count(*) from playbook_runs
      where config_id = item.id and start_time > now() - interval '30 days'
    ),
    'checks', (
      select count(*) from check_config_relationships where config_id = item.id and deleted_at is null
    )
  ) as summary,
  case when scraper.id is not null then json_build_object('id', scraper.id, 'name', scraper.name) end as scraper
from config_items item
left join agents on agents.id = item.agent_id
left join config_scrapers scraper on scraper.id = item.scraper_id;

-- Every catalog item by name.
create view config_names as
select id, type, external_id, name from config_items order by name;

-- Types that the catalog holds or held.
create view config_types as
select distinct type from config_items order by type;

-- Statuses that items have or had.
create view config_statuses as
select distinct status from config_items where status is not null order by status;

-- Types of changes that happened, the empty one included.
create view change_types as
select distinct change_type from config_changes order by change_type;

-- Tags of live items.
create view config_tags as
select distinct tag.key, tag.value
from config_items, jsonb_each_text(tags) tag
where deleted_at is null
order by tag.key, tag.value;

-- Labels of live items.
create view config_labels as
select distinct label.key, label.value
from config_items, jsonb_each_text(labels) label
where deleted_at is null
order by label.key, label.value;

-- What notifications about items can be grouped by.
create view config_tags_labels_keys as
select 'tag:' || jsonb_object_keys(tags) as key from config_items
union
select 'label:' || jsonb_object_keys(labels) from config_items;

-- Analyzers with an open insight.
create view config_analysis_analyzers as
select distinct analyzer from config_analysis where status = 'open' order by analyzer;

-- Every insight with what its item is.
create view config_analysis_items as
select insight.*, item.type as config_type, item.config_class
from config_analysis insight
left join config_items item on item.id = insight.config_id;

-- Open insights about the live items that a component is made of, the worst first.
create view analysis_by_component as
select
  insight.config_id, item.name, item.config_class, item.type, insight.analysis_type, insight.first_observed,
  insight.last_observed, insight.created_by, insight.id as analysis_id, insight.severity, link.component_id
from config_analysis insight
join config_items item on item.id = insight.config_id and item.deleted_at is null
join config_component_relationships link on link.config_id = item.id and link.deleted_at is null
where insight.status = 'open'
order by array_position(array['critical', 'blocker', 'high', 'medium', 'low', 'info'], insight.severity), item.name;

-- Changes of the items that a component is or was made of, newest first.
create view changes_by_component as
select
  change.id, change.config_id, item.name, item.config_class, item.type, change.change_type, change.created_at,
  change.created_by, change.id as change_id, change.severity, link.component_id, item.deleted_at as config_deleted_at
from config_changes change
join config_items item on item.id = change.config_id
join config_component_relationships link on link.config_id = item.id
order by change.created_at desc;

-- Checks that speak for an item.
create view check_summary_for_config as
select link.config_id, summary.*
from check_config_relationships link
join check_summary summary on summary.id = link.check_id
where link.deleted_at is null;
