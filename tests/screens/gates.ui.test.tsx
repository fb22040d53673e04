import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory, createRouter } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { areas, paletteOnly, settings } from "~/shell/nav";
import { isBuiltPath } from "~/components/links/BuiltLink";
import { routeTree } from "~generated/routeTree.gen";

const router = createRouter({
  routeTree,
  context: { queryClient: new QueryClient() },
  history: createMemoryHistory(),
});

/** What it takes to see the page of a path, as its route says. */
function gatesOf(path: string): unknown[] {
  const [routes, params] = router.getMatchedRoutes(path);
  return routes.flatMap(({ options }) => {
    const gate = options.staticData?.gate;
    return typeof gate === "function" ? [...gate(params)] : gate ? [gate] : [];
  });
}

/** Some addresses only lead on to another. */
const hasPage = (path: string) =>
  isBuiltPath(router, path) &&
  router.getMatchedRoutes(path)[0].at(-1)?.options.component !== undefined;

const entries = [...areas, ...settings, ...paletteOnly]
  .filter(({ path }) => hasPage(path))
  .map(({ title, path, resource }) => [title, path, resource] as const);

it.each(entries)("%s asks on its page for what its entry asks", (_title, path, resource) => {
  expect(gatesOf(path)).toEqual([{ resource, action: "read" }]);
});

it.each([
  ["/settings/teams/1", [{ resource: "teams", action: "read" }]],
  ["/settings/teams/add", [{ resource: "teams", action: "write" }]],
  ["/settings/canaries/add", [{ resource: "canaries", action: "write" }]],
  ["/catalog/scrapers/1", [{ resource: "config_scrapers", action: "read" }]],
  [
    "/settings/integrations/topologies/1",
    [
      { resource: "integrations", action: "write" },
      { resource: "topologies", action: "read" },
    ],
  ],
  ["/view/health", [{ resource: "canaries", action: "read" }]],
])("%s is shut for those who lack %j", (path, gates) => {
  expect(gatesOf(path)).toEqual(gates);
});
