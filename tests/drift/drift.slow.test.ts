import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../codegen.config";
import { readDb } from "../../codegen/document";
import { readDocuments, type DocDocument } from "../../codegen/docsModel";
import { probeBackend } from "../../codegen/driftProbe";
import {
  exitCodeOf,
  hasDrift,
  reportJunit,
  reportText,
  type DriftReport,
} from "../../codegen/driftReport";
import type { Sandbox } from "~mocks/sandbox/sandbox";
import { startTestSandbox } from "~mocks/sandbox/testSandbox";

const url = "http://127.0.0.1:3000";
let sandbox: Sandbox;
let documents: DocDocument[];

beforeAll(async () => {
  documents = await readDocuments();
  sandbox = await startTestSandbox(url);
});
afterAll(() => sandbox.close());

/** A probe of the sandbox, as a console serves it or as a backend would stand there by itself. */
async function probe(
  options: {
    cookie?: string;
    address?: string;
    change?: (request: Request) => Response | undefined;
  } = {},
): Promise<{ report: DriftReport; sent: Request[] }> {
  const sent: Request[] = [];
  const report = await probeBackend({
    url: options.address ?? url,
    documents,
    db: await readDb(contract.db, contract.dbParts),
    ...(options.cookie === undefined ? {} : { headers: { cookie: options.cookie } }),
    send: async (request) => {
      sent.push(request);
      return options.change?.(request) ?? sandbox.fetch(request);
    },
  });
  return { report, sent };
}

it("finds nothing in the sandbox, having asked for lists, for single things and for named reads", async () => {
  const { report, sent } = await probe();
  expect(report.drift).toEqual([]);
  expect(hasDrift(report)).toBe(false);
  expect(report.compared).toEqual(
    expect.arrayContaining([
      "whoami",
      "listChecks",
      "getCheckGraph",
      "checkDetail",
      "searchCatalogChanges",
      "summarizeNotifications",
      "evaluateView",
    ]),
  );
  expect(reportText(report)).toContain("no difference from the contract");
  const posted = sent
    .filter(({ method }) => method !== "GET")
    .map((one) => new URL(one.url).pathname);
  expect(posted).toContain("/api/catalog/changes");
  expect(posted.filter((path) => /\/(run|db|auth|silence|test)(\/|$)/.test(path))).toEqual([]);
});

it("asks nothing that would change something", async () => {
  const { report, sent } = await probe();
  const changing = documents.flatMap(({ operations }) =>
    operations.filter(
      ({ method, operation }) => method === "get" && operation["x-access"].action === "write",
    ),
  );
  expect(
    sent.filter(({ url }) => changing.some(({ path }) => new URL(url).pathname === path)),
  ).toEqual([]);
  const skipped = changing.map(({ operation }) =>
    report.skipped.find((entry) => entry.operation === operation.operationId),
  );
  expect(skipped.map((entry) => entry?.reason)).toEqual(
    changing.map(() => "it would change something"),
  );
});

it("names a broken field with operation, path, expected and seen", async () => {
  const { report } = await probe({ cookie: "sandbox_fault=getHealthSummary:drift" });
  expect(report.drift).toEqual([
    {
      operation: "getHealthSummary",
      path: "/runnerName",
      expected: "must be string",
      seen: "number",
      count: 1,
    },
  ]);
  expect(hasDrift(report)).toBe(true);
  expect(reportText(report)).toMatch(/getHealthSummary +\/runnerName +must be string +number +1/);
  const junit = reportJunit(report);
  expect(junit).toContain(
    '<testcase classname="drift" name="getHealthSummary"><failure message="/runnerName: must be string, seen number (1×)"/></testcase>',
  );
  expect(junit).toContain('failures="1"');
  expect(junit).toMatch(/<testcase classname="drift" name="\w+"><skipped message="[^"]+"\/>/);
});

it("names a broken row of a list and of a named read, counted and not repeated", async () => {
  const { report } = await probe({
    change: (request) =>
      new URL(request.url).pathname === "/api/db/check_statuses"
        ? Response.json([{ check_id: 1 }, { check_id: 2 }])
        : undefined,
  });
  const broken = report.drift.filter(({ path }) => path === "/*/check_id");
  expect(broken).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ operation: "listCheckStatuses", seen: "number", count: 2 }),
      expect.objectContaining({ operation: "checkHistory", seen: "number", count: 2 }),
    ]),
  );
});

