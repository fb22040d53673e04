import { signedIn, type Handler } from "../context";
import { setAccountProperties, setAccountState } from "./account";
import { whoami } from "./auth";
import { inviteUser } from "./invitation";
import { deletePerson, updatePerson } from "./people";
import { addRolesToPerson, dumpPolicy, getRolesOfPerson, getTokenPermissions } from "./rbac";
import { createToken, deleteToken, listTokens } from "./tokens";

/** Operations about people, tokens, roles, connections and agents, by operationId. */
export const adminHandlers: Readonly<Record<string, Handler>> = {
  whoami: signedIn(({ db, user }) => whoami(db, user)),
  createToken: signedIn(({ request, db, user }) => createToken(request, db, user)),
  listTokens: ({ db }) => listTokens(db),
  deleteToken: signedIn(({ request, db, user }) => deleteToken(request, db, user)),
  inviteUser: ({ request, db }) => inviteUser(request, db),
  updateAccountState: signedIn(({ request, db, user }) => setAccountState(request, db, user)),
  updateAccountProperties: ({ request, db }) => setAccountProperties(request, db),
  updatePerson: signedIn(({ request, db, user }) => updatePerson(request, db, user)),
  deletePerson: signedIn(({ request, db, user }) => deletePerson(request, db, user)),
  getTokenPermissions: ({ request, db }) => getTokenPermissions(request, db),
  addRolesToPerson: ({ request, db }) => addRolesToPerson(request, db),
  getRolesOfPerson: ({ request, db }) => getRolesOfPerson(request, db),
  dumpPolicy: ({ db }) => dumpPolicy(db),
};
