import { expect, test } from "vitest";
import { parse } from "yaml";
import { documentOptions } from "../../codegen/validateKinds";
import { checkDocument } from "~/lib/json/documents";
import { manifestOf } from "~/components/plan/manifest";
import type { PlannedCall } from "~/components/plan/plannedCall";

const post = (table: string, body: unknown): PlannedCall => ({
  operation: undefined,
  method: "POST",
  path: `/api/db/${table}`,
  table,
  body,
  secrets: undefined,
  rows: undefined,
  curl: "",
  variables: [],
});

const id = "01900000-0001-7000-8000-000000000001";

/** A record of each table whose kind a cluster knows, as a form sends it. */
const records: readonly (readonly [table: string, kind: string, body: object])[] = [
  [
    "canaries",
    "Canary",
    {
      name: "api",
      namespace: "default",
      spec: { http: [{ name: "api", url: "https://a.example" }] },
    },
  ],
  [
    "topologies",
    "Topology",
    { name: "shop", namespace: "default", schedule: "@every 5m", spec: { type: "Shop" } },
  ],
  [
    "config_scrapers",
    "ScrapeConfig",
    { name: "k8s", spec: { kubernetes: [{ clusterName: "a" }] } },
  ],
  [
    "connections",
    "Connection",
    {
      name: "db",
      type: "postgres",
      url: "postgres://$(username):$(password)@db/payments",
      username: "app",
      password: "secret://payments/password",
      insecure_tls: false,
    },
  ],
  [
    "playbooks",
    "Playbook",
    { name: "restart", spec: { actions: [{ name: "a", exec: { script: "true" } }] } },
  ],
  [
    "notifications",
    "Notification",
    {
      name: "down",
      events: ["check.failed"],
      person_id: id,
      wait_for: 300e9,
      group_by: ["type"],
      custom_services: null,
      fallback_custom_services: [{ name: "slack", connection: "connection://default/slack" }],
      fallback_delay: 600e9,
    },
  ],
  [
    "notification_silences",
    "NotificationSilence",
    {
      name: "upgrade",
      from: "2026-01-01T00:00:00Z",
      until: null,
      check_id: id,
      selectors: null,
      recursive: true,
    },
  ],
  [
    "permissions",
    "Permission",
    { subject: id, subject_type: "person", action: "read,update", config_id: id, deny: true },
  ],
  ["scopes", "Scope", { name: "payments", targets: [{ config: { tagSelector: "a=b" } }] }],
  ["incident_rules", "IncidentRule", { name: "rule", spec: { template: { title: "Down" } } }],
  [
    "views",
    "View",
    {
      name: "pods",
      namespace: "default",
      spec: {
        queries: { pods: { configs: { types: ["Kubernetes::Pod"] } } },
        columns: [{ name: "name", type: "string", primaryKey: true }],
      },
    },
  ],
  ["applications", "Application", { name: "shop", spec: { type: "Kubernetes" } }],
];

test.each(records)(
  "a record of %s is a %s that the document check takes",
  async (table, kind, body) => {
    const manifest = await manifestOf(post(table, body));
    expect(manifest?.kind).toBe(kind);
    expect(manifest?.text).not.toContain("# ");
    const [checked] = checkDocument(parse(manifest?.text ?? ""), await documentOptions());
    expect(checked).toMatchObject({ kind, issues: [] });
  },
);

test("a change makes the manifest of the whole record, a deletion none", async () => {
  const call = { ...post("scopes", { description: "new" }), method: "PATCH" };
  const rows = [{ name: "payments", targets: [{ config: { name: "*" } }], description: "old" }];
  const manifest = await manifestOf({ ...call, rows });
  expect(parse(manifest?.text ?? "")).toMatchObject({
    metadata: { name: "payments" },
    spec: { description: "new", targets: [{ config: { name: "*" } }] },
  });
  expect(await manifestOf({ ...call, rows, body: { deleted_at: "2026-01-01" } })).toBeUndefined();
});

test("secrets are variables, and what a document cannot say is said in comments", async () => {
  const connection = await manifestOf(
    post("connections", { name: "DB of Payments", type: "postgres", password: "hunter2" }),
  );
  expect(connection?.text).not.toContain("hunter2");
  expect(connection?.text).toContain("envsubst '$PASSWORD'");
  expect(parse(connection?.text ?? "")).toMatchObject({
    metadata: { name: "db-of-payments" },
    spec: { password: { value: "$PASSWORD" } },
  });
  const permission = await manifestOf(
    post("permissions", { subject: id, subject_type: "team", action: "read", canary_id: id }),
  );
  expect(permission?.text).toContain("# subject.team: a document takes a name, not the id");
  expect(permission?.text).toContain("# object: a document has no word for this resource");
});

test("tables without a kind have no manifest", async () =>
  expect(await manifestOf(post("incidents", { title: "Down" }))).toBeUndefined());
