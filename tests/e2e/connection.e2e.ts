import { expect, test, type Page } from "@playwright/test";
import { seedChecks } from "~mocks/sandbox/db/seedIds";
import { checkDrawer } from "./checkDrawer";
import { healthPage } from "./healthList";
import { startReplaced } from "./newerBuild";
import { clearFaults, fault } from "./support";

/** A browser that never comes to rest fetches nothing ahead. */
const keepBusy = (page: Page) =>
  page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));

/** Marks the document, so that a reload shows. */
const mark = (page: Page) =>
  page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
const isSame = (page: Page) => page.evaluate(() => Reflect.get(globalThis, "isSameDocument"));

/** How often the page was loaded anew from now on: once at most, for a browser that never asks again for a script that failed. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => (loads += 1));
  return () => loads;
}

const notice = (page: Page) => page.getByRole("status", { name: "Connection" });

test("a check opened without a connection comes once it is back, and the page stays", async ({
  page,
  context,
}) => {
  await keepBusy(page);
  await page.goto("/health");
  const { row } = healthPage(page);
  await expect(row("ledger replica")).toBeVisible();
  const loads = countLoads(page);
  await context.setOffline(true);
  await row("ledger replica").click();
  await expect(notice(page)).toContainText("You are offline. What you opened comes as soon as");
  await expect(row("ledger replica")).toBeVisible();
  await context.setOffline(false);
  const { dialog, close } = checkDrawer(page, /ledger replica/);
  await expect(dialog).toBeVisible();
  await close.click();
  await expect(notice(page)).toHaveText("");
  expect(loads()).toBeLessThanOrEqual(1);
});

test("a page opened without a connection says so and comes by itself", async ({
  page,
  context,
}) => {
  await keepBusy(page);
  await page.goto("/health");
  const link = page.getByRole("link", { name: "Notifications" });
  await expect(link).toBeVisible();
  const loads = countLoads(page);
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole("heading", { name: "This page could not be loaded" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("You are offline");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "This page could not be loaded" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  expect(loads()).toBeLessThanOrEqual(1);
});

test("drawer and palette come while the browser is idle, so that they open offline", async ({
  page,
  context,
}) => {
  await page.goto("/health");
  const { row } = healthPage(page);
  await expect(row("ledger replica")).toBeVisible();
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .join(" "),
    );
  await expect.poll(fetched, { timeout: 30_000 }).toMatch(/\/CheckDrawer-/);
  await expect.poll(fetched, { timeout: 30_000 }).toMatch(/\/Palette-/);
  await context.setOffline(true);
  await row("ledger replica").click();
  await expect(page.getByRole("dialog")).toContainText("No internet connection");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Command palette" })).toBeVisible();
  await page.keyboard.press("Escape");
  await context.setOffline(false);
  await expect(checkDrawer(page, /ledger replica/).dialog).toContainText("Uptime");
});

test("reloads for a part that is gone only once a newer build answers", async ({ page }) => {
  const server = await startReplaced();
  try {
    await keepBusy(page);
    await page.goto(`${server.url}/health`);
    const { row } = healthPage(page);
    await expect(row("ledger replica")).toBeVisible();
    await mark(page);
    server.replace(/CheckDrawer/);
    await row("ledger replica").click();
    await expect.poll(() => isSame(page).catch(() => "reloading")).toBeUndefined();
    await expect(row("ledger replica")).toBeVisible();
    // The newer build lacks the part as well: that is said, and the page does not reload for ever.
    await expect(notice(page)).toContainText("A part of the console could not be loaded");
    await mark(page);
    await notice(page).getByRole("button", { name: "Try again now" }).click();
    await expect(notice(page)).toContainText("A part of the console could not be loaded");
    expect(await isSame(page)).toBe(true);
    expect(new URL(page.url()).searchParams.get("checkId")).toBe(seedChecks.ledgerReplica);
  } finally {
    await server.stop();
  }
});

test("a start that fails counts down and recovers by itself", async ({ page, context }) => {
  await fault(context, { whoami: "500" });
  await page.goto("/health");
  await expect(page.getByRole("heading", { name: "The console could not start" })).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/Trying again in \d+ s/);
  await clearFaults(context);
  await expect(healthPage(page).row("ledger replica")).toBeVisible();
});
