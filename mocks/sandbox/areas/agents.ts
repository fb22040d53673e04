import { randomBytes } from "node:crypto";
import type { AgentCredentials } from "~generated/agent/types.gen";
import { vAgentTokenRequest, vGenerateAgent } from "~generated/agent/valibot.gen";
import { oopsError } from "../answers";
import type { Area } from "../area";
import { signedIn } from "../context";
import type { Database } from "../db/driver";
import { insertRows } from "../db/insert";
import type { SandboxUser } from "../people";
import { bodyOf } from "../requestBody";
import { grantRole } from "../roles";
import { storeToken } from "../tokens/store";
import { agentRows } from "./agentsSeed";

type Query = Pick<Database, "query">;

const LIFETIME_MS = 365 * 86_400_000;

async function issue(db: Query, personId: string, autoRenew: boolean): Promise<string> {
  return storeToken(db, {
    name: `agent-${Math.floor(Date.now() / 1000)}`,
    personId,
    ownerId: null,
    scope: [],
    autoRenew,
    expiresAt: new Date(Date.now() + LIFETIME_MS),
  });
}

async function personOfAgent(db: Query, username: string): Promise<string> {
  const [person] = await db.query<{ id: string }>(
    "insert into people (name, type) values ($1, 'agent') returning id::text",
    [username],
  );
  if (!person) throw new Error("The person of the agent was not stored.");
  await grantRole(db, person.id, "agent");
  return person.id;
}

const created = (answer: AgentCredentials) => Response.json(answer, { status: 201 });

/** generateAgent: the agent, its person and its first token. */
export async function generateAgent(
  request: Request,
  db: Database,
  user: SandboxUser,
): Promise<Response> {
  const input = await bodyOf(request, vGenerateAgent);
  if (input instanceof Response) return input;
  const name = input.name.trim();
  if (name === "") return oopsError("the agent has no name", "give it one", 400);
  return db.transaction(async (tx) => {
    const taken = await tx.query("select id from agents where name = $1 and deleted_at is null", [
      name,
    ]);
    if (taken.length > 0)
      return oopsError(`an agent with the name ${name} exists already`, "choose another name", 409);
    const username = `agent-${randomBytes(8).toString("hex")}`;
    const personId = await personOfAgent(tx, username);
    await tx.query(
      `insert into agents (name, username, person_id, properties, created_by)
       values ($1, $2, $3::uuid, $4::jsonb, $5::uuid)`,
      [name, username, personId, JSON.stringify(input.properties), user.id],
    );
    const access_token = await issue(tx, personId, input.auto_renew ?? false);
    return created({ id: personId, username, access_token });
  });
}

/** generateAgentToken: one more; the older ones go on. */
export async function generateAgentToken(request: Request, db: Database): Promise<Response> {
  const input = await bodyOf(request, vAgentTokenRequest);
  if (input instanceof Response) return input;
  return db.transaction(async (tx) => {
    const [agent] = await tx.query<{ id: string; person_id: string | null }>(
      "select id::text, person_id::text from agents where name = $1 and deleted_at is null and name <> 'local'",
      [input.agent_name],
    );
    if (!agent)
      return oopsError(
        "record not found",
        `there is no agent with the name ${input.agent_name}`,
        404,
      );
    const personId = agent.person_id ?? (await personOfAgent(tx, input.agent_name));
    await tx.query(
      "update agents set person_id = $2::uuid where id = $1::uuid and person_id is null",
      [agent.id, personId],
    );
    const access_token = await issue(tx, personId, input.auto_renew ?? false);
    return created({ id: personId, username: input.agent_name, access_token });
  });
}

export const area: Area = {
  handlers: {
    generateAgent: signedIn(({ request, db, user }) => generateAgent(request, db, user)),
    generateAgentToken: ({ request, db }) => generateAgentToken(request, db),
  },
  async seed(tx) {
    await tx.query(
      "update agents set last_seen = now(), description = 'This installation' where name = 'local'",
    );
    await insertRows(tx, "agents", agentRows);
    await tx.query(
      "update agents set last_seen = now() - interval '3 hours' where name <> 'local'",
    );
  },
  after: ["people"],
};
