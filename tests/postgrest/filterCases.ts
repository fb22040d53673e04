import type { Case } from "./case";
import { ORDER, COMMA, QUOTED, PERCENT, comma, order, shop } from "./fixture";

const live = "deleted_at=is.null&select=name&order=name";

/** Filters of one column, each of the operators. */
export const filterCases: readonly Case[] = [
  { path: `checks?id=eq.${order}&select=name`, status: 200, range: "0-0/*", names: [ORDER] },
  { path: `checks?name=eq.${COMMA}&select=name`, names: [COMMA] },
  { path: `checks?name=eq.${QUOTED}&select=name`, names: [QUOTED] },
  { path: "checks?name=eq.100%25%20%C3%9Cn%C3%AFcode%20%26%20more&select=name", names: [PERCENT] },
  { path: "checks?name=eq.100%25+%C3%9Cn%C3%AFcode+%26+more&select=name", names: [PERCENT] },
  { path: "checks?name=eq.eq.gone&select=name", names: [] },
  { path: "checks?name=eq.&select=name", range: "*/*", names: [] },
  { path: `checks?type=neq.http&${live}`, names: [PERCENT, COMMA] },
  { path: `checks?type=not.eq.http&${live}`, names: [PERCENT, COMMA] },
  { path: `checks?status=neq.healthy&${live}`, names: [COMMA] },
  { path: `checks?status=is.null&${live}`, names: [PERCENT] },
  { path: `checks?status=not.is.null&${live}`, names: [COMMA, ORDER, QUOTED] },
  { path: "checks?deleted_at=not.is.null&select=name", names: ["gone"] },
  { path: "check_statuses?status=eq.1&select=duration", range: "0-7/*" },
  {
    path: "check_statuses?status=eq.0&select=duration&order=duration",
    json: [{ duration: 50 }, { duration: 100 }],
  },
  {
    path: "check_statuses?status=is.false&select=duration&order=duration",
    json: [{ duration: 50 }, { duration: 100 }],
  },
  {
    path: "check_statuses?status=is.TRUE&select=duration&limit=1&order=duration",
    json: [{ duration: 10 }],
  },
  { path: "check_statuses?status=is.unknown", json: [] },
  { path: "check_statuses?duration=gt.90&select=duration", json: [{ duration: 100 }] },
  {
    path: "check_statuses?duration=gte.90&select=duration&order=duration",
    json: [{ duration: 90 }, { duration: 100 }],
  },
  { path: "check_statuses?duration=lt.20&select=duration", json: [{ duration: 10 }] },
  { path: "check_statuses?duration=lte.10&select=duration", json: [{ duration: 10 }] },
  {
    path: "check_statuses?duration=gt.30&duration=lt.50&select=duration",
    json: [{ duration: 40 }],
  },
  {
    path: "check_statuses?time=gt.2025-10-16T12:09:00Z&select=duration",
    json: [{ duration: 100 }],
  },
  { path: `checks?name=like.*create*&select=name`, names: [ORDER] },
  { path: `checks?name=like.checkout*&select=name`, names: [ORDER] },
  { path: `checks?name=like.*CREATE*&select=name`, names: [] },
  { path: `checks?name=ilike.*CREATE*&select=name`, names: [ORDER] },
  { path: `checks?name=not.ilike.*e*&${live}`, names: [COMMA] },
  { path: "checks?name=ilike.gone&select=name", names: ["gone"] },
  { path: `checks?name=match.^a,b&select=name`, names: [COMMA] },
  { path: `checks?name=imatch.HI"$&select=name`, names: [QUOTED] },
  { path: `checks?type=in.(tcp,dns)&${live}`, names: [PERCENT, COMMA] },
  { path: `checks?type=not.in.(tcp,dns)&${live}`, names: [ORDER, QUOTED] },
  { path: `checks?name=in.("a,b (c)",gone)&select=name&order=name`, names: [COMMA, "gone"] },
  { path: `checks?name=in.("he said \\"hi\\"")&select=name`, names: [QUOTED] },
  { path: `checks?id=in.("${order}","${comma}")&select=name&order=name`, names: [COMMA, ORDER] },
  { path: "checks?id=in.()", status: 200, range: "*/*", json: [] },
  { path: `checks?id=not.in.()&${live}`, names: [PERCENT, COMMA, ORDER, QUOTED] },
  { path: "config_items?external_id=cs.{aws/db}&select=name", names: ["db"] },
  { path: 'config_items?external_id=cs.{"a b",k8s/web}&select=name', names: ["web"] },
  { path: "config_items?external_id=cd.{aws/db,other}&select=name", names: ["db"] },
  { path: `checks?labels=cs.{"team":"shop"}&select=name`, names: [ORDER] },
  { path: `checks?labels->>team=eq.shop&select=name`, names: [ORDER] },
  { path: `checks?labels->>team=not.eq.shop&select=name`, names: [COMMA] },
  { path: `checks?labels->>team=is.null&${live}`, names: [PERCENT, QUOTED] },
  { path: `canaries?labels->>"app.kubernetes.io/name"=eq.web&select=name`, names: ["shop"] },
  { path: "canaries?labels->size=gt.4&select=name", names: ["shop"] },
  { path: "canaries?spec->http->0->>name=eq.home&select=name", names: ["shop"] },
  { path: "canaries?spec->http->0->responseCodes->>-1=eq.204&select=name", names: ["shop"] },
  { path: "checks?name->>x=is.null&select=name&limit=1&order=name.desc", names: [QUOTED] },
  { path: "views?source=eq.UI&select=name", names: ["pods"] },
  { path: "views?source=in.(UI,Push)&select=name", names: ["pods"] },
  { path: "agents?cleanup=eq.false&select=name", names: ["local"] },
  { path: "checks?deleted_at=lt.now()&select=name", names: ["gone"] },
];

