import type { ResourceSearchAnswer } from "~generated/resources/types.gen";
import { vResourceSearchQuery } from "~generated/resources/valibot.gen";
import { allows } from "../access";
import { oopsError } from "../answers";
import type { Area } from "../area";
import { signedIn } from "../context";
import type { Database } from "../db/driver";
import type { SandboxUser } from "../people";
import { bodyOf } from "../requestBody";
import { SearchError } from "../search/grammar";
import { kinds, type KindName } from "../search/kinds";
import { findResources } from "../search/search";
import { mayByToken } from "../tokens/refusal";

const names: readonly KindName[] = [
  "canaries",
  "checks",
  "components",
  "configs",
  "config_changes",
  "playbooks",
  "connections",
];

/** Kinds that the caller may not read are left out, as those without a hit. */
function mayRead(user: SandboxUser, name: KindName): boolean {
  const { resource, object } = kinds[name].access;
  const byRole = user.roles.some((role) => allows(role, { resource, action: "read" }));
  return byRole && mayByToken(user, { object, action: "read" });
}

/** searchResources: selectors of one kind add up. */
export async function searchResources(
  request: Request,
  db: Database,
  user: SandboxUser,
): Promise<Response> {
  const query = await bodyOf(request, vResourceSearchQuery);
  if (query instanceof Response) return query;
  const limit = query.limit ?? 100;
  const answer: ResourceSearchAnswer = {};
  try {
    for (const name of names) {
      if (!query[name] || !mayRead(user, name)) continue;
      const found = [];
      for (const selector of query[name])
        found.push(...(await findResources(db, kinds[name], selector, limit)));
      const unique = [...new Map(found.map((one) => [one.id, one])).values()].slice(0, limit);
      if (unique.length > 0) answer[name] = unique;
    }
  } catch (error) {
    if (error instanceof SearchError)
      return oopsError(error.message, "look at the search text", 400);
    throw error;
  }
  return Response.json(answer);
}

export const area: Area = {
  handlers: {
    searchResources: signedIn(({ request, db, user }) => searchResources(request, db, user)),
  },
};
