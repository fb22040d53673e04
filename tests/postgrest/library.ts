import type { Column, ColumnType, Link, Relation } from "~mocks/sandbox/postgrest/catalog";
import type { Functions } from "~mocks/sandbox/postgrest/functions";

/**
 * A small library beside the contract's tables, with what those do not have: a link through a junction, a key of two
 * columns, a link to itself, ranges, words, and functions of every kind.
 */

const column = (type: ColumnType): Column => ({ type, nullable: true });

const link = (constraint: string, from: string, target: string): Link => ({
  column: from,
  target,
  targetColumn: "id",
  constraint,
});

function table(
  name: string,
  columns: Readonly<Record<string, ColumnType>>,
  primaryKey: readonly string[],
  links: readonly Link[] = [],
): [string, Relation] {
  const all = Object.entries(columns).map(([key, type]): [string, Column] => [key, column(type)]);
  return [
    name,
    {
      name,
      kind: "table",
      columns: Object.fromEntries(all),
      primaryKey,
      methods: ["GET", "POST", "PATCH", "DELETE"],
      resource: "database",
      links,
    },
  ];
}

export const libraryRelations: Readonly<Record<string, Relation>> = Object.fromEntries([
  table(
    "writers",
    { id: "integer", name: "text", email: "text", mentor_id: "integer" },
    ["id"],
    [link("writers_mentor_id_fkey", "mentor_id", "writers")],
  ),
  table(
    "books",
    {
      id: "integer",
      title: "text",
      // The database's type is a range; the layer need not know.
      pages: "text",
      marks: "text[]",
      notes: "jsonb",
      shelf_room: "text",
      shelf_row: "integer",
    },
    ["id"],
    [
      {
        ...link("books_shelf_fkey", "shelf_room", "shelves"),
        targetColumn: "room",
        also: [{ column: "shelf_row", targetColumn: "row" }],
      },
    ],
  ),
  table(
    "book_writers",
    { book_id: "integer", writer_id: "integer", share: "integer" },
    ["book_id", "writer_id"],
    [
      link("book_writers_book_id_fkey", "book_id", "books"),
      link("book_writers_writer_id_fkey", "writer_id", "writers"),
    ],
  ),
  table("shelves", { room: "text", row: "integer", label: "text" }, ["room", "row"]),
  table("scraps", { line: "text" }, []),
]);

const integer = { type: "integer", required: true } as const;

const book = libraryRelations["books"]?.columns ?? {};

export const libraryFunctions: Functions = {
  books_from: {
    name: "books_from",
    args: { id: integer },
    columns: book,
    returns: "books",
    resource: "database",
  },
  one_book: {
    name: "one_book",
    args: { wanted: integer },
    columns: book,
    gives: "row",
    returns: "books",
    resource: "database",
  },
  sum_of: {
    name: "sum_of",
    args: { a: integer, b: integer },
    columns: { value: column("integer") },
    gives: "value",
    resource: "database",
  },
  words_of: {
    name: "words_of",
    args: { words: { type: "text[]", required: true } },
    columns: { value: column("jsonb") },
    gives: "value",
    resource: "database",
  },
  echo: {
    name: "echo",
    args: { document: { type: "jsonb", required: true } },
    columns: { value: column("jsonb") },
    gives: "value",
    resource: "database",
  },
};

export const libraryStatements: readonly string[] = [
  `create table shelves (room text, "row" integer, label text, primary key (room, "row"))`,
  `create table writers (id integer primary key, name text not null, email text unique,
    mentor_id integer constraint writers_mentor_id_fkey references writers)`,
  `create table books (id integer primary key, title text not null, pages int4range, marks text[], notes jsonb,
    shelf_room text, shelf_row integer,
    constraint books_shelf_fkey foreign key (shelf_room, shelf_row) references shelves)`,
  `create table book_writers (book_id integer constraint book_writers_book_id_fkey references books,
    writer_id integer constraint book_writers_writer_id_fkey references writers, share integer,
    primary key (book_id, writer_id))`,
  `create table scraps (line text)`,
  `insert into shelves values ('east', 1, 'sea'), ('east', 2, 'land'), ('west', 1, 'air')`,
  `insert into writers values (1, 'Ada', 'ada@example.org', null), (2, 'Ben', 'ben@example.org', 1),
    (3, 'Cyn', null, 1), (4, 'Dov', null, 2)`,
  `insert into books values
    (1, 'A fat cat sleeps', '[1,10)', '{old,red}', '{"+key-one": "plus", "a&b": {"#": 1}}', 'east', 1),
    (2, 'Two rats and a cat', '[10,20)', '{new}', '{"c": 2}', 'east', 2),
    (3, 'Impossible things', '[40,50)', null, null, null, null)`,
  `insert into book_writers values (1, 1, 60), (1, 2, 40), (2, 2, 100)`,
  `create function books_from(id integer) returns setof books language sql stable as $$
    select * from books where books.id >= $1 $$`,
  `create function one_book(wanted integer) returns books language sql stable as $$
    select * from books where id = wanted $$`,
  `create function sum_of(a integer, b integer) returns integer language sql immutable as $$ select a + b $$`,
  `create function words_of(words text[]) returns jsonb language sql immutable as $$ select to_jsonb(words) $$`,
  `create function echo(document jsonb) returns jsonb language sql immutable as $$ select document $$`,
];
