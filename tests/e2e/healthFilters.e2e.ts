import { expect, test, type Page } from "@playwright/test";
import { seedChecks } from "~mocks/sandbox/db/seedIds";
import { choose, healthPage, heardChecks, untilHeard } from "./healthList";

/** Seeded checks that can never pass: the list without passing ones holds them whatever else runs. */
const drills = ["drill/closed port", "drill/unavailable"];

const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** The label filters of the address, which may be encoded once or twice. */
function labelsOf(page: Page): unknown {
  const text = parameter(page, "labels");
  if (text === null) return null;
  const value: unknown = JSON.parse(text);
  return typeof value === "string" ? JSON.parse(value) : value;
}

test("hides passing checks until asked, and the address says so", async ({ page }) => {
  const { row, hidePassing } = healthPage(page);
  const heard = heardChecks(page);
  await page.goto("/health");
  await expect(hidePassing).toBeChecked();
  await expect(row("closed port")).toBeVisible();
  await expect(row("apply voucher")).toHaveCount(0);
  await hidePassing.click();
  await expect(page).toHaveURL(/hidePassing=false/);
  await expect(row("apply voucher")).toBeVisible();
  await untilHeard(heard);
  await expect(page.getByRole("tab", { name: /^All/ })).toHaveText(`All ${heard().length}`);
  await page.reload();
  await expect(hidePassing).not.toBeChecked();
  await expect(row("apply voucher")).toBeVisible();
  await hidePassing.click();
  await expect(page).not.toHaveURL(/hidePassing/);
  await expect(row("apply voucher")).toHaveCount(0);
});

test("searches 400 ms after the last key, by name, endpoint and description", async ({ page }) => {
  const { row, rows, search } = healthPage(page);
  await page.clock.install();
  await page.goto("/health?groupBy=no-group");
  await expect(row("ledger replica")).toBeVisible();
  await page.keyboard.press("/");
  await expect(search).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type("partner's");
  await page.clock.runFor(390);
  expect(parameter(page, "query")).toBeNull();
  await expect(row("ledger replica")).toBeVisible();
  await page.clock.runFor(20);
  await page.clock.resume();
  await expect(page).toHaveURL(/query=partner/);
  await expect(rows).toHaveCount(1);
  await expect(row("webhook delivery")).toBeVisible();

  await search.fill("127.0.0.1:1");
  await expect(row("ledger replica")).toBeVisible();
  await expect(row("webhook delivery")).toHaveCount(0);

  await search.fill("fire");
  await search.press("Enter");
  await expect(page).toHaveURL(/query=fire/);
  await page.keyboard.press("Escape");
  await expect(search).toHaveValue("");
  await expect(page).not.toHaveURL(/query/);
});

test("loses no letter of fast typing and keeps the search over a reload", async ({ page }) => {
  const { row, rows, search } = healthPage(page);
  await page.goto("/health?groupBy=no-group");
  await expect(row("ledger replica")).toBeVisible();
  await search.pressSequentially("un");
  await expect(page).toHaveURL(/query=un/);
  // Goes on typing while the list and the address still follow the first letters.
  await search.pressSequentially("available", { delay: 15 });
  await expect(page).toHaveURL(/query=unavailable$/);
  await expect(search).toHaveValue("unavailable");
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(search).toHaveValue("unavailable");
  await expect(rows).toHaveCount(1);
  await expect(row("drill/unavailable")).toBeVisible();
  await page.getByRole("button", { name: /^Clear: Search/ }).click();
  await expect(row("ledger replica")).toBeVisible();
});

