import { counted, one, range, post, get, unknown, ids, after } from "./askCalls";
import type { Published, Subject } from "./published";
import { takes } from "./publishedArguments";
import { gives } from "./publishedValues";

const alba = {
  id: 1,
  name: "Alba",
  home_id: 1,
  sister_id: null,
  escort_id: null,
  owner_id: 1,
  insurer_id: 2,
};

const pages: readonly Published[] = [
  [
    "rows by Range",
    get("ships_after?after=2&select=id&order=id", ids(4), {
      headers: range("1-1"),
      range: "1-1/*",
    }),
  ],
  [
    "rows by limit and offset",
    post("ships_after?limit=1&offset=1&select=id", after(2), ids(4), { range: "1-1/*" }),
    get("ships_after?after=2&limit=1&offset=1&select=id", ids(4), { range: "1-1/*" }),
    { path: "rpc/ships_after?after=2&limit=1&offset=1", method: "HEAD", range: "1-1/*" },
  ],
  [
    "rows by Range, counted",
    get("ships_after?after=2&select=id", ids(4), {
      headers: { ...range("1-1"), ...counted },
      status: 206,
      range: "1-1/2",
    }),
  ],
  [
    "rows by limit and offset, counted",
    post("ships_after?limit=1&offset=1&select=id", after(2), ids(4), {
      headers: counted,
      status: 206,
      range: "1-1/2",
    }),
    get("ships_after?after=2&limit=1&offset=1&select=id", ids(4), {
      headers: counted,
      status: 206,
      range: "1-1/2",
    }),
  ],
  [
    "all rows, counted",
    { path: "rpc/all_ships", method: "HEAD", headers: counted, range: "0-3/4" },
    {
      path: "rpc/all_ships?select=*,home!inner(*)&home.id=eq.1",
      method: "HEAD",
      headers: counted,
      range: "0-1/2",
    },
  ],
  [
    "rows as JSON",
    post("ships_after?select=id", after(2), ids(3, 4)),
    get("ships_after?after=2&select=id", ids(3, 4)),
  ],
  [
    "rows as CSV",
    post("ships_after?select=id", after(2), undefined, {
      headers: { accept: "text/csv" },
      text: "id\n3\n4",
    }),
    get("ships_after?after=2&select=id", undefined, {
      headers: { accept: "text/csv" },
      text: "id\n3\n4",
    }),
  ],
];

const names: readonly Published[] = [
  ["no such function, by POST", unknown("nope", { method: "POST", body: {} })],
  ["no such function, by GET", unknown("nope")],
  ["unknown arguments", unknown("greeting"), unknown("greeting?any=value")],
  ["an argument too many", unknown("ships_after?after=1&other=2")],
  [
    "no function takes one document",
    unknown("greeting", { method: "POST", headers: one, body: {} }),
  ],
  [
    "no function of several takes these arguments",
    unknown("loaded?wrong=value"),
    unknown("loaded?a=1&b=2&wrong=value"),
  ],
  [
    "two functions take the same arguments",
    {
      path: "rpc/twin?arg=1",
      status: 300,
      error: {
        code: "PGRST203",
        message:
          "Could not choose the best candidate function between: public.twin(arg => integer), public.twin(arg => text, number => integer)",
        details: null,
        hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
      },
    },
  ],
  [
    "names in mixed case",
    get("quotedName?user=ann&fullName=Ann A", { user: "ann", fullName: "Ann A" }),
    post("quotedName", { user: "bo", fullName: "Bo B" }, { user: "bo", fullName: "Bo B" }),
  ],
];

