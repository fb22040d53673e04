import { get, several, none, north, south, olaf, pia } from "./askEmbeds";
import type { Published } from "./published";

const onThrough = {
  cardinality: "many-to-many",
  embedding: "ships with harbours",
};

const ambiguous: readonly Published[] = [
  [
    "a direct link beside links through a junction and its view",
    several(
      "ships?select=*,harbours(*)",
      "'harbours' to one of the following: 'harbours!home', 'harbours!calls', 'harbours!late_calls'",
      [
        {
          cardinality: "many-to-one",
          relationship: "home using ships(home_id) and harbours(id)",
          embedding: "ships with harbours",
        },
        {
          ...onThrough,
          relationship:
            "calls using calls_ship_id_fkey(ship_id) and calls_harbour_id_fkey(harbour_id)",
        },
        {
          ...onThrough,
          relationship:
            "late_calls using calls_ship_id_fkey(ship_id) and calls_harbour_id_fkey(harbour_id)",
        },
      ],
    ),
  ],
  [
    "two tables that know each other",
    several(
      "docks?select=*,masters(*)",
      "'masters' to one of the following: 'masters!docks_master_id_fkey', 'masters!masters_dock_id_fkey'",
    ),
    several(
      "ships?select=owners(*)",
      "'owners' to one of the following: 'owners!owner', 'owners!insurer'",
    ),
  ],
];

const hinted: readonly Published[] = [
  [
    "by the name of a key",
    get("ships?id=in.(1,3)&select=id,home(name)&order=id", [
      { id: 1, home: north },
      { id: 3, home: south },
    ]),
  ],
  [
    "by the name of a key, with its column",
    get("ships?id=eq.1&select=id,home_id,home(name)", [{ id: 1, home_id: 1, home: north }]),
  ],
  [
    "a view by a key, and what belongs to that",
    get("flags?ship_id=eq.1&select=colour,ships!flags_ship_id_fkey(name,home(name))", [
      { colour: "red", ships: { name: "Alba", home: north } },
    ]),
    get("ships?id=eq.1&select=owner_names!insurer(name)", [{ owner_names: pia }]),
  ],
  [
    "by the name of a key of two columns",
    get("entries?id=eq.1&select=line,entries_call_fkey(day,ships(name))", [
      { line: "fog", entries_call_fkey: { day: "tue", ships: { name: "Alba" } } },
    ]),
  ],
  [
    "two keys to one table by their names",
    get("ships?id=eq.1&select=id, name, owner(name), insurer(name)", [
      { id: 1, name: "Alba", owner: olaf, insurer: pia },
    ]),
  ],
  ["a key that is not there", none("ships?select=id,harbours!nope(name)", "ships", "harbours")],
  [
    "one parent by its key",
    get("flags?ship_id=eq.2&select=flags_ship_id_fkey(name)", [
      { flags_ship_id_fkey: { name: "Brig" } },
    ]),
  ],
  [
    "two parents by their keys",
    get("calls?day=eq.wed&select=calls_harbour_id_fkey(name),ship:calls_ship_id_fkey(name)", [
      { calls_harbour_id_fkey: south, ship: { name: "Brig" } },
    ]),
  ],
  [
    "a table by either key",
    get("ships?id=eq.1&select=owner:owners!owner(name),insurer:owners!insurer(name)", [
      { owner: olaf, insurer: pia },
    ]),
  ],
  [
    "children by a key, and their children",
    get("harbours?id=eq.2&select=id,ships!home(id,calls(day))", [
      { id: 2, ships: [{ id: 3, calls: [] }] },
    ]),
  ],
  [
    "a key where a junction would do as well",
    get("ships?id=eq.1&select=name,home(name)", [{ name: "Alba", home: north }]),
  ],
  [
    "by a column",
    get("ships?id=in.(1,3)&select=id,home_id(name)&order=id", [
      { id: 1, home_id: north },
      { id: 3, home_id: south },
    ]),
  ],
  [
    "by a column, with the column",
    get("ships?id=eq.1&select=id,home_id,home:home_id(name)", [{ id: 1, home_id: 1, home: north }]),
  ],
  [
    "a view by a column, and what belongs to that by a column",
    get("harbours?id=eq.2&select=home_ships!home_id(name,owner:owner_id(name))", [
      { home_ships: [{ name: "Cog", owner: pia }] },
    ]),
  ],
  [
    "a table by a column",
    get("ships?id=eq.1&select=owner:owners!owner_id(name),insurer:owners!insurer_id(name)", [
      { owner: olaf, insurer: pia },
    ]),
  ],
  [
    "by a column in mixed case",
    get("Pilot?select=fullName,shipId(name)", [{ fullName: "Ann", shipId: { name: "Alba" } }]),
  ],
  [
    "two columns that know one table",
    get("ships?id=eq.1&select=id, owner_id(id), insurer_id(id)", [
      { id: 1, owner_id: { id: 1 }, insurer_id: { id: 2 } },
    ]),
  ],
  [
    "a column where a junction would do as well",
    get("ships?id=eq.1&select=name,home_id(name)", [{ name: "Alba", home_id: north }]),
  ],
  [
    "by the junction",
    get("ships?id=in.(1,2)&select=id,harbours!calls(name)&order=id&harbours.order=name", [
      { id: 1, harbours: [north, south] },
      { id: 2, harbours: [south] },
    ]),
    get("ships?id=in.(1,2)&select=id,harbours!late_calls(name)&order=id", [
      { id: 1, harbours: [] },
      { id: 2, harbours: [south] },
    ]),
  ],
  [
    "by a column and by a key",
    get("ships?id=eq.1&select=owner_id(id), insurer(id)", [
      { owner_id: { id: 1 }, insurer: { id: 2 } },
    ]),
  ],
];

