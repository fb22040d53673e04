import type { Case } from "./case";
import type { Published, Subject } from "./published";

const full = { prefer: "return=representation" };
const merge = { prefer: "return=representation,resolution=merge-duplicates" };
const ignore = { prefer: "return=representation,resolution=ignore-duplicates" };
const singular = { ...full, accept: "application/vnd.pgrst.object+json" };

const MERGED = "resolution=merge-duplicates";
const IGNORED = "resolution=ignore-duplicates";

const post = (path: string, headers: Case["headers"], body: object, json: unknown): Case => ({
  method: "POST",
  path,
  headers: headers ?? {},
  body,
  status: 201,
  applied: headers === merge ? MERGED : IGNORED,
  json,
});

const put = (path: string, body: object, json: unknown, headers: Case["headers"] = full): Case => ({
  method: "PUT",
  path,
  headers,
  body,
  json,
});

const refused = (path: string, status: number, code: string, body: object): Case => ({
  method: "PUT",
  path,
  body,
  status,
  error: { code, details: null, hint: null },
});

const KEY = [405, "PGRST105"] as const;
const OTHER = [400, "PGRST115"] as const;
const PAGE = [400, "PGRST114"] as const;

const north = { id: 1, name: "Northend" };
const west = { id: 9, name: "West" };
const monday = { harbour_id: 1, ship_id: 1, day: "sun" };
const friday = { harbour_id: 3, ship_id: 3, day: "fri" };
const deck = { name: "deck", year: 2001, ship_id: 2 };
const sails = { name: "sails", year: 2022, ship_id: 1 };
const fee = { harbour_id: 1, tariff: "a", amount: 99 };
const otherFee = { harbour_id: 1, tariff: "b", amount: 20 };
const ada = { id: 1, name: "Adah", email: "ada@example.org", mentor_id: null };
const eve = { id: 9, name: "Eve", email: "eve@example.org", mentor_id: null };
const ann = { pilotId: 1, shipId: 1, fullName: "Anna" };
const bo = { pilotId: 2, shipId: 2, fullName: "Bo" };

const byPost: readonly Published[] = [
  [
    "merging: rows with a known key change, others are new",
    post("harbours", merge, [north, west], [north, west]),
  ],
  [
    "merging: rows with known keys change",
    {
      ...post("harbours", merge, [north, { id: 2, name: "S" }], [north, { id: 2, name: "S" }]),
    },
  ],
  ["merging by a key of two columns", post("calls", merge, [monday, friday], [monday, friday])],
  ["merging in a partitioned table", post("crews", merge, [deck, sails], [deck, sails])],
  [
    "merging nothing",
    { method: "POST", path: "harbours", headers: merge, body: [], status: 201, json: [] },
  ],
  [
    "merging by one unique column",
    post("writers?on_conflict=email", merge, [ada, eve], [ada, eve]),
  ],
  [
    "merging by two unique columns",
    post("fees?on_conflict=harbour_id,tariff", merge, [fee, otherFee], [fee, otherFee]),
  ],
  [
    "merging in a table of keys alone",
    post("marks", merge, [{ id: 1 }, { id: 4 }], [{ id: 1 }, { id: 4 }]),
  ],
  [
    "merging without a key is an insert",
    {
      ...post("scraps", merge, [{ line: "a" }], [{ line: "a" }]),
      applied: null,
    },
  ],
  ["ignoring: rows with a known key stay", post("harbours", ignore, [north, west], [west])],
  ["ignoring by a key of two columns", post("calls", ignore, [monday, friday], [friday])],
  ["ignoring in a partitioned table", post("crews", ignore, [deck, sails], [sails])],
  ["ignoring by one unique column", post("writers?on_conflict=email", ignore, [ada, eve], [eve])],
  [
    "ignoring by two unique columns",
    post("fees?on_conflict=harbour_id,tariff", ignore, [fee, otherFee], [otherFee]),
  ],
  ["ignoring in a table of keys alone", post("marks", ignore, [{ id: 1 }, { id: 4 }], [{ id: 4 }])],
  [
    "ignoring: nothing may be new",
    post("harbours", ignore, north, []),
    post("harbours", ignore, [north, { id: 2, name: "S" }], []),
  ],
  ["merging by a column in mixed case", post("Pilot", merge, [ann, bo], [ann, bo])],
  ["ignoring by a column in mixed case", post("Pilot", ignore, [ann, bo], [bo])],
  [
    "merging several rows, with relations and in order",
    post(
      "ships?select=id,name,calls(day)&order=id.desc&calls.order=day",
      merge,
      [
        { id: 1, name: "Alba II" },
        { id: 2, name: "Brig II" },
      ],
      [
        { id: 2, name: "Brig II", calls: [{ day: "wed" }] },
        { id: 1, name: "Alba II", calls: [{ day: "mon" }, { day: "tue" }] },
      ],
    ),
  ],
];

