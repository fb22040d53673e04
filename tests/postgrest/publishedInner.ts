import { get, total, north, south, pia } from "./askEmbeds";
import type { Published } from "./published";

/** Rows of ships and the harbour where each is at home. */
const atHome = [
  { id: 1, home: { id: 1 } },
  { id: 2, home: { id: 1 } },
  { id: 3, home: { id: 2 } },
];

/** Rows that need a partner: `!inner`. */
export const partners: readonly Published[] = [
  [
    "to one: without a partner no row",
    get("ships?select=id,home!inner(id)&order=id", atHome),
    get("ships?select=id,home!left(id)&order=id", [...atHome, { id: 4, home: null }]),
    total("ships?select=id,home!inner(id)", 3),
  ],
  [
    "to one: filters of the partner",
    get("ships?select=id,home!inner(id)&home.id=eq.1&order=id", atHome.slice(0, 2)),
    get("ships?select=id,home!inner(id)&home.id=eq.0", []),
    total("ships?select=id,home!inner(id)&home.id=eq.1", 2),
  ],
  [
    "to one: filters two levels down",
    get("flags?select=colour,ships!inner(id,home!inner(id))&ships.home.id=eq.1&order=colour", [
      { colour: "blue", ships: { id: 2, home: { id: 1 } } },
      { colour: "red", ships: { id: 1, home: { id: 1 } } },
    ]),
    total("flags?select=colour,ships!inner(id,home!inner(id))&ships.home.id=eq.2", 0),
  ],
  [
    "to one: only the link itself takes rows away",
    get("flags?select=colour,ships(id,home!inner(id))&ships.home.id=eq.2&order=colour", [
      { colour: "blue", ships: null },
      { colour: "red", ships: null },
    ]),
    total("flags?select=colour,ships(id,home!inner(id))&ships.home.id=eq.2", 2),
  ],
  [
    "to one: views",
    get("home_ships?select=name,harbours!inner(name)&harbours.name=eq.South", [
      { name: "Cog", harbours: south },
    ]),
    total("home_ships?select=name,harbours!inner(name)&harbours.name=eq.South", 1),
  ],
  [
    "to many: without a partner no row",
    get("harbours?select=id,ships!home!inner(id)&order=id&ships.order=id", [
      { id: 1, ships: [{ id: 1 }, { id: 2 }] },
      { id: 2, ships: [{ id: 3 }] },
    ]),
    get("harbours?select=id,ships!home!left(id)&order=id.desc&limit=1", [{ id: 3, ships: [] }]),
    total("harbours?select=id,ships!home!inner(id)", 2),
  ],
  [
    "to many: filters of the partner",
    get("harbours?select=id,ships!home!inner(id)&ships.id=eq.2", [{ id: 1, ships: [{ id: 2 }] }]),
    get("harbours?select=id,ships!home!inner(id)&ships.id=eq.0", []),
    total("harbours?select=id,ships!home!inner(id)&ships.id=eq.2", 1),
  ],
  [
    "to many: filters two levels down",
    get("harbours?select=id,ships!home!inner(id,calls!inner(day))&ships.calls.day=eq.wed", [
      { id: 1, ships: [{ id: 2, calls: [{ day: "wed" }] }] },
    ]),
    total("harbours?select=id,ships!home!inner(id,calls!inner(day))&ships.calls.day=eq.wed", 1),
  ],
  [
    "to many: only the link itself takes rows away",
    get(
      "harbours?select=id,ships!home!inner(id,calls(day))&ships.calls.day=eq.wed&order=id&ships.order=id",
      [
        {
          id: 1,
          ships: [
            { id: 1, calls: [] },
            { id: 2, calls: [{ day: "wed" }] },
          ],
        },
        { id: 2, ships: [{ id: 3, calls: [] }] },
      ],
    ),
    total("harbours?select=id,ships!home!inner(id,calls(day))&ships.calls.day=eq.wed", 2),
  ],
  [
    "to many: views",
    get("harbours?select=name,home_ships!inner(name)&home_ships.name=eq.Cog", [
      { name: "South", home_ships: [{ name: "Cog" }] },
    ]),
    total("harbours?select=name,home_ships!inner(name)&home_ships.name=eq.Cog", 1),
  ],
  [
    "through a junction: without a partner no row",
    get("ships?select=id,harbours!calls!inner(id)&order=id&harbours.order=id", [
      { id: 1, harbours: [{ id: 1 }, { id: 2 }] },
      { id: 2, harbours: [{ id: 2 }] },
    ]),
    get("ships?select=id,harbours!calls!left(id)&order=id.desc&limit=2", [
      { id: 4, harbours: [] },
      { id: 3, harbours: [] },
    ]),
    total("ships?select=id,harbours!calls!inner(id)", 2),
  ],
  [
    "through a junction: filters of the partner",
    get("ships?select=id,harbours!calls!inner(id)&harbours.id=eq.1", [
      { id: 1, harbours: [{ id: 1 }] },
    ]),
    get("ships?select=id,harbours!calls!inner(id)&harbours.id=eq.0", []),
    total("ships?select=id,harbours!calls!inner(id)&harbours.id=eq.1", 1),
  ],
  [
    "through a junction: filters two levels down",
    get(
      "ships?select=id,harbours!calls!inner(id,ships!home!inner(id))&harbours.ships.id=eq.3&order=id",
      [
        { id: 1, harbours: [{ id: 2, ships: [{ id: 3 }] }] },
        { id: 2, harbours: [{ id: 2, ships: [{ id: 3 }] }] },
      ],
    ),
    total(
      "ships?select=id,harbours!calls!inner(id,ships!home!inner(id))&harbours.ships.id=eq.3",
      2,
    ),
  ],
  [
    "through a junction: only the link itself takes rows away",
    get(
      "ships?select=id,harbours!calls!inner(id,ships!home(id))&harbours.ships.id=eq.9&order=id&harbours.order=id",
      [
        {
          id: 1,
          harbours: [
            { id: 1, ships: [] },
            { id: 2, ships: [] },
          ],
        },
        { id: 2, harbours: [{ id: 2, ships: [] }] },
      ],
    ),
    total("ships?select=id,harbours!calls!inner(id,ships!home(id))&harbours.ships.id=eq.9", 2),
  ],
  [
    "through a junction: views",
    get("ships?select=id,harbours!late_calls!inner(name)&harbours.name=eq.South", [
      { id: 2, harbours: [south] },
    ]),
    get("harbours?select=id,ships!late_calls!inner(name)", [{ id: 2, ships: [{ name: "Brig" }] }]),
    total("ships?select=id,harbours!late_calls!inner(name)&harbours.name=eq.South", 1),
  ],
  [
    "to one and through a junction together",
    get(
      "ships?select=id,home!inner(name),harbours!calls!inner(name)&order=id&harbours.order=name",
      [
        { id: 1, home: north, harbours: [north, south] },
        { id: 2, home: north, harbours: [south] },
      ],
    ),
    total("ships?select=id,home!inner(name),harbours!calls!inner(name)", 2),
  ],
  [
    "of a function's rows",
    get("rpc/all_ships?select=id,home!inner(id)&home.id=eq.1&order=id", atHome.slice(0, 2)),
    total("rpc/all_ships?select=id,home!inner(id)&home.id=eq.1", 2),
  ],
  [
    "with hints",
    get("ships?select=id,harbours!home!inner(id)&harbours.id=eq.2", [
      { id: 3, harbours: { id: 2 } },
    ]),
    get("ships?select=id,home!inner(id)&home.id=eq.2", [{ id: 3, home: { id: 2 } }]),
    total("ships?select=id,harbours!home!inner(id)&harbours.id=eq.1", 2),
  ],
  [
    "several to many",
    get("ships?select=id,calls!inner(day),crews!inner(name)&order=id&calls.order=day", [
      { id: 1, calls: [{ day: "mon" }, { day: "tue" }], crews: [{ name: "deck" }] },
      { id: 2, calls: [{ day: "wed" }], crews: [{ name: "galley" }] },
    ]),
    get("ships?select=id,calls!inner(day),crews!inner(name)&crews.name=eq.galley", [
      { id: 2, calls: [{ day: "wed" }], crews: [{ name: "galley" }] },
    ]),
    total("ships?select=id,calls!inner(day),crews!inner(name)", 2),
  ],
  [
    "beside another that takes no rows away",
    get("ships?select=id,owner(name),home!inner(name)&id=gte.3", [
      { id: 3, owner: pia, home: south },
    ]),
    total("ships?select=id,owner(name),home!inner(name)&id=gte.3", 1),
    total("ships?select=id,home!inner(name),owner(name)&id=gte.3", 1),
  ],
];