const itself: readonly Published[] = [
  [
    "parents of parents",
    get("ships?id=in.(2,3)&select=id,sister_id(name,sister_id(*))&order=id", [
      { id: 2, sister_id: { name: "Alba", sister_id: null } },
      { id: 3, sister_id: { name: "Alba", sister_id: null } },
    ]),
    get("writers?id=eq.4&select=name,mentor_id(name,mentor_id(name,mentor_id(name)))", [
      { name: "Dov", mentor_id: { name: "Ben", mentor_id: { name: "Ada", mentor_id: null } } },
    ]),
  ],
  [
    "children of children",
    get(
      "writers?id=eq.1&select=name, pupils:writers!mentor_id(name,pupils:writers!mentor_id(name))&pupils.order=name",
      [
        {
          name: "Ada",
          pupils: [
            { name: "Ben", pupils: [{ name: "Dov" }] },
            { name: "Cyn", pupils: [] },
          ],
        },
      ],
    ),
  ],
  [
    "children of a parent",
    get(
      "writers?id=eq.2&select=mentor_id(name,pupils:writers!mentor_id(name))&mentor_id.pupils.order=name",
      [{ mentor_id: { name: "Ada", pupils: [{ name: "Ben" }, { name: "Cyn" }] } }],
    ),
  ],
  [
    "parents by two keys",
    get("ships?id=eq.3&select=name,sister_id(name),escort_id(name)", [
      { name: "Cog", sister_id: { name: "Alba" }, escort_id: { name: "Brig" } },
    ]),
  ],
  [
    "children by two keys",
    get("ships?id=eq.1&select=sisters:ships!sister_id(name)&sisters.order=name", [
      { sisters: [{ name: "Brig" }, { name: "Cog" }] },
    ]),
    get("ships?id=eq.2&select=escorted:ships!escort_id(name)", [{ escorted: [{ name: "Cog" }] }]),
  ],
  [
    "other relations beside",
    get(
      "ships?id=eq.3&select=name,owner(name),sister_id(name,owner(name)),escort_id(name,owner(name),sister_id(name,insurer(name)))",
      [
        {
          name: "Cog",
          owner: pia,
          sister_id: { name: "Alba", owner: olaf },
          escort_id: { name: "Brig", owner: olaf, sister_id: { name: "Alba", insurer: pia } },
        },
      ],
    ),
    get(
      "ships?id=eq.1&select=owner(name),sisters:ships!sister_id(name,owner(name),escorted:ships!escort_id(name,home(name)))&sisters.order=name",
      [
        {
          owner: olaf,
          sisters: [
            { name: "Brig", owner: olaf, escorted: [{ name: "Cog", home: south }] },
            { name: "Cog", owner: pia, escorted: [] },
          ],
        },
      ],
    ),
  ],
  [
    "parent and children in a view",
    get(
      "sister_ships?id=in.(1,2)&select=id,sister_id(*),sisters:sister_ships!sister_id(id)&order=id&sisters.order=id",
      [
        { id: 1, sister_id: null, sisters: [{ id: 2 }, { id: 3 }] },
        { id: 2, sister_id: { id: 1, name: "Alba", sister_id: null }, sisters: [] },
      ],
    ),
  ],
  [
    "parent and children of one key",
    get("writers?id=in.(1,2)&select=id,mentor_id,mentor:mentor_id(id)&order=id", [
      { id: 1, mentor_id: null, mentor: null },
      { id: 2, mentor_id: 1, mentor: { id: 1 } },
    ]),
    get("writers?id=in.(2,3)&select=id,pupils:writers(id)&order=id", [
      { id: 2, pupils: [{ id: 4 }] },
      { id: 3, pupils: [] },
    ]),
  ],
];

const targets: readonly Published[] = [
  ["nothing between two tables", none("harbours?select=owners(*)", "harbours", "owners")],
  ["nothing of that name", none("ships?select=nope(*)", "ships", "nope")],
  [
    "a view has to be named",
    get("ships?id=eq.1&select=name,owner_names(name)", [{ name: "Alba", owner_names: pia }]),
  ],
  [
    "a column means the table where a view stands for it as well",
    get("ships?id=eq.1&select=insurer_id(id,name)", [{ insurer_id: { id: 2, name: "Pia" } }]),
  ],
  [
    "a key means the table where a view stands for it as well",
    get("ships?id=eq.1&select=insurer(id)", [{ insurer: { id: 2 } }]),
    get(
      "calls?ship_id=eq.1&harbour_id=eq.2&select=entries_call_fkey(line)&entries_call_fkey.order=line",
      [{ entries_call_fkey: [{ line: "fog" }, { line: "rain" }] }],
    ),
  ],
  [
    "a view and what belongs to it",
    get("home_ships?id=eq.3&select=id, name, harbours(*), owners(name)", [
      { id: 3, name: "Cog", harbours: { id: 2, name: "South" }, owners: pia },
    ]),
  ],
  [
    "a view through a key of two columns, and back",
    get("calls?ship_id=eq.1&harbour_id=eq.2&select=day,entries(line)&entries.order=line", [
      { day: "tue", entries: [{ line: "fog" }, { line: "rain" }] },
    ]),
    get("entries?select=line,calls(day)&order=id", [
      { line: "fog", calls: { day: "tue" } },
      { line: "rain", calls: { day: "tue" } },
    ]),
  ],
];

/** Which link a name and a hint mean. */
export const links: readonly Published[] = [...ambiguous, ...hinted, ...itself, ...targets];
