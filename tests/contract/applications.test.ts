import { afterAll, beforeAll, expect, it } from "vitest";
import type { ApplicationReport } from "~generated/application/types.gen";
import { expectFit, read, startCalls } from "./sandboxCalls";

let calls: Awaited<ReturnType<typeof startCalls>>;
beforeAll(async () => {
  calls = await startCalls("http://127.0.0.1:3493");
});
afterAll(() => calls.close());

const report = async (path: string) =>
  read<ApplicationReport>(
    await expectFit("getApplicationReport", calls.call("GET", `/api/application/${path}`), 200),
  );

const some = expect.stringMatching(/./);

it.each(["default/shop", "payments/ledger"])("the report of %s has every section", async (path) => {
  const { accessControl, sections, monitoring, version, repositories, properties, cost, ...rest } =
    await report(path);
  expect(accessControl.users?.length).toBeGreaterThan(3);
  expect(accessControl.users).toContainEqual(
    expect.objectContaining({ lastLogin: some, lastAccessReview: some, role: some, created: some }),
  );
  expect(accessControl.authentication).toContainEqual(
    expect.objectContaining({
      type: "oidc",
      mfa: { type: "any", enforced: "always" },
      properties: { provider: "eu-1" },
    }),
  );
  expect(version).toMatchObject({ number: some, gitTag: some, createdBy: some });
  expect(repositories).toContainEqual({ type: "Git", url: some, name: some });
  expect(properties?.length).toBeGreaterThan(0);
  expect(cost?.monthly).toBeGreaterThan(0);
  for (const part of [
    "incidents",
    "locations",
    "backups",
    "restores",
    "findings",
    "changes",
  ] as const)
    expect(rest[part]?.length, part).toBeGreaterThan(0);
  expect(sections?.[0]?.rows?.length).toBeGreaterThan(0);
  expect(monitoring?.alertsConfigured).toBeGreaterThan(0);
});

it("follows what the catalog holds", async () => {
  const before = await report("default/shop");
  const count = ({ locations }: ApplicationReport) =>
    locations?.find(({ account }) => account === "eu-1")?.resourceCount ?? 0;
  await calls.call("POST", "/api/db/applications", {
    body: [
      {
        name: "narrow",
        namespace: "default",
        source: "UI",
        spec: {
          type: "web",
          mapping: { environments: { one: [{ tagSelector: "namespace=checkout" }] } },
          sections: [{ title: "Gone", viewRef: { namespace: "default", name: "nowhere" } }],
        },
      },
    ],
  });
  const narrow = await report("default/narrow");
  expect(count(narrow)).toBeLessThan(count(before));
  expect(narrow.accessControl).toEqual({ users: null, authentication: null });
  expect(narrow.backups).toEqual([]);
  expect(narrow.sections?.[0]?.error).toBe("There is no view nowhere.");
});

it("tells who came in and whose rights were looked over", async () => {
  const { accessControl } = await report("default/shop");
  const users = new Map(accessControl.users?.map((user) => [user.name, user]));
  expect(users.get("Ada Osei")).toMatchObject({
    role: "Data, cluster-admin, rds-admin",
    lastLogin: some,
    lastAccessReview: some,
  });
  // Nobody has used the one, nobody has looked over the other.
  expect(users.get("deploy-bot")).not.toHaveProperty("lastLogin");
  expect(users.get("Hana Sato")).not.toHaveProperty("lastAccessReview");
});

it("of an application that is not there is refused", async () => {
  await expectFit(
    "getApplicationReport",
    calls.call("GET", "/api/application/default/nowhere"),
    404,
  );
});
