import type { Case } from "./case";
import { ORDER, COMMA, QUOTED, PERCENT, order, shop } from "./fixture";

const counted = { prefer: "count=exact" };

/** `select`, `order`, `limit`, `offset` and counts. */
export const shapeCases: readonly Case[] = [
  {
    path: `checks?id=eq.${order}&select=id,title:name,created_at`,
    json: [{ id: order, title: ORDER, created_at: "2025-10-16T12:51:51.123456+00:00" }],
  },
  {
    path: `checks?id=eq.${order}&select=labels->>team,labels->tier`,
    json: [{ team: "shop", tier: "web" }],
  },
  { path: `checks?id=eq.${order}&select=t:labels->>team`, json: [{ t: "shop" }] },
  {
    path: `canaries?id=eq.${shop}&select=spec->http->0,spec->http->0->responseCodes->1`,
    json: [{ http: { name: "home", responseCodes: [200, 204] }, responseCodes: 204 }],
  },
  {
    path: `canaries?id=eq.${shop}&select=namespace,labels->"app.kubernetes.io/name"`,
    json: [{ namespace: "default", "app.kubernetes.io/name": "web" }],
  },
  {
    path: "check_statuses?select=duration::text,status&limit=1&order=time",
    json: [{ duration: "10", status: true }],
  },
  {
    path: "config_items?select=cost_per_minute,external_id,health&order=name",
    json: [
      { cost_per_minute: null, external_id: ["aws/db"], health: "unhealthy" },
      { cost_per_minute: 1.5, external_id: ["k8s/web", "a b"], health: "healthy" },
    ],
  },
  {
    path: "people?select=name&select=email&email=not.is.null&order=name",
    json: [{ name: "Ann" }, { name: "Bob" }],
  },
  {
    path: "people?select= name , email &name=eq.Ann",
    json: [{ name: "Ann", email: "ann@example.org" }],
  },
  { path: "people?select=&name=eq.Ann", json: [{}] },
  { path: 'people?select="name"&"name"=eq.Ann', names: ["Ann"] },
  { path: 'people?select=a"b:name&name=eq.Ann', status: 400, error: { code: "42703" } },
  { path: 'people?select="say \\"hi\\"":name&name=eq.Ann', json: [{ 'say "hi"': "Ann" }] },
  {
    path: "checks?deleted_at=is.null&select=name&order=status.desc,name",
    names: [PERCENT, COMMA, ORDER, QUOTED],
  },
  {
    path: "checks?deleted_at=is.null&select=name&order=status.desc.nullslast,name.desc",
    names: [COMMA, QUOTED, ORDER, PERCENT],
  },
  {
    path: "checks?deleted_at=is.null&select=name&order=status.nullsfirst,name.asc",
    names: [PERCENT, ORDER, QUOTED, COMMA],
  },
  {
    path: "checks?deleted_at=is.null&select=name&order=status,name",
    names: [ORDER, QUOTED, COMMA, PERCENT],
  },
  {
    path: "checks?labels->>team=not.is.null&select=name&order=labels->>team.desc",
    names: [ORDER, COMMA],
  },
  {
    path: "people?select=name&email=not.is.null&order=name.desc&order=name.asc",
    names: ["Bob", "Ann"],
  },
  { path: "people?select=name&email=not.is.null&order=", status: 200 },
  {
    path: "check_statuses?select=duration&order=time.desc&limit=2",
    range: "0-1/*",
    json: [{ duration: 100 }, { duration: 90 }],
  },
  {
    path: "check_statuses?select=duration&order=time&limit=2&offset=4",
    range: "4-5/*",
    json: [{ duration: 50 }, { duration: 60 }],
  },
  {
    path: "check_statuses?select=duration&order=time&limit=3",
    headers: counted,
    status: 206,
    range: "0-2/10",
  },
  { path: "check_statuses?select=duration", headers: counted, status: 200, range: "0-9/10" },
  {
    path: "check_statuses?select=duration&limit=50",
    headers: counted,
    status: 200,
    range: "0-9/10",
  },
  {
    path: "check_statuses?select=duration&status=eq.0&limit=1",
    headers: counted,
    status: 206,
    range: "0-0/2",
  },
  {
    path: "check_statuses?select=duration&limit=5&offset=8",
    headers: counted,
    status: 206,
    range: "8-9/10",
  },
  {
    path: "check_statuses?limit=5&offset=10",
    headers: counted,
    status: 206,
    range: "*/10",
    json: [],
  },
  {
    path: "check_statuses?limit=5&offset=11",
    headers: counted,
    status: 416,
    range: "*/10",
    error: { code: "PGRST103", message: "Requested range not satisfiable", hint: null },
  },
  { path: "check_statuses?offset=11", status: 200, range: "*/*", json: [] },
  { path: "check_statuses?status=is.null", headers: counted, status: 200, range: "*/0", json: [] },
  { path: "check_statuses?limit=0", status: 200, range: "*/*", json: [] },
  { path: "check_statuses?limit=many", status: 200, range: "0-9/*" },
  { path: "check_statuses?limit=1&limit=5", range: "0-0/*" },
  {
    path: "check_statuses?select=duration",
    headers: { prefer: "return=representation, count=exact" },
    range: "0-9/10",
  },
  {
    path: "people?name=eq.Ann&select=name",
    headers: { accept: "application/vnd.pgrst.object+json" },
    json: { name: "Ann" },
  },
  {
    path: "people?select=name",
    headers: { accept: "application/vnd.pgrst.object+json" },
    status: 406,
    error: {
      code: "PGRST116",
      details: "Results contain 3 rows, application/vnd.pgrst.object+json requires 1 row",
    },
  },
];
