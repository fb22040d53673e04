import { describe, expect, test } from "vitest";
import { referencesIn, refersTo } from "./references";

const target = {
  id: "6f0e6f5e-0000-4000-8000-00000000000a",
  name: "ledger-db",
  namespace: "payments",
  type: "postgres",
};
const refers = (text: string, namespace: string | null = "default") =>
  refersTo(text, target, namespace);

describe("refersTo", () => {
  test.each([
    ["6f0e6f5e-0000-4000-8000-00000000000a"],
    ["6F0E6F5E-0000-4000-8000-00000000000A"],
    ["connection://payments/ledger-db"],
    [" connection://payments/ledger-db\n"],
    ["connection://postgres/payments/ledger-db"],
    ["connection://Postgres/ledger-db"],
  ])("%s does", (text) => expect(refers(text)).toBe(true));

  test.each([
    [""],
    ["ledger-db"],
    ["connection://"],
    ["connection://payments/ledger-db-2"],
    ["connection://payments/my-ledger-db"],
    ["connection://orders/ledger-db"],
    ["connection://mysql/payments/ledger-db"],
    ["connection://postgres/orders/ledger-db"],
    ["connection://a/postgres/payments/ledger-db"],
    ["see connection://payments/ledger-db"],
    ["connection://payments/ledger-db?x"],
    ["x6f0e6f5e-0000-4000-8000-00000000000a"],
  ])("%s does not", (text) => expect(refers(text)).toBe(false));

  test("a name alone means the namespace of the one who says it", () => {
    expect(refers("connection://ledger-db", "payments")).toBe(true);
    expect(refers("connection://ledger-db", "default")).toBe(false);
    expect(refers("connection://ledger-db", null)).toBe(false);
    const ours = { ...target, namespace: "default" };
    expect(refersTo("connection://ledger-db", ours, null)).toBe(true);
    expect(refersTo("connection://ledger-db", ours, "")).toBe(true);
    expect(refersTo("connection://ledger-db", { ...target, namespace: "" }, "any")).toBe(true);
  });
});

test("referencesIn names the places in the order of the document", () => {
  const spec = {
    schedule: "@hourly",
    http: [{ url: "https://example.com" }, { connection: target.id }],
    exec: { connections: { aws: { connection: "connection://payments/ledger-db" } } },
    note: "uses connection://payments/ledger-db",
    count: 3,
    nothing: null,
  };
  expect(referencesIn(spec, target, "default")).toEqual([
    "http[1].connection",
    "exec.connections.aws.connection",
  ]);
  expect(referencesIn(null, target, null)).toEqual([]);
});
