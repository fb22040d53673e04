import type { Area } from "../area";
import type { Database } from "../db/driver";
import { pointInTime } from "../duration";
import { idOf } from "../requestBody";
import { zipOf, type ZipEntry } from "./snapshotsZip";

type Kind = "topology" | "incident" | "config";

/** Rows of a statement as JSON text; `$1` is the record, `$2` and `$3` the time that is looked at. */
type Part = readonly [file: string, sql: string];

const all = (sql: string) =>
  `select coalesce(json_agg(row_to_json(rows)), '[]') as json from (${sql}) rows`;

const checksOf = (ids: string) =>
  `select * from checks where deleted_at is null and id in (${ids}) order by name`;

/** Runs of checks, which stand in for logs: the sandbox has no log store of its own. */
const runsOf = (ids: string) => `
  select run.time, checks.name, checks.type, run.status, run.duration, run.message, run.error
    from check_statuses run join checks on checks.id = run.check_id
   where run.check_id in (${ids}) and run.time between $2::timestamptz and $3::timestamptz order by run.time`;

const componentChecks =
  "select check_id from check_component_relationships where deleted_at is null and component_id = $1::uuid";
const configChecks =
  "select check_id from check_config_relationships where deleted_at is null and config_id = $1::uuid";
const componentConfigs =
  "select config_id from config_component_relationships where deleted_at is null and component_id = $1::uuid";
const incidentChecks = `select check_id from evidences join hypotheses on hypotheses.id = hypothesis_id
  where incident_id = $1::uuid and check_id is not null`;
const changesOf = (ids: string) => `select * from config_changes
  where config_id in (${ids}) and created_at between $2::timestamptz and $3::timestamptz order by created_at desc`;

interface Recipe {
  /** The record itself: its name and the whole row. */
  record: string;
  parts: readonly Part[];
  /** Added with `related=true`. */
  related: readonly Part[];
  runs: string;
}

const recipes: Readonly<Record<Kind, Recipe>> = {
  topology: {
    record:
      "select name, row_to_json(components) as json from components where id = $1::uuid and deleted_at is null",
    parts: [
      ["checks.json", checksOf(componentChecks)],
      [
        "configs.json",
        `select * from config_items where deleted_at is null and id in (${componentConfigs})`,
      ],
      ["changes.json", changesOf(componentConfigs)],
    ],
    related: [
      [
        "related-components.json",
        `select * from components where deleted_at is null and (
           parent_id = $1::uuid or id = (select parent_id from components where id = $1::uuid)
         ) order by name`,
      ],
    ],
    runs: runsOf(componentChecks),
  },
  incident: {
    record:
      "select coalesce(incident_id, title) as name, row_to_json(incidents) as json from incidents where id = $1::uuid",
    parts: [
      [
        "hypotheses.json",
        "select * from hypotheses where incident_id = $1::uuid order by created_at",
      ],
      [
        "evidences.json",
        `select evidences.* from evidences join hypotheses on hypotheses.id = hypothesis_id
          where incident_id = $1::uuid order by evidences.created_at`,
      ],
      ["comments.json", "select * from comments where incident_id = $1::uuid order by created_at"],
      [
        "responders.json",
        "select * from responders where incident_id = $1::uuid and deleted_at is null",
      ],
      [
        "history.json",
        "select * from incident_histories where incident_id = $1::uuid order by created_at",
      ],
      ["checks.json", checksOf(incidentChecks)],
    ],
    related: [],
    runs: runsOf(incidentChecks),
  },
  config: {
    record: "select name, row_to_json(config_items) as json from config_items where id = $1::uuid",
    parts: [
      ["checks.json", checksOf(configChecks)],
      ["changes.json", changesOf("select $1::uuid")],
      ["insights.json", "select * from config_analysis where config_id = $1::uuid"],
    ],
    related: [
      [
        "related-configs.json",
        `select * from config_items where deleted_at is null and id in (
           select related_id from config_relationships where deleted_at is null and config_id = $1::uuid
           union select config_id from config_relationships where deleted_at is null and related_id = $1::uuid
         ) order by name`,
      ],
    ],
    runs: runsOf(configChecks),
  },
};

interface Run {
  time: string;
  name: string;
  type: string;
  status: boolean | null;
  duration: number | null;
  message: string | null;
  error: string | null;
}

function logOf(runs: readonly Run[], asJson: boolean): string {
  if (asJson) return JSON.stringify(runs, null, 2);
  const lines = runs.map(({ time, name, type, status, duration, message, error }) =>
    `${time} ${status ? "INFO" : "ERROR"} ${type}/${name} ${duration ?? 0}ms ${(error || message) ?? ""}`.trim(),
  );
  return lines.map((line) => `${line}\n`).join("");
}

const failure = (kind: Kind, error: string, status: 400 | 404) =>
  Response.json({ error, message: `Error snapshotting ${kind}` }, { status });

/** snapshotTopology, snapshotIncident and snapshotConfig: the record and what belongs to it, as JSON in a zip. */
export async function snapshot(request: Request, db: Database, kind: Kind): Promise<Response> {
  const id = idOf(request);
  if (id instanceof Response) return failure(kind, "record not found", 404);
  const { searchParams } = new URL(request.url);
  const now = new Date();
  const start = pointInTime(searchParams.get("start") || "15m", now);
  const end = pointInTime(searchParams.get("end") || "0s", now);
  if (!start || !end) return failure(kind, "start and end are durations such as 1h", 400);
  const recipe = recipes[kind];
  const [record] = await db.query<{ name: string | null; json: unknown }>(recipe.record, [id]);
  if (!record) return failure(kind, "record not found", 404);
  // Postgres knows a parameter's type only where it is used.
  const read = async (sql: string): Promise<unknown> => {
    const used = `select $1::uuid, $2::timestamptz, $3::timestamptz`;
    const [row] = await db.query<{ json: unknown }>(`with used as (${used}) ${all(sql)}`, [
      id,
      start,
      end,
    ]);
    return row?.json ?? [];
  };
  const entries: ZipEntry[] = [
    { name: `${kind}.json`, text: JSON.stringify(record.json, null, 2) },
  ];
  const related = searchParams.get("related") === "true" ? recipe.related : [];
  for (const [name, sql] of [...recipe.parts, ...related])
    entries.push({ name, text: JSON.stringify(await read(sql), null, 2) });
  const asJson = searchParams.get("logFormat") === "json";
  const runs = await db.query<Run>(
    `with used as (select $1::uuid, $2::timestamptz, $3::timestamptz)
     select to_json(time) #>> '{}' as time, name, type, status, duration, message, error from (${recipe.runs}) runs`,
    [id, start, end],
  );
  entries.push({ name: `logs/checks.${asJson ? "json" : "log"}`, text: logOf(runs, asJson) });
  const zip = zipOf(entries, now);
  const name = (record.name ?? kind).replaceAll(/[^\w.-]+/g, "-");
  return new Response(zip, {
    headers: {
      "content-type": "application/zip",
      "content-length": String(zip.byteLength),
      "content-disposition": `attachment; filename="${name}-snapshot.zip"`,
    },
  });
}

export const area: Area = {
  handlers: {
    snapshotTopology: ({ request, db }) => snapshot(request, db, "topology"),
    snapshotIncident: ({ request, db }) => snapshot(request, db, "incident"),
    snapshotConfig: ({ request, db }) => snapshot(request, db, "config"),
  },
};
