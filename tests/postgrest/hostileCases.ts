import type { Case } from "./case";

const times = (count: number, text: string) => text.repeat(count);
const tooDeep = { code: "54001", message: "stack depth limit exceeded", details: null };
const refused = (path: string): Case => ({ path, status: 413, error: tooDeep });
const nested = (count: number) => `${times(count, "[")}${times(count, "]")}`;

/** Requests that would keep the database busy for ever, or overflow a stack, if it saw them. */
export const hostileCases: readonly Case[] = [
  refused(`canaries?labels${times(1_300, "->a")}=eq.1`),
  refused(`canaries?select=labels${times(1_300, "->a")}`),
  refused(`canaries?order=labels${times(1_300, "->a")}`),
  refused(`canaries?and=${times(5_000, "(and")}`),
  refused(`canaries?or=(${times(5_000, "and(or(")}name.eq.a${times(10_000, ")")})`),
  refused(`canaries?and=(${times(2_000, "not.and(")}name.eq.a${times(2_000, ")")})`),
  refused(`canaries?select=${times(2_000, "checks(canaries(")}id${times(4_000, ")")}`),
  refused(`canaries?${times(2_000, "checks.")}name=eq.a`),
  refused(`canaries?labels=cs.${nested(8_000)}`),
  {
    path: "canaries",
    method: "POST",
    body: `{"labels":${nested(100_000)}}`,
    status: 413,
    error: tooDeep,
  },
  {
    path: "canaries?id=is.null",
    method: "PATCH",
    body: `{"labels":${nested(100_000)}}`,
    status: 413,
    error: tooDeep,
  },
  {
    path: `canaries?name=eq.${times(100_000, "a")}`,
    status: 413,
    error: { code: "54000", message: "query string is too long" },
  },
];

/** As deep and as long as anybody needs. */
export const deepCases: readonly Case[] = [
  {
    path: `canaries?select=name&labels${times(30, "->a")}=is.null&order=name`,
    names: ["pay", "shop"],
  },
  {
    path: `canaries?select=name&or=(${times(30, "and(")}name.eq.shop${times(30, ")")})`,
    names: ["shop"],
  },
  {
    path: `canaries?select=name&name=in.(shop,${times(2_000, "x,")}pay)&order=name`,
    names: ["pay", "shop"],
  },
  { path: `canaries?select=name&labels=cs.{"a":${nested(400)}}`, names: [] },
];
