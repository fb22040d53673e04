import { seedPrefix } from "./seedIds";

/** Rows that the large seed adds to the normal one. */
export const largeCounts = {
  configs: 10_000,
  canaries: 900,
  checks: 5_000,
  components: 1_000,
  changes: 100_000,
} as const;

/** An SQL expression for the id of the so-manieth row. */
export const id = (kind: string, number: string) =>
  `('${seedPrefix(kind)}' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/** An SQL expression that picks from a list by a number. */
export const pick = (list: readonly string[], number: string) =>
  `(array[${list.map((item) => `'${item}'`).join(", ")}])[1 + (${number}) % ${list.length}]`;

export const namespaces =
  "checkout payments identity monitoring edge data search catalog shipping support billing platform".split(
    " ",
  );
export const teams = "checkout payments identity observability edge data search platform".split(
  " ",
);
export const services =
  "api worker gateway cache scheduler importer exporter indexer mailer proxy webhook replica".split(
    " ",
  );
export const states = "healthy healthy healthy healthy healthy warning unhealthy unknown".split(
  " ",
);
