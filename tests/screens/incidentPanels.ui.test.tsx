import { configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { backend } from "./answers";
import { openConsole } from "./openConsole";
import { screenServer } from "./screenServer";

configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

const server = screenServer();
/** What the panel asked for, the last last. */
const asked: URLSearchParams[] = [];
beforeAll(() => {
  server.events.on("request:start", ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/incidents_by_config")) asked.push(searchParams);
  });
});
afterEach(() => {
  asked.length = 0;
});

const id = "01900000-0001-7000-8000-000000000001";
const title = "Payments fail now and then";
const incidentUrl = "/incidents/01900000-0014-7000-8000-000000000001";

const path = `/catalog/${id}`;
const relation = "incidents_by_config";

async function panel(): Promise<HTMLElement> {
  const link = await screen.findByRole("link", { name: title });
  const found = link.closest<HTMLElement>("details");
  if (!found) throw new Error("the incident stands in no panel");
  return found;
}

// The component's panel is walked in a browser (`tests/e2e/topology.e2e.ts`).
describe("the incidents of a catalog item", () => {
  it("are the open ones, each with a link, its state and type", async () => {
    server.use(...backend("one"));
    openConsole(path);
    const shown = await panel();
    expect(within(shown).getByRole("link", { name: title }).getAttribute("href")).toBe(incidentUrl);
    expect(shown.textContent).toMatch(/Incidents ?1/);
    expect(within(within(shown).getByRole("listitem")).getByText("Open")).toBeDefined();
    expect(asked.at(-1)?.get("status.filter")).toContain("open");
  });

  it("say that there are none", async () => {
    server.use(...backend("one"));
    server.use(
      http.get(`*/api/db/${relation}`, () =>
        HttpResponse.json([], { headers: { "content-range": "*/0" } }),
      ),
    );
    openConsole(path);
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    await screen.findAllByText("No details found");
  });

  it("that cannot be read leave the rest of the page", async () => {
    server.use(...backend("one"));
    server.use(
      http.get(`*/api/db/${relation}`, () =>
        HttpResponse.json({ message: "the database is away" }, { status: 500 }),
      ),
    );
    openConsole(path);
    await screen.findByText("The incidents could not be loaded");
    expect(screen.getAllByRole("heading", { level: 1 }).length).toBe(1);
  });

  it("are not there without the feature", async () => {
    server.use(
      http.get("*/api/properties", () =>
        HttpResponse.json([{ name: "incidents.disable", value: "true", type: "" }]),
      ),
      ...backend("one"),
    );
    openConsole(path);
    await screen.findByRole("complementary", { name: /details of the item/i });
    await screen.findAllByText("Details");
    expect(screen.queryByRole("link", { name: title })).toBeNull();
    expect(asked).toEqual([]);
  });
});

it("the incidents of a catalog item are those of a type and a state that is chosen", async () => {
  server.use(...backend("one"));
  openConsole(`/catalog/${id}`);
  const shown = await panel();
  fireEvent.click(within(shown).getByRole("button", { name: /^Status: / }));
  fireEvent.click(await screen.findByRole("option", { name: "All" }));
  await waitFor(() => expect(asked.at(-1)?.has("status.filter")).toBe(false));
  fireEvent.click(within(await panel()).getByRole("button", { name: /^Type: / }));
  fireEvent.click(await screen.findByRole("option", { name: "Technical Debt" }));
  // Stored in several spellings.
  await waitFor(() => expect(asked.at(-1)?.get("type.filter")).toContain("technical_debt"));
});
