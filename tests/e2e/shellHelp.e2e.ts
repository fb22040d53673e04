import { expect, test, type Page } from "@playwright/test";
import { people } from "~mocks/sandbox/db/people";
import { expectAccessible, fault } from "./support";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const palette = (page: Page) => page.getByRole("dialog", { name: "Command palette" });
const searchField = (page: Page) =>
  page.getByRole("combobox", { name: "Search pages, actions and resources" });
const toasts = (page: Page) => page.getByRole("region", { name: "Messages" });

test("the help menu leads to shortcuts and palette", async ({ page }) => {
  await page.goto("/notifications");
  const help = page.getByRole("button", { name: "Help" });
  await help.click();
  await page.getByRole("menuitem", { name: /Keyboard shortcuts/ }).click();
  const shortcuts = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const rowsOf = (part: string) => shortcuts.getByRole("table", { name: part }).getByRole("row");
  await expect(rowsOf("Everywhere")).toHaveText([
    /Open the command palette.*Ctrl K/,
    /sidebar.*Ctrl B/,
    /preferences.*Ctrl ,/,
    /shortcuts.*Ctrl \//,
    /shortcuts.*\?/,
    /Close.*Esc/,
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

test("? lists what the open page and its details answer to", async ({ page }) => {
  await page.goto("/health");
  const first = page.getByRole("grid").or(page.getByRole("treegrid")).getByRole("link").first();
  await first.click();
  await expect(page.getByRole("button", { name: "Next check (j)" })).toBeEnabled();
  await page.keyboard.press("?");
  const shortcuts = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const rowsOf = (part: string) => shortcuts.getByRole("table", { name: part }).getByRole("row");
  await expect(rowsOf("Details of the check").first()).toHaveText(/Next check.*j/);
  await expect(rowsOf("Search"), "out of reach behind the details").toHaveCount(0);
  await expectAccessible(page, "the keyboard shortcuts of a check");
  await page.keyboard.press("Escape");
  await expect(shortcuts).toBeHidden();
  await page.keyboard.press("j");
  await expect(page.getByRole("button", { name: "Previous check (k)" })).toBeEnabled();
  await page.getByRole("button", { name: "Collapse", exact: true }).click();
  await page.keyboard.press("?");
  await expect(rowsOf("Search")).toHaveText([/Go to the field: .*\//]);
  await page.keyboard.press("Escape");
  await expect(shortcuts).toBeHidden();
  await page.keyboard.press("/");
  await page.keyboard.press("?");
  await expect(page.getByRole("textbox", { name: /^Search by name/ })).toHaveValue("?");
  await expect(shortcuts).toBeHidden();
});

test("the palette finds pages and actions by keyboard", async ({ page }) => {
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
  // Where one was last stands above the pages.
  expect(first).toMatch(/^Notifications/);
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
  await page.getByRole("option", { name: /Act as Mateo Lindqvist/ }).waitFor();
  // From here on the clock stands still but for what the test lets pass, however long a step takes.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.keyboard.press("Enter");
  const told = toasts(page).getByText("Acting as Mateo Lindqvist (editor)");
  await page.clock.runFor(1_000);
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
  await page.getByRole("tab", { name: "Messages" }).click();
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

test("the first steps of the sandbox tick themselves off, and Help brings them back", async ({
  page,
}) => {
  await page.goto("/health");
  const steps = page.getByRole("region", { name: "First steps" });
  await steps.getByRole("button", { name: /First steps/, expanded: false }).press("Enter");
  const failing = steps.getByRole("listitem").filter({ hasText: "Open a check that fails" });
  await expect(failing).not.toContainText("done");
  await expectAccessible(page, "the first steps");
  await failing.getByRole("link").press("Enter");
  await expect(page).toHaveURL(/health=unhealthy/);
  await expect(failing, "looking at the list opens no check").not.toContainText("done");
  await page.getByRole("treegrid", { name: "Health checks" }).getByRole("link").first().click();
  await page.getByRole("dialog").getByRole("link", { name: "What changed?" }).click();
  await expect(heading(page, "What changed")).toBeVisible();
  await expect(steps).toContainText("2 of 5 done");
  await page.reload();
  await expect(steps).toContainText("2 of 5 done");
  await steps.getByRole("button", { name: /^Hide/ }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await page.getByRole("button", { name: "Help" }).click();
  await page.getByRole("menuitem", { name: "First steps" }).click();
  await expect(steps).toContainText("2 of 5 done");
});
