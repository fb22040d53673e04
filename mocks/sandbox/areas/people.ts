import type { WhoamiResponse } from "~generated/auth/types.gen";
import type { Area } from "../area";
import { signedIn } from "../context";
import type { Database } from "../db/driver";
import { insertTables } from "../db/insert";
import { asCurrentUser, type SandboxUser } from "../people";
import { inheritedRoles } from "../policy/builtIn";
import { rulesOf } from "../policy/policy";
import { setAccountProperties, setAccountState } from "./peopleAccounts";
import { inviteUser } from "./peopleInvitation";
import { deletePerson, updatePerson } from "./peopleRecords";
import { peopleTables } from "./peopleSeed";

/** whoami: the person with direct and inherited roles, and every rule that speaks of the person. */
async function whoami(db: Database, user: SandboxUser): Promise<Response> {
  const owner = user.token?.ownerId;
  const answer: WhoamiResponse = {
    message: "success",
    payload: {
      user: asCurrentUser(user),
      roles: [...inheritedRoles(user.roles), ...(owner ? [owner] : [])],
      permissions: await rulesOf(db, user),
      hostname: "sandbox",
    },
  };
  return Response.json(answer);
}

export const area: Area = {
  handlers: {
    whoami: signedIn(({ db, user }) => whoami(db, user)),
    inviteUser: ({ request, db }) => inviteUser(request, db),
    updateAccountState: signedIn(({ request, db, user }) => setAccountState(request, db, user)),
    updateAccountProperties: ({ request, db }) => setAccountProperties(request, db),
    updatePerson: signedIn(({ request, db, user }) => updatePerson(request, db, user)),
    deletePerson: signedIn(({ request, db, user }) => deletePerson(request, db, user)),
  },
  seed: (tx, { ago }) => insertTables(tx, peopleTables(ago)),
};