const shapes: readonly Published[] = [
  [
    "one row of a table",
    post("ship_named", { wanted: "Alba" }, alba),
    get("ship_named?wanted=Alba", alba),
  ],
  [
    "filters of rows",
    post("all_ships?id=gt.1&id=lt.4&select=id", {}, ids(2, 3)),
    get("all_ships?id=gt.1&id=lt.4&select=id", ids(2, 3)),
  ],
  [
    "a page of filtered rows",
    post("all_ships?id=gt.1&select=id&limit=2&offset=1", {}, ids(3, 4), { range: "1-2/*" }),
    get("all_ships?id=gt.1&select=id&limit=2&offset=1", ids(3, 4), { range: "1-2/*" }),
  ],
  [
    "columns of rows",
    post("ship_named?select=id,name", { wanted: "Alba" }, { id: 1, name: "Alba" }),
    get("ship_named?wanted=Alba&select=id,name", { id: 1, name: "Alba" }),
  ],
  [
    "relations of rows",
    post("ships_after?select=id,home(name),calls(day)", after(3), [
      { id: 4, home: null, calls: [] },
    ]),
    get("ships_below?id=2&select=id,home(name),calls(day)&calls.order=day", [
      { id: 1, home: { name: "North" }, calls: [{ day: "mon" }, { day: "tue" }] },
    ]),
  ],
  [
    "a relation that is not there",
    { path: "rpc/all_ships?select=*,nope(*)", status: 400, error: { code: "PGRST200" } },
    {
      method: "POST",
      path: "rpc/all_ships?select=*,nope(*)",
      body: {},
      status: 400,
      error: { code: "PGRST200" },
    },
  ],
  [
    "relations that are views",
    get("ship_named?wanted=Alba&select=id,owner_names(name)", {
      id: 1,
      owner_names: { name: "Pia" },
    }),
  ],
  [
    "relations through a junction",
    get("ships_below?id=3&select=name,harbours!calls(name)&harbours.order=name&order=id", [
      { name: "Alba", harbours: [{ name: "North" }, { name: "South" }] },
      { name: "Brig", harbours: [{ name: "South" }] },
    ]),
    get("no_ships?select=harbours!calls(*)", []),
  ],
  [
    "relations of those through a junction",
    get(
      "ships_below?id=2&select=name,harbours!calls(name,ships!home(name))&harbours.name=eq.South",
      [{ name: "Alba", harbours: [{ name: "South", ships: [{ name: "Cog" }] }] }],
    ),
  ],
  [
    "one row to one",
    get("ships_below?id=3&select=name,flags(colour)&order=id", [
      { name: "Alba", flags: { colour: "red" } },
      { name: "Brig", flags: { colour: "blue" } },
    ]),
  ],
  [
    "relations of a domain over rows",
    post(
      "domain_ship?select=id,home(name)",
      { wanted: "Alba" },
      { id: 1, home: { name: "North" } },
    ),
    get("domain_ship?wanted=Alba&select=id,home(name)", { id: 1, home: { name: "North" } }),
  ],
  ["no rows", post("no_ships", {}, []), get("no_ships", [])],
];

const refusals: readonly Published[] = [
  [
    "a type that nobody can give",
    {
      method: "POST",
      path: "rpc/greeting",
      body: { name: "x" },
      headers: { accept: "audio/mpeg3" },
      status: 406,
      error: { code: "PGRST107" },
    },
    {
      path: "rpc/greeting?name=x",
      headers: { accept: "audio/mpeg3" },
      status: 406,
      error: { code: "PGRST107" },
    },
  ],
  [
    "a body that is no JSON",
    {
      method: "POST",
      path: "rpc/greeting",
      body: "sdfsdf",
      status: 400,
      error: { code: "PGRST102" },
    },
  ],
  [
    "what a function refuses",
    {
      method: "POST",
      path: "rpc/refuse",
      body: {},
      status: 400,
      error: { code: "P0001", message: "not today" },
    },
  ],
  [
    "what a function asserts",
    { method: "POST", path: "rpc/assert", body: {}, status: 500, error: { code: "P0004" } },
  ],
  [
    "no DELETE",
    {
      method: "DELETE",
      path: "rpc/greeting",
      status: 405,
      error: {
        code: "PGRST101",
        message: "Cannot use the DELETE method on RPC",
        details: null,
        hint: null,
      },
    },
  ],
  [
    "no PATCH",
    { method: "PATCH", path: "rpc/greeting", body: {}, status: 405, error: { code: "PGRST101" } },
  ],
  [
    "a status that a function raises",
    {
      path: "rpc/pay",
      status: 402,
      error: {
        code: "PT402",
        message: "Payment Required",
        details: "Quota exceeded",
        hint: "Upgrade",
      },
    },
  ],
  [
    "a status that is none",
    {
      path: "rpc/bad_status",
      status: 500,
      error: { code: "PT40A", message: "Wrong", details: null, hint: null },
    },
  ],
  ["a GET changes nothing", { path: "rpc/tick", status: 405, error: { code: "25006" } }],
  [
    "a function runs once for each request",
    post("tick", {}, 1, { headers: counted }),
    post("tick", {}, 2),
    post("tick", {}, 3),
  ],
];

/** Calls of functions. */
export const calls: Subject = {
  title: "rpc",
  files: ["RpcSpec"],
  met: [...pages, ...names, ...shapes, ...gives, ...takes, ...refusals],
  unmet: [["a composite of a schema that is not exposed is refused", "the layer has one schema"]],
  aside: [
    [
      "settings of the request that a function reads; headers, cookies and a status that it sets",
      20,
    ],
    [
      "bodies and answers as plain text, XML or bytes; functions of one argument without a name",
      22,
    ],
    ["what came with versions after 10", 16],
    ["servers before Postgres 10", 3],
  ],
};
