import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, configure, render } from "@testing-library/react";
import type { HttpHandler } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { routeTree } from "~generated/routeTree.gen";
import { newQueryClient } from "~/api/queryClient";
import { Providers } from "~/shell/Providers";

/**
 * Readies a test file for the console in a document that is no browser's. @returns what opens an address with a
 * backend; the router tells where it leads.
 */
export function prepareScreens() {
  configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
  afterEach(() => {
    cleanup();
    server.resetHandlers();
    vi.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => server.close());
  return (path: string, handlers: readonly HttpHandler[]) => {
    server.use(...handlers);
    const queryClient = newQueryClient();
    const router = createRouter({
      routeTree,
      context: { queryClient },
      history: createMemoryHistory({ initialEntries: [path] }),
    });
    render(
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>,
    );
    return router;
  };
}
