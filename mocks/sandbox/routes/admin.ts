import { signedIn, type Handler } from "../context";
import { setAccountProperties, setAccountState } from "./account";
import { whoami } from "./auth";
import { generateAgent, generateAgentToken } from "./agents";
import { downloadArtifact, listCheckArtifacts, listPlaybookRunArtifacts } from "./artifacts";
import { testConnection } from "./connections";
import { inviteUser } from "./invitation";
import { getKubeconfig, refuseKubernetes } from "./kubeconfig";
import { callMcp } from "./mcp";
import { deletePerson, updatePerson } from "./people";
import { addRolesToPerson, dumpPolicy, getRolesOfPerson, getTokenPermissions } from "./rbac";
import { searchResources } from "./resources";
import { getSchemaFile } from "./schemaFiles";
import { snapshot } from "./snapshot";
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
  testConnection: ({ request, db }) => testConnection(request, db),
  generateAgent: signedIn(({ request, db, user }) => generateAgent(request, db, user)),
  generateAgentToken: ({ request, db }) => generateAgentToken(request, db),
  getKubeconfig: signedIn(({ request, db, user }) => getKubeconfig(request, db, user)),
  readKubernetes: refuseKubernetes,
  createInKubernetes: refuseKubernetes,
  replaceInKubernetes: refuseKubernetes,
  patchInKubernetes: refuseKubernetes,
  deleteInKubernetes: refuseKubernetes,
  getSchemaFile: ({ request }) => getSchemaFile(request),
  downloadArtifact: ({ request, db }) => downloadArtifact(request, db),
  listCheckArtifacts: ({ request, db }) => listCheckArtifacts(request, db),
  listPlaybookRunArtifacts: ({ request, db }) => listPlaybookRunArtifacts(request, db),
  snapshotTopology: ({ request, db }) => snapshot(request, db, "topology"),
  snapshotIncident: ({ request, db }) => snapshot(request, db, "incident"),
  snapshotConfig: ({ request, db }) => snapshot(request, db, "config"),
  searchResources: signedIn(({ request, db, user }) => searchResources(request, db, user)),
  callMcp: signedIn(({ request, db, user }) => callMcp(request, db, user)),
};
