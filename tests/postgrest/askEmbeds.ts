import type { Case } from "./case";

const counted = { prefer: "count=exact" };

/** A HEAD that says how many rows there are. */
export const total = (path: string, of: number): Case => ({
  path,
  method: "HEAD",
  headers: counted,
  status: 200,
  range: of === 0 ? "*/0" : `0-${of - 1}/${of}`,
});

/** A read and its rows. */
export const get = (path: string, json: unknown): Case => ({ path, json });

/** A read that could mean more than one link. */
export const several = (path: string, hint: string, details?: readonly object[]): Case => ({
  path,
  status: 300,
  error: {
    code: "PGRST201",
    hint: `Try changing ${hint}. Find the desired relationship in the 'details' key.`,
    ...(details ? { details } : {}),
  },
});

/** A read of a link that is not there. */
export const none = (path: string, one: string, other: string): Case => ({
  path,
  status: 400,
  error: {
    code: "PGRST200",
    message: `Could not find a relationship between '${one}' and '${other}' in the schema cache`,
  },
});

/** Rows of the harbour by their names. */
export const north = { name: "North" };
export const south = { name: "South" };
export const olaf = { name: "Olaf" };
export const pia = { name: "Pia" };
