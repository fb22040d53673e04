import type { Case } from "./case";
import { get, none, north, south } from "./askEmbeds";
import type { Published } from "./published";

const shapes: readonly Published[] = [
  [
    "parents and children",
    get("ships?id=eq.1&select=id, name, home(*), calls(day)&calls.order=day", [
      {
        id: 1,
        name: "Alba",
        home: { id: 1, name: "North" },
        calls: [{ day: "mon" }, { day: "tue" }],
      },
    ]),
  ],
  [
    "a parent and its key under other names",
    get("ships?select=name,at:home(homeId:id,name)&id=gte.3&order=id", [
      { name: "Cog", at: { homeId: 2, name: "South" } },
      { name: "Dory", at: null },
    ]),
  ],
  [
    "a parent by one column of its key",
    get("entries?id=eq.1&select=*,calls(harbour:harbour_id)", [
      { id: 1, harbour_id: 2, ship_id: 1, line: "fog", calls: { harbour: 2 } },
    ]),
    get("entries?id=eq.1&select=id,calls(ship:ship_id)", [{ id: 1, calls: { ship: 1 } }]),
  ],
  [
    "parents and children under other names",
    get("ships?id=eq.2&select=myId:id, the_home:home(*), the_calls:calls(day)", [
      { myId: 2, the_home: { id: 1, name: "North" }, the_calls: [{ day: "wed" }] },
    ]),
  ],
  [
    "columns of a parent",
    get("ships?id=eq.1&select=id, name, home(id)", [{ id: 1, name: "Alba", home: { id: 1 } }]),
  ],
  [
    "no parent is null",
    get("ships?id=in.(1,4)&select=id,home(id)&order=id", [
      { id: 1, home: { id: 1 } },
      { id: 4, home: null },
    ]),
  ],
  [
    "no children are an empty list",
    get("ships?id=eq.4&select=id,calls(day)", [{ id: 4, calls: [] }]),
  ],
  [
    "children of children of a table",
    get(
      "harbours?id=eq.1&select=id,ships!home(id,calls(day))&ships.order=id&ships.calls.order=day",
      [
        {
          id: 1,
          ships: [
            { id: 1, calls: [{ day: "mon" }, { day: "tue" }] },
            { id: 2, calls: [{ day: "wed" }] },
          ],
        },
      ],
    ),
  ],
  [
    "many to many",
    get("books?select=id,writers(id)&order=id&writers.order=id", [
      { id: 1, writers: [{ id: 1 }, { id: 2 }] },
      { id: 2, writers: [{ id: 2 }] },
      { id: 3, writers: [] },
    ]),
  ],
  [
    "many to many under another name",
    get("books?id=eq.2&select=id,by:writers(id)", [{ id: 2, by: [{ id: 2 }] }]),
  ],
  [
    "many to many, from the other side",
    get("writers?select=id,books(id)&id=lt.3&order=id&books.order=id", [
      { id: 1, books: [{ id: 1 }] },
      { id: 2, books: [{ id: 1 }, { id: 2 }] },
    ]),
  ],
  [
    "many to many by a key of two columns",
    get("Pilot?select=fullName,calls(day)", [{ fullName: "Ann", calls: [{ day: "tue" }] }]),
  ],
  [
    "many to many by a key of two columns, from the other side",
    get("calls?harbour_id=eq.2&select=day,Pilot(fullName)&order=day", [
      { day: "tue", Pilot: [{ fullName: "Ann" }] },
      { day: "wed", Pilot: [] },
    ]),
  ],
  [
    "many to many by a key of two columns and the junction",
    get("calls?day=eq.tue&select=day,Pilot!boardings(fullName)", [
      { day: "tue", Pilot: [{ fullName: "Ann" }] },
    ]),
  ],
  [
    "children by a key of two columns",
    get("calls?harbour_id=eq.2&ship_id=eq.1&select=day, entries(line)&entries.order=id.desc", [
      { day: "tue", entries: [{ line: "rain" }, { line: "fog" }] },
    ]),
  ],
  [
    "filters of what is nested",
    get(
      "harbours?id=eq.1&select=id,ships!home(id,calls(day))&ships.calls.day=like.t*&ships.order=id",
      [
        {
          id: 1,
          ships: [
            { id: 1, calls: [{ day: "tue" }] },
            { id: 2, calls: [] },
          ],
        },
      ],
    ),
  ],
  [
    "filters of what is not selected",
    ...["ships?select=*&nope.name=like.*x*", "ships?select=*,at:home(*)&nope.name=eq.x"].map(
      (path): Case => ({
        path,
        status: 400,
        error: {
          code: "PGRST108",
          message: "'nope' is not an embedded resource in this request",
          hint: "Verify that 'nope' is included in the 'select' query parameter.",
        },
      }),
    ),
    {
      path: "harbours?select=id,ships!home(id,calls(day))&ships.calls2.day=eq.x",
      status: 400,
      error: { code: "PGRST108" },
    },
  ],
  [
    "children twice under two names",
    get(
      "ships?id=eq.1&select=id,early:calls(day),late:calls(day)&early.day=eq.mon&late.day=eq.tue",
      [{ id: 1, early: [{ day: "mon" }], late: [{ day: "tue" }] }],
    ),
  ],
  [
    "many to many twice under two names",
    get("writers?id=eq.2&select=id,a:books(id),b:books(id)&a.title=like.A*&b.title=like.Two*", [
      { id: 2, a: [{ id: 1 }], b: [{ id: 2 }] },
    ]),
  ],
  [
    "filters below another name",
    get(
      "harbours?id=eq.1&select=id,fleet:ships!home(name,calls(day))&fleet.name=like.B*&fleet.calls.day=eq.mon",
      [{ id: 1, fleet: [{ name: "Brig", calls: [] }] }],
    ),
  ],
  [
    "logic below two names",
    get(
      "harbours?id=eq.1&select=id,fleet:ships!home(id,visits:calls(day))&fleet.and=(id.in.(1,2))&fleet.visits.or=(day.eq.mon,day.eq.wed)&fleet.order=id",
      [
        {
          id: 1,
          fleet: [
            { id: 1, visits: [{ day: "mon" }] },
            { id: 2, visits: [{ day: "wed" }] },
          ],
        },
      ],
    ),
  ],
  [
    "an order of children",
    get("ships?id=eq.1&select=calls(day)&calls.order=day.desc", [
      { calls: [{ day: "tue" }, { day: "mon" }] },
    ]),
  ],
  [
    "an order by the target where there is another name",
    get("ships?id=eq.1&select=visits:calls(day)&calls.order=day.desc", [
      { visits: [{ day: "tue" }, { day: "mon" }] },
    ]),
  ],
  [
    "an order on two levels",
    get(
      "harbours?id=eq.1&select=ships!home(name,calls(day))&ships.order=name.desc&ships.calls.order=day.desc",
      [
        {
          ships: [
            { name: "Brig", calls: [{ day: "wed" }] },
            { name: "Alba", calls: [{ day: "tue" }, { day: "mon" }] },
          ],
        },
      ],
    ),
  ],
  [
    "an order of one parent",
    get("ships?id=eq.1&select=home(name)&home.order=name", [{ home: north }]),
  ],
];

