import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { startConsole, type OwnConsole } from "./ownConsole";

let mock: ChildProcess;
let mockUrl: string;
let served: OwnConsole;

/** Starts `npm run mock` on a free port and reads its address from what it prints. */
async function startMock(): Promise<string> {
  mock = spawn("node_modules/.bin/tsx", ["mocks/prism.ts", "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!mock.stdout) throw new Error("The mock has no output");
  for await (const line of createInterface({ input: mock.stdout })) {
    const url = / is ready: (http:\S+)/.exec(line)?.[1];
    if (url !== undefined) {
      mock.stdout.resume();
      return url;
    }
  }
  throw new Error("The mock ended before it named its address");
}

test.beforeAll(async () => {
  mockUrl = await startMock();
  served = await startConsole({ AUTH: "none", BACKEND_URL: mockUrl });
});
test.afterAll(async () => {
  await served.stop();
  mock.kill("SIGTERM");
});

test("every page of the sidebar renders against the stateless mock", async ({ page }) => {
  test.setTimeout(180_000);
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`${page.url()} ${error.message}`));
  await page.goto(served.url);
  const sidebar = page.getByRole("navigation", { name: "Main" });
  await expect(sidebar.getByRole("link").first()).toBeVisible();
  const settings = sidebar.getByRole("button", { name: "Settings" });
  if ((await settings.getAttribute("aria-expanded")) === "false") await settings.click();
  const links = await sidebar
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "/"));
  expect(links.length).toBeGreaterThan(1);
  for (const href of [...links, "/notifications", "/settings/about/contract"]) {
    await page.goto(`${served.url}${href}`);
    await expect(page.getByRole("heading", { level: 1 }), href).toBeVisible();
    await expect(page.getByRole("main").locator("[aria-busy=true]"), href).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("alert"), href).toHaveCount(0);
  }
  expect(problems).toEqual([]);
});

test("a check of the mock opens with its details", async ({ page }) => {
  await page.goto(`${served.url}/health?checkId=01900000-0004-7000-8000-0000000000c9`);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("tab", { name: "Spec" })).toBeVisible();
});

test("QA sets cases of a list: no rows, a failure, many rows, and none again", async ({ page }) => {
  const choose = async (label: string) => {
    await page.goto(`${mockUrl}/mock`);
    await page.getByRole("searchbox", { name: "Search" }).fill("scopeList");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByRole("combobox", { name: "Case of scopeList" }).selectOption({ label });
    await page.getByRole("button", { name: "Set case of scopeList" }).click();
    await expect(page.getByRole("region", { name: "Chosen cases" })).toContainText(
      /scopeList|No case/,
    );
    await page.goto(`${served.url}/settings/scopes`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  };
  const main = page.getByRole("main");
  await choose("empty: no rows");
  await expect(main.getByText("No data available")).toBeVisible();
  await choose("status 500");
  await expect(main.getByRole("alert").first()).toBeVisible();
  await choose("many rows");
  await expect(main.getByRole("navigation", { name: /^Pages/ })).toContainText("120");
  await choose("as in the contract");
  await expect(main.getByRole("alert")).toHaveCount(0);
  await expect(main.getByRole("row").nth(1)).toBeVisible();
});

test("the page of the cases is readable for everybody", async ({ page }) => {
  await page.goto(`${mockUrl}/mock?q=people`);
  await expect(page.getByRole("heading", { name: "Cases of the mock" })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const requests = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save them" }).click();
  expect((await requests).suggestedFilename()).toBe("requests.jsonl");
});