it("names a status, a media type and a text that the contract does not have", async () => {
  const answers: Readonly<Record<string, () => Response>> = {
    "/api/properties": () => Response.json([], { status: 418 }),
    "/api/canary/about": () => new Response("<p>", { headers: { "content-type": "text/html" } }),
    "/api/canary/api/summary": () =>
      new Response("{", { headers: { "content-type": "application/json" } }),
  };
  const { report } = await probe({
    change: (request) => answers[new URL(request.url).pathname]?.(),
  });
  const found = Object.fromEntries(
    report.drift.map(({ operation, path, seen }) => [operation, [path, seen]]),
  );
  expect(found).toMatchObject({
    getProperties: ["(status)", "418"],
    getBackendVersion: ["(type)", "text/html"],
    getHealthSummary: ["/", "text that is not JSON"],
  });
});

it("finds a backend whose paths have no /api, and takes an address that ends in it", async () => {
  const bare = await probe({
    address: "http://backend.example:8080",
    change: (request) =>
      new URL(request.url).pathname.startsWith("/api/")
        ? new Response("", { status: 404 })
        : Response.json({}, { status: 401 }),
  });
  const paths = bare.sent.slice(1).map(({ url }) => new URL(url).pathname);
  expect(paths).toContain("/auth/whoami");
  expect(paths.filter((path) => path.startsWith("/api/"))).toEqual([]);
  const under = await probe({
    address: "http://console.example/api/",
    change: () => Response.json({}, { status: 401 }),
  });
  expect(under.sent.map(({ url }) => new URL(url).pathname)).toContain("/api/auth/whoami");
});

it("says so when nothing could be compared", async () => {
  const { report } = await probe({
    change: () => new Response("Authorization Error", { status: 401 }),
  });
  expect(exitCodeOf(report)).toBe(2);
  expect(reportText(report)).toMatch(/nothing could be compared.*with --token or --cookie/);
  // What all calls have in common is said once; who reads JSON or JUnit finds each of them.
  expect(reportText(report)).toMatch(/\d\d calls: answered 401 Authorization Error \(\w+, \w+ …\)/);
  expect(reportText(report).split("\n").length).toBeLessThan(100);
});

it("gives a short, true report of a backend that is broken in four places", async () => {
  const isAskedFor = (request: Request) =>
    new URL(request.url).searchParams.get("select")?.includes("description");
  const answers: Readonly<Record<string, (request: Request) => Response | undefined>> = {
    "/api/catalog/changes": () =>
      Response.json({ error: "unknown field 'depth'" }, { status: 400 }),
    "/api/properties": () => {
      throw new TypeError("fetch failed", { cause: new Error("read ECONNRESET") });
    },
    "/api/db/scopes": (request) =>
      isAskedFor(request)
        ? Response.json(
            {
              code: "42703",
              message: "column scopes.description does not exist",
              details: null,
              hint: null,
            },
            { status: 400 },
          )
        : undefined,
    "/api/auth/whoami": () => new Response("\u0000\u0001<<<"),
  };
  const { report } = await probe({
    change: (request) => answers[new URL(request.url).pathname]?.(request),
  });
  const text = reportText(report);
  // A refusal is told in the server's words and never counts as fitting.
  expect(report.compared).not.toContain("searchCatalogChanges");
  expect(text).toContain("searchCatalogChanges: answered 400 unknown field 'depth'");
  // A connection that breaks ends one call.
  expect(text).toContain("getProperties: no answer: read ECONNRESET");
  expect(report.compared.length).toBeGreaterThan(100);
  // A column that is gone is named where a read asks for it, garbage once.
  expect(text).toContain("column scopes.description does not exist");
  expect(new Set(report.drift.map(({ operation }) => operation))).toEqual(
    new Set(["scopeNames", "whoami"]),
  );
  expect(report.drift.find(({ operation }) => operation === "whoami")?.path).toBe("(type)");
  expect(exitCodeOf(report)).toBe(1);
});
