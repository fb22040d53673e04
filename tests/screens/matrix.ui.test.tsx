import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import type { HttpHandler } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { newQueryClient } from "~/api/queryClient";
import { Providers } from "~/shell/Providers";
import { NotFoundPage, RouteError } from "~/shell/RouteFallbacks";
import { routeTree } from "~generated/routeTree.gen";
import { backend, failing, faults, type Fault } from "./answers";

/** Lists with their titles and how many rows of data they show for one and for many. */
const lists: readonly [path: string, title: string][] = [
  ["/settings/scopes", "Scopes"],
  ["/settings/connections", "Connections"],
  ["/settings/permissions", "Permissions"],
  ["/settings/teams", "Teams"],
  ["/settings/incident_rules", "Rules"],
  ["/settings/jobs", "Jobs History"],
];

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

/** Opens the console at an address and waits until the page stands and nothing is loading. */
async function open(path: string, title: string, handlers: HttpHandler[]): Promise<HTMLElement> {
  server.use(...handlers);
  const queryClient = newQueryClient();
  // Attempts stay as many as they are; only the wait between them is left out.
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  const router = createRouter({
    routeTree,
    context: { queryClient },
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await waitFor(
    () => {
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
      expect(queryClient.isFetching()).toBe(0);
    },
    { timeout: 15_000 },
  );
  return screen.getByRole("main");
}

const faultNames = Object.keys(faults) as Fault[];

describe.each(lists)("%s", (path, title) => {
  it.each(faultNames)("says what failed and offers to try again: %s", async (fault) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    // A call gives up after a blink instead of half a minute.
    if (fault === "timeout") vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(50));
    if (fault === "offline") vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await open(path, title, failing(fault));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent?.length).toBeGreaterThan(20);
    expect(within(alert).getByRole("button", { name: "Retry" })).toBeDefined();
  });

  it.each([
    ["empty", "0 rows"],
    ["one", "1 row"],
    ["many", "30 rows"],
  ] as const)("counts its rows: %s", async (count, words) => {
    const main = await open(path, title, backend(count));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(main.textContent).toMatch(new RegExp(`(?:^|\\D)${words}(?!s)`));
  });
});
