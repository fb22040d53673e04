import { createMemoryHistory, createRootRoute, createRouter } from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import { addressWith } from "./useSearchChange";

const at = (address: string) =>
  createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [address] }),
  });

describe("addressWith", () => {
  it.each([
    ["/health", { checkId: "7" }, "/health?checkId=%227%22"],
    ["/health?labels=app:1", { checkId: "a b&c" }, "/health?labels=app%3A1&checkId=a+b%26c"],
    ["/health?checkId=one&labels=app:1", { checkId: "two" }, "/health?checkId=two&labels=app%3A1"],
    ["/health?labels=app:1&checkId=one", { checkId: "two" }, "/health?labels=app%3A1&checkId=two"],
    ["/health?checkId=one", { checkId: undefined }, "/health"],
    ["/health?page=2&checkId=one", { checkId: "two", page: 3 }, "/health?page=3&checkId=two"],
    ["/health?checkId=one&labels=app:1", { checkId: undefined }, "/health?labels=app%3A1"],
    ["/health", { checkId: undefined }, "/health"],
    ["/health?labels=app:1", { checkId: undefined, page: 2 }, "/health?labels=app%3A1&page=2"],
  ])("%s with %o", (address, change, expected) => {
    const router = at(address);
    expect(addressWith(router, change)).toBe(expected);
    expect(addressWith(router, change)).toBe(expected);
  });
});
