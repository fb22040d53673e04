-- The chain of items that an item stands in, as edges from parent to child; the nearest has depth 1.
create function get_recursive_path(start uuid) returns table (
  id uuid, related_id uuid, relation_type text, direction text, depth integer
) language sql stable as $$
  with chain as (
    select step.id::uuid as id, (count(*) over () - step.place + 1)::integer as depth
    from config_items item, unnest(string_to_array(nullif(item.path, ''), '.')) with ordinality step (id, place)
    where item.id = start
  )
  select
    chain.id, lag(chain.id, 1, start) over (order by chain.depth), 'parent', 'incoming', chain.depth
  from chain
$$;

-- Edges around an item, up to a number of steps away: outgoing ones, incoming ones, or both (`all`). With the relation
-- `hard` only edges from parent to child. Steps are counted, so a circle ends by itself.
create function config_relationships_recursive(
  config_id uuid, type_filter text default 'outgoing', max_depth integer default 5,
  incoming_relation text default 'both', outgoing_relation text default 'both'
) returns table (
  id uuid, related_id uuid, relation_type text, direction text, depth integer
) language sql stable as $$
  with recursive
    edges as not materialized (
      select edge.config_id as source, edge.related_id as target, edge.relation
      from config_relationships edge
      where edge.deleted_at is null
    ),
    outgoing as (
      select edges.*, 1 as depth from edges
      where source = config_relationships_recursive.config_id
        and type_filter is distinct from 'incoming' and max_depth > 0
        and (outgoing_relation is distinct from 'hard' or relation = 'hard')
      union
      select edges.*, outgoing.depth + 1 from outgoing
      join edges on edges.source = outgoing.target
      where outgoing.depth < max_depth and (outgoing_relation is distinct from 'hard' or edges.relation = 'hard')
    ),
    incoming as (
      select edges.*, 1 as depth from edges
      where target = config_relationships_recursive.config_id
        and type_filter is distinct from 'outgoing' and max_depth > 0
        and (incoming_relation is distinct from 'hard' or relation = 'hard')
      union
      select edges.*, incoming.depth + 1 from incoming
      join edges on edges.target = incoming.source
      where incoming.depth < max_depth and (incoming_relation is distinct from 'hard' or edges.relation = 'hard')
    )
  select source, target, relation, 'outgoing', min(depth) from outgoing group by source, target, relation
  union all
  select source, target, relation, 'incoming', min(depth) from incoming group by source, target, relation
$$;

-- An item and everything around it, nearest first; the chain that it stands in is always part. related_ids are the
-- items that a row points at.
create function related_configs_recursive(
  config_id uuid, type_filter text default 'outgoing', include_deleted_configs boolean default false,
  max_depth integer default 5, incoming_relation text default 'both', outgoing_relation text default 'both'
) returns table (
  id uuid, name text, type text, related_ids text[], tags jsonb, changes bigint, analysis jsonb,
  cost_per_minute numeric, cost_total_1d numeric, cost_total_7d numeric, cost_total_30d numeric,
  created_at timestamptz, updated_at timestamptz, deleted_at timestamptz, agent_id uuid, health text, ready boolean,
  status text, path text
) language sql stable as $$
  with
    edges as (
      select * from config_relationships_recursive(
        related_configs_recursive.config_id, type_filter, max_depth, incoming_relation, outgoing_relation
      )
      union all
      select * from get_recursive_path(related_configs_recursive.config_id)
    ),
    found as (
      select reached.id, min(reached.depth) as depth
      from (
        select related_configs_recursive.config_id as id, 0 as depth
        union all
        select case direction when 'outgoing' then related_id else id end, depth from edges
      ) reached
      group by reached.id
    )
  select
    item.id, item.name, item.type,
    (select array_agg(distinct edges.related_id::text) from edges where edges.id = item.id),
    item.tags, item.changes, item.analysis, item.cost_per_minute, item.cost_total_1d, item.cost_total_7d,
    item.cost_total_30d, item.created_at, item.updated_at, item.deleted_at, item.agent_id, item.health, item.ready,
    item.status, item.path
  from found
  join configs item on item.id = found.id
  where include_deleted_configs or item.deleted_at is null
  order by found.depth, item.name
$$;

-- Items whose external id is recorded as the place of an item; with a prefix only such external ids count.
create function get_parent_ids_by_location(config_id uuid, alias_prefix text default null)
returns table (id uuid) language sql stable as $$
  select distinct parent.id
  from config_locations place
  join config_items parent on parent.external_id @> array[place.location]
  where place.id = get_parent_ids_by_location.config_id
    and (alias_prefix is null or starts_with(place.location, alias_prefix))
$$;

-- Where an item stands, from the account or cluster down.
create function get_parents_by_location(
  config_id uuid, alias_prefix text default null, include_deleted boolean default false
) returns table (id uuid, name text, type text) language sql stable as $$
  select parent.id, parent.name, parent.type
  from get_parent_ids_by_location(get_parents_by_location.config_id, alias_prefix) found
  join config_items parent on parent.id = found.id
  where include_deleted or parent.deleted_at is null
  order by
    case
      when parent.type ~ '::(Account|Cluster)$' then 1
      when parent.type ~ '::Region$' then 2
      when parent.type ~ '::(Node|Zone|AvailabilityZone|Namespace|Role|ClusterRole|PersistentVolume|Volume)$' then 3
      when parent.type ~ '::(VPC|Bucket|HelmRelease|Kustomization)$' then 4
      when parent.type ~ '::(Subnet|Deployment|StatefulSet|DaemonSet|Job|CronJob|Ingress)$' then 5
      when parent.type ~ '::(Service|Endpoints|ReplicaSet|PersistentVolumeClaim)$' then 6
      else 99
    end,
    parent.name
$$;

-- Items that a component is made of; the role is what the link says of itself.
create function lookup_configs_by_component(id text) returns table (
  config_id uuid, name text, type text, icon text, role text, deleted_at timestamptz
) language sql stable as $$
  select item.id, item.name, item.type, item.icon, link.selector_id, item.deleted_at
  from config_component_relationships link
  join config_items item on item.id = link.config_id
  where link.component_id = lookup_configs_by_component.id::uuid and link.deleted_at is null
$$;

-- Insights about the items that a component is made of, whatever their status.
create function lookup_analysis_by_component(id text) returns setof config_analysis language sql stable as $$
  select insight.*
  from config_analysis insight
  where insight.config_id in (
    select item.config_id from lookup_configs_by_component(lookup_analysis_by_component.id) item
  )
$$;
