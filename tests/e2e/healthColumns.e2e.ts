import { expect, test, type Page } from "@playwright/test";
import type { CheckSummary } from "~generated/canary/types.gen";
import { seedChecks } from "~mocks/sandbox/db/seedIds";
import { columnTexts, healthPage, heardChecks, untilHeard } from "./healthList";
import { expectLoaded } from "./support";

/** Ids of the drawn checks, from top to bottom. */
async function drawnIds(page: Page): Promise<string[]> {
  const hrefs = await healthPage(page)
    .rows.getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  return hrefs.map((href) => new URL(href, "http://here").searchParams.get("checkId") ?? "");
}

type Figure = (check: CheckSummary) => number | string | undefined;

/** What each column shows of a check, as the backend sends it. */
const figures: Readonly<Record<string, Figure>> = {
  Checks: ({ name, namespace }) => name.replace(`${namespace}/`, "").toLowerCase(),
  Health: ({ status }) => ["unhealthy", "unknown", "healthy"].indexOf(status ?? ""),
  Uptime: ({ uptime: { passed, failed } }) =>
    passed + failed === 0 ? undefined : passed / (passed + failed),
  Latency: ({ latency }) => latency.p95,
  Transition: ({ last_transition_time: time }) =>
    time === undefined ? undefined : Date.parse(time),
};

const inOrder = (values: readonly (number | string)[], sign: 1 | -1): boolean =>
  values.every((value, at) => {
    const before = values[at - 1];
    if (before === undefined) return true;
    if (typeof value === "string")
      return new Intl.Collator("en", { numeric: true }).compare(String(before), value) * sign <= 0;
    return (Number(before) - value) * sign <= 0;
  });

test("sorts by every column, both ways, by the backend's figures", async ({ page }) => {
  const { header, rows } = healthPage(page);
  const heard = heardChecks(page);
  await page.goto("/health?groupBy=no-group&hidePassing=false");
  await expect(rows.first()).toBeVisible();
  await untilHeard(heard);
  for (const [column, figure] of Object.entries(figures)) {
    // The list starts sorted by name, ascending.
    const directions = column === "Checks" ? (["descending", "ascending"] as const) : undefined;
    for (const direction of directions ?? (["ascending", "descending"] as const)) {
      await header(column).getByRole("button", { name: column, exact: true }).click();
      await expect(header(column), column).toHaveAttribute("aria-sort", direction);
      // The table itself as well: its header answers a press before its rows do.
      await expectLoaded(page);
      const byId = new Map(heard().map((check) => [check.id, check]));
      const shown = (await drawnIds(page)).map((id) => byId.get(id));
      expect(shown.length).toBeGreaterThan(15);
      const values = shown.map((check) => check && figure(check));
      const known = values.filter((value) => value !== undefined);
      expect(values.slice(0, known.length), `${column} ${direction}: the unknown last`).toEqual(
        known,
      );
      const sign = direction === "ascending" ? 1 : -1;
      expect(inOrder(known, sign), `${column} ${direction}: ${known.join(", ")}`).toBe(true);
      const all = heard()
        .map(figure)
        .filter((value) => value !== undefined);
      const best = all.filter(
        (value) => inOrder([value, known[0] ?? value], sign) && value !== known[0],
      );
      expect(best, `${column} ${direction}: nothing belongs above the first row`).toEqual([]);
    }
  }
  await expect(page).toHaveURL(/sortBy=transition/);
  await expect(page).toHaveURL(/sortDesc=true/);
  await page.reload();
  await expect(header("Transition")).toHaveAttribute("aria-sort", "descending");
});

