import type { Column, ColumnType, Link, Relation } from "~mocks/sandbox/postgrest/catalog";

/**
 * A harbour beside the contract's tables, with every kind of link at once: two keys to one table, two of a table to
 * itself, a junction beside a direct link, a view of it, a key of two columns, one row to one, parts of a table.
 */

const column = (type: ColumnType): Column => ({ type, nullable: true });

const link = (constraint: string, from: string, target: string, targetColumn = "id"): Link => ({
  column: from,
  target,
  targetColumn,
  constraint,
});

const toCall: Link = {
  ...link("entries_call_fkey", "harbour_id", "calls", "harbour_id"),
  also: [{ column: "ship_id", targetColumn: "ship_id" }],
};

const toCrew: Link = {
  ...link("crew_fkey", "crew", "crews", "name"),
  also: [{ column: "year", targetColumn: "year" }],
};

interface Shape {
  kind?: Relation["kind"];
  key?: readonly string[];
  links?: readonly Link[];
}

function relation(
  name: string,
  columns: Readonly<Record<string, ColumnType>>,
  { kind = "table", key = ["id"], links = [] }: Shape = {},
): [string, Relation] {
  const all = Object.entries(columns).map(([of, type]): [string, Column] => [of, column(type)]);
  return [
    name,
    {
      name,
      kind,
      columns: Object.fromEntries(all),
      primaryKey: key,
      methods: kind === "view" ? ["GET"] : ["GET", "POST", "PUT", "PATCH", "DELETE"],
      resource: "database",
      links,
    },
  ];
}

const named = { id: "integer", name: "text" } as const;
const callKey = ["harbour_id", "ship_id"];
const callColumns = { harbour_id: "integer", ship_id: "integer", day: "text" } as const;
const callLinks = [
  link("calls_harbour_id_fkey", "harbour_id", "harbours"),
  link("calls_ship_id_fkey", "ship_id", "ships"),
];

export const harbourRelations: Readonly<Record<string, Relation>> = Object.fromEntries([
  relation("harbours", named),
  relation("owners", named),
  relation(
    "ships",
    {
      ...named,
      home_id: "integer",
      sister_id: "integer",
      escort_id: "integer",
      owner_id: "integer",
      insurer_id: "integer",
    },
    {
      links: [
        link("home", "home_id", "harbours"),
        link("sister", "sister_id", "ships"),
        link("escort", "escort_id", "ships"),
        link("owner", "owner_id", "owners"),
        link("insurer", "insurer_id", "owners"),
        link("insurer", "insurer_id", "owner_names"),
      ],
    },
  ),
  relation(
    "home_ships",
    { ...named, home_id: "integer", owner_id: "integer" },
    {
      kind: "view",
      links: [link("home", "home_id", "harbours"), link("owner", "owner_id", "owners")],
    },
  ),
  relation("owner_names", named, { kind: "view" }),
  relation("calls", callColumns, { key: callKey, links: callLinks }),
  relation("late_calls", callColumns, { kind: "view", key: callKey, links: callLinks }),
  relation(
    "entries",
    { id: "integer", harbour_id: "integer", ship_id: "integer", line: "text" },
    { links: [toCall] },
  ),
  relation(
    "flags",
    { ship_id: "integer", colour: "text" },
    { key: ["ship_id"], links: [link("flags_ship_id_fkey", "ship_id", "ships")] },
  ),
  relation(
    "Pilot",
    { pilotId: "integer", shipId: "integer", fullName: "text" },
    { key: ["pilotId"], links: [link("Pilot_shipId_fkey", "shipId", "ships")] },
  ),
  relation("marks", { id: "integer" }),
  relation("fees", { harbour_id: "integer", tariff: "text", amount: "integer" }, { key: [] }),
  relation(
    "crews",
    { name: "text", year: "integer", ship_id: "integer" },
    { key: ["name", "year"], links: [link("crews_ship_id_fkey", "ship_id", "ships")] },
  ),
  relation(
    "boardings",
    { harbour_id: "integer", ship_id: "integer", pilot_id: "integer" },
    {
      key: ["harbour_id", "ship_id", "pilot_id"],
      links: [
        { ...toCall, constraint: "boardings_call_fkey" },
        link("boardings_pilot_id_fkey", "pilot_id", "Pilot", "pilotId"),
      ],
    },
  ),
  relation(
    "shifts",
    { crew: "text", year: "integer", hour: "integer" },
    { key: ["crew", "year", "hour"], links: [{ ...toCrew, constraint: "shifts_crew_fkey" }] },
  ),
  relation(
    "cooks",
    { id: "integer", crew: "text", year: "integer" },
    { links: [{ ...toCrew, constraint: "cooks_crew_fkey" }] },
  ),
  relation(
    "posts",
    { crew: "text", year: "integer", harbour_id: "integer" },
    {
      key: ["crew", "year", "harbour_id"],
      links: [
        { ...toCrew, constraint: "posts_crew_fkey" },
        link("posts_harbour_id_fkey", "harbour_id", "harbours"),
      ],
    },
  ),
  relation(
    "docks",
    { ...named, master_id: "integer" },
    { links: [link("docks_master_id_fkey", "master_id", "masters")] },
  ),
  relation(
    "masters",
    { ...named, dock_id: "integer" },
    { links: [link("masters_dock_id_fkey", "dock_id", "docks")] },
  ),
  relation(
    "sister_ships",
    { ...named, sister_id: "integer" },
    { kind: "view", links: [link("sister", "sister_id", "sister_ships")] },
  ),
]);

