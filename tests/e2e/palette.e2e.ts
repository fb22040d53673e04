import { expect, test, type Page } from "@playwright/test";
import { seedChecks, seedRuns } from "~mocks/sandbox/db/seedIds";
import { editorsUrl } from "./servers";
import { actAs, expectAccessible, expectNoSidewaysScroll } from "./support";

test.use({ baseURL: editorsUrl });

const palette = (page: Page) => page.getByRole("dialog", { name: "Command palette" });
const group = (page: Page, name: string) => palette(page).getByRole("group", { name, exact: true });
const field = (page: Page) => palette(page).getByRole("combobox");
const status = (page: Page) => palette(page).getByRole("status");

async function open(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
}

test("the palette finds records of every kind, by words, by kind and by the search grammar", async ({
  page,
}) => {
  await page.goto("/notifications");
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await open(page);
  await field(page).fill("checkout");
  for (const kind of ["Checks", "Catalog", "Components"])
    await expect(group(page, kind).getByRole("option").first()).toBeVisible();
  await expectAccessible(page, "records in the palette");
  for (const [text, kind] of [
    ["payment", "Incidents"],
    ["restart", "Playbooks"],
    ["restart", "Playbook runs"],
  ] as const) {
    await field(page).fill(text);
    await expect(group(page, kind).getByRole("option").first()).toBeVisible();
  }
  await field(page).fill("checkout");

  // One kind alone, chosen by keyboard.
  await field(page).press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(palette(page).getByRole("radio", { name: "Checks", exact: true })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await expect(palette(page).getByRole("group")).toHaveCount(1);

  await palette(page).getByRole("radio", { name: "Everything" }).check();
  await field(page).fill("config_class=Pod");
  await expect(group(page, "Catalog").getByRole("option").first()).toBeVisible();
  // Checks have no such field: they are left out, and the others are there all the same.
  await expect(group(page, "Checks")).toHaveCount(0);
  await field(page).fill('"never closed');
  await expect(status(page)).toContainText("could not be searched");
});

test("what can be done with a record is found beside it, by keyboard alone", async ({ page }) => {
  await page.goto("/notifications");
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await open(page);
  await field(page).fill("replica");
  await expect(group(page, "Checks").getByRole("option", { name: /ledger replica/ })).toBeVisible();
  const options = palette(page).getByRole("option");
  while (
    !(await options.and(page.locator("[aria-selected=true]")).textContent())?.includes(
      "ledger replica",
    )
  )
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  const actions = group(page, "ledger replica").getByRole("option");
  await expect(actions).toHaveText([
    "Run this check",
    "Run a playbook for this check",
    "Silence notifications of this check",
    "Attach this check to an incident as evidence",
    "What changed everywhere within the last hour",
  ]);
  await expectAccessible(page, "actions in the palette");
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveAccessibleName("Search pages, actions and resources");

  await field(page).fill("replica");
  await expect(group(page, "Checks").getByRole("option", { name: /ledger replica/ })).toBeVisible();
  await palette(page)
    .getByRole("button", { name: /^Actions of/ })
    .click();
  await field(page).fill("run this");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Run this check" });
  await expectAccessible(page, "a call from the palette");
  await dialog.getByRole("button", { name: "Run this check" }).press("Enter");
  await expect(
    page
      .getByRole("region", { name: "Messages" })
      .getByText("Run this check: done for ledger replica"),
  ).toBeVisible();
});

test("a page of a record offers what may be done with it, and only that", async ({
  page,
  context,
}) => {
  await page.goto(`/health?checkId=${seedChecks.ledgerReplica}&timeRange=1h`);
  await expect(page.getByRole("dialog", { name: /ledger replica/ })).toBeVisible();
  await open(page);
  await field(page).fill("silence notifications of");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(
    new RegExp(`/notifications/silences\\?.*${seedChecks.ledgerReplica}`),
  );

  await page.goto(`/playbooks/runs/${seedRuns.pendingApproval}`);
  await expect(page.getByRole("button", { name: "Approve", exact: true })).toBeVisible();
  await open(page);
  await field(page).fill("approve this run");
  await expect(palette(page).getByRole("option").first()).toHaveText("Approve this run");

  await actAs(context, "viewer", editorsUrl);
  await page.goto(`/health?checkId=${seedChecks.ledgerReplica}&timeRange=1h`);
  await expect(page.getByRole("dialog", { name: /ledger replica/ })).toBeVisible();
  await open(page);
  await field(page).fill("this check");
  await expect(status(page)).toHaveText("Nothing is called “this check” here.");
});

test("roles are given by a form that the contract draws, which keeps what is entered", async ({
  page,
}) => {
  await page.goto("/notifications");
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await open(page);
  await palette(page).getByRole("radio", { name: "People" }).check();
  await field(page).fill("luis");
  await expect(group(page, "People").getByRole("option")).toHaveCount(1);
  await palette(page)
    .getByRole("button", { name: /^Actions of/ })
    .click();
  await group(page, "Luis")
    .or(palette(page))
    .getByRole("option", { name: "Give this person more roles" })
    .click();
  const dialog = page.getByRole("dialog", { name: "Give this person more roles" });
  await dialog.getByRole("button", { name: "Give this person more roles" }).click();
  await expect(dialog.getByText("Roles is missing.")).toBeVisible();
  await dialog.getByRole("checkbox", { name: "viewer" }).check();
  await dialog.getByRole("button", { name: "Give this person more roles" }).click();
  await expect(dialog).toBeHidden();
});

test("where one was last comes first, and what is pinned stays above it", async ({ page }) => {
  await page.goto("/health");
  await expect(page.getByRole("heading", { level: 1, name: "Health" })).toBeVisible();
  for (const name of ["Catalog", "Incidents"]) {
    await open(page);
    await field(page).fill(name);
    await group(page, "Pages").getByRole("option", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
  await open(page);
  await expect(group(page, "Recent").getByRole("option")).toHaveText([/^Incidents/, /^Catalog/]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Alt+p");
  await expect(group(page, "Pinned").getByRole("option")).toHaveText([/^Catalog/]);
  await expect(group(page, "Recent").getByRole("option")).toHaveText([/^Incidents/]);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Incidents" })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page);
  await expect(palette(page).getByRole("option").first()).toHaveText(/^Catalog/);
  await expectNoSidewaysScroll(page);
});