const byPut: readonly Published[] = [
  ["putting refuses a limit", refused("harbours?id=eq.1&limit=1", ...PAGE, [north])],
  ["putting refuses an offset", refused("harbours?id=eq.1&offset=1", ...PAGE, [north])],
  [
    "putting refuses a Range",
    { ...refused("harbours?id=eq.1", ...PAGE, [north]), headers: { range: "0-5" } },
  ],
  [
    "putting refuses other filters than the key's eq",
    refused("harbours?name=eq.North", ...KEY, [north]),
    refused("harbours?id=not.eq.1", ...KEY, [north]),
    refused("harbours?id=in.(1)", ...KEY, [north]),
    refused("harbours?and=(id.eq.1)", ...KEY, [north]),
    refused("harbours?id=eq.1&name=eq.North", ...KEY, [north]),
  ],
  [
    "putting refuses half of a key",
    refused("calls?harbour_id=eq.1", ...KEY, [monday]),
    refused("calls?ship_id=eq.1", ...KEY, [monday]),
  ],
  [
    "putting refuses a row of another key",
    refused("harbours?id=eq.2", ...OTHER, [north]),
    refused("calls?harbour_id=eq.2&ship_id=eq.1", ...OTHER, [monday]),
  ],
  [
    "putting refuses a table without a key",
    refused("fees?harbour_id=eq.1&tariff=eq.a", ...KEY, [fee]),
  ],
  [
    "putting a new row",
    { path: "harbours?id=eq.9", json: [] },
    put("harbours?id=eq.9", [west], [west]),
  ],
  ["putting a new row of two keys", put("calls?harbour_id=eq.3&ship_id=eq.3", friday, [friday])],
  [
    "putting a new row into a partitioned table",
    put("crews?name=eq.sails&year=eq.2022", sails, [sails]),
  ],
  ["putting a new row of keys alone", put("marks?id=eq.10", { id: 10 }, [{ id: 10 }])],
  ["putting a changed row", put("harbours?id=eq.1", [north], [north])],
  [
    "putting the one row of several that the address names",
    put("harbours?id=eq.1", [north, west], north, singular),
    { path: "harbours?id=eq.9", json: [] },
  ],
  [
    "putting a changed row of two keys",
    put("calls?harbour_id=eq.1&ship_id=eq.1", monday, [monday]),
  ],
  [
    "putting a changed row of a partitioned table",
    put("crews?name=eq.deck&year=eq.2001", deck, [deck]),
  ],
  ["putting a row of keys alone again", put("marks?id=eq.1", { id: 1 }, [{ id: 1 }])],
  ["putting one row as one object", put("harbours?id=eq.9", [west], west, singular)],
  [
    "putting by a column in mixed case",
    { method: "PUT", path: "Pilot?pilotId=eq.1", body: [ann], status: 204, json: null },
    { path: "Pilot?pilotId=eq.1", json: [ann] },
  ],
  [
    "putting with as little as possible in return",
    {
      method: "PUT",
      path: "Pilot?pilotId=eq.1",
      headers: { prefer: "return=minimal" },
      body: [ann],
      status: 204,
      json: null,
    },
    { path: "Pilot?pilotId=eq.1", json: [ann] },
  ],
  [
    "putting a row, with relations",
    put(
      "ships?id=eq.1&select=id,name,ships!sister_id(name)&ships.order=name.desc",
      { id: 1, name: "Alba II" },
      [{ id: 1, name: "Alba II", ships: [{ name: "Cog" }, { name: "Brig" }] }],
    ),
  ],
];

/** Upserts by POST and PUT. */
export const upserts: Subject = {
  title: "upsert",
  files: ["UpsertSpec"],
  met: [...byPost, ...byPut],
  unmet: [],
  aside: [["`missing=default`, which came with version 11", 6]],
};
