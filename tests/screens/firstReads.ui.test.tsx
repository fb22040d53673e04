import { createRouter } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newQueryClient } from "~/api/queryClient";
import { routeTree } from "~generated/routeTree.gen";
import { frameReads } from "../../src/server/pageHead";

/** What a page asks for before it stands, in the words of the request. */
interface FirstRead {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

let asked: FirstRead[] = [];

beforeEach(() => {
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    asked.push({
      method: request.method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body !== "" && { body }),
    });
    return new Promise(() => {});
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What somebody may have filtered, sorted and opened, in the names that pages have for it. */
const narrowed = {
  ...Object.fromEntries(
    [
      "labels",
      "tags",
      "type",
      "types",
      "health",
      "status",
      "agent",
      "team",
      "owner",
      "severity",
    ].map((name) => [name, "unhealthy:1"]),
  ),
  search: "words",
  query: "words",
  view: "list",
  tab: "second",
  pageIndex: 2,
  pageSize: 200,
  sortBy: "name",
  sortOrder: "asc",
  groupBy: "no-group",
  hidePassing: false,
  id: "01900000-0001-7000-8000-000000000001",
};

/** Runs the loaders of an address as opening it does, and tells what they asked for. */
async function readsOf(path: string, search: object = {}): Promise<FirstRead[]> {
  asked = [];
  const queryClient = newQueryClient();
  const router = createRouter({ routeTree, context: { queryClient } });
  // What the frame asks for is in every page.
  const routes = router
    .matchRoutes(path, {})
    .filter(({ routeId }) => routeId !== "/_app")
    .map(({ routeId }) => router.routesById[routeId]);
  for (const { options } of routes) {
    const loader = typeof options.loader === "function" ? options.loader : undefined;
    const place = { context: { queryClient }, params: {}, location: { search, searchStr: "" } };
    // A loader of a list or a record uses no more than this.
    void Reflect.apply(loader ?? (() => {}), undefined, [place]);
  }
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(asked.length));
  return asked;
}

const { routesByPath } = createRouter({ routeTree, context: { queryClient: newQueryClient() } });
const paths = Object.values(routesByPath)
  .filter(({ id, fullPath }) => id.startsWith("/_app/") && !fullPath.includes("$"))
  .map(({ fullPath }) => fullPath.replace(/(?<=.)\/$/, ""));

it("writes down what each page reads by itself, for the page's head", async () => {
  const found: Record<string, { reads: FirstRead[]; isAlways: boolean }> = {};
  for (const path of new Set(paths)) {
    const first = await readsOf(path);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const again = await readsOf(path);
    // What names the present moment is asked for in other words the next time; the frame asks for its own.
    const steady = first.filter(
      (read) =>
        !frameReads.includes(read.url) &&
        again.some((other) => JSON.stringify(other) === JSON.stringify(read)),
    );
    if (steady.length === 0) continue;
    const filtered = (await readsOf(path, narrowed)).map((read) => JSON.stringify(read));
    const isAlways = steady.every((read) => filtered.includes(JSON.stringify(read)));
    found[path] = { reads: steady, isAlways };
  }
  expect(found["/health"]).toMatchObject({
    reads: [{ url: "/api/canary/api/summary" }],
    isAlways: true,
  });
  expect(found["/topology"]?.isAlways).toBe(false);
  await expect(`${JSON.stringify(found, null, 2)}\n`).toMatchFileSnapshot(
    "../../src/server/firstReads.json",
  );
});
