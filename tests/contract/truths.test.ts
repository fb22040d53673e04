import { describe, expect, it } from "vitest";
import { differences, documents, places } from "./contract";

/** Answers as the backend gives them where a contract that is written from a console would expect others. */

const json = (status: number, body: unknown) => Response.json(body, { status });

interface Parameter {
  name?: string;
  required?: boolean;
}

const operationOf = (id: string) => {
  const place = places.get(id);
  if (!place) throw new Error(`the contract has no operation ${id}`);
  return documents.get(place.base)?.paths[place.path]?.[place.method];
};

const oops = {
  error: "playbook is not applicable",
  public: "This playbook does not take that resource.",
  hint: "Choose a config of its types.",
  code: "invalid",
};

const file = {
  id: "01900000-0006-7000-8000-000000000005",
  path: "a/b.txt",
  filename: "b.txt",
  size: 1,
  checksum: "x",
  created_at: "2026-11-20T07:40:00Z",
  updated_at: "2026-11-20T07:40:00Z",
};

const group = {
  resource_type: "config",
  resource_health: "unhealthy",
  resource_status: "",
  resource_health_description: "",
  first_observed: "2026-11-20T07:40:00Z",
  last_seen: "2026-11-20T08:15:30Z",
  total: 1,
  last_message: null,
  sent: 1,
  error: 0,
  suppressed: 0,
};

const bare = { type: null, health: null, status: null, description: null, deleted_at: null };

describe("an answer of the backend fits", () => {
  it.each<[what: string, operation: string, answer: Response]>([
    ["rules without an envelope", "dumpPolicy", json(200, [])],
    ["what a scrape's job recorded", "runScraper", json(200, { errors: ["one"] })],
    [
      "a live resource, of which little is known",
      "summarizeNotifications",
      json(200, {
        total: 1,
        results: [{ ...group, resource: { id: file.id, name: "y", ...bare } }],
      }),
    ],
    ["a hook that nobody listens on", "receiveCheckWebhook", json(404, { error: "not found" })],
    ["a hook that several listen on", "receiveCheckWebhook", json(400, { error: "2 found" })],
    ["a token that is not there", "getTokenPermissions", json(500, { error: "not found" })],
    ["a long error at 400", "runPlaybook", json(400, oops)],
    ["a long error at 403", "runPlaybook", json(403, { ...oops, code: "forbidden" })],
    ["a long error at 404", "getPlaybookRun", json(404, { ...oops, code: "not_found" })],
    ["an error that has nothing but itself", "runPlaybook", json(500, { error: "broken" })],
  ])("%s", async (_what, operation, answer) => {
    expect(await differences(operation, answer)).toEqual([]);
  });
});

describe("an answer of another form does not", () => {
  it.each<[what: string, operation: string, answer: Response, why: string]>([
    ["rules in an envelope", "dumpPolicy", json(200, { message: "", payload: [] }), "array"],
    ["a file without its flags", "listPlaybookRunArtifacts", json(200, [file]), "is_data_pushed"],
  ])("%s", async (_what, operation, answer, why) => {
    expect((await differences(operation, answer)).join()).toContain(why);
  });
});

it("a sign-out needs no token, and a playbook's run makes changes stale", () => {
  const { parameters } = operationOf("performLogout") as { parameters: Parameter[] };
  expect(parameters.find(({ name }) => name === "token")).not.toHaveProperty("required");
  expect(operationOf("runPlaybook")).toMatchObject({
    "x-invalidates": expect.arrayContaining(["searchCatalogChanges"]),
  });
});

it("a webhook takes any text, and a view shows bars of gauges", () => {
  expect(operationOf("receiveCheckWebhook")).toMatchObject({
    requestBody: { content: { "text/plain": { schema: { type: "string" } } } },
  });
  expect(documents.get("view")?.components.schemas["ViewPanel"]?.properties).toHaveProperty(
    "bargauge",
  );
});
