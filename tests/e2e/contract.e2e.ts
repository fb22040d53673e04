import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import {
  actAs,
  axeFindings,
  clearFaults,
  expectAccessible,
  expectNoSidewaysScroll,
  fault,
} from "./support";

const differences = (page: Page) =>
  page.getByRole("grid", { name: "Differences from the contract" });

/** Opens the page that lists differences, with every answer of the tab compared from now on. */
async function compareEvery(page: Page): Promise<void> {
  await page.goto("/settings/about/contract");
  await page.getByRole("switch", { name: "Compare every answer" }).check();
}

/**
 * To the health page, whose answer differs and holds no check, and back: who leaves before it is shown takes the call
 * back, and nothing is compared.
 */
async function seeHealth(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Health", exact: true }).click();
  await expect(page.getByText("No health check exists yet")).toBeVisible();
  await page.goBack();
}

test("a broken field of the backend shows with operation, path, expected and seen", async ({
  page,
  context,
}) => {
  await compareEvery(page);
  await expect(page.getByText("No difference seen")).toBeVisible();
  await fault(context, { getHealthSummary: "drift" });
  await seeHealth(page);
  const row = differences(page).getByRole("row").filter({ hasText: "getHealthSummary" });
  await expect(row).toContainText("/runnerName");
  await expect(row).toContainText("string");
  await expect(row).toContainText("7");
  await expectAccessible(page, "the list of differences");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as JSON" }).click(),
  ]);
  const report: unknown = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(report).toMatchObject({
    console: expect.stringMatching(/^\d/),
    drift: [{ operation: "getHealthSummary", path: "/runnerName", expected: "string", seen: "7" }],
  });
  await clearFaults(context);
});

test("a backend that keeps to the contract leaves the list empty, and says why", async ({
  page,
}) => {
  await compareEvery(page);
  await page.getByRole("link", { name: "Health", exact: true }).click();
  await expect(page.getByRole("treegrid", { name: "Health checks" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("switch", { name: "Compare every answer" })).toBeChecked();
  await expect(page.getByText("No difference seen")).toBeVisible();
  await page.getByRole("button", { name: "Export as JSON" }).hover();
  await expect(page.getByRole("tooltip")).toHaveText("There is no difference to export.");
  await expect(page).toHaveTitle(/^Contract \| /);
  await expectAccessible(page, "the empty list of differences");
  await expectNoSidewaysScroll(page);
});

test("about says what meets here, how the sandbox is doing, and what is shipped", async ({
  page,
}) => {
  await page.goto("/settings");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^About/ })
    .click();
  const versions = page.getByRole("region", { name: "Versions" });
  await expect(versions).toContainText(/Backend\s*sandbox/);
  await expect(versions).toContainText(/Contract\s*\d+\.\d+\.\d+, \d{3} operations/);
  await expect(page.getByRole("region", { name: "Sandbox" })).toContainText(/Checks\s*\d+/);
  await page
    .getByRole("searchbox", { name: "Search packages" })
    .or(page.getByRole("textbox", { name: "Search packages" }))
    .fill("monaco-editor");
  const row = page.getByRole("row").filter({ hasText: "monaco-editor" });
  await expect(row).toContainText("MIT");
  await expect(page.getByRole("row").filter({ hasText: "@tanstack/react-query" })).toHaveCount(0);
  await versions.getByRole("link").click();
  await expect(page).toHaveURL(/\/settings\/about\/contract$/);
});

test("the reference lists everything, filters it and runs under the console's policy", async ({
  page,
}) => {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin) && page.url() !== "about:blank")
      problems.push(request.url());
  });
  await page.goto("/contract");
  await expect(page).toHaveURL(/\/contract\/$/);
  const filter = page.getByRole("searchbox", { name: /^Filter/ });
  await filter.fill("whoami");
  await expect(page.getByRole("link", { name: "GET /api/auth/whoami" })).toBeVisible();
  await expect(page.getByRole("link", { name: "GET /api/db/checks", exact: true })).toBeHidden();
  await expect(page.getByRole("status")).toHaveText(/^\d+ of \d+$/);
  await page.reload();
  await expect(filter).toHaveValue("whoami");
  await filter.fill("no such thing anywhere");
  await expect(page.getByText("Nothing has all of this")).toBeVisible();
  await filter.fill("canary-http");
  await page.getByRole("link", { name: "canary-http", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "HttpCheck" })).toBeVisible();
  const fields = page.getByRole("table", { name: "Fields of HttpCheck" });
  await expect(fields.getByRole("row", { name: /^thresholdMillis/ })).toBeVisible();
  expect(problems).toEqual([]);
});

