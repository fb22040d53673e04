import { expect, test, type Page } from "@playwright/test";
import { seedCanaries } from "~mocks/sandbox/db/seedIds";
import { clearFaults, expectNoSidewaysScroll, fault } from "./support";

const mainNav = (page: Page) => page.getByRole("navigation", { name: "Main" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const account = (page: Page) => page.getByRole("button", { name: /^Account of / });

test("leads from / to the first area and names every page in the title", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/topology$/);
  await expect(page).toHaveTitle("Dashboard | Quarterdeck");
  await expect(heading(page, "Dashboard")).toBeVisible();
  // Going back leaves the console rather than being sent forward again.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  for (const [path, title] of [
    ["/view/health", "Health"],
    ["/notifications", "Notifications"],
    ["/settings/canaries/add", "Add Health Check"],
    [`/settings/canaries/${seedCanaries.checkoutApi}`, "checkout-api"],
    ["/nowhere", "Not found"],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveTitle(`${title} | Quarterdeck`);
  }
});

for (const [path, read] of [
  ["/health", "/api/canary/api/summary"],
  ["/catalog", "/api/catalog/summary"],
  ["/settings/connections", "/api/db/connections"],
] as const)
  test(`${path} takes the answer that its page has asked for ahead, and asks no second time`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    const asked = await page.evaluate(
      (name) =>
        performance
          .getEntriesByType("resource")
          .filter((entry) => new URL(entry.name).pathname === name).length,
      read,
    );
    expect(asked).toBe(1);
    // Named in the page, and nobody's any more.
    const named = await page.evaluate(() => document.getElementById("first-reads")?.textContent);
    expect(named).toContain(read);
    expect(await page.evaluate(() => Reflect.get(globalThis, "quarterdeckFirstReads"))).toEqual([]);
  });

test("the sidebar lists what is built, marks where one is, and every entry leads somewhere", async ({
  page,
}) => {
  await page.goto("/health");
  const entries = mainNav(page).getByRole("link");
  await expect(mainNav(page).getByRole("link", { name: "Health", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  for (const name of ["Dashboard", "Incidents", "Catalog", "Logs", "Playbooks"])
    // An entry may count what waits in its area.
    await expect(
      mainNav(page).getByRole("link", { name: new RegExp(`^${name}\\b`) }),
    ).toBeVisible();
  const count = await entries.count();
  for (let at = 0; at < count; at += 1) {
    await entries.nth(at).click();
    await expect(entries.nth(at)).toHaveAttribute("aria-current", "page");
    await expect(page).not.toHaveTitle(/Not found/);
  }
  await page.goto("/notifications");
  await expect(heading(page, "Notifications")).toBeVisible();
  await expect(
    mainNav(page).getByRole("link", { name: "Health", exact: true }),
  ).not.toHaveAttribute("aria-current");
  await page.getByRole("link", { name: "Quarterdeck, home" }).click();
  await expect(heading(page, "Dashboard")).toBeVisible();
});

test("the sidebar collapses to icons with tooltips and stays so after a reload", async ({
  page,
}) => {
  await page.goto("/health");
  const toggle = page.getByRole("button", { name: "Collapse sidebar" });
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await toggle.click();
  const expand = page.getByRole("button", { name: "Expand sidebar" });
  await expect(expand).toHaveAttribute("aria-expanded", "false");
  await page.reload();
  await expect(expand).toBeVisible();
  const link = mainNav(page).getByRole("link", { name: "Health", exact: true });
  const width = async () => (await link.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeLessThan(60);
  await link.hover();
  await expect(page.getByRole("tooltip", { name: "Health" })).toBeVisible();
  // One Escape closes the dialog, though the pointer rests where the tooltip came from.
  await page.keyboard.press("Control+,");
  await expect(page.getByRole("dialog", { name: "Preferences" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Preferences" })).toBeHidden();
  await page.keyboard.press("Control+b");
  await expect.poll(width).toBeGreaterThan(120);
  await expect(link).toHaveText("Health");
});

test.describe("below 1024 px", () => {
  test.use({ viewport: { width: 900, height: 800 } });

  test("the sidebar collapses on a click outside, and not on one inside", async ({ page }) => {
    await page.goto("/health");
    const collapse = page.getByRole("button", { name: "Collapse sidebar" });
    await page.getByRole("button", { name: "Expand sidebar" }).click();
    await mainNav(page).getByRole("link", { name: "Health", exact: true }).click();
    await expect(collapse).toBeVisible();
    await page.mouse.click(700, 700);
    await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test("the menu opens over the page, keeps the focus, and gives it back", async ({ page }) => {
    await page.goto("/notifications");
    await expect(heading(page, "Notifications")).toBeVisible();
    await expect(mainNav(page)).toBeHidden();
    const open = page.getByRole("button", { name: "Open menu" });
    const menu = page.getByRole("dialog", { name: "Menu" });
    await open.click();
    await expect(menu).toBeVisible();
    await expect(menu.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await page.keyboard.press("Enter");
    await menu.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
    await open.click();
    await page.mouse.click(360, 400);
    await expect(menu).toBeHidden();
    await open.click();
    await menu.getByRole("link", { name: "Health", exact: true }).click();
    await expect(heading(page, "Health")).toBeVisible();
    await expect(menu).toBeHidden();
    await expectNoSidewaysScroll(page);
  });
});

test("/view stands alone, without the sidebar", async ({ page }) => {
  await page.goto("/view/health");
  await expect(heading(page, "Health")).toBeVisible();
  await expect(mainNav(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /sidebar/ })).toHaveCount(0);
});

test("an address that leads nowhere says so and leads back", async ({ page }) => {
  for (const path of ["/nowhere", "/settings/nothing/at/all", "/view", "/health/extra"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Go to the start page" }).click();
  await expect(heading(page, "Dashboard")).toBeVisible();
});

test("answers that break the contract never blank the page", async ({ page, context }) => {
  for (const kind of ["drift", "malformed", "html", "503"]) {
    await fault(context, { getHealthSummary: kind, listChecks: kind, listCanaries: kind });
    await page.goto("/health");
    await expect(heading(page, "Health")).toBeVisible();
    const main = page.getByRole("main");
    if (kind === "drift") await expect(main).toContainText("No data available");
    else await expect(main.getByRole("button", { name: "Retry" })).toBeVisible();
    await page.goto(`/settings/canaries/${seedCanaries.checkoutApi}`);
    await expect(account(page)).toBeVisible();
    await expect(main).not.toBeEmpty();
  }
  await clearFaults(context);
  await page.goto("/health");
  await expect(page.getByRole("row").nth(2)).toBeVisible();
});

test("the keyboard alone reaches everything in order, and the focus can be seen", async ({
  page,
}) => {
  await page.goto("/health");
  await expect(page.getByRole("row").nth(2)).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.reload();
  await expect(page.getByRole("row").nth(2)).toBeVisible();
  const names: string[] = [];
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null) return { name: "", hasRing: false };
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return {
        name: element.getAttribute("aria-label") ?? element.textContent ?? "",
        hasRing: (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none",
      };
    });
    names.push(focused.name.trim());
    if (step > 0) expect(focused.hasRing, `${focused.name} shows that it has the focus`).toBe(true);
  }
  const order = ["Skip to the content", "Quarterdeck, home", "Health", "Collapse sidebar"];
  expect(names.filter((name) => order.includes(name))).toEqual(order);
});
