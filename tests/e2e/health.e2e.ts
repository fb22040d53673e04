import { expect, test, type Page } from "@playwright/test";
import { seedChecks } from "~mocks/sandbox/db/seedIds";
import { choose, columnTexts, healthPage, heardChecks } from "./healthList";
import { editor, fillEditor } from "./specEditor";
import { actAs } from "./support";

const drawer = (page: Page, name: string) => page.getByRole("dialog", { name: new RegExp(name) });

test("the console's own check really runs and turns green", async ({ page, request }) => {
  const { row, refresh } = healthPage(page);
  const heard = heardChecks(page);
  const alive: { uptimeSeconds: number } = await (await request.get("/healthz")).json();
  const started = Date.now() - alive.uptimeSeconds * 1_000;
  await page.goto("/health?hidePassing=false&query=console%20health");
  await expect(row("console health")).toContainText("Healthy");
  // A run after the start of this server: not the seeded history.
  await expect
    .poll(
      async () => {
        await refresh.click();
        const own = heard().find(({ id }) => id === seedChecks.consoleHealth);
        return Date.parse(own?.last_runtime ?? "");
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(started);
  await expect(row("console health")).toContainText("Healthy");
  await expect(page.getByTitle(/^\d+ checks failing$/)).toBeVisible();
  await expect(page.getByTitle("1 checks passing")).toBeVisible();
});

test("a row is a link to its check, and the address opens it again", async ({ page, context }) => {
  const { row } = healthPage(page);
  await page.goto("/health?groupBy=no-group");
  const link = row("ledger replica").getByRole("link");
  await expect(link).toHaveAttribute(
    "href",
    `/health?groupBy=no-group&checkId=${seedChecks.ledgerReplica}`,
  );
  // A browser without windows may drop a new tab: then the reader clicks once more.
  await expect(async () => {
    const opened = context.waitForEvent("page", { timeout: 3_000 });
    await link.click({ modifiers: ["ControlOrMeta"] });
    const other = await opened;
    await expect(drawer(other, "ledger replica")).toBeVisible();
    await other.close();
  }).toPass();
  expect(page.url()).not.toContain("checkId");
  await expect(drawer(page, "ledger replica")).toHaveCount(0);

  await row("ledger replica").click();
  await expect(page).toHaveURL(new RegExp(`checkId=${seedChecks.ledgerReplica}`));
  await expect(drawer(page, "ledger replica")).toBeVisible();
  await page.goBack();
  await expect(drawer(page, "ledger replica")).toHaveCount(0);
  await expect(page).toHaveURL(/\/health\?groupBy=no-group$/);
});

test("keeps every setting over a reload, Back and in a link given to somebody else", async ({
  page,
  browser,
}) => {
  test.slow();
  const { row, rows, hidePassing, search, tabs, header, filters } = healthPage(page);
  await page.goto("/health");
  await hidePassing.click();
  await filters.getByRole("button", { name: /^owner:/ }).click();
  await page
    .getByRole("dialog", { name: "owner" })
    .getByRole("gridcell", { name: "checkout", exact: true })
    .click();
  await page.keyboard.press("Escape");
  await choose(page, "Group By", "Type");
  await choose(page, "Tab By", "region");
  await tabs.getByRole("tab", { name: /^eu-west-1/ }).click();
  await header("Checks").getByRole("button", { name: "Checks" }).click();
  await search.fill("e");
  await search.press("Enter");
  await choose(page, "Refresh", "15 minutes");
  // Two groups by type, and six checks.
  await expect(rows).toHaveCount(8);
  // What a failing row says beside its name comes and goes with its runs.
  const namesOf = async (where: Page) =>
    (await columnTexts(where, 0)).map((text) => text.split("\n")[0]);
  const names = await namesOf(page);
  expect(names.join(" ")).toMatch(/checkout listener.*reserve stock.*apply voucher/s);

  const expectSame = async (where: Page) => {
    const other = healthPage(where);
    await expect(other.rows).toHaveCount(8);
    expect(await namesOf(where)).toEqual(names);
    await expect(other.hidePassing).not.toBeChecked();
    await expect(other.search).toHaveValue("e");
    await expect(other.header("Checks")).toHaveAttribute("aria-sort", "descending");
    await expect(other.tabs.getByRole("tab", { name: /^eu-west-1/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    for (const name of [
      "Group By: Type",
      "Tab By: region",
      "Refresh: 15 minutes",
      "owner: checkout",
    ])
      await expect(where.getByRole("button", { name, exact: true })).toBeVisible();
  };
  await page.reload();
  await expectSame(page);
  const address = page.url();
  const elsewhere = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const other = await elsewhere.newPage();
  await other.goto(address);
  await expectSame(other);
  await elsewhere.close();

  await row("apply voucher").click();
  await expect(drawer(page, "apply voucher")).toBeVisible();
  await page.goBack();
  await expect(drawer(page, "apply voucher")).toHaveCount(0);
  await page.goto("/notifications");
  await page.goBack();
  await expectSame(page);
  expect(page.url()).toBe(address);
});

test("refreshes at the rate of the address and says how old the rows are", async ({ page }) => {
  const { row, refresh } = healthPage(page);
  const updated = page.getByText(/^Updated /);
  await page.clock.install();
  await page.goto("/health");
  await expect(row("ledger replica")).toBeVisible();
  await page.clock.fastForward("10:00");
  await expect(updated).toHaveText("Updated 10m ago");
  await refresh.click();
  await expect(updated).toHaveText(/^Updated (now|\ds ago)$/);
  await choose(page, "Refresh", "15 seconds");
  await expect(page).toHaveURL(/refresh=15s/);
  await page.clock.fastForward(10_000);
  await expect(updated).toHaveText(/^Updated 1\ds ago$/);
  await page.clock.fastForward(6_000);
  await expect(updated).toHaveText(/^Updated (now|\ds ago)$/);
});

test("/view/health shows the list alone; a viewer is not offered to add a check", async ({
  page,
  context,
}) => {
  const { row, hidePassing } = healthPage(page);
  const add = page.getByRole("link", { name: "Add check" });
  await page.goto("/view/health");
  await expect(page.getByRole("heading", { level: 1, name: "Health" })).toBeVisible();
  await expect(row("ledger replica")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await hidePassing.click();
  await expect(page).toHaveURL(/\/view\/health\?hidePassing=false$/);
  await expect(row("apply voucher")).toBeVisible();
  await expect(add).toBeVisible();
  await actAs(context, "viewer");
  await page.goto("/health");
  await expect(row("ledger replica")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(add).toHaveCount(0);
  await page.goto("/settings/canaries/add");
  await expect(page.getByText("You do not have permission to access this page")).toBeVisible();
});

test("adds a check of one's own address, watches it turn green, edits and deletes it", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { row, refresh } = healthPage(page);
  const name = `own-check-${Date.now()}`;
  const entry = (title: string, url: string) =>
    `  - name: ${title}\n    url: ${url}\n    responseCodes: [200]\n`;
  const good = `schedule: "@every 30s"\nhttp:\n${entry("my door", `${baseURL}/healthz`)}${entry(
    "my slow door",
    `${baseURL}/api/sandbox/target/slow?delay=1200`,
  )}`;
  const label = "Specs";
  const spec = page.getByRole("code").filter({ has: editor(page, label) });
  const problem = page.getByRole("status").filter({ hasText: /\S/ });
  const messages = page.getByRole("region", { name: "Messages" });

  await page.goto("/health");
  await page.getByRole("link", { name: "Add check" }).click();
  await expect(page).toHaveURL(/\/settings\/canaries\/add$/);
  await page.getByRole("button", { name: "Custom", exact: true }).click();
  await fillEditor(page, label, good);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("This field is required")).toBeVisible();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(messages).toContainText(`${name} created`);
  await expect(page).toHaveURL(/\/health\?hidePassing=false/);

  // Two checks make a group: fully passing once both have run.
  await page.goto(`/health?hidePassing=false&query=${name}`);
  await expect(async () => {
    await refresh.click();
    await expect(row(name)).toContainText("2/2", { timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
  await expect(row(name)).toContainText("Healthy");
  await expect(row(name)).toContainText("100.0%");
  await expect(row("my slow door")).toContainText(/1\.[2-9]\d s/);

  await row("my door").click();
  await drawer(page, "my door").getByRole("link", { name: "Edit" }).click();
  await expect(page).toHaveURL(/\/settings\/canaries\/[0-9a-f-]{36}$/);
  await page.getByRole("tab", { name: "Code" }).click();
  await expect(spec).toContainText("my slow door");
  const broken = "schedule: '@every 30s'\nhttp:\n  - name: 'my door\n";
  await fillEditor(page, label, broken);
  await expect(problem.filter({ hasText: /^Line \d+: / })).toBeVisible();
  const update = page.getByRole("button", { name: "Update" });
  await expect(update).toBeDisabled();
  await page.reload();
  await expect(spec, "a reload loses nothing").toContainText("- name: 'my door");
  await expect(spec).not.toContainText("my slow door");
  const edited = `schedule: "@every 30s"\nhttp:\n${entry("my new door", `${baseURL}/healthz`)}`;
  await fillEditor(page, label, edited);
  await expect(problem.filter({ hasText: /^Line \d+: / })).toHaveCount(0);
  await update.click();
  const review = page.getByRole("dialog", { name: `Save changes to ${name}?` });
  await review.getByRole("button", { name: "Update" }).click();
  await expect(messages).toContainText(`${name} updated successfully`);

  const settings = page.url();
  await page.goto(`/health?hidePassing=false&query=${name}`);
  await expect(async () => {
    await refresh.click();
    await expect(row("my new door")).toContainText("Healthy", { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await expect(row("my slow door")).toHaveCount(0);
  await page.goto(settings);
  await page.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete resource" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(messages).toContainText(`${name} deleted successfully`);
  await page.goto(`/health?hidePassing=false&query=${name}`);
  await expect(async () => {
    await refresh.click();
    await expect(page.getByText("No data available")).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
});
