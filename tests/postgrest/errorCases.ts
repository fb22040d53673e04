import type { Case } from "./case";
import { nil } from "./fixture";

const syntax = { code: "PGRST100", hint: null };

/** What cannot be read or does not exist; every answer has PostgREST's four keys. */
export const errorCases: readonly Case[] = [
  {
    path: "checks?nope=eq.1",
    status: 400,
    error: {
      code: "42703",
      message: "column checks.nope does not exist",
      details: null,
      hint: null,
    },
  },
  { path: "checks?select=nope", status: 400, error: { code: "42703" } },
  { path: "checks?order=nope.desc", status: 400, error: { code: "42703" } },
  { path: "checks?or=(nope.eq.1)", status: 400, error: { code: "42703" } },
  { path: "checks?constructor=eq.1", status: 400, error: { code: "42703" } },
  {
    path: "checks?name=nope",
    status: 400,
    error: { ...syntax, message: '"failed to parse filter (nope)" (line 1, column 1)' },
  },
  { path: "checks?name=eq", status: 400, error: syntax },
  { path: "checks?name=fts", status: 400, error: syntax },
  { path: "checks?name=not.nope.a", status: 400, error: syntax },
  { path: "checks?name=in.a,b", status: 400, error: syntax },
  { path: "checks?name=in.(a,b", status: 400, error: syntax },
  { path: "checks?name=in.(a)b", status: 400, error: syntax },
  { path: "checks?status=is.maybe", status: 400, error: syntax },
  { path: "checks?or=type.eq.tcp", status: 400, error: syntax },
  { path: "checks?or=()", status: 400, error: syntax },
  { path: "checks?or=(type.eq.tcp", status: 400, error: syntax },
  { path: "checks?or=(type.eq.tcp)x", status: 400, error: syntax },
  { path: "checks?or=(type)", status: 400, error: syntax },
  { path: "canaries?labels->>app.kubernetes.io/name=eq.web", status: 400, error: syntax },
  { path: "canaries?or=(labels->>app.kubernetes.io/name.eq.web)", status: 400, error: syntax },
  { path: "canaries?labels->>=eq.web", status: 400, error: syntax },
  { path: "checks?select=name,", status: 400, error: syntax },
  { path: "checks?select=canaries(name", status: 400, error: syntax },
  { path: "checks?select=(name)", status: 400, error: syntax },
  { path: "checks?select=name::regclass", status: 400, error: { code: "42704" } },
  { path: "checks?order=name.down", status: 400, error: syntax },
  { path: "checks?order=name.desc.nullsmiddle", status: 400, error: syntax },
  { path: "checks?=eq.1", status: 400, error: syntax },
  { path: "checks?name=eq.%00", status: 400, error: {} },
  {
    path: "checks?id=eq.nonsense",
    status: 400,
    error: { code: "22P02", message: 'invalid input syntax for type uuid: "nonsense"' },
  },
  { path: "checks?id=in.(nonsense)", status: 400, error: { code: "22P02" } },
  { path: "checks?created_at=gt.whenever", status: 400, error: { code: "22007" } },
  { path: "check_statuses?duration=gt.much", status: 400, error: { code: "22P02" } },
  { path: "check_statuses?status=eq.perhaps", status: 400, error: { code: "22P02" } },
  { path: "views?source=eq.Nowhere", status: 400, error: { code: "22P02" } },
  {
    path: "config_items?external_id=ilike.*a*",
    status: 404,
    error: { code: "42883", message: "operator does not exist: text[] ~~* unknown" },
  },
  { path: "checks?name=is.true", status: 400, error: { code: "42804" } },
  {
    path: "checks",
    method: "PUT",
    status: 405,
    error: { code: "PGRST117", message: "Unsupported HTTP method: PUT" },
  },
  { path: "people", method: "POST", body: { name: "x" }, status: 405, error: { code: "PGRST117" } },
  { path: "views_summary", method: "DELETE", status: 405, error: { code: "PGRST117" } },
  {
    path: "rpc/checks_in?space=payments",
    method: "DELETE",
    status: 405,
    error: { code: "PGRST101" },
  },
  {
    path: "checks?limit=1",
    headers: { "accept-profile": "private" },
    status: 406,
    error: { code: "PGRST106", message: "The schema must be one of the following: public" },
  },
  {
    path: "properties",
    method: "POST",
    headers: { "content-profile": "private" },
    body: { name: "x" },
    status: 406,
    error: { code: "PGRST106" },
  },
  { path: "rpc/nope?a=1", status: 404, error: { code: "PGRST202" } },
  { path: "rpc/checks_in", status: 404, error: { code: "PGRST202" } },
  {
    path: "rpc/checks_in?space=payments&nope=1",
    status: 404,
    error: {
      code: "PGRST202",
      message: "Could not find the public.checks_in(space, nope) function in the schema cache",
    },
  },
  { path: "rpc/checks_in?space=payments&deleted=perhaps", status: 400, error: { code: "22P02" } },
];

