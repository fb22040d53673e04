import { expect, it } from "vitest";
import { readContract } from "./contract";
import type { OpenApi } from "./document";
import { worldComplaints } from "./exampleWorld";

const ada = "01900000-0001-7000-8000-000000000001";
const bo = "01900000-0001-7000-8000-000000000002";
const api = "01900000-0006-7000-8000-000000000005";
const service = "01900000-0006-7000-8000-00000000000a";
const elsewhere = "0192f0a4-7c1e-7000-8000-000000000001";

/** A document whose one call answers the value. */
const answering = (value: unknown): OpenApi => ({
  openapi: "3.1.0",
  info: { title: "Calls", version: "1" },
  servers: [],
  paths: { "/one": { get: { responses: { "200": { examples: { shown: { value } } } } } } },
  components: { schemas: {} },
});

const complaints = (shown: unknown, rows: unknown = []) =>
  worldComplaints(
    new Map([
      ["calls", answering(shown)],
      ["db", answering(rows)],
    ]),
  );

it.each<[string, unknown, string[]]>([
  ["one record by one name", [{ id: ada, name: "Ada" }, { owner: { id: ada, name: "Ada" } }], []],
  [
    "one record by two names",
    [
      { id: ada, name: "Ada" },
      { person_id: ada, person_name: "Ada Osei" },
    ],
    [`${ada} has several values of name: Ada, Ada Osei`],
  ],
  [
    "one person with two addresses",
    [
      { id: ada, email: "ada@one.example" },
      { id: ada, email: "ada@two.example" },
    ],
    [`${ada} has several values of email: ada@one.example, ada@two.example`],
  ],
  [
    "one name for two records of a kind",
    [
      { id: ada, name: "Ada" },
      { id: bo, name: "Ada" },
    ],
    [`01900000-0001  Ada is the name of ${ada} and ${bo}`],
  ],
  [
    "one name for two types",
    [
      { id: api, name: "api", type: "Deployment" },
      { id: service, name: "api", type: "Service" },
    ],
    [],
  ],
  [
    "one name for two kinds",
    [
      { id: ada, name: "api" },
      { id: api, name: "api" },
    ],
    [],
  ],
  [
    "a change under the name of its item",
    [
      { id: bo, config_id: api, change_type: "diff", name: "api" },
      { id: bo, name: "Bo" },
      { id: api, name: "api" },
    ],
    [],
  ],
  ["an id that no row has", { run_id: elsewhere }, [`${elsewhere} is no id of the seed`]],
  ["the local agent", [{ id: "00000000-0000-0000-0000-000000000000", name: "local" }], []],
])("%s", (_what, shown, expected) => {
  expect(complaints(shown)).toEqual(expected);
});

it("takes what the sandbox made itself from its rows", () => {
  expect(complaints({ run_id: elsewhere }, [{ id: elsewhere }])).toEqual([]);
});

it("the contract tells of one world", async () => {
  expect(worldComplaints((await readContract()).documents)).toEqual([]);
});
