import { expect, test } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { pdfText } from "./pdfText";
import { actAs, expectAccessible, expectNoSidewaysScroll } from "./support";

test("an application leads to its report, which can be taken along", async ({ page, context }) => {
  await page.goto("/applications");
  const list = page.getByRole("grid", { name: "Applications" });
  await list.getByRole("link", { name: "View the report of shop" }).click();
  await expect(page).toHaveURL(/\/applications\/default\/shop$/);
  const report = page.getByRole("article", { name: "Audit report of shop" });
  for (const section of [
    "Application Details",
    "Users & Roles",
    "Authentication Methods",
    "Changes",
    "Incidents",
    "Recent Backups",
    "Recent Restores",
    "Security Findings",
    "Monitoring",
    "Version Information",
    "Pods",
    "Locations",
  ])
    await expect(report.getByRole("region", { name: section, exact: true })).toBeVisible();

  const backups = report.getByRole("table", { name: "Recent backups" });
  await backups.getByRole("button", { name: "Status" }).click();
  await expect(backups.getByRole("row").nth(1)).toContainText("failed");
  const saved = page.waitForEvent("download");
  await report.getByRole("button", { name: "Recent backups as CSV" }).click();
  const text = await readFile(await (await saved).path(), "utf8");
  expect(text.split("\r\n")).toHaveLength(await backups.getByRole("row").count());
  expect(text).toMatch(/^Database,Date,Size,Status,Source,Error\r\n/);

  // A view in the report is a table like its others: all of its rows can be kept.
  const pods = report.getByRole("table", { name: "Pods", exact: true });
  const view = page.waitForEvent("download");
  await report.getByRole("button", { name: "Pods as CSV" }).click();
  const rows = (await readFile(await (await view).path(), "utf8")).split("\r\n");
  expect(rows[0]).toBe("name,health,status,namespace,age,updated_at");
  expect(rows).toHaveLength(await pods.getByRole("row").count());
  expect(rows.join("\n")).toContain("checkout-api-6f7c9d5b8-x2x7k,healthy,Running,checkout,");

  const json = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as JSON" }).click();
  const [application] = JSON.parse(await readFile(await (await json).path(), "utf8")) as unknown[];
  expect(application).toMatchObject({ name: "shop", namespace: "default" });

  await expectAccessible(page, "an audit report");
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await actAs(context, "viewer");
  await page.goto("/applications");
  await expect(list.getByRole("row").nth(1)).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Application" })).toHaveCount(0);
});

test("paper shows the report alone, whole, with text", async ({ page }) => {
  await page.goto("/applications/default/shop?print=true");
  const report = page.getByRole("article", { name: "Audit report of shop" });
  await expect(report.getByRole("table", { name: "Recent backups" })).toBeVisible();
  await expect(page.getByRole("switch", { name: "Print View" })).toBeChecked();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(report.getByRole("button", { name: /as CSV/ })).toHaveCount(0);
  const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
  const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThanOrEqual(4);
  // Nothing was turned into a picture or cut off: each section's heading and the last cell of its table are text.
  const text = pdfText(pdf);
  // A table that goes on over the page has its header there again.
  expect(text.split("DatabaseDateSizeStatusSourceError").length).toBeGreaterThan(2);
  expect(text).toContain(`Page${pages}of${pages}`);
  const sections = report.getByRole("region");
  const names = await sections.evaluateAll((all) =>
    all.map((one) => one.getAttribute("aria-label") ?? ""),
  );
  expect(names).toEqual(expect.arrayContaining(["Application Details", "Incidents", "Locations"]));
  const plain = (shown: string) => shown.replaceAll(/\s+/g, "");
  for (const section of await sections.all()) {
    const words = [
      ...(await section.getByRole("heading").first().allInnerTexts()),
      ...(await section.getByRole("row").last().getByRole("cell").allInnerTexts()),
    ];
    for (const word of words) expect(text).toContain(plain(word));
  }
});

test("paper is white in the dark theme too, and has its marks without a ground", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await page.goto("/applications/default/shop?print=true");
  const report = page.getByRole("article", { name: "Audit report of shop" });
  const backups = report.getByRole("table", { name: "Recent backups" });
  await expect(backups.getByText("failed").first()).toHaveCSS("print-color-adjust", "exact");
  for (const words of [
    report.getByRole("heading", { name: "Recent Backups" }),
    backups.getByRole("cell", { name: "ledger-db" }).first(),
  ]) {
    const color = await words.evaluate((element) => getComputedStyle(element).color);
    const [red = 255, green = 255, blue = 255] = (color.match(/\d+/g) ?? []).map(Number);
    expect(Math.max(red, green, blue), color).toBeLessThan(100);
  }
});

test("an application that is not there says so", async ({ page }) => {
  await page.goto("/applications/default/nowhere");
  await expect(page.getByRole("heading", { name: "Application not found" }).first()).toBeVisible();
});
