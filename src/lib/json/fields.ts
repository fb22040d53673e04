/** The fields of an object of which no more is known. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value of any shape is an object with fields: no list, and not null. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
