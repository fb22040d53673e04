import { expect, test, type Page } from "@playwright/test";
import { people } from "~mocks/sandbox/db/people";
import { seedCanaries } from "~mocks/sandbox/db/seedIds";
import { actAs, clearFaults, expectNoSidewaysScroll, fault } from "./support";

const mainNav = (page: Page) => page.getByRole("navigation", { name: "Main" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const account = (page: Page) => page.getByRole("button", { name: /^Account of / });
const palette = (page: Page) => page.getByRole("dialog", { name: "Command palette" });
const searchField = (page: Page) =>
  page.getByRole("combobox", { name: "Search pages and actions" });
const toasts = (page: Page) => page.getByRole("region", { name: "Messages" });

test("leads from / to the first area and names every page in the title", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/health$/);
  await expect(page).toHaveTitle("Health | Quarterdeck");
  await expect(heading(page, "Health")).toBeVisible();
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

test("the sidebar lists what is built, marks where one is, and every entry leads somewhere", async ({
  page,
}) => {
  await page.goto("/health");
  const entries = mainNav(page).getByRole("link");
  await expect(mainNav(page).getByRole("link", { name: "Health", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  for (const name of ["Dashboard", "Incidents", "Catalog", "Logs", "Playbooks", "Applications"])
    await expect(mainNav(page).getByRole("link", { name })).toHaveCount(0);
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
  await expect(heading(page, "Health")).toBeVisible();
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
  await expect(link).toHaveText("");
  await link.hover();
  await expect(page.getByRole("tooltip", { name: "Health" })).toBeVisible();
  // One Escape closes the dialog, though the pointer rests where the tooltip came from.
  await page.keyboard.press("Control+,");
  await expect(page.getByRole("dialog", { name: "Preferences" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Preferences" })).toBeHidden();
  await page.keyboard.press("Control+b");
  await expect(link).toHaveText("Health");
});

test.describe("below 1024 px", () => {
  test.use({ viewport: { width: 900, height: 800 } });

  test("the sidebar collapses on a click outside, and not on one inside", async ({ page }) => {
    await page.goto("/health");
    const collapse = page.getByRole("button", { name: "Collapse sidebar" });
    await mainNav(page).getByRole("link", { name: "Health", exact: true }).click();
    await expect(collapse).toBeVisible();
    await heading(page, "Health").click();
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

test("the help menu leads to shortcuts and palette", async ({ page }) => {
  await page.goto("/notifications");
  const help = page.getByRole("button", { name: "Help" });
  await help.click();
  await page.getByRole("menuitem", { name: /Keyboard shortcuts/ }).click();
  const shortcuts = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(shortcuts.getByRole("row")).toHaveText([
    /Open the command palette.*Ctrl K/,
    /sidebar.*Ctrl B/,
    /preferences.*Ctrl ,/,
    /shortcuts.*Ctrl \//,
  ]);
  await page.keyboard.press("Escape");
  await expect(shortcuts).toBeHidden();
  await expect(help).toBeFocused();
  await help.press("Enter");
  await page.getByRole("menuitem", { name: /Command palette/ }).press("Enter");
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+/");
  await expect(shortcuts).toBeVisible();
});

test("the palette finds pages and deeds by keyboard", async ({ page }) => {
  await page.goto("/health");
  await expect(heading(page, "Health")).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(searchField(page)).toBeFocused();
  await searchField(page).fill("notif");
  const options = palette(page).getByRole("option");
  await expect(options.first()).toHaveText("Notifications");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Notifications")).toBeVisible();
  await expect(palette(page)).toBeHidden();

  await page.keyboard.press("Control+k");
  const first = await options.first().textContent();
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  expect(first).toBe("Health");
  await searchField(page).fill("zzz");
  await expect(options).toHaveCount(0);
  await expect(palette(page).getByRole("status")).toHaveText("Nothing is called “zzz” here.");
  await page.keyboard.press("Enter");
  await expect(palette(page)).toBeVisible();

  await searchField(page).fill("dark theme");
  await page.keyboard.press("Enter");
  await expect(palette(page)).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.className)).toContain("dark");
  // One overlay in place of the other: afterwards the page is in reach again.
  await page.keyboard.press("Control+k");
  await searchField(page).fill("preferences");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Preferences" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await searchField(page).fill("act as luis");
  await options.first().click();
  await expect(page.getByRole("button", { name: `Account of ${people.guest.name}` })).toBeVisible();
});

test("toasts are announced, go away by themselves, and stay listed under the bell", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/health");
  await expect(heading(page, "Health")).toBeVisible();
  await page.keyboard.press("Control+k");
  await searchField(page).fill("act as mateo");
  await page.keyboard.press("Enter");
  const told = toasts(page).getByText("Acting as Mateo Lindqvist (editor)");
  await expect(told).toBeVisible();
  expect(
    await told.evaluate((element) => element.closest("[aria-live]")?.getAttribute("aria-live")),
  ).toBe("polite");
  await page.clock.runFor(4_000);
  await expect(told).toBeVisible();
  await told.hover();
  await page.clock.runFor(10_000);
  await expect(told, "it stays while it is read").toBeVisible();
  await heading(page, "Health").hover();
  await page.clock.runFor(5_500);
  await expect(told).toBeHidden();
  await page.getByRole("link", { name: "Notifications" }).click();
  const list = page.getByRole("region", { name: "Messages of this session" });
  await expect(list.getByRole("listitem")).toHaveText([
    /Success.*Acting as Mateo Lindqvist \(editor\)/,
  ]);
  await list.getByRole("button", { name: "Clear" }).click();
  await expect(list).toContainText("No messages yet");
});

test("a toast can be dismissed, and errors are announced at once", async ({ page, context }) => {
  await page.goto("/health");
  await expect(page.getByRole("row").nth(2)).toBeVisible();
  await fault(context, { getHealthSummary: "500" });
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  const told = toasts(page).getByText("the sandbox was asked to fail here");
  await expect(told).toBeVisible();
  expect(
    await told.evaluate((element) => element.closest("[aria-live]")?.getAttribute("aria-live")),
  ).toBe("assertive");
  await toasts(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(told).toBeHidden();
  await expect(page.getByRole("row").nth(2)).toBeVisible();
});

test("an address that leads nowhere says so and leads back", async ({ page }) => {
  for (const path of [
    "/nowhere",
    "/settings/nothing/at/all",
    "/view",
    "/health/extra",
    "/catalog",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Go to the start page" }).click();
  await expect(heading(page, "Health")).toBeVisible();
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
  for (let step = 0; step < 9; step += 1) {
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
