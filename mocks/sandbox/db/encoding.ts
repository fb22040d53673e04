/**
 * How values enter and leave PGlite. Text always passes as it is, whatever the type of the parameter, so that Postgres
 * itself judges literals (and answers 22P02); everything else is written the way the type wants it.
 */

type Write = (value: unknown) => string;

const plain: Write = (value) => (value instanceof Date ? value.toISOString() : String(value));
const flag: Write = (value) => (typeof value === "boolean" ? (value ? "t" : "f") : String(value));
const json: Write = (value) => (typeof value === "string" ? value : JSON.stringify(value));

const OID = {
  bool: 16,
  int8: 20,
  int2: 21,
  int4: 23,
  text: 25,
  json: 114,
  float4: 700,
  float8: 701,
  varchar: 1043,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  numeric: 1700,
  uuid: 2950,
  jsonb: 3802,
} as const;

/** A whole number or a decimal as a JavaScript number, as text when a number could not hold it exactly. */
function number(value: string): number | string {
  const read = Number(value);
  return Number.isInteger(read) && !Number.isSafeInteger(read) ? value : read;
}

/** PGlite options: how parameters are written. */
export const encodeParameters = {
  serializers: {
    [OID.bool]: flag,
    [OID.int2]: plain,
    [OID.int4]: plain,
    [OID.int8]: plain,
    [OID.float4]: plain,
    [OID.float8]: plain,
    [OID.numeric]: plain,
    [OID.text]: plain,
    [OID.varchar]: plain,
    [OID.uuid]: plain,
    [OID.date]: plain,
    [OID.timestamp]: plain,
    [OID.timestamptz]: plain,
    [OID.json]: json,
    [OID.jsonb]: json,
  },
};

/** PGlite options: how columns are read. int8 and numeric become numbers; timestamptz stays a Date (PGlite's own). */
export const decodeValues = { parsers: { [OID.int8]: number, [OID.numeric]: number } };
