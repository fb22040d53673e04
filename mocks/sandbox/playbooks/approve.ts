import type { Database } from "../db/driver";
import { approvalOf, readSpec } from "./spec";

/** How an approval went. */
export type Approval = "approved" | "counts" | "not needed" | "not waiting" | "not an approver";

interface Approver {
  personId: string | null;
  teamId: string | null;
  /** Name, address or id under which the playbook names it. */
  as: string;
}

async function rolesOf(
  db: Database,
  personId: string,
  wanted: { people: readonly string[]; teams: readonly string[] },
): Promise<Approver[]> {
  const people = await db.query<{ as: string }>(
    `select wanted as "as" from unnest($2::text[]) wanted, people person
     where person.id = $1::uuid and (wanted = person.id::text or lower(wanted) = lower(person.email))`,
    [personId, [...wanted.people]],
  );
  const teams = await db.query<{ as: string; id: string }>(
    `select wanted as "as", team.id::text from unnest($2::text[]) wanted
     join teams team on team.deleted_at is null and (wanted = team.id::text or wanted = team.name)
     join team_members member on member.team_id = team.id and member.person_id = $1::uuid`,
    [personId, [...wanted.teams]],
  );
  return [
    ...people.map(({ as }) => ({ personId, teamId: null, as })),
    ...teams.map(({ as, id }) => ({ personId: null, teamId: id, as })),
  ];
}

/** Those of the playbook's approvers who have approved already. */
async function approved(
  db: Database,
  runId: string,
  wanted: { people: readonly string[]; teams: readonly string[] },
): Promise<Set<string>> {
  const rows = await db.query<{ as: string }>(
    `select wanted as "as" from unnest($2::text[]) wanted
     join people person on wanted = person.id::text or lower(wanted) = lower(person.email)
     join playbook_approvals approval on approval.run_id = $1::uuid and approval.person_id = person.id
     union
     select wanted from unnest($3::text[]) wanted
     join teams team on wanted = team.id::text or wanted = team.name
     join playbook_approvals approval on approval.run_id = $1::uuid and approval.team_id = team.id`,
    [runId, [...wanted.people], [...wanted.teams]],
  );
  return new Set(rows.map(({ as }) => as));
}

/**
 * Approves a run for a person, as itself and for its teams. Somebody who is not named but holds the right to approve
 * approves it as a whole.
 */
export async function approveRun(
  db: Database,
  runId: string,
  personId: string,
  { mayOverrule }: { mayOverrule: boolean },
): Promise<Approval> {
  const [run] = await db.query<{ spec: unknown; status: string }>(
    "select spec, status from playbook_runs where id = $1::uuid",
    [runId],
  );
  const approval = run ? approvalOf(readSpec(run.spec)) : null;
  if (!run || !approval) return "not needed";
  if (run.status !== "pending_approval") return "not waiting";
  const roles = await rolesOf(db, personId, approval);
  if (roles.length === 0 && !mayOverrule) return "not an approver";
  const rows = roles.length > 0 ? roles : [{ personId, teamId: null, as: "" }];
  for (const { personId: person, teamId } of rows)
    await db.query(
      `insert into playbook_approvals (run_id, person_id, team_id) select $1::uuid, $2::uuid, $3::uuid
       where not exists (select from playbook_approvals where run_id = $1::uuid
         and person_id is not distinct from $2::uuid and team_id is not distinct from $3::uuid)`,
      [runId, person, teamId],
    );
  const done = await approved(db, runId, approval);
  const isEnough =
    roles.length === 0 ||
    !approval.isAll ||
    [...approval.people, ...approval.teams].every((as) => done.has(as));
  if (!isEnough) return "counts";
  await db.query(
    `update playbook_runs set status = 'scheduled', scheduled_time = greatest(scheduled_time, now())
     where id = $1::uuid and status = 'pending_approval'`,
    [runId],
  );
  return "approved";
}
