import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { relations } from "~generated/db/relations";
import { operations } from "~generated/operations";
import { people } from "~mocks/sandbox/db/people";
import type { Sandbox } from "~mocks/sandbox/sandbox";
import { startTestSandbox } from "~mocks/sandbox/testSandbox";
import { differences } from "./contract";

const origin = "http://127.0.0.1:3000";
let sandbox: Sandbox;
let checkId: string;

beforeAll(async () => {
  sandbox = await startTestSandbox(origin);
  const answer = await call("GET", "/api/db/checks?select=id&deleted_at=is.null&limit=1");
  checkId = ((await answer.json()) as { id: string }[])[0]?.id ?? "";
});
afterAll(() => sandbox.close());

function call(
  method: string,
  path: string,
  options: { body?: unknown; as?: string; cookie?: string; prefer?: string } = {},
) {
  const cookies = [options.as ? `quarterdeck_act_as=${options.as}` : "", options.cookie ?? ""]
    .filter(Boolean)
    .join("; ");
  return sandbox.fetch(
    new Request(`${origin}${path}`, {
      method,
      headers: {
        ...(cookies ? { cookie: cookies } : {}),
        ...(options.body === undefined ? {} : { "content-type": "application/json" }),
        Prefer: options.prefer ?? "return=representation",
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    }),
  );
}

async function expectFit(operationId: string, response: Response, status: number): Promise<void> {
  expect(response.status, await response.clone().text()).toBe(status);
  expect(await differences(operationId, response)).toEqual([]);
}

describe("the sandbox's answers fit the contract", () => {
  it.each([
    ["whoami", "/api/auth/whoami"],
    ["getProperties", "/api/properties"],
    ["getHealthSummary", "/api/canary/api/summary"],
    ["getBackendVersion", "/api/canary/about"],
    ["listSandboxPeople", "/api/sandbox/people"],
    ["hitSandboxTarget", "/api/sandbox/target/checkout?delay=1"],
  ])("%s", async (operationId, path) => {
    await expectFit(operationId, await call("GET", path), 200);
  });

  it.each(["15m", "1h", "12h", "2d", "1w", "1y", "2026-01-01T00:00:00Z"])(
    "getCheckGraph over %s",
    async (start) => {
      await expectFit(
        "getCheckGraph",
        await call("GET", `/api/canary/api/graph?check=${checkId}&count=300&start=${start}`),
        200,
      );
    },
  );

  it("getCheckGraph refuses what is no time and no id", async () => {
    await expectFit(
      "getCheckGraph",
      await call("GET", `/api/canary/api/graph?check=${checkId}&start=3mo`),
      400,
    );
    await expectFit("getCheckGraph", await call("GET", "/api/canary/api/graph?check=nope"), 400);
  });

  it("runCheck runs one check and does not know a strange one", async () => {
    await expectFit("runCheck", await call("POST", `/api/canary/run/check/${checkId}`), 200);
    await expectFit(
      "runCheck",
      await call("POST", "/api/canary/run/check/0192f0a4-7c1e-7000-8000-0000000000ff"),
      404,
    );
  });

  it("actAs sets the session and refuses strangers", async () => {
    await expectFit(
      "actAs",
      await call("POST", "/api/sandbox/act-as", { body: { person_id: people.viewer.id } }),
      200,
    );
    await expectFit(
      "actAs",
      await call("POST", "/api/sandbox/act-as", { body: { person_id: checkId } }),
      404,
    );
    await expectFit(
      "actAs",
      await call("POST", "/api/sandbox/act-as", { body: { person: 1 } }),
      400,
    );
  });

  it.each(Object.values(relations).map(({ name }) => name))("rows of %s", async (name) => {
    const operationId = Object.entries(operations).find(
      ([, entry]) =>
        entry.base === "/api/db" && entry.path === `/${name}` && entry.method === "GET",
    )?.[0];
    await expectFit(operationId ?? name, await call("GET", `/api/db/${name}?limit=50`), 200);
  });

  it("writes to /db, and names the constraint that stands in the way", async () => {
    const body = { name: "contract.test", value: "1" };
    await expectFit("createPropertyRow", await call("POST", "/api/db/properties", { body }), 201);
    await expectFit("createPropertyRow", await call("POST", "/api/db/properties", { body }), 409);
    await expectFit(
      "updatePropertyRow",
      await call("PATCH", "/api/db/properties?name=eq.contract.test", { body: { value: "2" } }),
      200,
    );
    await expectFit(
      "createCanary",
      await call("POST", "/api/db/canaries", { body: { name: "no spec", namespace: "default" } }),
      400,
    );
    await expectFit(
      "deletePropertyRow",
      await call("DELETE", "/api/db/properties?name=eq.contract.test"),
      200,
    );
  });

  it("validates what the seed put into canaries", async () => {
    const { documentChecks } = await import("~generated/schemas/index");
    const check = await documentChecks["canaries/canary"]();
    const response = await call("GET", "/api/db/canaries?select=name,spec&deleted_at=is.null");
    const canaries = (await response.json()) as { name: string; spec: unknown }[];
    expect(canaries.length).toBeGreaterThan(5);
    for (const { name, spec } of canaries)
      expect(check(spec), `${name}: ${JSON.stringify(check.errors)}`).toBe(true);
  });
});

describe("roles at the server", () => {
  const reads = ["/api/canary/api/summary", "/api/db/checks?limit=1", "/api/db/agents?limit=1"];

  it.each(Object.values(people))("$role reads health", async ({ id }) => {
    for (const path of reads) expect((await call("GET", path, { as: id })).status).toBe(200);
  });

  it.each([
    ["admin", 200],
    ["editor", 200],
    ["commander", 200],
    ["responder", 200],
    ["viewer", 403],
    ["guest", 403],
  ] as const)("%s runs a check: %s", async (role, status) => {
    await expectFit(
      "runCheck",
      await call("POST", `/api/canary/run/check/${checkId}`, { as: people[role].id }),
      status,
    );
  });

  it.each([
    ["admin", 200],
    ["editor", 200],
    ["commander", 403],
    ["responder", 403],
    ["viewer", 403],
    ["guest", 403],
  ] as const)("%s changes a canary: %s", async (role, status) => {
    const response = await call("PATCH", "/api/db/canaries?name=eq.nothing-has-this-name", {
      as: people[role].id,
      body: { icon: undefined, source: "UI" },
    });
    await expectFit("updateCanary", response, status);
    if (status === 403) expect(response.headers.get("x-rbac-object")).toBe("canaries");
  });

  it("knows nobody without a session", async () => {
    await expectFit("whoami", await call("GET", "/api/auth/whoami", { as: "signed-out" }), 401);
    await expectFit(
      "getHealthSummary",
      await call("GET", "/api/canary/api/summary", { as: "made-up" }),
      401,
    );
  });
});

describe("honest failures", () => {
  it.each(["401", "403", "500", "503"])(
    "the fault cookie makes one operation fail with %s, for that browser only",
    async (kind) => {
      const cookie = `sandbox_fault=getHealthSummary:${kind}`;
      expect((await call("GET", "/api/canary/api/summary", { cookie })).status).toBe(Number(kind));
      expect((await call("GET", "/api/properties", { cookie })).status).toBe(200);
      expect((await call("GET", "/api/canary/api/summary")).status).toBe(200);
    },
  );

  it("answers 404 without words for a table that the role check does not know, and 404 or 405 elsewhere", async () => {
    const table = await call("GET", "/api/db/pg_user");
    expect([table.status, await table.text()]).toEqual([404, ""]);
    expect((await call("GET", "/api/nothing")).status).toBe(404);
    expect((await call("DELETE", "/api/canary/api/summary")).status).toBe(405);
  });
});
