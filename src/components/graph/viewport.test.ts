import { expect, it } from "vitest";
import type { Place } from "./layout";
import { viewportAt } from "./viewport";

const phone = { width: 375, height: 600 };
const places = new Map<string, Place>([
  ["root", { x: 0, y: 200 }],
  ["near", { x: 250, y: 0 }],
  ["far", { x: 1_000, y: 400 }],
]);
const onScreen = (id: string) => {
  const { x, zoom } = viewportAt(id, places, phone, 1);
  return (places.get(id)?.x ?? 0) * zoom + x;
};

it("begins at the edge of a graph that goes on beyond the window", () => {
  expect(onScreen("root")).toBe(16);
});

it("ends at its other edge, and shows the middle in the middle", () => {
  expect(onScreen("far")).toBe(375 - 16 - 196);
  expect(onScreen("near")).toBe((375 - 196) / 2);
});

it("puts what has room in one direction into the middle of it", () => {
  const { y } = viewportAt("root", places, phone, 1);
  expect([0 + y, 452 + y]).toEqual([98, 550]);
});
