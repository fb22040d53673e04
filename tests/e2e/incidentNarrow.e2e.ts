import { expect, test } from "@playwright/test";
import { seedHypotheses, seedIncidents } from "~mocks/sandbox/db/seedIds";
import { expectNoSidewaysScroll } from "./support";

test("on a phone an incident of the list is called by its title, and evidence is added within the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/incidents?status=all");
  const row = page.getByRole("grid", { name: "Incidents" }).getByRole("row", {
    name: /^Payments fail now and then/,
  });
  await expect(row.getByRole("rowheader")).toHaveText("Payments fail now and then");

  const about = seedHypotheses.payments;
  await page.goto(`/incidents/${seedIncidents.payments}?tab=plan&dialog=evidence&about=${about}`);
  const form = page.getByRole("dialog", { name: "Add evidence" });
  for (const kind of ["Check", "Catalog item", "Change", "Insight", "Component", "Log"])
    await expect(form.getByText(kind, { exact: true }).first()).toBeInViewport({ ratio: 1 });
  await expect(form.getByRole("textbox", { name: "Description" })).toBeInViewport({ ratio: 1 });
  const width = await form.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(width).toBe(0);
  await expectNoSidewaysScroll(page);
});

test("the newest comment is in sight although the components above come later", async ({
  page,
}) => {
  await page.goto(`/incidents/${seedIncidents.payments}`);
  const panel = page.getByRole("tabpanel");
  await expect(page.getByRole("main").getByText("A pod restarts again and again")).toBeVisible();
  await expect(panel.getByRole("listitem").last()).toBeVisible();
  await expect
    .poll(() => panel.evaluate((tab) => tab.scrollHeight - tab.scrollTop - tab.clientHeight))
    .toBeLessThan(2);
});
