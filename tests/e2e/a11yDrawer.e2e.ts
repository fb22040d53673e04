import { expect, test, type Page } from "@playwright/test";
import { seedChecks } from "~mocks/sandbox/db/seedIds";
import { checkDrawer } from "./checkDrawer";
import { expectAccessible, expectNoSidewaysScroll } from "./support";

const createOrder = `/health?checkId=${seedChecks.createOrder}`;
const unknown = "/health?checkId=01900000-0004-7000-8000-0000000fffff";

/** Opens every state of the details in turn and has axe look at it. */
async function lookAround(page: Page, where: string): Promise<void> {
  const { dialog, panel, runs } = checkDrawer(page);
  await page.goto(createOrder);
  await expect(runs.first()).toBeVisible();
  await expect(dialog.getByText(/\d passed/)).toBeVisible();
  await expectAccessible(page, `history, ${where}`);
  await expectNoSidewaysScroll(page);
  for (const [tab, shown] of [
    ["Graph", panel.getByRole("figure")],
    ["Spec", panel.getByRole("region", { name: /^Spec of / })],
    ["Relationships", panel.getByRole("grid", { name: "Relationships" })],
  ] as const) {
    await dialog.getByRole("tab", { name: tab }).click();
    await expect(shown).toBeVisible();
    await expectAccessible(page, `${tab}, ${where}`);
    await expectNoSidewaysScroll(page);
  }
  await page.goto(unknown);
  await expect(dialog).toContainText("No details found");
  await expectAccessible(page, `unknown check, ${where}`);
}

for (const colorScheme of ["light", "dark"] as const)
  test(`the details are accessible in ${colorScheme}, as a sheet too`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await lookAround(page, colorScheme);
    const { dialog, runs } = checkDrawer(page);
    await page.goto(createOrder);
    await expect(runs.first()).toBeVisible();
    await dialog.getByRole("button", { name: "Collapse" }).click();
    await expect(page.getByRole("treegrid", { name: "Health checks" })).toBeVisible();
    await expectAccessible(page, `sheet, ${colorScheme}`);
  });

test("the details are accessible on a phone", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 375, height: 740 });
  await lookAround(page, "phone");
});
