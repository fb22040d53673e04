/** A condition of a logic tree: `status.eq."Running"`, `or(…)`. */
export type Condition = string;

/** A text in quotes, so that commas, brackets, quotes and backslashes inside are its own. */
export const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** A key of a JSON column as text, whatever signs the key has: `tags->>"app.kubernetes.io/name"`. */
export const jsonText = (column: string, key: string): string => `${column}->>${quoted(key)}`;

/** Pattern of ilike in which only `*` stands for any text. */
const pattern = (glob: string): string => quoted(glob.replaceAll(/[\\%_]/g, String.raw`\$&`));

/** All of them hold; no condition always holds and is undefined. */
export const allOf = (conditions: readonly Condition[]): Condition | undefined =>
  conditions.length > 1 ? `and(${conditions.join(",")})` : conditions[0];

/** One of them holds. */
export const anyOf = (conditions: readonly Condition[]): Condition | undefined =>
  conditions.length > 1 ? `or(${conditions.join(",")})` : conditions[0];

/** Equal to one of the values, letter for letter. */
export const isIn = (field: string, values: readonly string[]): Condition =>
  `${field}.in.(${values.map(quoted).join(",")})`;

/** None of the values; rows without any value count too, which plain SQL leaves out. */
export const isNotIn = (field: string, values: readonly string[]): Condition =>
  `or(${field}.is.null,${field}.not.in.(${values.map(quoted).join(",")}))`;

/** Like a text in which `*` stands for any text; upper and lower case alike. */
export const isLike = (field: string, glob: string): Condition => `${field}.ilike.${pattern(glob)}`;

/** Not like it; rows without any value count too. */
export const isNotLike = (field: string, glob: string): Condition =>
  `or(${field}.is.null,${field}.not.ilike.${pattern(glob)})`;

/** The value of `and=`: all of the conditions; undefined without any. */
export const whereOf = (conditions: readonly (Condition | undefined)[]): string | undefined => {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? undefined : `(${given.join(",")})`;
};
