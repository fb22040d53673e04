import { expect, test, type Locator, type Page } from "@playwright/test";
import { fault } from "./support";

const gear = (page: Page) => page.getByRole("button", { name: "Preferences" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Preferences" });
const radio = (page: Page, name: string) => dialog(page).getByRole("radio", { name });
const themeOf = (page: Page) => page.evaluate(() => document.documentElement.className);
/** The bar's colour, also while the dialog keeps it out of reach. */
const background = (page: Page) =>
  page
    .getByRole("banner", { includeHidden: true })
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
const height = (row: Locator) => row.evaluate((element) => element.getBoundingClientRect().height);

/** Opens the preferences of a page whose content is there. */
async function openPreferences(page: Page): Promise<void> {
  await gear(page).click();
  await expect(dialog(page)).toBeVisible();
}

/** From the next load on, notes the theme that stands before there is anything to paint. */
const noteFirstTheme = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.dataset["first"] = document.documentElement.className;
    }).observe(document, { childList: true, subtree: true });
  });
const firstTheme = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset["first"] ?? "");

test("the theme follows the system until one is chosen, and stands before the first paint", async ({
  page,
}) => {
  await noteFirstTheme(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/notifications");
  await expect(gear(page)).toBeVisible();
  expect(await firstTheme(page)).toBe("dark");
  const dark = await background(page);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => themeOf(page)).toContain("light");
  const light = await background(page);
  expect(light).not.toBe(dark);

  await openPreferences(page);
  await expect(radio(page, "System")).toBeChecked();
  await radio(page, "Dark").check();
  await expect.poll(() => background(page)).toBe(dark);
  await page.reload();
  await expect(gear(page)).toBeVisible();
  expect(await firstTheme(page)).toBe("dark");
  expect(await background(page)).toBe(dark);
  await openPreferences(page);
  await expect(radio(page, "Dark")).toBeChecked();
  await radio(page, "Light").check();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => background(page)).toBe(light);
  await page.reload();
  await expect(gear(page)).toBeVisible();
  expect(await firstTheme(page)).toBe("light");
  expect(await themeOf(page)).not.toContain("dark");
});

