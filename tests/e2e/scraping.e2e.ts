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

/** A scraper that finds one item, the console itself. @returns its id. */
async function scraper(request: APIRequestContext): Promise<string> {
  const answer = await request.post("/api/db/config_scrapers", {
    headers: { Prefer: "return=representation" },
    data: {
      name: "console-itself",
      source: "UI",
      spec: {
        http: [
          {
            url: `${normalUrl}/config.json`,
            id: "$.productName",
            name: "$.productName",
            type: "Test::Console",
          },
        ],
      },
    },
  });
  const [made] = (await answer.json()) as { id: string }[];
  if (!made) throw new Error("no scraper was made");
  return made.id;
}

test("announces what changes meanwhile, and shows it when asked", async ({ page, request }) => {
  const id = await scraper(request);
  await page.goto("/catalog/changes?configTypes=Test__Console:1");
  await expect(page.getByText("Nothing changed in this time range")).toBeVisible();
  expect((await request.post(`/api/config/run/${id}`)).ok()).toBe(true);
  await page.getByRole("button", { name: "1 new change" }).click();
  await expect(row(page, "Quarterdeck")).toContainText("CREATE");
  await expect(page.getByRole("button", { name: "1 new change" })).toHaveCount(0);
});
