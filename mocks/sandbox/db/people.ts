import { seedId } from "./seedIds";

/** The roles of the console, in the order of the role matrix. */
export const roles = ["admin", "editor", "commander", "responder", "viewer", "guest"] as const;
export type Role = (typeof roles)[number];

/** Someone of the seed whom a visitor of the sandbox may act as. */
export interface SeedPerson {
  id: string;
  name: string;
  email: string;
  title: string;
  role: Role;
}

/** The person that stands for the backend itself: no e-mail, never signed in; part of every fresh database. */
export const systemPersonId = seedId("person", 0);

/** One person per role. The role is kept in `people.properties` as `{"role": "admin"}`. */
export const people: Readonly<Record<Role, SeedPerson>> = {
  admin: {
    id: seedId("person", 1),
    name: "Ada Osei",
    email: "ada.osei@quarterdeck.example",
    title: "Platform lead",
    role: "admin",
  },
  editor: {
    id: seedId("person", 2),
    name: "Mateo Lindqvist",
    email: "mateo.lindqvist@quarterdeck.example",
    title: "Platform engineer",
    role: "editor",
  },
  commander: {
    id: seedId("person", 3),
    name: "Priya Raman",
    email: "priya.raman@quarterdeck.example",
    title: "Incident commander",
    role: "commander",
  },
  responder: {
    id: seedId("person", 4),
    name: "Jonas Keller",
    email: "jonas.keller@quarterdeck.example",
    title: "Site reliability engineer",
    role: "responder",
  },
  viewer: {
    id: seedId("person", 5),
    name: "Hana Sato",
    email: "hana.sato@quarterdeck.example",
    title: "Product manager",
    role: "viewer",
  },
  guest: {
    id: seedId("person", 6),
    name: "Luis Moreira",
    email: "luis.moreira@quarterdeck.example",
    title: "Auditor",
    role: "guest",
  },
};

/** Who is signed in when a sandbox starts for the first time. */
export const firstPersonId: string = people.admin.id;
