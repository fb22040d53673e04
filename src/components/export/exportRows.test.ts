import { expect, it } from "vitest";
import { exportFile, exportText, type ExportColumn } from "./exportRows";

interface Row {
  id: string;
  name: string;
  owner: { id: string; name: string } | null;
  tags: readonly string[];
  seen: string | null;
}

const columns: readonly ExportColumn<Row>[] = [
  { id: "name", header: "Name" },
  { id: "owner", header: "Owner" },
  { id: "tags", header: "Tags" },
  { id: "state", header: "State", exported: ({ seen }) => (seen === null ? "never" : "seen") },
  { id: "since", header: "Since", isMoment: true, value: ({ seen }) => seen && Date.parse(seen) },
  { id: "menu", header: "" },
];
const source = { columns, rowId: ({ id }: Row) => id };
const rows: readonly Row[] = [
  {
    id: "1",
    name: "=sum(a)",
    owner: { id: "7", name: "Ada" },
    tags: ["a", "b"],
    seen: "2026-01-02T03:04:05.000Z",
  },
  { id: "2", name: 'say "x"', owner: null, tags: [], seen: null },
];

it("writes what the columns show as CSV: names of people, lists, points in time, and no menus", () =>
  expect(exportText(source, rows, "csv").split("\r\n")).toEqual([
    "Name,Owner,Tags,State,Since",
    `'=sum(a),Ada,"a, b",seen,2026-01-02T03:04:05.000Z`,
    '"say ""x""",,,never,',
  ]));

it("writes values as they are as JSON, each row with its id", () =>
  expect(JSON.parse(exportText(source, rows, "json"))).toEqual([
    {
      id: "1",
      name: "=sum(a)",
      owner: { id: "7", name: "Ada" },
      tags: ["a", "b"],
      state: "seen",
      since: "2026-01-02T03:04:05.000Z",
    },
    { id: "2", name: 'say "x"', owner: null, tags: [], state: "never", since: null },
  ]));

it("a row that cannot be read takes none of the others with it", () => {
  const broken: ExportColumn<Row> = {
    id: "first",
    header: "First",
    exported: ({ tags }) => tags[0]?.toUpperCase().at(0) ?? Reflect.get(Object(null), "x").y,
  };
  expect(exportText({ ...source, columns: [broken] }, rows, "csv")).toBe("First\r\nA\r\n");
  const answer = JSON.parse(`[null, ${JSON.stringify(rows[1])}]`);
  expect(JSON.parse(exportText(source, answer, "json"))).toMatchObject([{ id: null }, { id: "2" }]);
});

it.each([
  ["Playbook runs", "playbook-runs.csv"],
  ["Größe / Zahl", "größe-zahl.csv"],
  ["…", "rows.csv"],
])("a file of %s is called %s", (title, name) => expect(exportFile(title, "csv")).toBe(name));