test("includes and excludes label values, and counts them from four on", async ({ page }) => {
  const { row, filters } = healthPage(page);
  await page.goto("/health");
  const owner = filters.getByRole("button", { name: /^owner:/ });
  await expect(owner).toHaveAccessibleName("owner: Any");
  await owner.click();
  const menu = page.getByRole("dialog", { name: "owner" });
  await menu.getByRole("gridcell", { name: "finance", exact: true }).click();
  await expect(row("ledger replica")).toBeVisible();
  await expect(row("expected-failures")).toHaveCount(0);
  expect(labelsOf(page)).toEqual({ "canary:owner:finance": 1 });
  await menu.getByRole("gridcell", { name: /^finance/ }).click();
  await expect(row("expected-failures")).toBeVisible();
  expect(labelsOf(page)).toBeNull();
  await menu.getByRole("gridcell", { name: "Exclude finance" }).click();
  await expect(row("ledger replica")).toHaveCount(0);
  await expect(row("webhook delivery")).toBeVisible();
  expect(labelsOf(page)).toEqual({ "canary:owner:finance": -1 });
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(owner).toHaveAccessibleName("owner: excluding finance");
  await expect(owner).toBeFocused();
  await page.reload();
  await expect(owner).toHaveAccessibleName("owner: excluding finance");
  await expect(row("webhook delivery")).toBeVisible();
  await expect(row("ledger replica")).toHaveCount(0);

  await page.goto("/health?hidePassing=false");
  const team = filters.getByRole("button", { name: /^team:/ });
  await team.click();
  const teams = page.getByRole("dialog", { name: "team" });
  for (const value of ["checkout", "data", "edge"])
    await teams.getByRole("gridcell", { name: value, exact: true }).click();
  await expect(team).toHaveAccessibleName("team: checkout, data, edge");
  await teams.getByRole("combobox").fill("iden");
  await page.keyboard.press("Enter");
  await expect(team).toHaveAccessibleName("team: including 4 labels");
  await expect(row("sign-in")).toBeVisible();
  // Over the heading, which is shielded as long as the choices are open.
  await page.getByRole("heading", { level: 1, name: "Health" }).click({ force: true });
  await expect(teams).toBeHidden();
  await expect(page.getByRole("tab", { name: /^payments/ })).toHaveCount(0);
  await filters.getByRole("button", { name: "Clear 4 filters" }).click();
  await expect(team).toHaveAccessibleName("team: Any");
});

test("offers a switch for labels that are true or false", async ({ page }) => {
  const { row, filters } = healthPage(page);
  await page.goto("/health");
  const drill = filters.getByRole("group", { name: "expected-fail" });
  await expect(drill.getByRole("radio", { name: "Either" })).toBeChecked();
  await drill.getByText("Include").click();
  await expect(row("closed port")).toBeVisible();
  await expect(row("webhook delivery")).toHaveCount(0);
  expect(labelsOf(page)).toEqual({ "canary:expected-fail:true": 1 });
  await drill.getByText("Exclude").click();
  await expect(row("webhook delivery")).toBeVisible();
  await expect(row("closed port")).toHaveCount(0);
  await drill.getByText("Either").click();
  await expect(row("closed port")).toBeVisible();
  expect(labelsOf(page)).toBeNull();
});

test("groups by every choice with the members that pass", async ({ page }) => {
  const { table, rows, row } = healthPage(page);
  const heard = heardChecks(page);
  await page.goto("/health?hidePassing=false&query=drill");
  await expect(row("expected-failures")).toContainText(/\d\/4/);

  await page.goto("/health?hidePassing=false");
  await expect(rows.first()).toBeVisible();
  await untilHeard(heard);
  const groups = table.getByRole("row", { expanded: false });
  const passing = (members: ReturnType<typeof heard>) =>
    members.filter(({ status, uptime }) => status === "healthy" && uptime.failed === 0).length;

  for (const [option, keyOf] of [
    ["Canary name", (check) => check.canary_name],
    ["Type", (check) => check.type],
    ["Description", (check) => check.description ?? "(none)"],
    ["team", (check) => check.labels?.["team"] ?? "Others"],
    ["Name", (check) => /^([^/]+)\/./.exec(check.name)?.[1] ?? check.name],
  ] satisfies [string, (check: ReturnType<typeof heard>[number]) => string | undefined][]) {
    await choose(page, "Group By", option);
    await page.getByRole("button", { name: "Collapse all" }).click();
    const names = [...new Set(heard().map(keyOf))];
    const several = names
      .map((name) => [name, heard().filter((check) => keyOf(check) === name)] as const)
      .filter(([, members]) => members.length > 1);
    await expect(groups, option).toHaveCount(several.length);
    for (const [name, members] of several)
      await expect(
        groups.filter({ has: page.getByRole("rowheader", { name: `Expand ${name}` }) }).first(),
        `${option} ${name}`,
      ).toContainText(`${passing(members)}/${members.length}`);
  }
  await choose(page, "Group By", "No grouping");
  await expect(page).toHaveURL(/groupBy=no-group/);
  await expect(groups).toHaveCount(0);
  await expect(table).toHaveAttribute("aria-rowcount", String(heard().length + 1));
});

