import type * as v from "valibot";
import type { ChecksWithRuns } from "~generated/canary/types.gen";
import { vPushedCheckRun } from "~generated/canary/valibot.gen";
import { httpError, jsonText, simpleError } from "../answers";
import { recordResult } from "../checks/record";
import { PAUSED_ANNOTATION } from "../checks/sync";
import type { Handler } from "../context";
import type { Database } from "../db/driver";
import { pointInTime } from "../duration";
import { bodyOf } from "../requestBody";

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** getCheckRunDetails: what one run recorded, null where it recorded nothing or there is no such run. */
export const getCheckRunDetails: Handler = async ({ request, db }) => {
  const { searchParams } = new URL(request.url);
  const key = searchParams.get("key") ?? "";
  const time = new Date(searchParams.get("time") ?? "");
  if (!isUuid(key)) return simpleError(400, "key must be the id of a check");
  if (Number.isNaN(time.getTime())) return simpleError(400, "time must be the time of a run");
  const [run] = await db.query<{ details: string | null }>(
    // A time in milliseconds, as browsers know it, means the run within that millisecond.
    `select details::text as details from check_statuses
     where check_id = $1::uuid and date_trunc('milliseconds', time) = $2::timestamptz`,
    [key, time.toISOString()],
  );
  return jsonText(run?.details ?? "null");
};

type CheckWithRuns = NonNullable<ChecksWithRuns["checks"]>[number];

/** Runs that one answer holds. */
const MAX_RUNS = 500;

/** getCheckWithRuns: a check with its runs since a time, newest first. */
export const getCheckWithRuns: Handler = async ({ request, db }) => {
  const started = performance.now();
  const { searchParams } = new URL(request.url);
  const id = searchParams.get("check") ?? "";
  // The contract knows no 400 of this call: what cannot be read names nothing that is there.
  if (!isUuid(id)) return simpleError(404, `check (${id}) was not found`);
  const since = pointInTime(searchParams.get("start") ?? "1h", new Date());
  if (!since) return simpleError(404, "start is a duration such as 1h or an RFC 3339 time");
  const [row] = await db.query<{ check: CheckWithRuns }>(
    `select jsonb_strip_nulls(jsonb_build_object(
       'id', s.id, 'canary_id', s.canary_id, 'name', s.name, 'type', s.type, 'status', coalesce(s.status, 'unknown'),
       'description', s.description, 'icon', s.icon, 'severity', s.severity,
       'uptime', jsonb_build_object(
         'passed', coalesce((s.uptime->>'passed')::int, 0), 'failed', coalesce((s.uptime->>'failed')::int, 0)),
       'latency', jsonb_build_object(
         'p99', s.latency->'p99', 'rolling1h', coalesce((s.latency->>'rolling1h')::numeric, 0)),
       'checkStatuses', (
         select coalesce(jsonb_agg(jsonb_build_object(
           'time', time, 'duration', coalesce(duration, 0), 'status', case when status then true end,
           'message', case when $3::boolean then nullif(message, '') end, 'error', nullif(error, '')
         ) order by time desc), '[]')
         from (select * from check_statuses where check_id = s.id and time >= $2::timestamptz
               order by time desc limit ${MAX_RUNS}) as runs)
     )) as check
     from check_summary s where s.id = $1::uuid and s.deleted_at is null`,
    [id, since.toISOString(), searchParams.get("includeMessages") === "true" ? "true" : "false"],
  );
  const answer: ChecksWithRuns = {
    duration: Math.round(performance.now() - started),
    runnerName: "local",
    ...(row ? { checks: [row.check] } : {}),
  };
  return Response.json(answer);
};

type Pushed = v.InferOutput<typeof vPushedCheckRun>;

/** The check that a pushed run names: by its id, or by the namespace and name of its canary. */
async function checkOf(db: Pick<Database, "query">, run: Pushed): Promise<string | undefined> {
  const [known] =
    run.id === undefined
      ? await db.query<{ id: string }>(
          `select checks.id::text as id from checks join canaries on canaries.id = checks.canary_id
           where canaries.name = $1 and canaries.namespace = $2 and checks.deleted_at is null
             and canaries.deleted_at is null and ($3::text is null or checks.type = $3::text)
           order by (checks.name = $1) desc, checks.id limit 1`,
          [run.name, run.namespace ?? "default", run.type ?? null],
        )
      : await db.query<{ id: string }>(
          "select id::text as id from checks where id = $1::uuid and deleted_at is null",
          [run.id],
        );
  return known?.id;
}

/** A canary for runs that are made elsewhere: nothing of it runs here. */
function made(db: Database, run: Pushed): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [canary] = await tx.query<{ id: string }>(
      `insert into canaries (name, namespace, spec, source, annotations, labels)
       values ($1::text, $2::text, '{}', 'push', jsonb_build_object($3::text, 'true'), $4::text::jsonb) returning id::text`,
      [
        run.name,
        run.namespace ?? "default",
        PAUSED_ANNOTATION,
        run.labels === undefined ? null : JSON.stringify(run.labels),
      ],
    );
    const [check] = await tx.query<{ id: string }>(
      `insert into checks (canary_id, type, name, namespace, description, is_pushed, created_at)
       values ($1::uuid, $2::text, $3::text, $4::text, $5::text, true, now()) returning id::text`,
      [
        canary?.id,
        run.type ?? "external",
        run.name,
        run.namespace ?? "default",
        run.description ?? null,
      ],
    );
    return check?.id;
  });
}

/** pushCheckRun: a run of a check of this database, or of a canary that is made for it. */
export const pushCheckRun: Handler = async ({ request, db }) => {
  const run = await bodyOf(request, vPushedCheckRun);
  if (run instanceof Response) return run;
  if (run.id === undefined && !run.name)
    return httpError(400, "a pushed run names its check by id, or by name and namespace");
  const known = await checkOf(db, run);
  if (known === undefined && run.id !== undefined)
    return simpleError(404, `check (${run.id}) was not found`);
  const id = known ?? (await made(db, run));
  if (id === undefined) return simpleError(500, "the check could not be made");
  const { detail } = run;
  await recordResult(db, {
    checkId: id,
    startedAt: new Date(run.time),
    nextRuntime: null,
    result: {
      pass: run.status,
      message: run.message ?? "",
      durationMs: run.duration ?? 0,
      ...(run.invalid === undefined ? {} : { invalid: run.invalid }),
      ...(run.error === undefined ? {} : { error: run.error }),
      ...(detail === undefined || detail === null ? {} : { details: { detail } }),
    },
  });
  return new Response(null, { status: 201 });
};
