import type { Case } from "./case";
import { COMMA, ORDER } from "./fixture";

/** Cases after PostgREST 10's own specification: operators, logic, documents, text search. */
export const operatorCases: readonly Case[] = [
  { path: "books?marks=ov.{red,green}&select=id", json: [{ id: 1 }] },
  { path: "books?pages=ov.[5,12)&select=id&order=id", json: [{ id: 1 }, { id: 2 }] },
  { path: "books?pages=sl.[10,20)&select=id", json: [{ id: 1 }] },
  { path: "books?pages=sr.[10,20)&select=id", json: [{ id: 3 }] },
  { path: "books?pages=nxr.[1,20)&select=id&order=id", json: [{ id: 1 }, { id: 2 }] },
  { path: "books?pages=nxl.[10,20)&select=id&order=id", json: [{ id: 2 }, { id: 3 }] },
  { path: "books?pages=adj.[20,40)&select=id&order=id", json: [{ id: 2 }, { id: 3 }] },
  { path: "books?pages=not.ov.[1,20)&select=id", json: [{ id: 3 }] },
  {
    path: "books?or=(marks.ov.{old,none},id.eq.3)&select=id&order=id",
    json: [{ id: 1 }, { id: 3 }],
  },
  { path: "books?id=eq(any).{1,3}&select=id&order=id", json: [{ id: 1 }, { id: 3 }] },
  { path: "books?id=gt(all).{1,2}&select=id", json: [{ id: 3 }] },
  { path: "books?title=like(any).{*rats*,Imp*}&select=id&order=id", json: [{ id: 2 }, { id: 3 }] },
  { path: "books?title=ilike(all).{*CAT*,*FAT*}&select=id", json: [{ id: 1 }] },
  { path: "books?title=not.imatch(any).{CAT$,^imp}&select=id", json: [{ id: 1 }] },
  { path: "books?or=(id.eq(any).{1,2},id.gte(all).{3})&select=id&order=id", range: "0-2/*" },
  { path: "books?id=neq(any).{1,2}", status: 400, error: { code: "PGRST100" } },
  { path: "books?id=eq(some).{1,2}", status: 400, error: { code: "PGRST100" } },
  { path: "books?title=fts.cat&select=id&order=id", json: [{ id: 1 }, { id: 2 }] },
  { path: "books?title=fts.fat%26cat&select=id", json: [{ id: 1 }] },
  { path: "books?title=plfts.the fat cats&select=id", json: [{ id: 1 }] },
  { path: "books?title=phfts(english).fat cat&select=id", json: [{ id: 1 }] },
  { path: "books?title=wfts(english).cat -fat&select=id", json: [{ id: 2 }] },
  { path: "books?title=not.fts.cat&select=id", json: [{ id: 3 }] },
  {
    path: "books?or=(title.plfts(english).impossible,id.eq.1)&select=id&order=id",
    json: [{ id: 1 }, { id: 3 }],
  },
  { path: "books?title=fts(nowhere).cat", status: 400, error: { code: "42704" } },
  { path: "books?title=fts().cat", status: 400, error: { code: "PGRST100" } },
  { path: "books?title=fts.fat cat", status: 400, error: { code: "42601" } },
  {
    path: "books?and=( and ( id.in.( 1, 2, 3 ) , id.eq.3 ) , or ( id.eq.2 , id.eq.3 ) )&select=id",
    json: [{ id: 3 }],
  },
  { path: "books?or=( not.and ( id.eq.1, id.eq.2 ) )&select=id", range: "0-2/*" },
  {
    path: 'checks?or=( name.eq."a,b (c)" , name.eq.gone)&select=name&order=name',
    names: [COMMA, "gone"],
  },
  { path: "books?notes->>%2Bkey-one=eq.plus&select=id", json: [{ id: 1 }] },
  { path: "books?select=notes->a%26b->%23&id=eq.1", json: [{ "#": 1 }] },
  {
    path: "books?select=v:notes->>%2Bkey-one&order=notes->>%2Bkey-one&limit=1",
    json: [{ v: "plus" }],
  },
  {
    path: "books?or=(notes->>%2Bkey-one.eq.plus,id.eq.2)&select=id&order=id",
    json: [{ id: 1 }, { id: 2 }],
  },
];

