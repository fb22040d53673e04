import type { Column, ColumnType } from "~mocks/sandbox/postgrest/catalog";
import type { DbFunction, Functions } from "~mocks/sandbox/postgrest/functions";
import { harbourRelations } from "./harbour";

/** Functions of every kind: what they take, what they give, how they fail. */

type Arguments = Readonly<Record<string, ColumnType>>;
type Given = Pick<DbFunction, "gives" | "returns" | "columns" | "also">;

const column = (type: ColumnType): Column => ({ type, nullable: true });

function args(types: Arguments, required: boolean): DbFunction["args"] {
  const all = Object.entries(types).map(([name, type]) => [name, { type, required }]);
  return Object.fromEntries(all);
}

const value = (type: ColumnType, gives: "value" | "values" = "value"): Given => ({
  gives,
  columns: { value: column(type) },
});

const rows = (columns: Arguments, gives: "rows" | "row" = "rows"): Given => ({
  gives,
  columns: Object.fromEntries(Object.entries(columns).map(([name, type]) => [name, column(type)])),
});

const ships = (gives: "rows" | "row" = "rows"): Given => ({
  gives,
  returns: "ships",
  columns: harbourRelations["ships"]?.columns ?? {},
});

const fn = (name: string, of: DbFunction["args"], given: Given): DbFunction => ({
  name,
  args: of,
  resource: "database",
  ...given,
});

const nothing: Given = { gives: "nothing", columns: { value: column("text") } };

const loaded = (types: Arguments, given: Given, also: readonly DbFunction[] = []): DbFunction =>
  fn("loaded", args(types, true), { ...given, also });

const optional = (
  types: DbFunction["args"],
  given: Given,
  also: readonly DbFunction[] = [],
): DbFunction => fn("optional", types, { ...given, also });

const twin = (types: DbFunction["args"], also: readonly DbFunction[] = []): DbFunction =>
  fn("twin", types, { ...value("text"), also });

const all: readonly DbFunction[] = [
  fn("ships_after", args({ after: "integer" }, true), ships()),
  fn("ships_below", args({ id: "integer" }, true), ships()),
  fn("all_ships", {}, ships()),
  fn("no_ships", {}, ships()),
  fn("ship_named", args({ wanted: "text" }, true), ships("row")),
  fn("greeting", args({ name: "text" }, true), value("text")),
  fn("list_of", {}, value("jsonb")),
  fn("numbers", {}, value("integer", "values")),
  fn("mood", args({ mood: "text" }, true), value("text")),
  fn("knots", args({ speed: "integer" }, true), value("integer")),
  fn("span", args({ low: "integer", up: "integer" }, true), value("text")),
  fn("scalars", {}, rows({ a: "text", b: "text", c: "integer", d: "text" })),
  fn("place_now", {}, rows({ x: "integer", y: "integer" }, "row")),
  fn("sink", {}, nothing),
  fn("no_number", {}, value("integer")),
  fn(
    "varied",
    args(
      { speed: "numeric", word: "text", flag: "boolean", list: "text[]", count: "integer" },
      true,
    ),
    value("jsonb"),
  ),
  fn("kind_of", args({ document: "jsonb" }, true), value("text")),
  fn("refuse", {}, value("text")),
  fn("assert", {}, value("text")),
  fn("pay", {}, value("text")),
  fn("bad_status", {}, value("text")),
  fn("tick", {}, value("integer")),
  fn("no_arguments", {}, value("text")),
  fn("test", {}, rows({ test: "text", value: "integer" })),
  fn("next_of", args({ number: "integer" }, true), rows({ next: "integer" }, "row")),
  fn("raised", args({ number: "integer" }, true), rows({ number: "integer" }, "row")),
  fn("two_out", {}, rows({ number: "integer", word: "text" }, "row")),
  fn(
    "through",
    {
      ...args({ number: "integer", word: "text" }, true),
      ...args({ flag: "boolean" }, false),
    },
    rows({ number: "integer", word: "text", flag: "boolean" }, "row"),
  ),
  fn("single_column", {}, rows({ a: "text" })),
  fn("two_columns", {}, rows({ a: "text", b: "text" })),
  fn("words", { v: { type: "text[]", required: false, variadic: true } }, value("jsonb")),
  fn(
    "greeting_and_words",
    {
      ...args({ name: "text" }, true),
      v: { type: "text[]", required: false, variadic: true },
    },
    value("text"),
  ),
  fn("defaults", args({ a: "integer", b: "integer", c: "integer" }, false), value("integer")),
  fn("document", args({ whole: "jsonb" }, true), value("jsonb")),
  fn(
    "quotedName",
    args({ user: "text", fullName: "text" }, true),
    rows({ user: "text", fullName: "text" }, "row"),
  ),
  fn("domain_ship", args({ wanted: "text" }, true), ships("row")),
  fn("domain_place", {}, rows({ x: "integer", y: "integer" }, "row")),
  optional(args({ word: "text" }, false), ships(), [
    optional(args({ must: "integer" }, true), rows({ val: "integer" }, "row")),
    optional({ ...args({ number: "integer" }, true), ...args({ word: "text" }, false) }, ships()),
    optional(
      args({ number: "integer", must: "integer" }, true),
      rows({ number: "integer", val: "integer" }, "row"),
    ),
  ]),
  loaded({}, value("integer", "values"), [
    loaded({ a: "integer", b: "integer" }, value("integer")),
    loaded({ a: "text", b: "text", c: "text" }, value("text")),
    loaded({ whole: "jsonb" }, value("jsonb")),
    loaded({ after: "integer" }, ships()),
    loaded({ x: "integer", y: "text" }, rows({ x: "integer", y: "integer" }, "row")),
  ]),
  twin(args({ arg: "integer" }, true), [
    twin({ ...args({ arg: "text" }, true), ...args({ number: "integer" }, false) }),
  ]),
];

