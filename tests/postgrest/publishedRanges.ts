import type { Case } from "./case";
import type { Published, Subject } from "./published";

const counted = { prefer: "count=exact" };
const planned = { prefer: "count=planned" };
const range = (text: string) => ({ "range-unit": "items", range: text });
const rangeCounted = (text: string) => ({ ...range(text), ...counted });
const ids = (...all: number[]) => all.map((id) => ({ id }));

const offside: Case["error"] = {
  code: "PGRST103",
  message: "Requested range not satisfiable",
  details:
    "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
  hint: null,
};

const past = (offset: number, rows: number): Pick<Case, "status" | "range" | "error"> => ({
  status: 416,
  range: `*/${rows}`,
  error: {
    code: "PGRST103",
    message: "Requested range not satisfiable",
    details: `An offset of ${offset} was requested, but there are only ${rows} rows.`,
    hint: null,
  },
});

/** The cases that are published for a function and once more for a table. */
const ofBoth = (of: string, all: string, none: string): Published[] => [
  [`${of}: everything is a 200`, { path: all }],
  [`${of}: an empty page`, { path: none, json: [], range: "*/*" }],
  [`${of}: a page without a total`, { path: `${all}&order=id`, range: "0-3/*" }],
  [
    `${of}: an offset where there is nothing`,
    { path: `${none}&offset=1`, headers: counted, ...past(1, 0) },
  ],
  [
    `${of}: an offset past the last`,
    { path: `${all}&offset=100`, headers: counted, ...past(100, 4) },
  ],
  [`${of}: Range, a part`, { path: all, headers: range("0-1"), range: "0-1/*" }],
  [`${of}: Range, open at its end`, { path: all, headers: range("0-"), range: "0-3/*" }],
  [
    `${of}: Range where there is nothing`,
    { path: none, headers: range("0-1"), json: [], range: "*/*" },
  ],
  [`${of}: Range, one`, { path: all, headers: range("0-0"), range: "0-0/*" }],
  [`${of}: Range beyond the end`, { path: all, headers: range("2-100"), range: "2-3/*" }],
  [
    `${of}: Range that ends before it begins`,
    { path: none, headers: range("1-0"), status: 416, error: offside },
  ],
  [
    `${of}: Range, counted, where there is nothing`,
    { path: none, headers: rangeCounted("1-2"), ...past(1, 0) },
  ],
  [
    `${of}: Range, counted, past the last`,
    { path: all, headers: rangeCounted("100-199"), ...past(100, 4) },
  ],
];

const met: readonly Published[] = [
  ...ofBoth("function", "rpc/ships_after?after=0", "rpc/ships_after?after=9"),
  ...ofBoth("table", "ships?id=gt.0", "ships?id=gt.9"),
  [
    "a page of what filters leave",
    { path: "ships?id=eq.1&select=id&order=id", json: ids(1), range: "0-0/*" },
  ],
  [
    "no limit is everything",
    { path: "ships?select=id&order=id.asc", json: ids(1, 2, 3, 4), range: "0-3/*" },
  ],
  ["a limit", { path: "ships?select=id&order=id&limit=3", json: ids(1, 2, 3), range: "0-2/*" }],
  [
    "Range narrows a limit",
    {
      path: "ships?select=id&order=id&limit=3",
      headers: range("0-1"),
      json: ids(1, 2),
      range: "0-1/*",
    },
  ],
  [
    "a limit on every level",
    {
      path: "harbours?select=id,ships(id,calls(day))&order=id&limit=1&ships.order=id&ships.limit=2&ships.calls.order=day&ships.calls.limit=1".replaceAll(
        "ships(",
        "ships!home(",
      ),
      json: [
        {
          id: 1,
          ships: [
            { id: 1, calls: [{ day: "mon" }] },
            { id: 2, calls: [{ day: "wed" }] },
          ],
        },
      ],
      range: "0-0/*",
    },
  ],
  [
    "a limit and an offset",
    {
      path: "ships?select=id&order=id&limit=2&offset=1",
      json: ids(2, 3),
      range: "1-2/*",
    },
    { path: "ships?select=id&order=id&limit=2&offset=1", method: "HEAD", range: "1-2/*" },
  ],
  ["an offset of 0", { path: "ships?select=id&offset=0&order=id", range: "0-3/*" }],
  ["an offset below 0", { path: "ships?select=id&offset=-4&order=id", range: "0-3/*" }],
  ["a limit of 0", { path: "ships?select=id&limit=0", json: [], range: "*/*" }],
  [
    "a limit below 0",
    {
      path: "ships?select=id&limit=-1",
      status: 416,
      error: {
        code: "PGRST103",
        details: "Limit should be greater than or equal to zero.",
        hint: null,
      },
    },
  ],
  [
    "planned: the whole",
    { path: "ships", method: "HEAD", headers: planned, status: 200, range: "0-3/4" },
  ],
  [
    "planned: whatever the limit",
    { path: "ships?limit=2", method: "HEAD", headers: planned, status: 206, range: "0-1/4" },
    {
      path: "ships?limit=2&offset=1",
      method: "HEAD",
      headers: planned,
      status: 206,
      range: "1-2/4",
    },
  ],
  [
    "planned: with a relation",
    { path: "ships?select=*,home(*)", method: "HEAD", headers: planned, range: "0-3/4" },
  ],
];

/** `Range`, `limit`, `offset` and counts. */
export const ranges: Subject = {
  title: "ranges",
  files: ["RangeSpec"],
  met,
  unmet: [["planned: what filters leave", "planned counts are exact here, and may not be guesses"]],
  aside: [],
};
