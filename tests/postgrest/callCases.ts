import type { Case } from "./case";

const post = { method: "POST" };

/** Calls of functions by GET and POST, after PostgREST 10's own specification. */
export const callCases: readonly Case[] = [
  {
    ...post,
    path: "rpc/books_from?select=id&order=id",
    body: { id: 2 },
    range: "0-1/*",
    json: [{ id: 2 }, { id: 3 }],
  },
  {
    ...post,
    path: "rpc/books_from?select=id,writers(name),shelves(label)&order=id.desc&title=like.*cat*",
    body: { id: 2 },
    json: [{ id: 2, writers: [{ name: "Ben" }], shelves: { label: "land" } }],
  },
  {
    path: "rpc/books_from?id=1&select=id,writers(name)&writers.name=eq.Ada&id=lt.2",
    json: [{ id: 1, writers: [{ name: "Ada" }] }],
  },
  // What reads as a filter is one, also under the name of an argument.
  { path: "rpc/books_from?id=2&id=neq.3&select=id", json: [{ id: 2 }] },
  { path: "rpc/books_from?id=eq.2", status: 404, error: { code: "PGRST202" } },
  // Of a repeated argument the last counts.
  { path: "rpc/books_from?id=1&id=3&select=id", json: [{ id: 3 }] },
  { ...post, path: "rpc/books_from?id=eq.3&select=id", body: { id: 1 }, json: [{ id: 3 }] },
  {
    ...post,
    path: "rpc/books_from?id=3",
    body: { id: 1 },
    status: 400,
    error: { code: "PGRST100" },
  },
  {
    ...post,
    path: "rpc/books_from",
    body: { id: 1, other: 2 },
    status: 404,
    error: { code: "PGRST202" },
  },
  { ...post, path: "rpc/books_from", body: {}, status: 404, error: { code: "PGRST202" } },
  { ...post, path: "rpc/books_from", status: 404, error: { code: "PGRST202" } },
  { ...post, path: "rpc/books_from", body: [1], status: 400, error: { code: "PGRST102" } },
  { ...post, path: "rpc/books_from", body: "{", status: 400, error: { code: "PGRST102" } },
  { ...post, path: "rpc/books_from", body: { id: "x" }, status: 400, error: { code: "22P02" } },
  {
    ...post,
    path: "rpc/books_from?limit=1",
    body: { id: 1 },
    headers: { prefer: "count=exact" },
    status: 206,
    range: "0-0/3",
  },
  {
    ...post,
    path: "rpc/books_from?select=id",
    body: { id: 3 },
    headers: { accept: "application/vnd.pgrst.object+json" },
    json: { id: 3 },
  },
  {
    ...post,
    path: "rpc/books_from?select=id",
    body: "id=2",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    json: [{ id: 2 }, { id: 3 }],
  },
  { path: "rpc/one_book?wanted=2&select=id,title", json: { id: 2, title: "Two rats and a cat" } },
  {
    ...post,
    path: "rpc/one_book?select=id,shelves(label)",
    body: { wanted: 1 },
    json: { id: 1, shelves: { label: "sea" } },
  },
  { path: "rpc/sum_of?a=1&b=2", json: 3 },
  { ...post, path: "rpc/sum_of", body: { a: 3, b: 4 }, json: 7 },
  { ...post, path: "rpc/sum_of", body: { a: 3, b: null }, json: null },
  {
    ...post,
    path: "rpc/words_of",
    body: { words: ["a,b", 'c"d', "{e}"] },
    json: ["a,b", 'c"d', "{e}"],
  },
  { path: "rpc/words_of?words={a,b}", json: ["a", "b"] },
  { ...post, path: "rpc/echo", body: { document: { deep: [1] } }, json: { deep: [1] } },
  {
    ...post,
    path: "rpc/echo",
    body: { any: ["thing"] },
    headers: { prefer: "params=single-object" },
    json: { any: ["thing"] },
  },
  {
    ...post,
    path: "rpc/sum_of",
    body: { a: 1, b: 2 },
    headers: { prefer: "params=single-object" },
    status: 404,
    error: { code: "PGRST202" },
  },
  {
    path: "rpc/books_from?id=1",
    method: "PATCH",
    body: {},
    status: 405,
    error: { code: "PGRST101" },
  },
  {
    path: "rpc/sum_of?a=1&b=2",
    headers: { accept: "image/png" },
    status: 406,
    error: { code: "PGRST107" },
  },
];
