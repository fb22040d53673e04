import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { backend } from "./answers";
import { prepareScreens } from "./openScreen";

const open = prepareScreens();

const shop = "01900000-0005-7000-8000-000000000001";
const cart = "01900000-0005-7000-8000-000000000002";
const check = (at: number) => `01900000-0004-7000-8000-00000000000${at}`;

const component = (id: string, name: string) => ({
  id,
  name,
  agent_id: "00000000-0000-0000-0000-000000000000",
  namespace: "default",
  status: "healthy",
  description: "",
  type: "Service",
  summary: {},
  is_leaf: true,
});

const checkRow = (at: number, name: string) => ({
  id: check(at),
  name,
  type: "http",
  status: "unhealthy",
  canary_id: `01900000-0003-7000-8000-00000000000${at}`,
  canary_name: `canary ${at}`,
  canary_namespace: "default",
  namespace: "default",
  uptime: { passed: 1, failed: 1 },
  latency: {},
});

const summary = http.get("*/api/canary/api/summary", () =>
  HttpResponse.json({
    runnerName: "local",
    checks_summary: [checkRow(1, "cart page"), checkRow(2, "shop page"), checkRow(3, "mail door")],
  }),
);

/** A shop whose cart stands below it; any other component is not there. */
const tree = http.get("*/api/canary/api/topology", ({ request }) => {
  const isShop = new URL(request.url).searchParams.get("id") === shop;
  const below = { components: [component(cart, "Cart")], children: [cart], is_leaf: false };
  return HttpResponse.json({
    components: isShop ? [{ ...component(shop, "Shop"), ...below }] : null,
    healthStatuses: null,
    teams: null,
    tags: null,
    types: null,
  });
});

/** One check of the cart, one of the shop. */
const links = http.get("*/api/db/checks_by_component", ({ request }) => {
  const asked = new URL(request.url).searchParams.get("component_id") ?? "";
  const rows = [
    { of: cart, id: check(1) },
    { of: shop, id: check(2) },
  ];
  return HttpResponse.json(rows.filter(({ of }) => asked.includes(of)).map(({ id }) => ({ id })));
});

const notice = () => screen.findByRole("group", { name: "Component" });
/** How many checks the page counts, all of which fail. */
const failing = async (count: number) => {
  const counts = await screen.findByRole("group", { name: "Checks by health" });
  expect(await within(counts).findByTitle(`${count} checks failing`)).toBeTruthy();
};

it("narrows the list to a component and what is below it, beside the other filters, until it is taken away", async () => {
  const router = open(`/health?component=${shop}&query=cart`, [
    tree,
    links,
    summary,
    ...backend("one"),
  ]);
  expect(await within(await notice()).findByRole("link", { name: "Shop" })).toBeTruthy();
  await failing(1);

  fireEvent.change(screen.getByRole("textbox", { name: /^Search by name/ }), {
    target: { value: "" },
  });
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty("query"));
  await failing(2);

  fireEvent.click(screen.getByRole("button", { name: "Show all checks" }));
  await failing(3);
  expect(router.state.location.search).not.toHaveProperty("component");
});

it("says that there is no such component, and shows all checks", async () => {
  open(`/health?component=${cart}`, [tree, links, summary, ...backend("one")]);
  expect(await within(await notice()).findByText(/There is no such component/)).toBeTruthy();
  await failing(3);
});

it("says which read failed, and shows all checks", async () => {
  const failure = http.get("*/api/db/checks_by_component", () =>
    HttpResponse.json({ code: "42501", message: "permission denied" }, { status: 403 }),
  );
  open(`/health?component=${shop}`, [failure, tree, summary, ...backend("one")]);
  const fault = await within(await notice()).findByRole("alert");
  expect(fault.textContent).toMatch(/checks of Shop could not be loaded.*All checks are shown/);
  expect(within(fault).getByRole("button", { name: "Retry" })).toBeTruthy();
  await failing(3);
});
