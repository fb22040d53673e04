import { expect, it } from "vitest";
import { isCatalogAddress } from "./startView";

it.each([
  ["/catalog", true],
  ["/catalog?health=unhealthy:1", true],
  ["/catalogue", false],
  ["/catalog/../login", false],
  ["//elsewhere.example/catalog", false],
  ["https://elsewhere.example/catalog", false],
  ["javascript:alert(1)", false],
  [undefined, false],
])("opens %s: %s", (address, isOpened) => {
  expect(isCatalogAddress(address)).toBe(isOpened);
});