test("density changes the height of rows", async ({ page }) => {
  await page.goto("/health?hidePassing=false");
  const row = page.getByRole("row").nth(2);
  await expect(row).toBeVisible();
  expect(await height(row)).toBe(35);
  await openPreferences(page);
  await expect(radio(page, "Compact")).toBeChecked();
  // By keyboard: the first stop is the theme, the next the density.
  await page.keyboard.press("Tab");
  await expect(radio(page, "System")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(radio(page, "Compact")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(radio(page, "Comfortable")).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(gear(page)).toBeFocused();
  await expect.poll(() => height(row)).toBe(44);
  await page.reload();
  await expect(row).toBeVisible();
  expect(await height(row)).toBe(44);
});

test("date format and timezone change the times of every page", async ({ page, context }) => {
  await page.goto("/health?hidePassing=false");
  await expect(page.getByRole("row").nth(2)).toBeVisible();
  await fault(context, { getHealthSummary: "500" });
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("asked to fail");
  await page.getByRole("link", { name: "Notifications" }).click();
  await page.getByRole("tab", { name: "Messages" }).click();
  // The list behind the dialog changes at once, though it is out of reach.
  const includeHidden = { includeHidden: true };
  const time = page
    .getByRole("listitem", includeHidden)
    .filter({ hasText: "asked to fail" })
    .getByRole("time", includeHidden);
  await expect(time).toHaveText(/^(just now|\d+s ago)$/);
  const message = page.getByRole("listitem").filter({ hasText: "asked to fail" });
  await message.getByRole("button").focus();
  await expect(page.getByRole("tooltip")).toHaveText(/UTC \(UTC\+00:00\)$/);
  const instant = new Date((await time.getAttribute("datetime")) ?? "");

  await openPreferences(page);
  await expect(radio(page, "short")).toBeChecked();
  await radio(page, "timestamp").check();
  await expect(time).toHaveText(instant.toISOString().replace("T", " ").replace("Z", ""));
  await dialog(page).getByRole("textbox", { name: "Search timezones" }).fill("tokyo");
  const zones = dialog(page).getByRole("listbox", { name: "Timezone" });
  await expect(zones.getByRole("option")).toHaveText([/^Browser/, "Asia/Tokyo (UTC+09:00)"]);
  await zones.selectOption("Asia/Tokyo");
  const inTokyo = new Date(instant.getTime() + 9 * 3_600_000)
    .toISOString()
    .replace("T", " ")
    .replace("Z", "");
  await expect(time).toHaveText(inTokyo);
  await radio(page, "full").check();
  await expect(time).toHaveText(/^[A-Z][a-z]+ \d+, \d\d:\d\d:\d\d\.\d{3}|^\d+ [A-Z][a-z]+,? /);
  await radio(page, "medium").check();
  await expect(time).toHaveText(/^[A-Z][a-z]{2},? \d\d:\d\d$/);
  await page.keyboard.press("Escape");
  await message.getByRole("button").focus();
  await expect(page.getByRole("tooltip")).toHaveText(`${inTokyo} Asia/Tokyo (UTC+09:00)`);

  await page.goto("/health?hidePassing=false");
  await expect(page.getByRole("main")).toBeVisible();
  await openPreferences(page);
  await expect(radio(page, "medium")).toBeChecked();
  await expect(zones).toHaveValue("Asia/Tokyo");
});

test("every choice stays after a reload, and a broken stored value counts as none", async ({
  page,
}) => {
  await page.goto("/notifications");
  await openPreferences(page);
  const width = dialog(page).getByRole("slider", { name: "Topology card width" });
  const deleted = dialog(page).getByRole("switch", { name: "Show deleted catalog items" });
  await expect(width).toHaveValue("554");
  await width.press("ArrowRight");
  await expect(dialog(page)).toContainText("556 px");
  await width.press("End");
  await expect(dialog(page)).toContainText("768 px");
  await deleted.click();
  await page.reload();
  await openPreferences(page);
  await expect(width).toHaveValue("768");
  await expect(deleted).toBeChecked();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, "💥");
    for (const key of ["theme", "density", "timeZone"])
      localStorage.setItem(`quarterdeck.${key}`, "Nowhere/Land");
  });
  await page.reload();
  await openPreferences(page);
  await expect(width).toHaveValue("554");
  await expect(deleted).not.toBeChecked();
  await expect(radio(page, "System")).toBeChecked();
  await expect(radio(page, "Compact")).toBeChecked();
});

test("other tabs follow at once", async ({ page, context }) => {
  await page.goto("/notifications");
  const other = await context.newPage();
  await other.goto("/notifications");
  await expect(gear(other)).toBeVisible();
  await openPreferences(page);
  await radio(page, "Dark").check();
  await expect.poll(() => themeOf(other)).toContain("dark");
  await other.keyboard.press("Control+b");
  await expect(other.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
});

test("a view can be the start page, until it is gone", async ({ page }) => {
  await page.goto("/notifications");
  await openPreferences(page);
  await dialog(page).getByRole("button", { name: "Start page: First area" }).click();
  await page.getByRole("option", { name: /^Deployments/ }).click();
  await expect(
    dialog(page).getByRole("button", { name: /^Start page: Deployments/ }),
  ).toBeVisible();
  await page.goto("/");
  await expect(page).toHaveURL(/\/views\/[0-9a-f-]{36}/);
  await expect(page.getByRole("heading", { name: "Deployments", level: 1 })).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem("quarterdeck.startView", "01900000-0007-7000-8000-0000000000ff"),
  );
  await page.goto("/");
  await expect(page).toHaveURL(/\/topology/);
  await openPreferences(page);
  await expect(
    dialog(page).getByRole("button", { name: "Start page: A view that is gone" }),
  ).toBeVisible();
});
