import {
  vListResourceSilencesQuery,
  vNotificationSilenceRequest,
  vPreviewNotificationSilenceQuery,
} from "~generated/notification/valibot.gen";
import type { ResourceSelector } from "~generated/resources/types.gen";
import { vResourceSelector } from "~generated/resources/valibot.gen";
import * as v from "valibot";
import { httpError } from "../answers";
import { DatabaseError, type Database } from "../db/driver";
import { expressionProblem } from "../expressions/evaluate";
import {
  filterHolds,
  silencedTables,
  silenceNames,
  silencesOf,
  type SilenceSubject,
} from "../notifications/silences";
import { dateMath } from "../postgrest/dateMath";
import { bodyOf } from "../requestBody";
import { SearchError } from "../search/grammar";
import { kinds } from "../search/kinds";
import { findResources } from "../search/search";

/** The resource and, where that is asked, everything below it; of a canary its checks too. */
async function branchOf(
  db: Database,
  { id, kind }: SilenceSubject,
  isRecursive: boolean,
): Promise<string[]> {
  if (kind === "canary") {
    const checks = await db.query<{ id: string }>(
      "select id::text from checks where canary_id = $1::uuid",
      [id],
    );
    return [id, ...checks.map((check) => check.id)];
  }
  const table = silencedTables[kind];
  const hasPath = kind === "config" || kind === "component";
  if (table === undefined || !isRecursive || !hasPath) return [id];
  const rows = await db.query<{ id: string }>(
    `select id from ${table} where id::text = $1 or $1 = any(string_to_array(coalesce(path, ''), '.'))`,
    [id],
  );
  return [id, ...rows.map((row) => row.id)];
}

/** Ids of everything that one of the selectors means. */
async function selected(
  db: Database,
  selectors: readonly ResourceSelector[],
): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const selector of selectors)
    for (const kind of [kinds.configs, kinds.components, kinds.checks])
      try {
        for (const { id } of await findResources(db, kind, selector, 10_000)) ids.add(id);
      } catch (error) {
        // A key that only other kinds have means nothing of this one.
        if (!(error instanceof SearchError)) throw error;
      }
  return ids;
}

/** What is wrong with a filter, in words; undefined where it can work. */
const filterProblem = (filter: string) => expressionProblem(filter, silenceNames);

/** listResourceSilences: those that hold now. */
export async function listResourceSilences(request: Request, db: Database): Promise<Response> {
  const params = Object.fromEntries(new URL(request.url).searchParams);
  const read = v.safeParse(vListResourceSilencesQuery, params);
  if (!read.success) return httpError(400, read.issues[0].message);
  const { type: kind, id } = read.output;
  if (!Object.hasOwn(silencedTables, kind))
    return httpError(400, "type is one of config, component, check and canary");
  const silences = await silencesOf(db, { kind, id }, new Date());
  return Response.json(silences);
}

/** previewNotificationSilence: what of the last 15 days a silence would have held back. */
export async function previewSilence(request: Request, db: Database): Promise<Response> {
  const params = Object.fromEntries(new URL(request.url).searchParams);
  const read = v.safeParse(vPreviewNotificationSilenceQuery, {
    ...params,
    ...(params["recursive"] !== undefined && { recursive: params["recursive"] === "true" }),
  });
  if (!read.success) return httpError(400, read.issues[0].message);
  const { id, type, recursive = false, filter, selectors } = read.output;
  if (id !== undefined && (type === undefined || silencedTables[type] === undefined))
    return httpError(400, "type is one of config, component, check and canary");
  if (id === undefined && !filter && !selectors)
    return httpError(400, "a resource, a filter or selectors are needed");
  const sends = await db.query<{ id: string; kind: string; json: object }>(
    `select history.resource_id as id, split_part(history.source_event, '.', 1) as kind,
       jsonb_strip_nulls(to_jsonb(history) - '{resource,resource_type,playbook_run,not_before}'::text[])
         || jsonb_build_object('resource', jsonb_strip_nulls(history.resource)) as json
     from notification_send_history_summary history
     where history.status = 'sent' and history.created_at > now() - interval '15 days'
     order by history.created_at desc`,
  );
  let fits: (subject: SilenceSubject) => Promise<boolean>;
  if (id !== undefined && type !== undefined) {
    const ids = new Set(await branchOf(db, { id, kind: type }, recursive));
    fits = (subject) => Promise.resolve(ids.has(subject.id));
  } else if (filter) {
    const problem = filterProblem(filter);
    if (problem !== undefined) return httpError(400, `the filter cannot work: ${problem}`);
    fits = (subject) => filterHolds(db, filter, subject);
  } else {
    const list = v.safeParse(
      v.pipe(v.string(), v.parseJson(), v.array(vResourceSelector)),
      selectors,
    );
    if (!list.success) return httpError(400, "selectors is no JSON list of selectors");
    const ids = await selected(db, list.output);
    fits = (subject) => Promise.resolve(ids.has(subject.id));
  }
  const known = new Map<string, boolean>();
  const found: object[] = [];
  for (const send of sends) {
    const key = `${send.kind} ${send.id}`;
    const does = known.get(key) ?? (await fits(send));
    known.set(key, does);
    if (does) found.push(send.json);
  }
  return Response.json(found.length > 0 ? found : null);
}

/** createNotificationSilence: in the caller's name. */
export async function createSilence(
  request: Request,
  db: Database,
  personId: string,
): Promise<Response> {
  const body = await bodyOf(request, vNotificationSilenceRequest);
  if (body instanceof Response) return body;
  const { config_id, component_id, check_id, canary_id, filter, selectors } = body;
  const hasResource = Boolean(config_id ?? component_id ?? check_id ?? canary_id);
  if (!hasResource && !filter && !selectors?.length)
    return httpError(400, "at least one of a resource, a filter and selectors is needed");
  const problem = filter ? filterProblem(filter) : undefined;
  if (problem !== undefined) return httpError(400, `the filter cannot work: ${problem}`);
  const now = new Date();
  const from = body.from ? dateMath(body.from, now) : now;
  const until = body.until ? dateMath(body.until, now) : null;
  if (!from || until === undefined) return httpError(400, "from and until are times or date math");
  if (until && until <= from) return httpError(400, "`from` must be before `until`");
  const insert = db.query(
    `insert into notification_silences (name, namespace, description, "from", until, recursive, config_id, component_id,
       check_id, canary_id, filter, selectors, source, created_by)
     values ($1, 'default', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, 'UI', $12)`,
    [
      body.name,
      body.description ?? null,
      from.toISOString(),
      until?.toISOString() ?? null,
      body.recursive,
      config_id ?? null,
      component_id ?? null,
      check_id ?? null,
      canary_id ?? null,
      filter || null,
      selectors?.length ? JSON.stringify(selectors) : null,
      personId,
    ],
  );
  return insert.then(
    () => new Response(null, { status: 200 }),
    (error: unknown) => {
      // A resource that is not there (foreign_key_violation).
      if (!(error instanceof DatabaseError) || error.code !== "23503") throw error;
      return httpError(400, "the resource to silence does not exist");
    },
  );
}
