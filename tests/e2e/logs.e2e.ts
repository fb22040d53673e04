import { expect, test, type Page } from "@playwright/test";
import { seedChecks, seedComponents, seedConfigs } from "~mocks/sandbox/db/seedIds";
import { chooseFrom, expectAccessible, expectNoSidewaysScroll, fault } from "./support";

const own = `/logs?topologyId=${seedComponents.quarterdeck}`;
const lines = (page: Page) =>
  page
    .getByRole("treegrid", { name: "Log lines" })
    .locator("[role=row][aria-rowindex]:not([aria-rowindex='1'])");
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

test("a component's logs are chosen, searched and filtered, all in the address", async ({
  page,
}) => {
  await page.goto("/logs");
  await expect(page.getByText("Please select a component to view the logs")).toBeVisible();
  await chooseFrom(page, page, "Component", "Quarterdeck");
  await expect(page.getByRole("heading", { level: 1, name: "Logs - Quarterdeck" })).toBeVisible();
  await chooseFrom(page, page, "Selector", "check runs");
  await expect(lines(page).first()).toContainText(/check ".+" (passed|failed) in/);

  await page.getByRole("button", { name: /^Level:/ }).click();
  await page.getByRole("gridcell", { name: "Include error" }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.keyboard.type("FAILED in");
  await expect(page.locator("mark").first()).toHaveText("failed in");
  await page.reload();
  await expect(page.locator("mark").first()).toHaveText("failed in");
  await expect(lines(page).getByText("info", { exact: true })).toHaveCount(0);
  expect([parameter(page, "level"), parameter(page, "logsSelector")]).toEqual([
    "error:1",
    "check runs",
  ]);

  await page.getByRole("textbox", { name: "Search" }).fill("nothing holds this");
  await expect(page.getByText("There are no logs matching the search query")).toBeVisible();
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(lines(page).first()).toBeVisible();
});

test("a line unfolds by keyboard, filters by its labels, and leads to its neighbours", async ({
  page,
}) => {
  await page.goto(`${own}&logsSelector=check runs&start=1h&level=error:1`);
  await expect(lines(page).first()).toBeVisible();
  await page.getByRole("treegrid").focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  const whole = page.getByRole("gridcell", { name: "Whole line" });
  await expect(whole).toBeVisible();
  const key = parameter(page, "line");
  expect(key).toMatch(/^checks-/);
  await whole.getByRole("button", { name: "Show neighbours" }).click();
  await expect(page).not.toHaveURL(/level=/);
  await expect(whole).toBeVisible();
  expect(parameter(page, "line")).toBe(key);
  expect(
    Date.parse(parameter(page, "end") ?? "") - Date.parse(parameter(page, "start") ?? ""),
  ).toBe(120_000);
  await page.reload();
  await expect(whole).toBeVisible();
  await whole.getByRole("button", { name: /^Only type: / }).click();
  await expect(page).toHaveURL(/labels=type____/);
  await page.goBack();
  await expect(page).toHaveURL(/level=error/);
});

test("selected lines are counted, extended by Shift, and downloaded", async ({ page }) => {
  await page.goto(`${own}&logsSelector=check runs&start=1h`);
  await expect(lines(page).first()).toBeVisible();
  await page.getByRole("treegrid").focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("Shift+ArrowUp");
  const bar = page.getByRole("group", { name: "Selected lines" });
  await expect(bar.getByText("3 lines selected")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    bar.getByRole("button", { name: "Download" }).click(),
  ]);
  const text = await (await download.createReadStream()).toArray();
  expect(Buffer.concat(text).toString("utf8").trim().split("\n")).toHaveLength(3);
  await page.getByRole("treegrid").focus();
  await page.keyboard.press("Escape");
  await expect(bar).toHaveCount(0);
});

test("follows what comes until the reader scrolls up, and says how much came since", async ({
  page,
}) => {
  // Reading its own requests makes a line each time.
  await page.goto(`${own}&logsSelector=requests&start=1h`);
  await expect(lines(page).first()).toBeVisible();
  for (let call = 0; call < 60; call += 1) await page.request.get("/api/properties");
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByRole("button", { name: "Follow" }).click();
  await page.request.get("/api/db/people?select=id&name=eq.followed-line");
  await expect(page.getByText(/followed-line 200 in/)).toBeVisible();
  await page.getByRole("treegrid").hover();
  await page.mouse.wheel(0, -600);
  const more = page.getByRole("button", { name: /^\d+ new lines?$/ });
  await expect(more).toBeVisible();
  await more.click();
  await expect(more).toHaveCount(0);
  expect(parameter(page, "follow")).toBe("true");
});

test("a stretch of the histogram is looked at by keyboard, and Back leads out again", async ({
  page,
}) => {
  await page.goto(`${own}&logsSelector=check runs&start=1h`);
  const plot = page.getByRole("slider", { name: /over time/ });
  await plot.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/end=/);
  expect(
    Date.parse(parameter(page, "end") ?? "") - Date.parse(parameter(page, "start") ?? ""),
  ).toBe(60_000);
  await page.goBack();
  await expect(page).toHaveURL(/start=1h/);
});

test("a catalog item leads to the logs of its component", async ({ page }) => {
  await page.goto(`/logs?configId=${seedConfigs.gateway}`);
  await expect(page.getByRole("heading", { level: 1, name: "Logs - Payments" })).toBeVisible();
  await page.goto(`/logs?configId=${seedConfigs.node}`);
  await expect(page.getByText("This catalog item has no logs")).toBeVisible();
});

test("widths of columns are kept", async ({ page }) => {
  await page.goto(`${own}&logsSelector=check runs`);
  const edge = page.getByRole("slider", { name: "Width of Level" });
  await edge.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const width = (await edge.getAttribute("aria-valuenow")) ?? "";
  await page.reload();
  await expect(edge).toHaveAttribute("aria-valuenow", width);
  await edge.focus();
  await page.keyboard.press("Enter");
  await expect(edge).not.toHaveAttribute("aria-valuenow", width);
});

test("says what could not be read", async ({ page, context }) => {
  await fault(context, { searchLogs: "500" });
  await page.goto(own);
  await expect(page.getByRole("alert")).toContainText("The logs could not be loaded");
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
});

test("fits a phone in the dark", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${own}&logsSelector=check runs`);
  await expect(lines(page).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await lines(page).first().click();
  await expect(page.getByRole("gridcell", { name: "Whole line" })).toBeVisible();
  await expectAccessible(page, "logs on a phone");
});

test("a catalog item and a check lead to their logs and to a silence of their own", async ({
  page,
}) => {
  await page.goto(`/catalog/${seedConfigs.gateway}/spec`);
  const details = page.getByRole("complementary", { name: "Details of the item" });
  await expect(details.getByRole("link", { name: "Silence" })).toBeVisible();
  await details.getByRole("link", { name: "Logs" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Logs - Payments" })).toBeVisible();
  await page.goto(`/health?checkId=${seedChecks.webhookDelivery}`);
  await page.getByRole("dialog").getByRole("link", { name: "Silence" }).click();
  const silence = page.getByRole("dialog", { name: "Create Notification Silence" });
  await expect(silence.getByText("payments/webhook delivery").first()).toBeVisible();
});
