import type { Database } from "../db/driver";
import type { Level, Line, LogSource } from "./logLine";

interface Row {
  id: string;
  at: string;
  level: Level;
  message: string;
  labels: Record<string, string>;
  came: string;
}

const MOST = 100_000;

/** Runs of checks, with the service that a check speaks for. */
const RUNS = `
  select run.check_id || '-' || (extract(epoch from run.time) * 1000000)::bigint as id, run.time as at,
    case when run.status then 'info' else 'error' end as level,
    concat('check "', checks.name, '" ', case when run.status then 'passed' else 'failed' end,
      ' in ' || run.duration || ' ms', ': ' || nullif(concat_ws(' ', nullif(run.message, ''), nullif(run.error, '')), '')) as message,
    jsonb_strip_nulls(jsonb_build_object('app', (
      select component.labels->>'app' from check_component_relationships link
      join components component on component.id = link.component_id
      where link.check_id = checks.id and link.deleted_at is null order by component.path desc, component.id limit 1
    ), 'check', checks.name, 'type', checks.type, 'namespace', checks.namespace)) as labels,
    run.created_at::text as came
  from check_statuses run join checks on checks.id = run.check_id`;

/** What happened to catalog items, with the service that they are part of. */
const EVENTS = `
  select change.id::text as id, change.created_at as at,
    case when change.severity in ('critical', 'high') then 'error' when change.severity = 'medium' then 'warning'
      else 'info' end as level,
    concat_ws(' ', change.change_type, 'of', item.name) || coalesce(': ' || nullif(change.summary, ''), '') as message,
    jsonb_strip_nulls(jsonb_build_object('app', (
      select component.labels->>'app' from config_component_relationships link
      join components component on component.id = link.component_id
      where link.config_id = item.id and link.deleted_at is null order by component.path desc, component.id limit 1
    ), 'item', item.name, 'type', item.type, 'source', change.source, 'namespace', item.tags->>'namespace')) as labels,
    change.inserted_at::text as came
  from config_changes change join config_items item on item.id = change.config_id`;

const instant = (ms: number) => new Date(Math.min(Math.max(ms, -1e14), 1e14)).toISOString();

function tableSource(
  stream: string,
  db: Database,
  sql: string,
  columns: { at: string; came: string },
): LogSource {
  const { at, came } = columns;
  const lineOf = (row: Row): Line => ({
    id: `${stream}-${row.id}`,
    time: new Date(row.at).getTime(),
    level: row.level,
    message: row.message,
    labels: { stream, ...row.labels },
  });
  return {
    stream,
    async read(from, to) {
      const rows = await db.query<Row>(
        `${sql} where ${at} between $1 and $2 order by ${at} desc limit ${MOST}`,
        [instant(from), instant(to)],
      );
      return rows.map(lineOf);
    },
    async since(place) {
      if (place === undefined) {
        const [now] = await db.query<{ at: string }>("select now()::text as at");
        return { place: now?.at ?? "-infinity", lines: [] };
      }
      // What is written late happened at most a while ago; only the time of the event has an index.
      const rows = await db.query<Row>(
        `${sql} where ${at} > $1::timestamptz - interval '15 minutes' and ${came} > $1::timestamptz
         order by ${came} limit ${MOST}`,
        [place],
      );
      return { place: rows.at(-1)?.came ?? place, lines: rows.map(lineOf) };
    },
  };
}

/** Runs of checks and changes of catalog items, as the database holds them. */
export const tableSources = (db: Database): LogSource[] => [
  tableSource("checks", db, RUNS, { at: "run.time", came: "run.created_at" }),
  tableSource("events", db, EVENTS, { at: "change.created_at", came: "change.inserted_at" }),
];
