import { setTimeout as delay } from "node:timers/promises";
import * as v from "valibot";
import type { SandboxPerson, SandboxStatus } from "~generated/sandbox/types.gen";
import { vActAs } from "~generated/sandbox/valibot.gen";
import { httpError } from "../answers";
import type { Area } from "../area";
import type { Database } from "../db/driver";
import { actAsCookie, peopleWithRoles, type SandboxUser } from "../people";

const asPerson = (person: SandboxUser, current: SandboxUser | undefined): SandboxPerson => ({
  id: person.id,
  name: person.name,
  role: person.role,
  active: person.id === current?.id,
});

/** listSandboxPeople. */
export async function listSandboxPeople(
  db: Database,
  current: SandboxUser | undefined,
): Promise<Response> {
  const people = await peopleWithRoles(db);
  return Response.json(people.map((person) => asPerson(person, current)));
}

const startedAt = new Date(Date.now() - performance.now());

/** getSandboxStatus. */
export async function getSandboxStatus(db: Database): Promise<Response> {
  const [row] = await db.query<Omit<SandboxStatus, "started_at">>(`
    select
      pg_database_size(current_database())::float as database_bytes,
      (select count(*)::int from config_items where deleted_at is null) as config_items,
      (select count(*)::int from components where deleted_at is null) as components,
      (select count(*)::int from checks where deleted_at is null) as checks,
      (select max(last_runtime) from checks) as last_check_at,
      (select count(*)::int from event_queue where error is null) as events_waiting,
      (select count(*)::int from event_queue where error is not null) as events_failed`);
  return Response.json({ ...row, started_at: startedAt.toISOString() });
}

/** actAs: sets the session cookie. */
export async function actAs(request: Request, db: Database): Promise<Response> {
  const body = v.safeParse(vActAs, await request.json().catch(() => undefined));
  if (!body.success) return httpError(400, "person_id must be the id of a seeded person");
  const person = (await peopleWithRoles(db)).find(({ id }) => id === body.output.person_id);
  if (!person) return httpError(404, `there is no seeded person ${body.output.person_id}`);
  return Response.json(asPerson(person, person), {
    headers: { "set-cookie": `${actAsCookie}=${person.id}; Path=/; HttpOnly; SameSite=Lax` },
  });
}

function numberOf(
  params: URLSearchParams,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number | undefined {
  const text = params.get(name);
  if (text === null) return fallback;
  const value = Number(text);
  return Number.isFinite(value) && value >= min && value <= max ? value : undefined;
}

/** hitSandboxTarget: a target for checks that answers as asked. */
export async function hitSandboxTarget(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const target = decodeURIComponent(pathname.slice("/api/sandbox/target/".length));
  const status = numberOf(searchParams, "status", 200, 200, 599);
  const wait = numberOf(searchParams, "delay", 0, 0, 10_000);
  const failPercent = numberOf(searchParams, "failPercent", 0, 0, 100);
  if (status === undefined || wait === undefined || failPercent === undefined)
    return httpError(
      400,
      "status is 200 to 599, delay 0 to 10000 milliseconds, failPercent 0 to 100",
    );
  await delay(wait);
  const answered = Math.random() * 100 < failPercent ? 503 : Math.trunc(status);
  if (answered === 204 || answered === 304) return new Response(null, { status: answered });
  return answered < 400
    ? Response.json({ target }, { status: answered })
    : httpError(answered, `target ${target} is down`);
}

export const area: Area = {
  handlers: {
    listSandboxPeople: ({ db, user }) => listSandboxPeople(db, user),
    getSandboxStatus: ({ db }) => getSandboxStatus(db),
    actAs: ({ request, db }) => actAs(request, db),
    hitSandboxTarget: ({ request }) => hitSandboxTarget(request),
  },
};
