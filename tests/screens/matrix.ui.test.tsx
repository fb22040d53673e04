import { configure, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import type { HttpHandler } from "msw";
import { describe, expect, it, vi } from "vitest";
import { newQueryClient } from "~/api/queryClient";
import { Providers } from "~/shell/Providers";
import { NotFoundPage, RouteError } from "~/shell/RouteFallbacks";
import { routeTree } from "~generated/routeTree.gen";
import { backend, failing, faults, type Fault } from "./answers";
import { screenServer } from "./screenServer";
import { dialogs, lists, pages } from "./screens";

// Whether something is hidden is a browser's to say: here it takes longer than the page itself.
configure({ defaultHidden: true });

const server = screenServer();

/** Opens the console at an address and waits until the page stands and nothing is loading. */
async function open(path: string, handlers: HttpHandler[]): Promise<HTMLElement> {
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
      // First what costs nothing to ask: every change of the page asks anew.
      expect(queryClient.isFetching()).toBe(0);
      expect(screen.getByRole("main").isConnected).toBe(true);
      expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe("");
      expect(screen.queryByRole("status", { name: /^Loading the/ })).toBeNull();
    },
    { timeout: 15_000 },
  );
  return screen.getByRole("main");
}

const faultNames = Object.keys(faults) as Fault[];

/** `npm run check` tries each page with one failure, every failure in its turn; `npm test` tries each with all. */
const faultsOf = (places: readonly string[], path: string): readonly Fault[] => {
  const turn = places.indexOf(path) % faultNames.length;
  return process.env["CHECK"] === "quick" ? faultNames.slice(turn, turn + 1) : faultNames;
};

/** Opens an address where every call fails in one way. */
function openFailing(path: string, fault: Fault): Promise<HTMLElement> {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  // A call gives up after a blink instead of half a minute.
  if (fault === "timeout") vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(50));
  if (fault === "offline") vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  return open(path, failing(fault));
}

/** Says what failed and offers to try again. */
async function expectFailure(place: HTMLElement): Promise<string> {
  const [alert] = await within(place).findAllByRole("alert");
  if (!alert) throw new Error("nothing is said");
  expect(alert.textContent?.length).toBeGreaterThan(20);
  expect(within(alert).getByRole("button", { name: "Retry" })).toBeDefined();
  return alert.textContent;
}

/** The backend's own words, where it gives any that a reader should have. */
const words: Partial<Record<Fault, string>> = { "409": "conflict", "500": "the database is away" };

describe("says what failed and offers to try again", () => {
  describe.each(pages)("%s", (path) => {
    it.each(faultsOf(pages, path))("%s", async (fault) =>
      expect(await expectFailure(await openFailing(path, fault))).toContain(words[fault] ?? ""),
    );
  });

  describe.each(dialogs)("%s", (path) => {
    it.each(faultsOf(dialogs, path))("%s", async (fault) => {
      await openFailing(path, fault);
      await expectFailure(await screen.findByRole("dialog"));
    });
  });
});

/** Their rows are no rows of /db, or stand in no table. */
const others = [
  "/applications/platform/pods",
  "/around",
  "/catalog",
  "/catalog/changes",
  "/health",
  "/logs",
  "/notifications",
  "/playbooks",
  "/playbooks/approvals",
  "/settings/about",
  "/settings/feature-flags",
  "/settings/tokens",
  "/topology",
  "/view/platform/pods",
  "/view/pods",
];

describe.each(lists.filter((path) => !others.includes(path)))("%s counts its rows", (path) => {
  it.each([
    ["empty", "0 rows"],
    ["one", "1 row"],
    ["many", "30 rows"],
  ] as const)("%s", async (count, words) => {
    await open(path, backend(count));
    expect(screen.queryByRole("alert")).toBeNull();
    // A page may ask a second time for what the first answer named.
    await waitFor(() => {
      const { textContent } = screen.getByRole("main");
      expect(/No data available|There are no \w+ matching this criteria/.test(textContent)).toBe(
        count === "empty",
      );
      expect(textContent).toMatch(new RegExp(`(?:^|\\D)${words}(?!s)`));
    });
  });
});
