import type { Database } from "../db/driver";
import type { Scope } from "../expressions/evaluate";
import { loadTarget, type Row, type Target } from "./resource";

interface About {
  playbookId: string;
  target: Target | null;
  params: Readonly<Record<string, string>>;
  userId: string | null;
  request?: Row | null;
  runId?: string;
  env?: Readonly<Record<string, string>>;
}

/** What templates and expressions of a playbook may read. */
export async function scopeOf(db: Database, about: About): Promise<Scope> {
  const [playbook] = await db.query<{ id: string; name: string; namespace: string; title: string }>(
    "select id::text, name, namespace, title from playbooks where id = $1::uuid",
    [about.playbookId],
  );
  const [user] = about.userId
    ? await db.query<{ id: string; name: string; email: string | null }>(
        "select id::text, name, email from people where id = $1::uuid",
        [about.userId],
      )
    : [];
  // One that was deleted since the run began keeps its name.
  const target = about.target
    ? await loadTarget(db, { ...about.target, mayBeGone: true })
    : undefined;
  return {
    config: about.target?.kind === "config" ? (target ?? {}) : {},
    component: about.target?.kind === "component" ? (target ?? {}) : {},
    check: about.target?.kind === "check" ? (target ?? {}) : {},
    params: about.params,
    playbook: playbook ?? {},
    run: about.runId ? { id: about.runId } : {},
    user: user ?? { id: "", name: "", email: "" },
    request: about.request ?? {},
    env: about.env ?? {},
    agent: { name: "local" },
    status: { always: true, success: true, failure: false, timeout: false, skip: false },
    lastAction: {},
    actions: {},
  };
}
