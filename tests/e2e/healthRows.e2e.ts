import { expect, test } from "@playwright/test";
import { seedChecks } from "~mocks/sandbox/db/seedIds";
import { choose, healthPage, heardChecks, untilHeard } from "./healthList";
import { expectAccessible, fault } from "./support";

test("one bad row is shown as such, is drift, and does not take the page", async ({
  page,
  context,
}) => {
  const { row, table } = healthPage(page);
  await fault(context, { getHealthSummary: "badRows" });
  await page.goto("/health?groupBy=no-group");
  await expect(row("readable")).toBeVisible();
  await expect(row("no uptime")).toContainText("uptime/passed is missing, expected number");
  await expect(row("no latency")).toContainText("latency is string, expected object");
  await expect(row("odd icon")).toContainText("icon is number, expected string");
  await expect(row("Row 2 of the answer")).toContainText("name is null, expected string");
  await expect(row("Row 6 of the answer")).toContainText("the row is null, expected object");
  await expect(table.getByRole("row")).toHaveCount(7);
  await expectAccessible(page, "unreadable rows");
  await page.goto("/health?layout=card");
  await expect(page.getByText(/no uptime: this row could not be read/)).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("contract");
  await page.getByRole("option", { name: "Contract", exact: true }).click();
  await expect(
    page.getByRole("row").filter({ hasText: "/checks_summary/*/uptime" }).first(),
  ).toContainText("getHealthSummary");
});

test("a failing row says what its last run said", async ({ page }) => {
  const { row } = healthPage(page);
  await page.goto("/health");
  await expect(row("ledger replica")).toContainText(/refused|ECONNREFUSED|did not answer/i);
});

test("a group speaks of all its members, whatever is hidden", async ({ page }) => {
  const { row } = healthPage(page);
  const heard = heardChecks(page);
  await page.goto("/health?query=closed%20port");
  await untilHeard(heard);
  const members = heard().filter(({ canary_name }) => canary_name === "expected-failures");
  expect(members.length).toBeGreaterThan(1);
  await expect(row("expected-failures")).toContainText(new RegExp(`\\d/${members.length}`));
  const failing = members.filter(({ status }) => status === "unhealthy").length;
  await expect(row("expected-failures")).toContainText(`${failing} failing`);
});

test("the counts filter when they are clicked, and give the list back", async ({ page }) => {
  const { row, table } = healthPage(page);
  const counts = page.getByRole("group", { name: "Checks by health" });
  await page.goto("/health?groupBy=no-group");
  await expect(row("ledger replica")).toBeVisible();
  await counts.getByRole("button", { name: /passing/ }).click();
  await expect(page).toHaveURL(/health=healthy/);
  await expect(row("console health")).toBeVisible();
  await expect(row("ledger replica")).toHaveCount(0);
  await page.reload();
  await expect(row("console health")).toBeVisible();
  await counts.getByRole("button", { name: /passing/ }).click();
  await expect(row("ledger replica")).toBeVisible();
  await counts.getByRole("button", { name: /failing/ }).click();
  const shown = Number(
    (await counts.getByRole("button", { name: /failing/ }).innerText()).split(/\s/)[0],
  );
  await expect(table).toHaveAttribute("aria-rowcount", String(shown + 1));
});

test("sorts by the newest failure", async ({ page }) => {
  const { rows } = healthPage(page);
  const heard = heardChecks(page);
  await page.goto("/health?groupBy=no-group&hidePassing=false");
  await untilHeard(heard);
  await choose(page, "Sort By", "Newest failure");
  await expect(page).toHaveURL(/sortBy=failure/);
  const newest = heard()
    .toSorted(
      (a, b) => Date.parse(b.uptime.last_fail ?? "1970") - Date.parse(a.uptime.last_fail ?? "1970"),
    )
    .map(({ name }) => name.split("/").at(-1) ?? name);
  await expect(rows.first()).toContainText(newest[0] ?? "");
});

test("runs several checks at once and says how each went", async ({ page }) => {
  await page.goto("/health?query=warehouse&hidePassing=false&runMany=true");
  const dialog = page.getByRole("dialog", { name: "Run checks now" });
  await dialog.getByRole("checkbox", { name: /^All \d+ of the list/ }).check();
  const count = await dialog
    .getByRole("list", { name: "Checks to run" })
    .getByRole("listitem")
    .count();
  await expectAccessible(page, "run several checks");
  await dialog.getByRole("button", { name: /^Run \d+ check/ }).click();
  await expect(dialog.getByRole("status")).toHaveText(new RegExp(`^\\d+ of ${count} passed$`), {
    timeout: 60_000,
  });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/runMany/);
});

test("the palette finds checks and other resources by name", async ({ page }) => {
  await page.goto("/notifications");
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("replica");
  const option = page
    .getByRole("group", { name: "Checks" })
    .getByRole("option", { name: /ledger replica/ });
  await expect(option).toBeVisible();
  await expectAccessible(page, "resources in the palette");
  await option.click();
  await expect(page).toHaveURL(new RegExp(`/health\\?checkId=${seedChecks.ledgerReplica}`));
  await expect(page.getByRole("dialog", { name: /ledger replica/ })).toBeVisible();
});
