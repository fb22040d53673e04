import type { Case } from "./case";

/** Asks for a total. */
export const counted = { prefer: "count=exact" };
/** A body that is the fields of a form. */
export const form = { "content-type": "application/x-www-form-urlencoded" };
/** The body is the one argument. */
export const one = { prefer: "params=single-object" };
/** Asks for a page by its header. */
export const range = (text: string) => ({ "range-unit": "items", range: text });

/** A call by POST and its answer. */
export const post = (
  name: string,
  body: Case["body"],
  json: unknown,
  more: Partial<Case> = {},
): Case => ({
  method: "POST",
  path: `rpc/${name}`,
  ...(body === undefined ? {} : { body }),
  json,
  ...more,
});

/** A call by GET and its answer. */
export const get = (call: string, json: unknown, more: Partial<Case> = {}): Case => ({
  path: `rpc/${call}`,
  json,
  ...more,
});

/** A call that no function takes. */
export const unknown = (call: string, more: Partial<Case> = {}): Case => ({
  path: `rpc/${call}`,
  status: 404,
  error: { code: "PGRST202" },
  ...more,
});

/** Rows of an id alone. */
export const ids = (...all: number[]) => all.map((id) => ({ id }));
/** The argument of `ships_after`. */
export const after = (id: number) => ({ after: id });
