import { expect, test } from "vitest";
import { fittingColumns } from "./tableFit";

const columns = [
  { id: "name", minWidth: 200 },
  { id: "type", width: 100 },
  { id: "state", width: 100, phone: "end" },
  { id: "tags", width: 200, hideBelow: 900 },
  { id: "created", width: 100 },
  { id: "menu", width: 40, isHideable: false },
] as const;
const shown = (width: number | undefined) => fittingColumns(columns, width).map(({ id }) => id);

test("everything fits where there is room, and before anybody has measured", () => {
  expect(shown(740)).toHaveLength(6);
  expect(shown(undefined)).toHaveLength(6);
});

test("what small windows hide goes first, then the last", () => {
  expect(shown(739)).toEqual(["name", "type", "state", "created", "menu"]);
  expect(shown(539)).toEqual(["name", "type", "state", "menu"]);
});

test("name, state and menu stay in the narrowest place", () => {
  expect(shown(439)).toEqual(["name", "state", "menu"]);
  expect(shown(10)).toEqual(["name", "state", "menu"]);
});