/** `and`, `or`, and what they hold. */
export const logicCases: readonly Case[] = [
  { path: `checks?or=(type.eq.tcp,type.eq.dns)&${live}`, names: [PERCENT, COMMA] },
  { path: `checks?and=(type.eq.http,status.eq.healthy)&${live}`, names: [ORDER, QUOTED] },
  { path: `checks?not.or=(type.eq.tcp,type.eq.dns)&${live}`, names: [ORDER, QUOTED] },
  {
    path: `checks?not.and=(type.eq.http,severity.is.null)&${live}`,
    names: [PERCENT, COMMA, ORDER],
  },
  {
    path: `checks?or=(and(type.eq.http,severity.eq.high),type.eq.tcp)&${live}`,
    names: [COMMA, ORDER],
  },
  {
    path: `checks?or=(not.and(type.eq.http,status.eq.healthy),name.like.he*)&${live}`,
    names: [PERCENT, COMMA, QUOTED],
  },
  { path: `checks?or=(id.eq.${order},canary_id.eq.${shop})&${live}`, names: [COMMA, ORDER] },
  {
    path: `checks?or=(name.eq."a,b (c)",name.eq.gone)&select=name&order=name`,
    names: [COMMA, "gone"],
  },
  { path: `checks?or=(name.ilike.*HI*,name.ilike.*ÜNÏ*)&${live}`, names: [PERCENT, QUOTED] },
  {
    path: `checks?or=(type.in.(tcp,"dns"),name.not.ilike.*o*)&${live}`,
    names: [PERCENT, COMMA, QUOTED],
  },
  { path: `checks?or=(status.is.null,status.not.eq.healthy)&${live}`, names: [PERCENT, COMMA] },
  {
    path: "checks?or=(and(labels->>team.eq.shop,labels->>tier.neq.db))&select=name",
    names: [ORDER],
  },
  { path: "checks?or=(labels->>team.neq.shop)&select=name", names: [COMMA] },
  {
    path: 'canaries?and=(labels->>"app.kubernetes.io/name".eq.web,namespace.eq.default)&select=name',
    names: ["shop"],
  },
  {
    path: "config_items?or=(external_id.cs.{k8s/web,a b},name.eq.none)&select=name",
    names: ["web"],
  },
  {
    path: "check_statuses?and=(time.gt.2025-10-16T12:03:00Z,time.lt.2025-10-16T12:05:00Z)&select=duration",
    json: [{ duration: 40 }],
  },
  { path: `checks?or=(type.eq.tcp, type.eq.dns)&${live}`, names: [PERCENT, COMMA] },
  {
    path: `checks?or=(type.eq.tcp,type.eq.dns)&or=(status.is.null,name.eq.x)&${live}`,
    names: [PERCENT],
  },
];