export const harbourFunctions: Functions = Object.fromEntries(all.map((one) => [one.name, one]));

const sql = (head: string, body: string) =>
  `create function ${head} language sql stable as $$ ${body} $$`;
const fails = (name: string, how: string) =>
  `create function ${name}() returns text language plpgsql as $$ begin ${how}; return ''; end $$`;

export const harbourCallStatements: readonly string[] = [
  sql("ships_after(after integer) returns setof ships", "select * from ships where id > after"),
  sql("ships_below(id integer) returns setof ships", "select * from ships where ships.id < $1"),
  sql("all_ships() returns setof ships", "select * from ships"),
  sql("no_ships() returns setof ships", "select * from ships where false"),
  sql("ship_named(wanted text) returns ships", "select * from ships where name = wanted"),
  sql("greeting(name text) returns text", "select 'Hello, ' || name"),
  sql("list_of() returns integer[]", "select '{1,2,3}'::integer[]"),
  sql("numbers() returns setof integer", "select generate_series(1, 3)"),
  `create type mood_kind as enum ('calm', 'rough')`,
  sql("mood(mood text) returns mood_kind", "select mood::mood_kind"),
  `create domain knots_kind as integer check (value >= 0)`,
  sql("knots(speed integer) returns knots_kind", "select speed::knots_kind"),
  sql("span(low integer, up integer) returns int4range", "select int4range(low, up)"),
  sql(
    "scalars() returns table (a text, b mood_kind, c integer, d int4range)",
    "select 'x', 'calm'::mood_kind, 1, int4range(10, 20)",
  ),
  `create type place as (x integer, y integer)`,
  sql("place_now() returns place", "select row(10, 5)::place"),
  sql("sink() returns void", "select"),
  sql("no_number() returns integer", "select null::integer"),
  sql(
    "varied(speed numeric, word text, flag boolean, list text[], count integer) returns json",
    "select json_build_object('speed', speed, 'word', word, 'flag', flag, 'list', list, 'count', count)",
  ),
  sql("kind_of(document jsonb) returns text", "select jsonb_typeof(document)"),
  fails("refuse", "raise 'not today'"),
  fails("assert", "assert false, 'never'"),
  fails(
    "pay",
    "raise sqlstate 'PT402' using message = 'Payment Required', detail = 'Quota exceeded', hint = 'Upgrade'",
  ),
  fails("bad_status", "raise sqlstate 'PT40A' using message = 'Wrong'"),
  `create sequence ticks`,
  `create function tick() returns integer language sql volatile as $$ select nextval('ticks')::integer $$`,
  sql("no_arguments() returns text", "select 'nothing was asked'"),
  sql("test() returns table (test text, value integer)", "select 'hello', 1"),
  sql("next_of(number integer, out next integer)", "select number + 1"),
  sql("raised(inout number integer)", "select number + 1"),
  sql("two_out(out number integer, out word text)", "select 3, 'four'"),
  sql(
    "through(inout number integer, inout word text, inout flag boolean default true)",
    "select number, word, flag",
  ),
  sql("single_column() returns table (a text)", "select 'A'"),
  sql("two_columns() returns table (a text, b text)", "select 'A', 'B'"),
  sql("words(variadic v text[] default '{}') returns text[]", "select v"),
  sql(
    "greeting_and_words(name text, variadic v text[] default '{}') returns text",
    "select 'Hello, ' || name",
  ),
  sql(
    "defaults(a integer default 1, b integer default 2, c integer default 3) returns integer",
    "select a + b + c",
  ),
  sql("document(whole jsonb) returns jsonb", "select whole"),
  sql(
    `"quotedName"("user" text, "fullName" text) returns table ("user" text, "fullName" text)`,
    `select $1, $2`,
  ),
  `create domain ship_kind as ships`,
  sql("domain_ship(wanted text) returns ship_kind", "select ships from ships where name = wanted"),
  `create domain place_kind as place`,
  sql("domain_place() returns place_kind", "select row(10, 5)::place"),
  sql(
    "optional(word text default 'Brig') returns setof ships",
    "select * from ships where name = word",
  ),
  sql("optional(must integer, out val integer)", "select must"),
  sql(
    "optional(number integer, word text default 'Cog') returns setof ships",
    "select * from ships where id = number or name = word",
  ),
  sql("optional(inout number integer, must integer, out val integer)", "select number, must"),
  sql("loaded() returns setof integer", "select generate_series(1, 3)"),
  sql("loaded(a integer, b integer) returns integer", "select a + b"),
  sql("loaded(a text, b text, c text) returns text", "select a || b || c"),
  sql("loaded(whole jsonb) returns jsonb", "select whole"),
  sql("loaded(after integer) returns setof ships", "select * from ships where id > after"),
  sql("loaded(x integer, y text) returns place", "select row(x, y::integer)::place"),
  sql("twin(arg integer) returns text", "select 'integer'"),
  sql("twin(arg text, number integer default 1) returns text", "select 'text'"),
];
