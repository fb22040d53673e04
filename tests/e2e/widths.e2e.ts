import { expect, test, type Page } from "@playwright/test";
import { seedConfigs, seedConnections, seedRuns } from "~mocks/sandbox/db/seedIds";
import { expectNoSidewaysScroll } from "./support";

const widths = [375, 641, 768, 1024, 1279, 1440];

/** Pages with their bars, and a name that everybody must be able to read in the list. */
const pages = [
  { path: "/health", name: "ledger replica" },
  // By names, because other tests add connections, which would stand first.
  { path: "/settings/connections?sortBy=name&sortOrder=asc", name: "aws-production" },
  { path: "/settings/users", name: "Mateo Lindqvist" },
  { path: "/settings/canaries", name: "payment-gateway" },
  { path: "/settings/jobs?status=", name: "Config Scraper" },
  { path: "/settings/permissions", name: "Jonas Keller" },
  // Has the most to press in its bar: approve, cancel, rerun, spec, parameters.
  { path: `/playbooks/runs/${seedRuns.pendingApproval}`, name: "cordon" },
  { path: "/catalog", name: "Deployment" },
  { path: `/catalog/${seedConfigs.checkoutApi}/insights`, name: "right-sizing" },
  { path: "/catalog?configType=Kubernetes::Pod", name: "Running" },
  { path: "/applications/default/shop", name: "Ada Osei" },
] as const;

interface Box {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Visible controls of the top bar and of the filter bar, none of them a part of another one. */
const controls = (page: Page): Promise<Box[]> =>
  page.evaluate(() => {
    const wanted = "button, a[href], input, [role=radiogroup]";
    const bars = [...document.querySelectorAll("header, [role=search]")];
    const all = bars.flatMap((bar) => [...bar.querySelectorAll(wanted)]);
    return all
      .filter((control) => !all.some((other) => other !== control && other.contains(control)))
      .flatMap((control) => {
        const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
        const name = control.getAttribute("aria-label") ?? control.textContent.trim();
        return width > 1 && height > 1 ? [{ name, left, top, right, bottom }] : [];
      });
  });

const overlap = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

for (const { path, name } of pages)
  test(`${path} has room for its bars and names at every width`, async ({ page }) => {
    await page.goto(path);
    const cell = page.getByRole("main").getByText(name, { exact: true }).first();
    await expect(cell).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      await expect(cell, `${name} at ${width}`).toBeInViewport();
      // A fraction of a pixel too little makes an ellipsis as well, and only a range tells fractions.
      const isWhole = () =>
        cell.evaluate((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const missing = range.getBoundingClientRect().width - text.getBoundingClientRect().width;
          return Math.floor(missing * 50) / 50;
        });
      await expect.poll(isWhole, `pixels of ${name} cut off at ${width}`).toBeLessThanOrEqual(0);
      const found = await controls(page);
      expect(found.length, `controls at ${width}`).toBeGreaterThan(4);
      const pairs = found.flatMap((one, at) =>
        found
          .slice(at + 1)
          .filter((other) => overlap(one, other))
          .map((other) => `${one.name} over ${other.name}`),
      );
      expect(pairs, `overlapping at ${width}`).toEqual([]);
      const outside = found.filter(({ left, right }) => left < 0 || right > width);
      expect(outside, `out of the window at ${width}`).toEqual([]);
    }
  });

test("twenty rows of a list are in view at 1440 × 900", async ({ page }) => {
  await page.goto("/health?hidePassing=false");
  const rows = page.getByRole("row");
  await expect(rows.nth(20)).toBeInViewport({ ratio: 1 });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("the top bar is one row, and a row keeps its state", async ({ page }) => {
    await page.goto("/settings/users");
    const row = page.getByRole("row", { name: /Luis Moreira/ });
    await expect(row.getByText("inactive")).toBeInViewport();
    await expect(row.getByRole("button", { name: /^Actions/ })).toBeInViewport();
    const bar = await page.getByRole("banner").boundingBox();
    expect(bar?.height).toBe(48);
    await expect(page.getByRole("button", { name: "Next page" })).toHaveCount(0);
  });
});

test("a press beside a menu closes it and opens nothing", async ({ page }) => {
  await page.goto("/settings/connections");
  const row = page.getByRole("row", { name: /aws-production/ });
  await expect(row).toBeVisible();
  const place = await row.boundingBox();
  await page.getByRole("button", { name: /^Account of/ }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.mouse.click((place?.x ?? 0) + 300, (place?.y ?? 0) + 10);
  await expect(page.getByRole("menu")).toHaveCount(0);
  expect(page.url()).not.toContain("id=");
  // The next press is for the page again.
  await row.click();
  await expect(page).toHaveURL(new RegExp(`id=${seedConnections.cloud}`));
});

test("the folded sidebar opens over the page and folds by a click beside", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/settings/users");
  const main = page.getByRole("main");
  await expect(main.getByRole("row").nth(1)).toBeVisible();
  const before = await main.boundingBox();
  await page.getByRole("button", { name: "Expand sidebar" }).click();
  await expect(page.getByRole("link", { name: "Connections" })).toBeVisible();
  expect(await main.boundingBox()).toEqual(before);
  await page.mouse.click(600, 700);
  await expect(page.getByRole("link", { name: "Connections" })).toBeHidden();
});

test("a row that rests under the keyboard or a finger says its full times", async ({
  page,
  context,
}) => {
  await page.goto("/settings/connections");
  const row = page.getByRole("row", { name: /aws-production/ });
  const tip = page.getByText(/^Created \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} UTC/);
  await expect(row).toBeVisible();
  await expect(tip).toHaveCount(0);
  await page.getByRole("row").nth(1).focus();
  await page.keyboard.press("ArrowDown");
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
  const place = await row.boundingBox();
  const at = { x: (place?.x ?? 0) + 300, y: (place?.y ?? 0) + 10 };
  const touch = await context.newCDPSession(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await expect(tip).toBeVisible();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(tip).toBeVisible();
  expect(page.url()).not.toContain("id=");
});

test("the add button says what it adds, and is an icon with a name on a phone", async ({
  page,
}) => {
  await page.goto("/settings/canaries");
  const add = page
    .getByRole("banner")
    .getByRole("button", { name: "Add Health Check", exact: true });
  const words = add.getByText("Add Health Check", { exact: true });
  const widthOf = async () => (await words.boundingBox())?.width ?? 0;
  await expect(add).toBeVisible();
  expect(await widthOf()).toBeGreaterThan(80);
  await page.setViewportSize({ width: 375, height: 900 });
  await expect(add).toBeVisible();
  expect(await widthOf()).toBeLessThan(2);
});