test("opens and closes a group by mouse and keyboard; a single shown member stays in it", async ({
  page,
}) => {
  const { row } = healthPage(page);
  await page.goto("/health");
  const group = row("expected-failures");
  const member = row("closed port");
  // Members do not repeat the group's name; a check whose fellows are hidden stays in its group.
  await expect(member).toHaveAttribute("aria-level", "2");
  await expect(row("ledger replica")).toHaveAttribute("aria-level", "2");
  await expect(row("ledger replica").getByRole("link")).toHaveAttribute(
    "href",
    new RegExp(seedChecks.ledgerReplica),
  );
  await group.getByRole("button", { name: "Collapse" }).click();
  await expect(group).toHaveAttribute("aria-expanded", "false");
  await expect(member).toHaveCount(0);
  await group.click();
  await expect(member).toBeVisible();
  await group.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(member).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(member).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(member).toHaveCount(0);
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(member).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/checkId=/);
});

test("tabs by namespace, agent and label, and a tab that vanishes gives way to All", async ({
  page,
}) => {
  const { row, rows, tabs, search } = healthPage(page);
  const tab = (name: string | RegExp) => tabs.getByRole("tab", { name });
  await page.goto("/health");
  await tab(/^payments/).click();
  await expect(page).toHaveURL(/tab=payments/);
  await expect(row("ledger replica")).toBeVisible();
  await expect(row("expected-failures")).toHaveCount(0);
  await page.reload();
  await expect(tab(/^payments/)).toHaveAttribute("aria-selected", "true");
  await expect(row("expected-failures")).toHaveCount(0);

  await search.fill("drill");
  await expect(tab(/^All/)).toHaveAttribute("aria-selected", "true");
  await expect(tab(/^payments/)).toHaveCount(0);
  await expect(row("expected-failures")).toBeVisible();
  await search.fill("");
  await expect(tab(/^payments/)).toHaveAttribute("aria-selected", "true");
  await expect(row("expected-failures")).toHaveCount(0);

  await page.goto("/health?hidePassing=false&query=e");
  await choose(page, "Tab By", "Agent");
  await expect(tab(/^local/)).toBeVisible();
  await tab(/^edge-lisbon/).click();
  await expect(row("store-terminals")).toBeVisible();
  await expect(rows.and(page.getByRole("row", { level: 1 }))).toHaveCount(1);
  await choose(page, "Tab By", "region");
  await expect(page).toHaveURL(/tabBy=region/);
  await expect(page).not.toHaveURL(/tab=/);
  await tab(/^eu-north-1/).click();
  await expect(row("edge-oslo")).toBeVisible();
  await expect(row("store-terminals")).toHaveCount(0);
});

test("an address from elsewhere works: labels encoded once, an unknown tab", async ({ page }) => {
  const { row, tabs } = healthPage(page);
  const labels = encodeURIComponent(JSON.stringify({ "canary:team:platform": 1 }));
  await page.goto(`/health?labels=${labels}&tab=nowhere`);
  for (const name of drills) await expect(row(name)).toBeVisible();
  await expect(row("ledger replica")).toHaveCount(0);
  await expect(tabs.getByRole("tab", { name: /^All/ })).toHaveAttribute("aria-selected", "true");
  await page.goto(`/health?checkId=${seedChecks.ledgerReplica}&timeRange=1h`);
  await expect(page.getByRole("dialog", { name: /ledger replica/ })).toBeVisible();
});
