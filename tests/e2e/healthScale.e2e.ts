import { expect, test } from "@playwright/test";
import { healthPage, heardChecks, untilHeard } from "./healthList";
import { largeUrl } from "./servers";

test.use({ baseURL: largeUrl });
// Five thousand checks on a busy machine.
test.slow();

test("5,000 checks: few rows are drawn, and the keyboard reaches both ends", async ({ page }) => {
  const { table, rows } = healthPage(page);
  const heard = heardChecks(page);
  await page.goto("/health?hidePassing=false&groupBy=no-group");
  await expect(rows.first()).toBeVisible();
  await untilHeard(heard);
  const total = heard().length;
  expect(total).toBeGreaterThan(5_000);
  await expect(table).toHaveAttribute("aria-rowcount", String(total + 1));
  expect(await rows.count()).toBeLessThan(100);
  await rows.first().focus();
  await page.keyboard.press("End");
  await expect(rows.last()).toBeFocused();
  await expect(rows.last()).toHaveAttribute("aria-rowindex", String(total + 1));
  await expect(rows.last()).toBeInViewport();
  expect(await rows.count()).toBeLessThan(100);
  await page.keyboard.press("ArrowUp");
  await expect(rows.last()).not.toBeFocused();
  await page.keyboard.press("Home");
  await expect(rows.first()).toBeFocused();
  await expect(rows.first()).toHaveAttribute("aria-rowindex", "2");
  await expect(rows.first()).toBeInViewport();
  expect(await rows.count()).toBeLessThan(100);

  await page.getByRole("radio", { name: "Cards" }).check();
  const cards = page.getByRole("list", { name: "Health checks" }).getByRole("listitem");
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeLessThan(100);
});

test("5,000 checks: sorting, searching and tabs hold all of them", async ({ page }) => {
  const { rows, row, header, search, tabs, table } = healthPage(page);
  const heard = heardChecks(page);
  await page.goto("/health?hidePassing=false&groupBy=no-group");
  await expect(rows.first()).toBeVisible();
  await untilHeard(heard);
  const shown = (name: string | undefined) => (name ?? "").split("/").at(-1) ?? "";
  const slowest = heard().toSorted((a, b) => (b.latency.p95 ?? 0) - (a.latency.p95 ?? 0))[0];
  await header("Latency").getByRole("button", { name: "Latency" }).click();
  await header("Latency").getByRole("button", { name: "Latency" }).click();
  await expect(header("Latency")).toHaveAttribute("aria-sort", "descending");
  const worst = heard().filter(({ latency }) => latency.p95 === slowest?.latency.p95);
  // The header answers the press before five thousand rows are put in order.
  await expect
    .poll(async () => {
      const first = await rows.first().getByRole("rowheader").innerText();
      return worst.some(({ name }) => first.includes(shown(name)));
    })
    .toBe(true);

  const needle = heard().find(({ name }) => name.endsWith(" 4321"));
  await search.fill("4321");
  await expect(rows).toHaveCount(1);
  await expect(row(shown(needle?.name))).toBeVisible();
  await search.fill("");
  await expect(table).toHaveAttribute("aria-rowcount", String(heard().length + 1));
  const billing = heard().filter(({ namespace }) => namespace === "billing").length;
  await tabs.getByRole("tab", { name: /^billing/ }).click();
  await expect(table).toHaveAttribute("aria-rowcount", String(billing + 1));
});

test("5,000 checks: groups start closed, open one by one and all at once", async ({ page }) => {
  const { table, rows } = healthPage(page);
  const heard = heardChecks(page);
  await page.goto("/health?hidePassing=false&groupBy=type");
  await expect(rows.first()).toBeVisible();
  await untilHeard(heard);
  const types = heard().map(({ type }) => type);
  const several = new Set(types.filter((type, at) => types.indexOf(type) !== at)).size;
  const lines = new Set(types).size;
  await expect(rows).toHaveCount(lines);
  await page.getByRole("button", { name: "Expand all" }).click();
  await expect(table).toHaveAttribute("aria-rowcount", String(heard().length + several + 1));
  expect(await rows.count()).toBeLessThan(100);
  await page.getByRole("button", { name: "Collapse all" }).click();
  await expect(rows).toHaveCount(lines);
});
