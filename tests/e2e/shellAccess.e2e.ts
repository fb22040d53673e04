import { expect, test, type Page } from "@playwright/test";
import { people } from "~mocks/sandbox/db/people";
import { seedCanaries } from "~mocks/sandbox/db/seedIds";
import { actAs, fault } from "./support";

const mainNav = (page: Page) => page.getByRole("navigation", { name: "Main" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const account = (page: Page) => page.getByRole("button", { name: /^Account of / });
const toasts = (page: Page) => page.getByRole("region", { name: "Messages" });

for (const role of ["viewer", "guest"] as const)
  test(`a ${role} sees no Settings and no control that writes`, async ({ page, context }) => {
    await actAs(context, role);
    await page.goto("/health");
    await expect(page.getByRole("row").nth(2)).toBeVisible();
    await expect(mainNav(page).getByRole("link", { name: "Health", exact: true })).toBeVisible();
    await expect(page.getByRole("region", { name: "Settings" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Add check" })).toHaveCount(0);
    await page.goto(`/settings/canaries/${seedCanaries.checkoutApi}`);
    await expect(heading(page, "checkout-api")).toBeVisible();
    for (const name of [/^(Save|Update)/, /^Delete/])
      await expect(page.getByRole("button", { name })).toHaveCount(0);
  });

test("a refused page names resource, action and who has it", async ({ page, context }) => {
  await actAs(context, "viewer");
  await page.goto("/settings/canaries/add");
  await expect(page).toHaveTitle("Unauthorized | Quarterdeck");
  await expect(heading(page, "Unauthorized")).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText("You do not have permission to access this page");
  await expect(main).toContainText("It needs write on canaries");
  await expect(main).toContainText("the roles admin and editor have");
  await expect(main).toContainText("You have viewer");
  await page.goto("/health");
  await fault(context, { getHealthSummary: "403" });
  await page.goto("/health");
  await expect(page.getByRole("main")).toContainText("unauthorized. Access Denied");
});

test("Act as changes the role and stays on the page", async ({ page }) => {
  await page.goto("/health?hidePassing=false");
  await expect(page.getByRole("link", { name: "Add check" })).toBeVisible();
  await account(page).click();
  await expect(page.getByRole("menu")).toContainText(`Hi ${people.admin.name}`);
  await page.getByRole("menuitem", { name: "Act as" }).press("ArrowRight");
  await page.getByRole("menuitemradio", { name: people.viewer.name }).click();
  await expect(page.getByRole("link", { name: "Add check" })).toHaveCount(0);
  await expect(
    page.getByRole("button", { name: `Account of ${people.viewer.name}` }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/health\?hidePassing=false$/);
  await expect(toasts(page)).toContainText(`Acting as ${people.viewer.name} (viewer)`);
  await account(page).click();
  await page.getByRole("menuitem", { name: "Act as" }).press("ArrowRight");
  await expect(page.getByRole("menuitemradio", { name: people.viewer.name })).toHaveAttribute(
    "aria-checked",
    "true",
  );
  await page.getByRole("menuitemradio", { name: people.editor.name }).press("Enter");
  await expect(page.getByRole("link", { name: "Add check" })).toBeVisible();
});

test("the account menu names person, role and versions, NA when the backend does not say", async ({
  page,
  context,
}) => {
  await page.goto("/notifications");
  const config: { version: string } = await (await page.request.get("/config.json")).json();
  await account(page).click();
  const menu = page.getByRole("menu");
  await expect(menu).toContainText("Hi Ada Osei");
  await expect(menu).toContainText("admin");
  await expect(menu).toContainText(`Frontend: ${config.version}, Backend: sandbox`);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(account(page)).toBeFocused();
  await fault(context, { getBackendVersion: "500" });
  await page.reload();
  await account(page).click();
  await expect(menu).toContainText(`Frontend: ${config.version}, Backend: NA`);
});
