import { ann, shop } from "./fixture";
import type { Case } from "./case";

/** A write, and a read after it that shows what it did. */
export interface WriteCase extends Case {
  after?: Case;
}

const full = { prefer: "return=representation" };
const canary = { name: "new", namespace: "default", spec: { schedule: "@every 1m" } };

/** What creates rows. */
export const insertCases: readonly WriteCase[] = [
  {
    method: "POST",
    path: "properties",
    headers: full,
    body: { name: "a", value: "1", created_by: ann },
    status: 201,
    range: "*/*",
    names: ["a"],
  },
  {
    method: "POST",
    path: "properties",
    body: { name: "a", value: "1" },
    status: 201,
    json: null,
    after: { path: "properties?name=eq.a&select=value", json: [{ value: "1" }] },
  },
  {
    method: "POST",
    path: "properties",
    headers: { prefer: "return=minimal" },
    body: { name: "a", value: "1" },
    status: 201,
    json: null,
  },
  {
    method: "POST",
    path: "properties?select=name",
    headers: full,
    body: [
      { name: "a", value: "1" },
      { name: "b", value: "2" },
    ],
    status: 201,
    json: [{ name: "a" }, { name: "b" }],
  },
  {
    method: "POST",
    path: "properties?select=name",
    headers: { prefer: "return=representation,count=exact" },
    body: [
      { name: "a", value: "1" },
      { name: "b", value: "2" },
    ],
    status: 201,
    range: "*/2",
  },
  { method: "POST", path: "properties", headers: full, body: [], status: 201, json: [] },
  {
    method: "POST",
    path: "properties?columns=name,value&select=name,value,created_by",
    headers: full,
    body: [
      { name: "a", value: "1", created_by: ann },
      { value: "2", name: "b" },
    ],
    status: 201,
    json: [
      { name: "a", value: "1", created_by: null },
      { name: "b", value: "2", created_by: null },
    ],
  },
  {
    method: "POST",
    path: "canaries?select=name,spec,is_pushed,labels,created_by(name)",
    headers: full,
    body: { ...canary, labels: { a: "b" }, created_by: ann },
    status: 201,
    json: [
      {
        name: "new",
        spec: canary.spec,
        is_pushed: false,
        labels: { a: "b" },
        created_by: { name: "Ann" },
      },
    ],
  },
  {
    method: "POST",
    path: "config_items?select=name,external_id",
    headers: full,
    body: { name: "n", type: "T", config_class: "C", external_id: ["a,b", 'c"d'] },
    status: 201,
    json: [{ name: "n", external_id: ["a,b", 'c"d'] }],
  },
  {
    method: "POST",
    path: "views?select=name,source",
    headers: full,
    body: { name: "v", spec: {}, source: "Push" },
    status: 201,
    json: [{ name: "v", source: "Push" }],
  },
  {
    method: "POST",
    path: "canaries",
    headers: { ...full, accept: "application/vnd.pgrst.object+json" },
    body: canary,
    status: 201,
  },
  {
    method: "POST",
    path: "properties",
    body: { name: "a" },
    status: 400,
    error: { code: "23502" },
  },
  { method: "POST", path: "properties", body: {}, status: 400, error: { code: "23502" } },
  {
    method: "POST",
    path: "canaries",
    body: { ...canary, name: "shop", source: "UI" },
    status: 409,
    error: {
      code: "23505",
      details:
        "Key (agent_id, name, namespace, source)=(00000000-0000-0000-0000-000000000000, shop, default, UI) already exists.",
      hint: null,
    },
  },
  {
    method: "POST",
    path: "canaries",
    body: { ...canary, created_by: shop },
    status: 409,
    error: { code: "23503" },
  },
  {
    method: "POST",
    path: "config_items",
    body: { name: "n", type: "", config_class: "C" },
    status: 400,
    error: { code: "23514" },
  },
  {
    method: "POST",
    path: "canaries",
    body: { ...canary, created_by: "nobody" },
    status: 400,
    error: { code: "22P02" },
  },
  {
    method: "POST",
    path: "canaries",
    body: { ...canary, created_at: "sometime" },
    status: 400,
    error: { code: "22007" },
  },
  {
    method: "POST",
    path: "views",
    body: { name: "v", spec: {}, source: "Nowhere" },
    status: 400,
    error: { code: "22P02" },
  },
  {
    method: "POST",
    path: "canaries",
    body: { ...canary, nope: 1 },
    status: 400,
    error: {
      code: "42703",
      message: 'column "nope" of relation "canaries" does not exist',
      details: null,
      hint: null,
    },
  },
  {
    method: "POST",
    path: "config_items",
    body: { name: "n", type: "T", config_class: "C", tags_values: [] },
    status: 400,
    error: { code: "428C9" },
  },
  { method: "POST", path: "properties", body: "", status: 400, error: { code: "PGRST102" } },
  { method: "POST", path: "properties", body: "{", status: 400, error: { code: "PGRST102" } },
  { method: "POST", path: "properties", body: "1", status: 400, error: { code: "PGRST102" } },
  { method: "POST", path: "properties", body: [[]], status: 400, error: { code: "PGRST102" } },
  {
    method: "POST",
    path: "properties",
    body: [{ name: "a", value: "1" }, { name: "b" }],
    status: 400,
    error: { code: "PGRST102", message: "All object keys must match" },
  },
  {
    method: "POST",
    path: "properties?select=nope",
    body: { name: "a", value: "1" },
    status: 400,
    error: { code: "42703" },
    after: { path: "properties?name=eq.a", json: [] },
  },
];