test("the reference is searched for fields, statuses and roles, and says where they are", async ({
  page,
}) => {
  await page.goto("/contract/");
  const filter = page.getByRole("searchbox", { name: /^Filter/ });
  await filter.fill("field:runnerName");
  const summary = page.getByRole("listitem").filter({ hasText: "/api/canary/api/summary" }).first();
  await expect(summary).toContainText("has field runnerName");
  await filter.fill("status:409 tag:accounts");
  await expect(page.getByRole("link", { name: /\/api\/auth\/invite_user/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "GET /api/auth/whoami" })).toBeHidden();
  await page.goto("/contract/canary.html");
  await page.getByRole("searchbox", { name: "Search the whole contract" }).fill("role:guest");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/contract\/index\.html\?q=role%3Aguest$/);
  await expect(page.getByRole("link", { name: "GET /api/db/checks", exact: true })).toBeVisible();
  await expect(
    page.getByRole("link", { name: "GET /api/db/connections", exact: true }),
  ).toBeHidden();
});

test("a call is tried from its own page with the reader's session", async ({ page, context }) => {
  await page.goto("/contract/#getHealthSummary");
  await expect(page).toHaveURL(/\/contract\/canary\.html#getHealthSummary$/);
  const summary = page.locator("#getHealthSummary");
  await expect(summary.getByText(/^curl '?http/)).toBeVisible();
  await summary.getByText("generated client").click();
  await expect(summary.getByText(/getHealthSummaryOptions\(/)).toBeVisible();
  await summary.getByText("Try it").click();
  const form = page.getByRole("form", { name: "Try getHealthSummary" });
  await expect(form.getByText(/^Sent to this console as \w+/)).toBeVisible();
  await form.getByRole("button", { name: "Send GET" }).click();
  await expect(form.getByRole("status")).toContainText("200 OK");
  await expect(form.getByRole("region", { name: "Answer" })).toContainText("checks_summary");
  await expectAccessible(page, "a call that was answered");

  await actAs(context, "viewer");
  await page.goto("/contract/canary.html#runCheck");
  await page.locator("#runCheck").getByText("Try it").click();
  const run = page.getByRole("form", { name: "Try runCheck" });
  await expect(run).toContainText("expect a refusal");
  await run.getByRole("checkbox", { name: /changes data/ }).check();
  await run.getByRole("button", { name: "Send POST" }).click();
  await expect(run.getByRole("status")).toContainText("403");
});

test("the reference is one step from help and from a difference", async ({ page, context }) => {
  await compareEvery(page);
  await page.getByRole("button", { name: "Help" }).click();
  await expect(page.getByRole("menuitem", { name: "API reference" })).toHaveAttribute(
    "href",
    "/contract/",
  );
  await page.keyboard.press("Escape");
  await fault(context, { getHealthSummary: "drift" });
  await seeHealth(page);
  await differences(page).getByRole("link", { name: "getHealthSummary" }).click();
  await expect(page).toHaveURL(/\/contract\/canary\.html#getHealthSummary$/);
  await expect(page.getByRole("heading", { name: "GET /api/canary/api/summary" })).toBeInViewport();
  await clearFaults(context);
});

test("an operation has its own address in the reference", async ({ page }) => {
  // All of /db stood on one page once: old addresses lead to where it stands now.
  await page.goto("/contract/db.html#listChecks");
  await expect(page).toHaveURL(/\/contract\/db-health\.html#listChecks$/);
  const heading = page.getByRole("heading", { name: "GET /api/db/checks", exact: true });
  await expect(heading).toBeInViewport();
  await expect(page.locator("#listChecks").getByText("Row filters on")).toBeVisible();
});

/** Structure is the same in both themes: in the dark one only colours are asked about. */
async function expectAccessibleInBoth(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(path);
  await expectAccessible(page, `${path} in light`);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeFindings(page, { rules: ["color-contrast"] }), `${path} in dark`).toEqual([]);
}

test("the reference is accessible in both themes", async ({ page }) => {
  for (const path of [
    "/contract/",
    "/contract/auth.html",
    "/contract/canary.html",
    "/contract/schema-canary-http.html",
    "/contract/db.html",
  ])
    await expectAccessibleInBoth(page, path);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
});

const tags = [
  "access",
  "catalog",
  "health",
  "incidents",
  "notifications",
  "playbooks",
  "settings",
  "topology",
];

for (const tag of tags)
  test(`the page of the ${tag} tables is accessible`, async ({ page }) => {
    // Hundreds of rows of fields: the look at all of them takes its time.
    test.slow();
    await expectAccessibleInBoth(page, `/contract/db-${tag}.html`);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectNoSidewaysScroll(page);
  });

test("nobody reads the reference without a session", async ({ page, context }) => {
  await actAs(context, "signed-out");
  const answer = await page.goto("/contract/");
  expect(answer?.status()).toBe(401);
  await expect(page.getByRole("heading", { name: "Sign in to read the contract" })).toBeVisible();
  await expectAccessible(page, "the refusal");
  await actAs(context, "guest");
  expect((await page.goto("/contract/"))?.status()).toBe(200);
});