export const harbourStatements: readonly string[] = [
  `create table harbours (id integer primary key, name text)`,
  `create table owners (id integer primary key, name text)`,
  `create table ships (id integer primary key, name text,
    home_id integer constraint home references harbours,
    sister_id integer constraint sister references ships,
    escort_id integer constraint escort references ships,
    owner_id integer constraint owner references owners,
    insurer_id integer constraint insurer references owners)`,
  `create view home_ships as select id, name, home_id, owner_id from ships where home_id is not null`,
  `create view owner_names as select id, name from owners`,
  `create table calls (harbour_id integer references harbours, ship_id integer references ships, day text,
    primary key (harbour_id, ship_id))`,
  `create view late_calls as select * from calls where day = 'wed'`,
  `create table entries (id integer primary key, harbour_id integer, ship_id integer, line text,
    constraint entries_call_fkey foreign key (harbour_id, ship_id) references calls)`,
  `create table flags (ship_id integer primary key references ships, colour text)`,
  `create table "Pilot" ("pilotId" integer primary key, "shipId" integer references ships, "fullName" text)`,
  `create table marks (id integer primary key)`,
  `create table fees (harbour_id integer, tariff text, amount integer, unique (harbour_id, tariff))`,
  `create table crews (name text, year integer, ship_id integer references ships, primary key (name, year))
    partition by list (year)`,
  `create table crews_2001 partition of crews for values in (2001)`,
  `create table crews_later partition of crews default`,
  `create table boardings (harbour_id integer, ship_id integer, pilot_id integer references "Pilot",
    primary key (harbour_id, ship_id, pilot_id), foreign key (harbour_id, ship_id) references calls)`,
  `create table shifts (crew text, year integer, hour integer, primary key (crew, year, hour),
    foreign key (crew, year) references crews) partition by list (year)`,
  `create table shifts_all partition of shifts default`,
  `create table cooks (id integer primary key, crew text, year integer,
    foreign key (crew, year) references crews)`,
  `create table posts (crew text, year integer, harbour_id integer references harbours,
    primary key (crew, year, harbour_id), foreign key (crew, year) references crews) partition by list (year)`,
  `create table posts_all partition of posts default`,
  `create table docks (id integer primary key, name text, master_id integer)`,
  `create table masters (id integer primary key, name text, dock_id integer references docks)`,
  `alter table docks add foreign key (master_id) references masters`,
  `create view sister_ships as select id, name, sister_id from ships`,
  `insert into harbours values (1, 'North'), (2, 'South'), (3, 'Empty')`,
  `insert into owners values (1, 'Olaf'), (2, 'Pia')`,
  `insert into ships values (1, 'Alba', 1, null, null, 1, 2), (2, 'Brig', 1, 1, null, 1, 1),
    (3, 'Cog', 2, 1, 2, 2, 1), (4, 'Dory', null, null, null, null, null)`,
  `insert into calls values (1, 1, 'mon'), (2, 1, 'tue'), (2, 2, 'wed')`,
  `insert into entries values (1, 2, 1, 'fog'), (2, 2, 1, 'rain')`,
  `insert into flags values (1, 'red'), (2, 'blue')`,
  `insert into "Pilot" values (1, 1, 'Ann')`,
  `insert into marks values (1), (2)`,
  `insert into fees values (1, 'a', 10)`,
  `insert into crews values ('deck', 2001, 1), ('galley', 2021, 2)`,
  `insert into boardings values (2, 1, 1)`,
  `insert into shifts values ('deck', 2001, 6), ('deck', 2001, 18)`,
  `insert into cooks values (1, 'galley', 2021), (2, null, null)`,
  `insert into posts values ('galley', 2021, 2)`,
];
