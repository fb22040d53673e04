import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { backend } from "./answers";
import { prepareScreens } from "./openScreen";

const open = prepareScreens();
const item = "/catalog/01900000-0006-7000-8000-000000000001";

it("a tab of a catalog item is found again as it was left", async () => {
  const router = open(
    `${item}/relationships?health=unhealthy:1&incidentType=security`,
    backend("one"),
  );
  const tabs = await screen.findByRole("tablist", { name: "Catalog item" });
  fireEvent.click(within(tabs).getByRole("tab", { name: /^Checks/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${item}/checks`));
  expect(router.state.location.search).not.toHaveProperty("health");

  fireEvent.click(within(tabs).getByRole("tab", { name: /^Relationships/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${item}/relationships`));
  expect(router.state.location.search).toMatchObject({ health: "unhealthy:1" });
});
