import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { actAs, clearFaults, expectAccessible, expectNoSidewaysScroll, fault } from "./support";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

async function checkFallbacks(page: Page, context: BrowserContext, where: string): Promise<void> {
  await page.goto("/nowhere");
  await expect(heading(page, "Not found")).toBeVisible();
  await expectAccessible(page, `not found, ${where}`);
  await expectNoSidewaysScroll(page);

  await actAs(context, "viewer");
  await page.goto("/settings/canaries/add");
  await expect(heading(page, "Unauthorized")).toBeVisible();
  await expectAccessible(page, `denied, ${where}`);

  await actAs(context, "signed-out");
  await page.goto("/health");
  await expect(heading(page, "Your session has ended")).toBeVisible();
  await expectAccessible(page, `session ended, ${where}`);
  await actAs(context, "admin");

  await fault(context, { whoami: "500" });
  await page.goto("/health");
  await expect(heading(page, "The console could not start")).toBeVisible();
  await expectAccessible(page, `start failed, ${where}`);
  await clearFaults(context);
}

async function checkMessages(page: Page, context: BrowserContext, where: string): Promise<void> {
  await page.goto("/notifications");
  await expect(heading(page, "Notifications")).toBeVisible();
  await expectAccessible(page, `no messages, ${where}`);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("act as ada");
  await expectAccessible(page, `palette without a find, ${where}`);
  await page.keyboard.press("Escape");
  await fault(context, { actAs: "500" });
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("act as mateo");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Messages", exact: true })).toContainText(
    "asked to fail",
  );
  await page.getByRole("button", { name: "Dismiss" }).focus();
  await expectAccessible(page, `toast and message, ${where}`);
  await clearFaults(context);
}

async function checkOverlays(page: Page, where: string): Promise<void> {
  for (const [chord, name] of [
    ["Control+k", "Command palette"],
    ["Control+,", "Preferences"],
    ["Control+/", "Keyboard shortcuts"],
  ] as const) {
    await page.keyboard.press(chord);
    await expect(dialog(page, name)).toBeVisible();
    await expectAccessible(page, `${name}, ${where}`);
    await page.keyboard.press("Escape");
    await expect(dialog(page, name)).toBeHidden();
  }
  await page.getByRole("button", { name: "Help" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessible(page, `help menu, ${where}`);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Act as" }).press("ArrowRight");
  await expect(page.getByRole("menuitemradio").first()).toBeVisible();
  await expectAccessible(page, `account menu, ${where}`);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
}

// Thirteen states each: axe takes its time.
test.describe.configure({ timeout: 60_000 });

for (const colorScheme of ["light", "dark"] as const)
  for (const [size, viewport] of [
    ["wide", { width: 1440, height: 900 }],
    ["phone", { width: 375, height: 740 }],
  ] as const) {
    const where = `${colorScheme}, ${size}`;

    test.describe(where, () => {
      test.use({ viewport, colorScheme });

      test(`axe finds nothing in what opens over the page (${where})`, async ({
        page,
        context,
      }) => {
        await checkMessages(page, context, where);
        await page.reload();
        await expect(heading(page, "Notifications")).toBeVisible();
        await checkOverlays(page, where);
        if (size === "phone") {
          await page.getByRole("button", { name: "Open menu" }).click();
          await expect(dialog(page, "Menu")).toBeVisible();
          await expectAccessible(page, `menu, ${where}`);
        } else {
          await page.getByRole("button", { name: "Collapse sidebar" }).click();
          await page.getByRole("navigation", { name: "Main" }).getByRole("link").first().hover();
          await expect(page.getByRole("tooltip")).toBeVisible();
          await expectAccessible(page, `collapsed sidebar, ${where}`);
        }
      });

      test(`axe finds nothing in fallbacks (${where})`, async ({ page, context }) => {
        await checkFallbacks(page, context, where);
      });
    });
  }
