import { expect, test, type Page } from "@playwright/test";
import { seedConnections, seedTeams } from "~mocks/sandbox/db/seedIds";
import { clearFaults, expectAccessible, expectNoSidewaysScroll, fault } from "./support";

const home = "/settings/connections";
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const used = (page: Page) => page.getByRole("grid", { name: "Where used" });

test("permissions on a connection are listed, and a new one is on it", async ({ page }) => {
  await page.goto(`${home}?id=${seedConnections.ledgerDatabase}`);
  const url = page.getByRole("textbox", { name: "URL", exact: true });
  await url.fill("postgres://typed");
  await tab(page, "Permissions").click();
  await expect(page).toHaveURL(/tab=permissions/);
  const grid = page.getByRole("grid", { name: "Permissions" });
  await expect(grid.getByRole("row", { name: /Not even by role/ })).toContainText("Hana Sato");
  await expect(dialogOf(page, /Postgres/).getByRole("button", { name: "Update" })).toHaveCount(0);

  await page.getByRole("button", { name: "Add Permission" }).click();
  const adding = dialogOf(page, "Add Permission");
  await expect(adding.getByLabel("Resource Type")).toHaveValue("connection");
  await expect(adding.getByRole("button", { name: /^Connection/ })).toContainText("ledger-db");
  await expect(page).toHaveURL(/addPermission=true/);
  await page.keyboard.press("Escape");
  await expect(adding).toHaveCount(0);

  await grid.getByRole("row", { name: /Not even by role/ }).click();
  const editing = dialogOf(page, "Edit Permission");
  await expect(editing.getByLabel("Description")).toHaveValue("Not even by role");
  await page.goBack();
  await expect(editing).toHaveCount(0);

  // What was typed into the form is still there.
  await tab(page, "Edit").click();
  await expect(url).toHaveValue("postgres://typed");
});

test("what refers to a connection is listed with its place, and counted before deleting it", async ({
  page,
  context,
}) => {
  await page.goto(`${home}?id=${seedConnections.checkoutChat}&tab=used`);
  await expect(used(page).getByRole("row", { name: /Notification rule/ })).toContainText(
    "custom_services[0].connection",
  );
  await expect(used(page).getByRole("row", { name: /Playbook/ })).toContainText(
    "notification.connection",
  );
  const team = used(page).getByRole("row", { name: /Team/ });
  await expect(team).toContainText("notifications[0].connection");
  await expect(team.getByRole("link", { name: "Checkout" })).toHaveAttribute(
    "href",
    `/settings/teams/${seedTeams.checkout}`,
  );
  await page.reload();
  await expect(tab(page, "Where used")).toHaveAttribute("aria-selected", "true");
  await expect(team).toBeVisible();

  await tab(page, "Edit").click();
  await page.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(/^.*3 resources refer to this connection and will stop/);
  await question.getByRole("button", { name: "Cancel" }).click();

  await fault(context, { listPlaybooks: "500" });
  await page.reload();
  await tab(page, "Where used").click();
  await expect(page.getByText("Could not look through the playbooks")).toBeVisible();
  await expect(used(page).getByRole("row", { name: /Team/ })).toBeVisible();
  await clearFaults(context);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(used(page).getByRole("row", { name: /Playbook/ })).toBeVisible();

  await page.goto(`${home}?id=${seedConnections.mail}&tab=used`);
  await expect(page.getByText("Nothing refers to this connection.")).toBeVisible();
  await expectAccessible(page, "a connection that nothing refers to");
});

test("on a phone and in the dark the tabs fit", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${home}?id=${seedConnections.checkoutChat}&tab=used`);
  await expect(used(page).getByRole("row", { name: /Team/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await tab(page, "Where used").press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Add Permission" })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
