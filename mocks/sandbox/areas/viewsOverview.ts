const within = {
  tagSelector: "cluster=$(.var.cluster)",
  namespace: "$(.var.namespace)",
  agent: "all",
};

const thresholds = [
  { percent: 0, color: "red" },
  { percent: 75, color: "orange" },
  { percent: 90, color: "green" },
];

/** A page of every kind of panel, for a cluster and a namespace of it. */
export const clusterOverview = {
  description: "How the cluster is, by namespace",
  display: { title: "Cluster overview", icon: "kubernetes" },
  templating: [
    { key: "cluster", label: "Cluster", values: ["eu-1", "edge-lisbon"], default: "eu-1" },
    {
      key: "namespace",
      label: "Namespace",
      valueFrom: {
        config: {
          types: ["Kubernetes::Namespace"],
          tagSelector: "cluster=$(.var.cluster)",
          agent: "all",
        },
      },
      dependsOn: ["cluster"],
    },
  ],
  cache: { maxAge: "5m" },
  queries: { items: { configs: within }, changes: { changes: within } },
  panels: [
    {
      name: "Items",
      type: "number",
      query: "select count(*) as value, 'in the catalog' as label from items",
      number: { unit: "items", precision: 0 },
    },
    {
      name: "Health",
      type: "piechart",
      query: "select health, count(*) as count from items group by health order by 2 desc",
      piechart: { showLabels: true, colors: { healthy: "#46a758", unhealthy: "#e5484d" } },
    },
    {
      name: "Healthy",
      type: "gauge",
      query: "select 100.0 * avg((health = 'healthy')::int) as value from items",
      gauge: { min: "0", max: "100", unit: "%", precision: 1, thresholds },
    },
    {
      name: "Healthy by type",
      type: "bargauge",
      query: `select type, 100.0 * avg((health = 'healthy')::int) as value from items
        group by type order by 2, 1 limit 6`,
      bargauge: { max: "100", unit: "%", precision: 0, thresholds },
    },
    {
      name: "Changes by type",
      type: "table",
      query: `select change_type, count(*) as value from changes group by change_type
        order by 2 desc limit 8`,
    },
    {
      name: "Last change",
      type: "duration",
      query: `select (extract(epoch from now() - max(created_at)) * 1e9)::bigint as value, 'ago' as label
        from changes`,
    },
    {
      name: "Facts",
      type: "properties",
      query: `select 'Types' as label, count(distinct type)::text as value from items
        union all select 'Last scraped', to_char(max(last_scraped_time), 'YYYY-MM-DD HH24:MI') from items
        union all select 'Cost of 30 days', coalesce('$' || round(sum(cost_total_30d)), '-') from items`,
    },
    {
      name: "Note",
      type: "text",
      query:
        "select 'Scraped **every 15 minutes**; changes come as they happen. See `kubectl get events`.' as value",
    },
    {
      name: "Changes a day",
      type: "timeseries",
      query: `select date_trunc('day', created_at) as time, sum(count) as changes,
          count(distinct config_id) as items
        from changes group by 1 order by 1`,
      timeseries: { style: "lines" },
    },
    {
      name: "Days with changes",
      type: "heatmap",
      query: `select to_char(created_at, 'YYYY-MM-DD') as date, sum(count) as value
        from changes group by 1 order by 1`,
      heatmap: { mode: "calendar", unit: "changes" },
    },
  ],
  merge: `select items.id, items.name, items.type, items.health, items.status, count(changes.id) as changes
    from items left join changes on changes.config_id = items.id
    group by 1, 2, 3, 4, 5`,
  columns: [
    { name: "id", type: "string", primaryKey: true, hidden: true },
    { name: "name", type: "string", icon: "row.type", url: { config: "row.id" } },
    { name: "type", type: "badge", filter: { type: "multiselect" } },
    { name: "health", type: "health", filter: { type: "multiselect" } },
    { name: "status", type: "status" },
    { name: "changes", type: "number", description: "Seen by the catalog so far" },
  ],
};
