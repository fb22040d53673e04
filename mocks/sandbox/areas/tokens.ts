import * as v from "valibot";
import type { CreateTokenResponse, Token, TokenList } from "~generated/auth/types.gen";
import { vCreateToken } from "~generated/auth/valibot.gen";
import { httpError, oopsError, plainError } from "../answers";
import type { Area } from "../area";
import { signedIn } from "../context";
import type { Database } from "../db/driver";
import { insertTables } from "../db/insert";
import { asCurrentUser, type SandboxUser } from "../people";
import { bodyOf, idOf } from "../requestBody";
import { endOf } from "../tokens/expiry";
import { ownerOf } from "../tokens/owner";
import { mayByToken } from "../tokens/refusal";
import { createTokenOf } from "../tokens/store";
import { TOKEN_AGENT, tokenTables } from "./tokensSeed";

/** Two spellings of one flag: the console's and the backend's. */
const body = v.object({ ...vCreateToken.entries, expiry: v.optional(v.string(), "") });

async function defaultExpiry(db: Database): Promise<string> {
  const [row] = await db.query<{ value: string }>(
    "select value from properties where name = 'access_token.default_expiry' and deleted_at is null",
  );
  return row?.value ?? "90d";
}

/** createToken: the text stands in this answer only. */
export async function createToken(
  request: Request,
  db: Database,
  user: SandboxUser,
): Promise<Response> {
  const input = await bodyOf(request, body);
  if (input instanceof Response) return input;
  const name = input.name.trim();
  if (name === "") return httpError(400, "name: Name is required");
  const expiresAt = endOf(input.expiry, new Date(), await defaultExpiry(db));
  if (expiresAt === undefined) return httpError(400, `error parsing expiry[${input.expiry}]`);
  const scope = input.scope.map(({ object, action }) => ({ object, action }));
  // A limited token hands out no more than it has.
  const wanted = scope.length === 0 ? [{ object: "*", action: "*" }] : scope;
  const beyond = wanted.find((permission) => !mayByToken(user, permission));
  if (beyond)
    return plainError(403, "unauthorized. Access Denied", {
      "X-Rbac-Subject": user.id,
      "X-Rbac-Object": beyond.object,
      "X-Rbac-Action": beyond.action,
    });
  const owner = await ownerOf(db, user);
  if (!owner) return httpError(400, "only a person can own a token");
  const autoRenew = input.autoRenew || input.auto_renew;
  const made = await createTokenOf(db, owner, { name, scope, autoRenew, expiresAt });
  if ("refusal" in made) return httpError(400, made.refusal);
  const answer: CreateTokenResponse = { message: "success", payload: { token: made.text } };
  return Response.json(answer);
}

interface TokenRow extends Omit<Token, "created_at" | "expires_at" | "person"> {
  created_at: Date;
  expires_at: Date | null;
  person: { id: string; name: string; email: string | null; type: string | null };
}

/** listTokens: everybody's, the newest first. */
export async function listTokens(db: Database): Promise<Response> {
  const rows = await db.query<TokenRow>(
    `select token.id::text, token.name, token.auto_renew, token.person_id::text, token.created_at, token.expires_at,
       token.created_by::text,
       jsonb_build_object('id', person.id, 'name', person.name, 'email', person.email, 'type', person.type) as person
     from access_tokens token join people person on person.id = token.person_id
     order by token.created_at desc, token.id desc`,
  );
  const answer: TokenList = {
    message: "success",
    payload: rows.map((row) => ({
      ...row,
      person: asCurrentUser({ ...row.person, avatar: null, properties: null }),
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at?.toISOString() ?? null,
    })),
  };
  return Response.json(answer);
}

/** deleteToken: its maker and administrators may; the token's person goes with it. */
export async function deleteToken(
  request: Request,
  db: Database,
  user: SandboxUser,
): Promise<Response> {
  const id = idOf(request);
  if (id instanceof Response) return id;
  return db.transaction(async (tx) => {
    const [token] = await tx.query<{ person_id: string; created_by: string | null }>(
      "select person_id::text, created_by::text from access_tokens where id = $1::uuid",
      [id],
    );
    if (!token) return oopsError("record not found", `there is no access token ${id}`, 404);
    const actor = user.token ? user.token.ownerId : user.id;
    if (token.created_by !== actor && !user.roles.includes("admin"))
      return httpError(401, "only the creator or admins can delete access tokens");
    await tx.query("delete from access_tokens where id = $1::uuid", [id]);
    await tx.query(
      `update people set deleted_at = now()
        where id = $1::uuid and type = 'access_token'
          and not exists (select from access_tokens where person_id = $1::uuid)`,
      [token.person_id],
    );
    return Response.json({ message: "success" });
  });
}

export const area: Area = {
  handlers: {
    createToken: signedIn(({ request, db, user }) => createToken(request, db, user)),
    listTokens: ({ db }) => listTokens(db),
    deleteToken: signedIn(({ request, db, user }) => deleteToken(request, db, user)),
  },
  async seed(tx, { ago }) {
    await insertTables(tx, tokenTables(ago));
    await tx.query(TOKEN_AGENT);
  },
  after: ["people", "agents"],
};