test("shows uptime with one decimal, latency in its unit and the age of the last change", async ({
  page,
}) => {
  const { row, rows } = healthPage(page);
  const heard = heardChecks(page);
  await page.goto("/health?groupBy=no-group&hidePassing=false&sortBy=latency&sortDesc=true");
  await expect(rows.first()).toBeVisible();
  await untilHeard(heard);
  const byId = new Map(heard().map((check) => [check.id, check]));
  const ids = await drawnIds(page);
  const [uptimes, latencies, transitions] = [
    await columnTexts(page, 2),
    await columnTexts(page, 3),
    await columnTexts(page, 4),
  ];
  expect(ids.length).toBeGreaterThan(15);
  for (const [at, id] of ids.entries()) {
    const check = byId.get(id);
    if (!check) throw new Error(`The page shows ${id}, which the backend did not send`);
    const { passed, failed } = check.uptime;
    const percent = Math.min((passed / (passed + failed)) * 100, failed > 0 ? 99.9 : 100);
    expect(uptimes[at], check.name).toBe(`${percent.toFixed(1)}%`);
    const { p95 = 0 } = check.latency;
    expect(latencies[at], check.name).toBe(
      p95 < 1_000 ? `${Math.round(p95)} ms` : `${(p95 / 1_000).toFixed(2)} s`,
    );
    expect(transitions[at], check.name).toMatch(/^\d+(s|m|h|d|mo|y)$/);
  }
  await page.goto("/health?query=ledger%20replica");
  const age = row("ledger replica").getByRole("time");
  await expect(age).toHaveText(/^\d+h$/);
  await expect(age).toHaveAttribute("title", /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} UTC/);
  const since = byId.get(seedChecks.ledgerReplica)?.last_transition_time ?? "";
  await expect(age).toHaveAttribute("datetime", new Date(since).toISOString());
});

test("shows cards on request: icon, title and a mark for every recent run", async ({ page }) => {
  const { cards, table } = healthPage(page);
  const heard = heardChecks(page);
  await page.goto("/health");
  await page.getByRole("radio", { name: "Cards" }).check();
  await expect(page).toHaveURL(/layout=card/);
  await expect(table).toHaveCount(0);
  await untilHeard(heard);
  const failing = heard().filter(({ status }) => status !== "healthy");
  await expect(cards.getByRole("listitem")).toHaveCount(failing.length);
  const card = cards.getByRole("button", { name: /ledger replica/ });
  await expect(card).toContainText("failed");
  await expect(card).not.toContainText("passed");
  await page.reload();
  await card.click();
  await expect(page).toHaveURL(new RegExp(`checkId=${seedChecks.ledgerReplica}`));
  await expect(page.getByRole("dialog", { name: /ledger replica/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/layout=card/);
  await page.getByRole("radio", { name: "Table" }).check();
  await expect(page).not.toHaveURL(/layout/);
  await expect(table).toBeVisible();
});

test("pivots by namespace, and by a label with uptime in the cells", async ({ page }) => {
  const { table, row, rows } = healthPage(page);
  const heard = heardChecks(page);
  const headers = async () =>
    (await table.getByRole("columnheader").allInnerTexts()).map((text) => text.trim());
  await page.goto("/health?hidePassing=false&pivotBy=namespace");
  await expect(rows.first()).toBeVisible();
  await untilHeard(heard);
  const namespaces = [...new Set(heard().map(({ namespace }) => namespace ?? ""))].toSorted();
  expect(await headers()).toEqual(["Checks", ...namespaces]);
  const ledger = row("ledger").first();
  const at = namespaces.indexOf("payments");
  await expect(ledger.getByRole("gridcell").nth(at)).toContainText(/Mixed\s+\d\/\d/);
  await expect(ledger.getByRole("gridcell").nth(at === 0 ? 1 : 0)).toHaveText("");

  await page.goto("/health?pivotBy=labels&pivotLabel=team&pivotCellType=uptime&query=drill/unav");
  await expect(row("drill/unavailable")).toBeVisible();
  expect(await headers()).toEqual(["Checks", "platform"]);
  await expect(row("drill/unavailable").getByRole("gridcell")).toHaveText("0.0%");
  await page.goto("/health?pivotBy=type&pivotCellType=latency&query=ledger%20replica");
  await expect(row("ledger replica").getByRole("gridcell")).toHaveText(/^\d+ ms$/);
});