/** Calls of functions. */
export const rpcCases: readonly Case[] = [
  {
    path: "rpc/checks_in?space=payments&order=name&select=name",
    status: 200,
    range: "0-1/*",
    names: ["100% Ünïcode & more", 'he said "hi"'],
  },
  {
    path: "rpc/checks_in?space=payments&deleted=true&select=name&status=eq.healthy&order=name",
    names: ["gone", 'he said "hi"'],
  },
  {
    path: "rpc/checks_in?space=payments&deleted=true&status.filter=healthy&name.filter=g*&select=name",
    names: ["gone"],
  },
  {
    path: "rpc/checks_in?space=default&limit=1&select=name&order=name",
    headers: { prefer: "count=exact" },
    status: 206,
    range: "0-0/2",
    names: ["a,b (c)"],
  },
  { path: "rpc/checks_in?space=eq.payments", status: 404, error: { code: "PGRST202" } },
];

/** Attempts to make text of a request into SQL; each must be taken as a plain value or be refused. */
export const attacks: readonly Case[] = [
  { path: "checks?name=eq.'; drop table checks; --", json: [] },
  { path: "checks?name=in.('),drop table checks;--)", status: 400, error: syntax },
  { path: 'checks?name=in.("\'); drop table checks; --")', json: [] },
  { path: "checks?name=like.*' or '1'='1*", json: [] },
  { path: "checks?or=(name.eq.x' or 1=1 --,name.eq.y)", json: [] },
  { path: `checks?id=eq.${nil}'%20or%20'1'='1`, status: 400, error: { code: "22P02" } },
  { path: 'checks?select=name"; drop table checks; --&name=eq.gone', json: [{ name: "gone" }] },
  {
    path: 'checks?select="x\\"; drop table checks; --":name&limit=1&name=eq.gone',
    json: [{ 'x"; drop table checks; --': "gone" }],
  },
  { path: 'checks?"name\\" is not null or \\"name"=eq.x', status: 400, error: { code: "42703" } },
  { path: "checks?name) or (1=1=eq.x", status: 400, error: syntax },
  { path: "checks?labels->>\"x' %3D '' or '1'%3D'1\"=eq.x", json: [] },
  {
    path: 'checks?select=labels->>"x\') , pg_sleep(5) --"&name=eq.gone',
    json: [{ "x') , pg_sleep(5) --": null }],
  },
  { path: "checks?order=name;drop table checks", status: 400, error: syntax },
  { path: 'checks?order="name; drop table checks"', status: 400, error: { code: "42703" } },
  { path: "checks?limit=1;drop table checks", status: 200 },
  { path: "checks?offset=1 union select 1", status: 200 },
  {
    path: "checks?select=name::text;drop table checks&limit=1&name=eq.gone",
    json: [{ name: "gone" }],
  },
  { path: 'checks?select=name::"text; drop table checks"', status: 400, error: { code: "42704" } },
  { path: "checks?select=pg_sleep(5)", status: 400, error: { code: "PGRST200" } },
  { path: "checks?name=is.null;drop table checks", status: 400, error: syntax },
  { path: "rpc/pg_sleep?seconds=5", status: 404, error: { code: "PGRST202" } },
  { path: "rpc/checks_in?space=x');drop table checks;--", json: [] },
  {
    path: "properties",
    method: "POST",
    body: { 'name") values (1); drop table checks; --': "x" },
    status: 400,
    error: { code: "42703" },
  },
  {
    path: "properties?columns=name,value) values (1); drop table checks; --",
    method: "POST",
    body: { name: "a", value: "b" },
    status: 400,
    error: syntax,
  },
];
