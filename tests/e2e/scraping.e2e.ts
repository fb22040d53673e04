import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { seedScrapers } from "~mocks/sandbox/db/seedIds";
import { editorsUrl, normalUrl } from "./servers";
import { actAs } from "./support";

// What is scraped would stand before the seed's changes in the lists of other tests.
test.use({ baseURL: editorsUrl });

const summary = (page: Page) => page.getByRole("treegrid", { name: "Catalog summary" });
const list = (page: Page) => page.getByRole("grid", { name: "Catalog" });
const rowOf = (page: Page, name: RegExp) => list(page).getByRole("row", { name });
const tab = (page: Page, name: string) =>
  page.getByRole("tablist", { name: "Catalog" }).getByRole("tab", { name });
const table = (page: Page) => page.getByRole("grid", { name: "Changes" });
const row = (page: Page, text: string) => table(page).getByRole("row").filter({ hasText: text });

test("a scraper runs now, says what it found, and the catalog has it", async ({
  page,
  context,
}) => {
  await page.goto("/catalog/scrapers");
  await expect(tab(page, "Scrapers")).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "Run services now" }).click();
  await expect(page.getByText(/^services: 3 (added|unchanged)$/)).toBeVisible();
  await page.goto("/catalog?configType=Inventory::Service");
  await expect(rowOf(page, /payments/)).toContainText("Running");

  await page.goto("/catalog/scrapers");
  await page.getByRole("button", { name: "Run runbooks now" }).click();
  await expect(page.getByText(/runbooks\.example\.org/).first()).toBeVisible();
  await actAs(context, "viewer");
  await page.goto("/catalog/scrapers");
  await expect(page.getByRole("row", { name: /^services/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Run / })).toHaveCount(0);
});

test("what changes meanwhile shows without a reload", async ({ page, request }) => {
  await page.goto("/catalog?groupBy=config_class,type");
  const checks = summary(page).getByRole("row", { name: /Inventory::Check/ });
  await expect(summary(page).getByRole("row").nth(1)).toBeVisible();
  await expect(checks).toHaveCount(0);
  const ran = await request.post(`/api/config/run/${seedScrapers.checks}`);
  expect(ran.status()).toBe(200);
  await expect(checks).toBeVisible({ timeout: 25_000 });
});

interface Found {
  url: string;
  id: string;
  type: string;
}

const httpOf = ({ url, id, type }: Found) => ({
  http: [{ url, id, name: id, type }],
});

/** A scraper that finds one item at an address. @returns its id. */
async function scraper(request: APIRequestContext, name: string, found: Found): Promise<string> {
  const answer = await request.post("/api/db/config_scrapers", {
    headers: { Prefer: "return=representation" },
    data: { name, source: "UI", spec: httpOf(found) },
  });
  const [made] = (await answer.json()) as { id: string }[];
  if (!made) throw new Error("no scraper was made");
  return made.id;
}

async function run(request: APIRequestContext, id: string): Promise<void> {
  expect((await request.post(`/api/config/run/${id}`)).ok()).toBe(true);
}

test("announces what changes meanwhile, and shows it when asked", async ({ page, request }) => {
  const id = await scraper(request, "console-itself", {
    url: `${normalUrl}/config.json`,
    id: "$.productName",
    type: "Test::Console",
  });
  await page.goto("/catalog/changes?configTypes=Test__Console:1");
  await expect(page.getByText("Nothing changed in this time range")).toBeVisible();
  await run(request, id);
  await page.getByRole("button", { name: "1 new change" }).click();
  await expect(row(page, "Quarterdeck")).toContainText("CREATE");
  await expect(page.getByRole("button", { name: "1 new change" })).toHaveCount(0);
});

test("a change shows in the live tail, the timeline, the item and the summary without a reload", async ({
  page,
  context,
  request,
}) => {
  const found = { url: `${normalUrl}/config.json`, id: "by-hand", type: "Test::ByHand" };
  const id = await scraper(request, "by-hand", found);
  await run(request, id);
  const [item, counted] = [await context.newPage(), await context.newPage()];
  await page.goto("/catalog/changes?configTypes=Test__ByHand:1");
  await expect(row(page, "by-hand")).toContainText("CREATE");
  const timeline = page.getByRole("listbox", { name: "Changes over time" });
  await expect(timeline.getByRole("option")).toHaveText(/^CREATE by-hand/);
  await item.goto("/catalog?configType=Test::ByHand");
  await rowOf(item, /^by-hand/).click();
  await item.getByRole("tab", { name: /^Changes/ }).click();
  await expect(item.getByRole("row", { name: /ago .*CREATE/ })).toBeVisible();
  await counted.goto("/catalog?groupBy=type");
  const inSummary = summary(counted).getByRole("row", { name: /^ByHand/ });
  await expect(inSummary).toContainText("1 change in 30 days");

  const created = [page, item].map((tab) => tab.getByRole("row", { name: /ago .*CREATE/ }));
  const places = await Promise.all(created.map((one) => one.boundingBox()));
  const changed = await request.patch(`/api/db/config_scrapers?id=eq.${id}`, {
    data: { spec: httpOf({ ...found, url: `${normalUrl}/api/auth/whoami` }) },
  });
  expect(changed.ok()).toBe(true);
  await run(request, id);

  await expect(inSummary).toContainText("2 changes in 30 days", { timeout: 30_000 });
  for (const tab of [page, item])
    await expect(tab.getByRole("button", { name: "1 new change" })).toBeVisible();
  // Nothing moves under the pointer until the reader asks.
  expect(await Promise.all(created.map((one) => one.boundingBox()))).toEqual(places);
  await timeline.focus();
  await page.keyboard.press("Home");
  await expect(timeline.getByRole("option")).toHaveText(/^diff by-hand/);
  for (const tab of [page, item]) {
    await tab.getByRole("button", { name: "1 new change" }).click();
    await expect(row(tab, "diff")).toBeVisible();
  }
});
