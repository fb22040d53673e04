/**
 * Ids of seeded rows are the same in every sandbox, so that links, tests and screenshots keep working after a reset:
 * one number per kind of row and one per row.
 */
const kinds = {
  person: 0x0001,
  agent: 0x0002,
  canary: 0x0003,
  check: 0x0004,
  component: 0x0005,
  config: 0x0006,
  view: 0x0007,
  largeCanary: 0x0103,
  largeCheck: 0x0104,
  largeComponent: 0x0105,
  largeConfig: 0x0106,
} as const;
export type SeedKind = keyof typeof kinds;

/** The first 24 characters of the ids of a kind; SQL adds twelve hexadecimal digits. */
export function seedPrefix(kind: SeedKind): string {
  return `01900000-${kinds[kind].toString(16).padStart(4, "0")}-7000-8000-`;
}

/** The id of the `number`th seeded row of a kind. */
export function seedId(kind: SeedKind, number: number): string {
  return seedPrefix(kind) + number.toString(16).padStart(12, "0");
}

/** The agent that stands for the backend itself; part of every fresh database. */
export const localAgentId = "00000000-0000-0000-0000-000000000000";
export const edgeAgentId = seedId("agent", 1);
export const stagingAgentId = seedId("agent", 2);