const parts: readonly Published[] = [
  [
    "a parent of a partitioned table",
    get("crews?name=eq.deck&select=name,ships(name)", [{ name: "deck", ships: { name: "Alba" } }]),
  ],
  [
    "children in a partitioned table",
    get("ships?id=lt.3&select=name,crews(name,year)&order=name", [
      { name: "Alba", crews: [{ name: "deck", year: 2001 }] },
      { name: "Brig", crews: [{ name: "galley", year: 2021 }] },
    ]),
  ],
  [
    "children of a partitioned table",
    get("crews?select=name,cooks(id)&order=name", [
      { name: "deck", cooks: [] },
      { name: "galley", cooks: [{ id: 1 }] },
    ]),
  ],
  [
    "a partitioned table as parent",
    get("cooks?select=id,crews(name)&order=id", [
      { id: 1, crews: { name: "galley" } },
      { id: 2, crews: null },
    ]),
  ],
  [
    "partitioned children of a partitioned table",
    get("crews?select=name,shifts(hour)&order=name&shifts.order=hour", [
      { name: "deck", shifts: [{ hour: 6 }, { hour: 18 }] },
      { name: "galley", shifts: [] },
    ]),
  ],
  [
    "a partitioned parent of a partitioned table",
    get("shifts?hour=eq.6&select=hour,crews(name)", [{ hour: 6, crews: { name: "deck" } }]),
  ],
  [
    "a partitioned junction",
    get("crews?select=name,harbours(name)&order=name", [
      { name: "deck", harbours: [] },
      { name: "galley", harbours: [south] },
    ]),
  ],
  ["no part as children", none("ships?select=crews_2001(name)", "ships", "crews_2001")],
  ["no part as parent", none("shifts?select=crews_2001(name)", "shifts", "crews_2001")],
];

/** What embedded rows look like. */
export const nested: readonly Published[] = [...shapes, ...parts];
