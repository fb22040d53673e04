import { expect, it } from "vitest";
import { themeLooks } from "./themeLooks";

it("keeps the corners, scaling and panels that the console gives, else the usual ones", () => {
  const isLook = themeLooks(['<Theme radius="small" panelBackground="solid" />']);
  expect(isLook("[data-radius='small']")).toBe(true);
  expect(isLook('[data-radius="medium"]')).toBe(false);
  expect(isLook(".radix-themes:where([data-scaling='100%'])")).toBe(true);
  expect(isLook(".radix-themes:where([data-scaling='90%'])")).toBe(false);
  expect(isLook(".radix-themes:where([data-panel-background='solid'])")).toBe(true);
  expect(isLook(".radix-themes:where([data-panel-background='translucent'])")).toBe(false);
  expect(isLook("[data-radius]")).toBe(true);
});
