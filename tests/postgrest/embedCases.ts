import type { Case } from "./case";
import { ORDER, COMMA, QUOTED, PERCENT, ann, comma, front, gone, nil, order, web } from "./fixture";

const counted = { prefer: "count=exact" };

const A = "id,name,avatar,email";

/** Embedded relations. */
export const embedCases: readonly Case[] = [
  {
    path: `checks?id=eq.${order}&select=name,canaries(name)`,
    json: [{ name: ORDER, canaries: { name: "shop" } }],
  },
  {
    path: `checks?id=eq.${order}&select=canary:canaries!checks_canary_id_fkey(name)`,
    json: [{ canary: { name: "shop" } }],
  },
  {
    path: `checks?id=eq.${order}&select=canary:canary_id(name)`,
    json: [{ canary: { name: "shop" } }],
  },
  { path: `checks?id=eq.${order}&select=canary_id(name)`, json: [{ canary_id: { name: "shop" } }] },
  {
    path: `canaries?select=name,checks(name)&order=name&checks.order=name&checks.deleted_at=is.null`,
    json: [
      { name: "pay", checks: [{ name: PERCENT }, { name: QUOTED }] },
      { name: "shop", checks: [{ name: COMMA }, { name: ORDER }] },
    ],
  },
  {
    path: `canaries?name=eq.shop&select=name,created_by(${A})`,
    json: [
      {
        name: "shop",
        created_by: { id: ann, name: "Ann", avatar: null, email: "ann@example.org" },
      },
    ],
  },
  {
    path: `canaries?name=eq.pay&select=name,created_by(${A})`,
    json: [{ name: "pay", created_by: null }],
  },
  { path: `views?select=*,created_by(name)&select=id`, status: 200 },
  {
    path: `checks?id=eq.${order}&select=components:check_component_relationships(components(id,name,icon))&check_component_relationships.order=component_id`,
    json: [
      {
        components: [
          { components: { id: front, name: "front", icon: null } },
          { components: { id: "00000005-0000-4000-8000-000000000002", name: "back", icon: null } },
        ],
      },
    ],
  },
  {
    path: `checks?id=eq.${order}&select=configs:check_config_relationships(configs(id,name,type))`,
    json: [{ configs: [{ configs: { id: web, name: "web", type: "Kubernetes::Pod" } }] }],
  },
  {
    path: `checks?id=eq.${comma}&select=components:check_component_relationships(components(id))`,
    json: [{ components: [] }],
  },
  {
    path: `checks?id=eq.${order}&select=agents!checks_agent_id_fkey(id,name)`,
    json: [{ agents: { id: nil, name: "local" } }],
  },
  {
    path: `checks?id=eq.${gone}&select=name,canaries(name,created_by(name))`,
    json: [{ name: "gone", canaries: { name: "pay", created_by: null } }],
  },
  {
    path: `check_statuses?select=duration,checks(name,canaries(created_by(name)))&limit=1&order=time`,
    json: [{ duration: 10, checks: { name: ORDER, canaries: { created_by: { name: "Ann" } } } }],
  },
  {
    path: "canaries?name=eq.shop&select=checks(name)&checks.limit=1&checks.offset=1&checks.order=name",
    json: [{ checks: [{ name: ORDER }] }],
  },
  {
    path: "canaries?name=eq.shop&select=c:checks(name)&c.type=eq.tcp",
    json: [{ c: [{ name: COMMA }] }],
  },
  {
    path: "canaries?name=eq.shop&select=c:checks(name)&checks.or=(type.eq.tcp,type.eq.dns)",
    json: [{ c: [{ name: COMMA }] }],
  },
  {
    path: "canaries?name=eq.shop&select=checks(name)&checks.not.or=(type.eq.http)",
    json: [{ checks: [{ name: COMMA }] }],
  },
  {
    path: "canaries?select=name,checks!inner(name)&checks.type=eq.tcp",
    headers: counted,
    status: 200,
    range: "0-0/1",
    json: [{ name: "shop", checks: [{ name: COMMA }] }],
  },
  {
    path: "canaries?select=name,checks!left(name)&checks.type=eq.tcp&order=name",
    json: [
      { name: "pay", checks: [] },
      { name: "shop", checks: [{ name: COMMA }] },
    ],
  },
  {
    path: "checks?select=name,canaries!inner(name,created_by!inner(name))&canaries.created_by.name=eq.Ann&order=name",
    names: [COMMA, ORDER],
  },
  {
    path: "components?select=name,parent:parent_id(name)&order=name",
    json: [
      { name: "back", parent: { name: "front" } },
      { name: "front", parent: null },
    ],
  },
  {
    path: "components?name=eq.front&select=name,children:components!components_parent_id_fkey(name)",
    status: 400,
    error: { code: "PGRST200" },
  },
  {
    path: "components?name=eq.front&select=down:components!parent_id(name)",
    json: [{ down: [{ name: "back" }] }],
  },
  {
    path: "components?name=eq.back&select=config_id(name),configs!components_config_id_fkey(name,namespace)",
    json: [{ config_id: { name: "web" }, configs: { name: "web", namespace: "shop" } }],
  },
  {
    path: `checks?id=eq.${order}&select=name,canaries(name)::jsonb,type`,
    json: [{ name: ORDER, canaries: { name: "shop" } }],
  },
  {
    path: `checks?id=eq.${order}&select=name,canaries(name)),type`,
    json: [{ name: ORDER, canaries: { name: "shop" } }],
  },
  {
    path: `checks?id=eq.${order}&select=name, canaries( name , namespace )`,
    json: [{ name: ORDER, canaries: { name: "shop", namespace: "default" } }],
  },
  {
    path: "agents?select=people(name)",
    status: 300,
    error: {
      code: "PGRST201",
      hint: "Try changing 'people' to one of the following: 'people!agents_created_by_fkey', 'people!agents_person_id_fkey'. Find the desired relationship in the 'details' key.",
    },
  },
  {
    path: "checks?select=people(name)",
    status: 400,
    error: {
      code: "PGRST200",
      message: "Could not find a relationship between 'checks' and 'people' in the schema cache",
    },
  },
  { path: "checks?select=canaries!wrong(name)", status: 400, error: { code: "PGRST200" } },
  {
    path: "checks?select=canaries(nope)",
    status: 400,
    error: { code: "42703", message: "column canaries.nope does not exist" },
  },
  {
    path: "checks?canaries.name=eq.x",
    status: 400,
    error: { code: "PGRST108", message: "'canaries' is not an embedded resource in this request" },
  },
  {
    path: "checks?select=canaries(name)&canaries.nope=eq.x",
    status: 400,
    error: { code: "42703" },
  },
];
