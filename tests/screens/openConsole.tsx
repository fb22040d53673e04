import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { routeTree } from "~generated/routeTree.gen";
import { newQueryClient } from "~/api/queryClient";
import { Providers } from "~/shell/Providers";

/** Draws the console at an address, with nothing read yet. @returns its router, which tells where it leads. */
export function openConsole(path: string) {
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
}
