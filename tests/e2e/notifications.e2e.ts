import { expect, test, type Page } from "@playwright/test";
import { seedChecks, seedConfigs, seedSends } from "~mocks/sandbox/db/seedIds";
import { actAs, fault } from "./support";

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

test("notifications stand by resource, filtered and sorted in the address, asked for once", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/notification/summary")) asked.push(request.postData() ?? "");
  });
  await page.goto("/notifications");
  await expect(row(page, "ledger-db")).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('"status":"!skipped,!silenced"');
  await expect(row(page, "ledger replica")).toHaveCount(0);

  await page.getByRole("button", { name: /^Status:/ }).click();
  await page.getByRole("gridcell", { name: "Include Silenced" }).click();
  await page.keyboard.press("Escape");
  await expect(row(page, "ledger replica")).toBeVisible();
  await page.reload();
  await expect(row(page, "ledger replica")).toBeVisible();
  expect(parameter(page, "status")).toBe("silenced:1");

  await page.goto("/notifications?status=any");
  await page.getByRole("button", { name: "Resource", exact: true }).click();
  await expect(page).toHaveURL(/sortBy=name/);
  const names = () => page.getByRole("rowheader").allTextContents();
  await expect(row(page, "ledger-db")).toBeVisible();
  // The rows before the server's answer stand until it has come.
  await expect(async () => {
    const up = await names();
    expect(up.length).toBeGreaterThan(3);
    expect(up).toEqual(up.toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), "en")));
  }).toPass();
  await page.getByRole("textbox", { name: "Search by resource name" }).fill("ledger");
  await expect(row(page, "checkout/create order")).toHaveCount(0);
  await expect(row(page, "ledger-db")).toBeVisible();
});

test("a resource leads to what was told about it, and that to its body without any markup of its own", async ({
  page,
}) => {
  await page.goto("/notifications?status=any");
  await page.getByRole("link", { name: /payment-gateway-7d9f4c/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /^Notifications of payment-gateway-7d9f4c/,
  );
  await row(page, "Sent").first().click();
  const dialog = page.getByRole("dialog", { name: "Notification Details" });
  await expect(dialog.getByText("config.unhealthy", { exact: true })).toBeVisible();
  await expect(
    dialog.getByRole("region", { name: "Body as it was sent" }).locator("strong"),
  ).toHaveText(/is unhealthy: CrashLoopBackOff/);
  expect(parameter(page, "id")).toBe(seedSends.sent);
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("the bell counts what is new until somebody has looked", async ({ page }) => {
  await page.clock.install();
  await page.goto("/settings/scopes");
  await page.clock.runFor(6_000);
  const bell = page.getByRole("link", { name: /^Notifications, \d+ new$/ });
  await expect(bell).toBeVisible();
  await bell.click();
  await expect(row(page, "ledger-db")).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(page.getByRole("link", { name: "Notifications", exact: true })).toBeVisible();
});

test("says what failed and what is not there", async ({ page, context }) => {
  await page.goto(`/notifications/resource/${seedConfigs.node}`);
  await expect(page.getByText("No notifications").first()).toBeVisible();
  await page.goto(`/notifications/resource/${seedConfigs.node}?id=${seedConfigs.node}`);
  await expect(page.getByText("There is no such notification")).toBeVisible();
  await fault(context, { summarizeNotifications: "500" });
  await page.goto("/notifications");
  await expect(page.getByRole("alert")).toContainText("Error loading notifications");
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
});

/** How many depends on how often the check has failed while the tests ran. */
const silenced = /^[1-9]\d* notification\(s\) will be silenced:$/;

test("a resource is silenced from what was told about it, after a look at what that holds back", async ({
  page,
  context,
}) => {
  await page.goto(`/notifications/resource/${seedChecks.webhookDelivery}?status=any`);
  await page.getByRole("link", { name: "Silence", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Create Notification Silence" });
  await expect(dialog.getByText("payments/webhook delivery").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByText(silenced)).toBeVisible();
  const told = dialog.getByRole("listitem");
  await expect(told.filter({ hasText: "payments/webhook delivery" }).first()).toBeVisible();
  await expect(told.filter({ hasNotText: "payments/" })).toHaveCount(0);
  const named = dialog.getByRole("textbox", { name: "Name" });
  await expect(named).toHaveValue(/^payments\/webhook delivery \d{4}-/);
  await named.fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Must specify a unique name")).toBeVisible();
  const name = `webhook ${Date.now()}`;
  await named.fill(name);
  await dialog.getByRole("button", { name: "Time range: 1 hour" }).click();
  await page.getByRole("button", { name: "Indefinitely" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, name)).toContainText("Never");

  await row(page, name).click();
  const edit = page.getByRole("dialog", { name: "Edit Silence" });
  await edit.getByRole("button", { name: "End now" }).click();
  await expect(row(page, name)).toContainText("(Expired)");

  await row(page, name).click();
  await edit.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(row(page, name)).toHaveCount(0);

  await actAs(context, "viewer");
  await page.goto(`/notifications/silences/add?check_id=${seedChecks.webhookDelivery}`);
  await expect(page).toHaveURL(/\/notifications\/silences\?/);
  await expect(page.getByRole("button", { name: "Save", exact: true })).toHaveCount(0);
});

test("a filter is checked while it is written, and previewed", async ({ page }) => {
  await page.goto("/notifications/silences?add=true");
  const dialog = page.getByRole("dialog", { name: "Create Notification Silence" });
  await dialog.getByRole("radio", { name: "Filter" }).check();
  const filter = dialog.getByRole("textbox", { name: "Filter" });
  await filter.fill("check.name.startsWith('payments/')");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByText(silenced)).toBeVisible();
  const told = dialog.getByRole("listitem");
  await expect(told.filter({ hasText: "payments/webhook delivery" }).first()).toBeVisible();
  await expect(told.filter({ hasNotText: "payments/" })).toHaveCount(0);
  await filter.fill("check.name == 'nothing'");
  await expect(dialog.getByText("will be silenced")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByText("No notifications match this criteria.")).toBeVisible();
});

test("a rule is read, paused and resumed", async ({ page, context }) => {
  await page.goto("/notifications/rules?sortBy=name&sortOrder=asc");
  await page.getByRole("tab", { name: "Rules" }).waitFor();
  const failing = row(page, "Failing checks");
  await expect(failing).toContainText("Active");
  await failing.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Pause" }).click();
  await expect(dialog.getByText("Paused: Paused by hand")).toBeVisible();
  await page.reload();
  await dialog.getByRole("button", { name: "Resume" }).click();
  await expect(dialog.getByText("Active", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(failing).toContainText("Active");
  await actAs(context, "viewer");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
