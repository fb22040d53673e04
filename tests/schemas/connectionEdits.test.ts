import { describe, expect, it } from "vitest";
import type { ConnectionListEntry } from "~generated/db/reads";
import { formSchemas, pickableTypes } from "~generated/schemas/index";
import { changedColumns, columnsOf, newColumns } from "~/features/connections/connectionPayload";
import { startValues } from "~/lib/wire/formValues";
import { fromWire } from "~/lib/wire/wireMapping";
import { isRecord } from "~/lib/wire/wirePath";
import { readSchema } from "./compile";

type Json = Record<string, unknown>;
type Name = keyof typeof formSchemas;
const isName = (name: string): name is Name => name in formSchemas;

const types = pickableTypes.flatMap(({ kind, key, schema }) =>
  kind.endsWith("Connection") && isName(schema) ? [{ key, schema }] : [],
);

/** A row of the list as the backend answers it. */
const rowOf = (type: string, columns: Json): ConnectionListEntry => ({
  id: "0190a2b4-0000-7000-8000-000000000001",
  name: "a",
  namespace: "default",
  type,
  url: null,
  username: null,
  password: null,
  certificate: null,
  insecure_tls: null,
  properties: null,
  source: "UI",
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  created_by: null,
  deleted_at: null,
  creator: null,
  ...columns,
});

const examplesOf = (schema: string): Json[] => {
  const examples = readSchema(`${schema}.json`)["examples"];
  return Array.isArray(examples) ? examples.filter(isRecord) : [];
};

/** Rows that other ways than our forms have written. */
const odd: readonly Json[] = [
  {},
  { properties: {} },
  { insecure_tls: true },
  { url: "", username: "", password: "", properties: { host: "", extra: "x" } },
  {
    url: "ntfy://$(username):$(password)@n.example.com/ops",
    username: "secret://ntfy/user",
    password: "secret://ntfy/password",
    insecure_tls: true,
    properties: { topic: "ops", insecureTLS: "true", port: "0022" },
  },
  { url: "discord://token@123", password: "configmap://a/b", properties: { webhookID: "123" } },
];

const open = async (schema: Name, row: ConnectionListEntry) => {
  const form = await formSchemas[schema]();
  return { form, before: startValues(form, fromWire(form, { ...columnsOf(row) })) };
};

describe.each(types)("a connection of type $key", ({ key, schema }) => {
  it("is not sent when it is saved untouched", async () => {
    const rows = [...examplesOf(schema), ...odd].map((columns) => rowOf(key, columns));
    expect(rows.length).toBeGreaterThan(odd.length);
    for (const row of rows) {
      const { form, before } = await open(schema, row);
      const edit = { before, after: structuredClone(before) };
      expect(changedColumns(form, row, edit), JSON.stringify(row)).toEqual({});
    }
  });

  it("is sent with its name alone when that was edited", async () => {
    for (const columns of [...examplesOf(schema), ...odd]) {
      const row = rowOf(key, columns);
      const { form, before } = await open(schema, row);
      const edit = { before, after: { ...before, name: "renamed" } };
      expect(changedColumns(form, row, edit)).toEqual({ name: "renamed" });
    }
  });

  it("checks certificates unless somebody says otherwise", async () => {
    const form = await formSchemas[schema]();
    expect(newColumns(form, key, { name: "a", namespace: "b" }).insecure_tls).toBe(false);
  });
});

it("changes the part of an address whose field was edited", async () => {
  const row = rowOf("ntfy", odd[4] ?? {});
  const { form, before } = await open("notifications/notification-ntfy", row);
  const edit = { before, after: { ...before, topic: "new" } };
  expect(changedColumns(form, row, edit)).toEqual({
    url: "ntfy://$(username):$(password)@n.example.com/new",
    properties: { topic: "new", insecureTLS: "true", port: "0022" },
  });
});