/** Relations: through a junction, by the name of a key, by a key of two columns, of a relation with itself. */
export const relationCases: readonly Case[] = [
  {
    path: "books?select=id,writers(name)&order=id&writers.order=name",
    json: [
      { id: 1, writers: [{ name: "Ada" }, { name: "Ben" }] },
      { id: 2, writers: [{ name: "Ben" }] },
      { id: 3, writers: [] },
    ],
  },
  {
    path: "writers?select=name,books!book_writers(title)&books.title=like.Two*&id=eq.2",
    json: [{ name: "Ben", books: [{ title: "Two rats and a cat" }] }],
  },
  { path: "writers?select=name,books!inner(id)&books.id=eq.1&order=name", names: ["Ada", "Ben"] },
  {
    path: "writers?select=name,books!inner(id)&books.id=eq.2",
    headers: { prefer: "count=exact" },
    range: "0-0/1",
  },
  { path: "books?select=writers!nowhere(name)", status: 400, error: { code: "PGRST200" } },
  {
    path: "books?id=in.(1,3)&select=id,shelves(label)&order=id",
    json: [
      { id: 1, shelves: { label: "sea" } },
      { id: 3, shelves: null },
    ],
  },
  {
    path: "books?id=eq.1&select=books_shelf_fkey(label)",
    json: [{ books_shelf_fkey: { label: "sea" } }],
  },
  {
    path: "books?id=eq.1&select=s:shelves!books_shelf_fkey(label)",
    json: [{ s: { label: "sea" } }],
  },
  { path: "books?select=shelf_room(label)", status: 400, error: { code: "PGRST200" } },
  {
    path: "shelves?select=label,books(id)&order=label",
    json: [
      { label: "air", books: [] },
      { label: "land", books: [{ id: 2 }] },
      { label: "sea", books: [{ id: 1 }] },
    ],
  },
  {
    path: "book_writers?select=share,book:book_writers_book_id_fkey(id)&writer_id=eq.1",
    json: [{ share: 60, book: { id: 1 } }],
  },
  {
    path: "writers?id=eq.1&select=name,writers(name)&writers.order=name",
    json: [{ name: "Ada", writers: [{ name: "Ben" }, { name: "Cyn" }] }],
  },
  {
    path: "writers?id=eq.1&select=name,pupils:writers!mentor_id(name,pupils:writers!mentor_id(name))&pupils.order=name",
    json: [
      {
        name: "Ada",
        pupils: [
          { name: "Ben", pupils: [{ name: "Dov" }] },
          { name: "Cyn", pupils: [] },
        ],
      },
    ],
  },
  {
    path: "writers?id=eq.4&select=name,mentor_id(name,mentor_id(name))",
    json: [{ name: "Dov", mentor_id: { name: "Ben", mentor_id: { name: "Ada" } } }],
  },
  {
    path: "writers?id=eq.2&select=mentor:mentor_id(name,pupils:writers!mentor_id(name))&mentor.pupils.order=name.desc",
    json: [{ mentor: { name: "Ada", pupils: [{ name: "Cyn" }, { name: "Ben" }] } }],
  },
  { path: "writers?select=writers!id(name)", status: 400, error: { code: "PGRST200" } },
  {
    path: 'checks?name=in.("a,b (c)",gone,checkout/create order)&select=name,canaries(name)&order=canaries(name),name.desc',
    names: ["gone", ORDER, COMMA],
  },
  {
    path: "writers?select=name,mentor:mentor_id(name)&order=mentor(name).desc.nullslast,name",
    names: ["Dov", "Ben", "Cyn", "Ada"],
  },
  {
    path: "books?select=id,writers(name)&order=writers(name)",
    status: 400,
    error: { code: "PGRST118" },
  },
  { path: "books?select=id&order=writers(name)", status: 400, error: { code: "PGRST108" } },
  {
    path: "writers?select=name,mentor_id(name)&order=mentor_id(nope)",
    status: 400,
    error: { code: "42703" },
  },
];

const counted = { prefer: "count=exact" };
const range = (text: string) => ({ "range-unit": "items", range: text });

/** `Range`, limits, and what `Accept` asks for. */
export const rangeCases: readonly Case[] = [
  {
    path: "books?select=id&order=id",
    headers: range("0-1"),
    status: 200,
    range: "0-1/*",
    json: [{ id: 1 }, { id: 2 }],
  },
  { path: "books?select=id&order=id", headers: range("1-"), range: "1-2/*" },
  { path: "books?select=id&order=id", headers: range("0-0"), range: "0-0/*" },
  { path: "books?select=id&order=id", headers: range("1-100"), range: "1-2/*" },
  { path: "books?select=id&order=id&limit=3", headers: range("0-1"), range: "0-1/*" },
  { path: "books?select=id&order=id&limit=1", headers: range("0-1"), range: "0-0/*" },
  {
    path: "books?select=id&order=id",
    headers: { ...range("0-1"), ...counted },
    status: 206,
    range: "0-1/3",
  },
  { path: "books?id=eq.0", headers: range("0-1"), range: "*/*", json: [] },
  {
    path: "books",
    headers: range("1-0"),
    status: 416,
    error: {
      code: "PGRST103",
      details:
        "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
    },
  },
  {
    path: "books",
    headers: { ...range("100-199"), ...counted },
    status: 416,
    range: "*/3",
    error: { code: "PGRST103" },
  },
  { path: "books?limit=2", headers: range("5-6"), status: 416, error: { code: "PGRST103" } },
  { path: "books?select=id&order=id", headers: range("some"), range: "0-2/*" },
  {
    path: "books?limit=-1",
    status: 416,
    error: { code: "PGRST103", details: "Limit should be greater than or equal to zero." },
  },
  { path: "writers?select=books(id)&books.limit=-2", status: 416, error: { code: "PGRST103" } },
  { path: "books?select=id&order=id&offset=-4", range: "0-2/*" },
  { path: "rpc/books_from?id=1&select=id&order=id", headers: range("0-1"), range: "0-1/*" },
  {
    path: "books",
    headers: { accept: "text/unknowntype" },
    status: 406,
    error: {
      code: "PGRST107",
      message: "None of these media types are available: text/unknowntype",
    },
  },
  {
    path: "books",
    headers: { accept: "application/vnd.pgrst.plan+json" },
    status: 406,
    error: { code: "PGRST107" },
  },
  {
    path: "books",
    headers: { accept: "application/octet-stream" },
    status: 406,
    error: { code: "PGRST107" },
  },
  { path: "books?limit=1", headers: { accept: "text/html, application/json;q=0.5" }, status: 200 },
  { path: "books?limit=1", headers: { accept: "image/png, */*;q=0.1" }, status: 200 },
  {
    path: "books?id=eq.1&select=id",
    headers: { accept: "application/vnd.pgrst.object+json, application/json" },
    json: { id: 1 },
  },
];
