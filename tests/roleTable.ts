import type { Role } from "~mocks/sandbox/db/people";

export type Verb = "read" | "write";

const kept = ["rbac", "identities", "connections"];
const ofIncidents = ["responder", "incident", "evidences", "comments"];
const most = (resource: string) => !kept.includes(resource);
const respond = { read: most, write: (resource: string) => ofIncidents.includes(resource) };
const look = { read: most, write: () => false };

/** The table of spec 1 §6, written down apart from the contract's: what a role may do with a resource. */
export const roleTable: Readonly<Record<Role, Record<Verb, (resource: string) => boolean>>> = {
  admin: { read: () => true, write: () => true },
  editor: { read: () => true, write: most },
  commander: respond,
  responder: respond,
  viewer: look,
  guest: look,
};
