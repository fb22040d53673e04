import { vPlaybookParametersQuery, vPlaybookRunRequest } from "~generated/playbook/valibot.gen";
import { codedError, httpError } from "../answers";
import type { Area } from "../area";
import { signedIn, type Context } from "../context";
import { insertTables } from "../db/insert";
import type { SandboxUser } from "../people";
import { renderedParameters } from "../playbooks/parameters";
import { fits, loadTarget, refusingFilter, targetKeys, type Target } from "../playbooks/resource";
import { hasRight, refusal } from "../playbooks/rights";
import { startRunner } from "../playbooks/runner";
import { scopeOf } from "../playbooks/scope";
import { readSpec, SpecError } from "../playbooks/spec";
import { startRun, StartError } from "../playbooks/startRun";
import { TemplateError } from "../playbooks/templateValue";
import { playbookEvents, seenEvents } from "../playbooks/triggers";
import { bodyOf } from "../requestBody";
import { playbookTables } from "./playbooksSeed";

type Call = Context & { user: SandboxUser };
type Keys = Partial<Record<keyof typeof targetKeys, string | null | undefined>>;

/** The one resource that a request names; null for none, undefined for several. */
function targetIn(keys: Keys): Target | null | undefined {
  const targets = (["config_id", "component_id", "check_id"] as const).flatMap((key) => {
    const id = keys[key];
    return id ? [{ kind: targetKeys[key], id }] : [];
  });
  return targets.length > 1 ? undefined : (targets[0] ?? null);
}

const severalTargets = codedError.bind(
  null,
  400,
  "provide at most one of: config_id, component_id, check_id",
);

const nouns = { config: "item of the catalog", component: "component", check: "check" } as const;

const unknownPlaybook = (id: string) =>
  codedError(404, `playbook '${id}' not found`, { public: "This playbook is not there any more." });

/** listApplicablePlaybooks: those with a selector that means the resource. */
async function listApplicable({ request, db }: Call): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const [key] = (["config_id", "component_id", "check_id"] as const).filter((name) =>
    query.get(name),
  );
  const id = key && query.get(key);
  if (!key || !id || !/^[0-9a-f-]{36}$/i.test(id))
    return httpError(400, "provide exactly one of: config_id, component_id, check_id");
  const target: Target = { kind: targetKeys[key], id };
  if (!(await loadTarget(db, target))) return httpError(404, `${target.kind} '${id}' not found`);
  const playbooks = await db.query<{ id: string; name: string; spec: unknown }>(
    "select id::text, name, spec from playbooks where deleted_at is null order by name, id",
  );
  const found = [];
  for (const { spec, ...playbook } of playbooks) {
    const read = specOf(spec);
    if (read && (await fits(db, read, target)))
      found.push({ ...playbook, parameters: read.parameters ?? null });
  }
  return Response.json(found);
}

/** A document that cannot be read fits nothing; it does not take the list with it. */
function specOf(spec: unknown) {
  try {
    return readSpec(spec);
  } catch (error) {
    if (error instanceof SpecError) return undefined;
    throw error;
  }
}

async function playbookOf(db: Context["db"], id: string) {
  const [playbook] = await db.query<{ id: string; name: string; namespace: string; spec: unknown }>(
    "select id::text, name, namespace, spec from playbooks where id = $1::uuid and deleted_at is null",
    [id],
  );
  return playbook;
}

/** getPlaybookParameters: defaults and properties filled in for the resource. */
async function parameters({ request, db, user }: Call): Promise<Response> {
  const query = await bodyOf(request, vPlaybookParametersQuery);
  if (query instanceof Response) return query;
  const target = targetIn(query);
  if (target === undefined) return severalTargets();
  const playbook = await playbookOf(db, query.id);
  if (!playbook) return unknownPlaybook(query.id);
  if (target && !(await loadTarget(db, target)))
    return codedError(404, `${target.kind} '${target.id}' not found`, {
      public: `This ${nouns[target.kind]} is not there any more.`,
    });
  try {
    const spec = readSpec(playbook.spec);
    const params = query.params ?? {};
    const scope = await scopeOf(db, { playbookId: playbook.id, target, params, userId: user.id });
    const refused = refusingFilter(spec, scope);
    if (refused !== null) return codedError(500, refused);
    return Response.json({
      params: spec.parameters ? renderedParameters(spec, params, scope) : null,
    });
  } catch (error) {
    if (error instanceof SpecError || error instanceof TemplateError)
      return codedError(500, error.message);
    throw error;
  }
}

/** runPlaybook. */
async function run({ request, db, user }: Call): Promise<Response> {
  const wish = await bodyOf(request, vPlaybookRunRequest);
  if (wish instanceof Response) return wish;
  const target = targetIn(wish);
  if (target === undefined) return severalTargets();
  const playbook = await playbookOf(db, wish.id);
  if (!playbook) return unknownPlaybook(wish.id);
  if (!(await hasRight(db, user, "playbook:run", { playbook, target })))
    return refusal(user, "playbook:run");
  try {
    const { id, startsAt } = await startRun(db, {
      playbookId: playbook.id,
      target,
      params: wish.params ?? {},
      userId: user.token?.ownerId ?? user.id,
      parentId: wish.parent_id ?? null,
      notificationSendId: wish.notification_send_id ?? null,
    });
    return Response.json({ run_id: id, starts_at: startsAt.toISOString() }, { status: 201 });
  } catch (error) {
    if (error instanceof StartError) return codedError(error.status, error.message);
    throw error;
  }
}

export const area: Area = {
  handlers: {
    listApplicablePlaybooks: signedIn(listApplicable),
    getPlaybookParameters: signedIn(parameters),
    runPlaybook: signedIn(run),
    getPlaybookEvents: ({ db }) => Response.json(seenEvents(db)),
  },
  events: playbookEvents,
  start: startRunner,
  seed: (tx, start) => insertTables(tx, playbookTables(start)),
  after: ["notifications"],
};
