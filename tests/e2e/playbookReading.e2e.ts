import { spawnSync } from "node:child_process";
import { expect, test, type Browser, type BrowserContext, type Page } from "@playwright/test";
import type { Role } from "~mocks/sandbox/db/people";
import { tabTo } from "./keyboard";
import { startConsole, type OwnConsole } from "./ownConsole";
import { choose, result, step } from "./playbookPages";
import { actAs, expectAccessible } from "./support";

/** A console of its own: its seed is as it was, and its runs are in nobody's way. */
let own: OwnConsole;
test.beforeAll(async () => {
  own = await startConsole({});
});
test.afterAll(() => own.stop());

const opened: BrowserContext[] = [];
test.afterEach(async () => {
  await Promise.all(opened.splice(0).map((context) => context.close()));
});

async function pageOf(browser: Browser, role: Role, url = own.url): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  opened.push(context);
  await actAs(context, role, url);
  return context.newPage();
}

test("without a mouse: where a run failed and why, the bars of its steps, what it did behind that", async ({
  browser,
}) => {
  const editor = await pageOf(browser, "editor");
  await editor.goto("/playbooks?query=probe+the+replica");
  await tabTo(editor, editor.getByRole("button", { name: "Run Probe the replica" }));
  await editor.keyboard.press("Enter");
  const dialog = editor.getByRole("dialog", { name: "Probe the replica" });
  await tabTo(editor, dialog.getByRole("button", { name: /^Catalog Item/ }));
  await editor.keyboard.press("Enter");
  await editor.keyboard.type("checkout-api");
  await expect(editor.getByRole("option", { name: /^checkout-api/ }).first()).toBeVisible();
  await editor.keyboard.press("Enter");
  await tabTo(editor, dialog.getByRole("button", { name: "Run", exact: true }));
  await editor.keyboard.press("Enter");
  await expect(editor).toHaveURL(/\/playbooks\/runs\/[0-9a-f-]{36}$/);
  await expect(editor.getByRole("main")).toContainText("action connect");
  await expect(result(editor, "connect").getByRole("alert")).toContainText("nothing listens there");

  await tabTo(editor, step(editor, "look again", "Completed"));
  await editor.keyboard.press("Enter");
  await expect(result(editor, "look again").getByRole("grid")).toBeVisible();
  await expect(editor).toHaveURL(/action=/);
  await tabTo(editor, step(editor, "connect", "Failed"));
  await editor.keyboard.press("Space");
  await expect(result(editor, "connect").getByRole("alert")).toBeVisible();

  // Each step that ran has a bar on the axis, in the order in which they ran.
  const bars = await editor
    .getByRole("list", { name: "Actions" })
    .locator("i[data-tone]")
    .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().left));
  expect(bars.length).toBeGreaterThanOrEqual(2);
  expect(bars).toEqual(bars.toSorted((a, b) => a - b));
});

test("the runs of the seed as charts, and the same numbers as a table", async ({ browser }) => {
  const fresh = await startConsole({});
  try {
    const page = await pageOf(browser, "viewer", fresh.url);
    // Without the last two hours: what runs in there ends while one looks.
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const range = new URLSearchParams({ from: hoursAgo(30 * 24), to: hoursAgo(2) });
    await page.goto(`/playbooks/runs?charts=true&rangeType=absolute&${range}`);
    const charts = page.getByRole("region", { name: "Outcomes and durations" });
    const [completed, failed, other] = [5, 2, 1];
    await expect(charts.getByRole("img")).toHaveAccessibleName(
      new RegExp(`^${completed} completed, ${failed} failed, ${other} other runs`),
    );

    await tabTo(page, charts.getByRole("button", { name: "Show as table" }));
    await page.keyboard.press("Enter");
    const numbers = charts.getByRole("table").first();
    await expect(numbers.getByRole("columnheader")).toHaveText([
      "Time",
      "Completed",
      "Failed",
      "Other",
    ]);
    const cells = await numbers.getByRole("cell").allTextContents();
    const sum = (column: number) =>
      cells.reduce((all, text, place) => (place % 3 === column ? all + Number(text) : all), 0);
    expect([sum(0), sum(1), sum(2)]).toEqual([completed, failed, other]);
    // One run of twelve minutes before those hours.
    const drain = charts.getByRole("row", { name: /^Drain a node/ });
    await expect(drain.getByRole("cell")).toHaveText(["1", "0", "12 m", "12 m"]);
    await expectAccessible(page, "the charts of the runs");
  } finally {
    await fresh.stop();
  }
});

test("a run opens by a press anywhere on its row, and by Enter", async ({ browser }) => {
  const page = await pageOf(browser, "viewer");
  await page.goto("/playbooks/runs");
  const row = page
    .getByRole("grid", { name: "Playbook runs" })
    .getByRole("row", { name: /Ledger report/ })
    .first();
  await row.getByText("Failed").click();
  await expect(page).toHaveURL(/\/playbooks\/runs\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1, name: "Ledger report" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("the connection was refused");
  await page.goBack();
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/playbooks\/runs\/[0-9a-f-]{36}$/);
});

test("what is copied from the dialog starts the same run", async ({ browser }) => {
  const editor = await pageOf(browser, "editor");
  await editor.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => editor.evaluate(() => navigator.clipboard.readText());
  const dialog = await choose(editor, "Restart and verify");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("it's stuck");
  await dialog.getByRole("button", { name: "Copy as link" }).click();
  await expect.poll(copied).toContain("/playbooks/runs?");
  const link = await copied();
  await dialog.getByRole("button", { name: "Copy as curl" }).click();
  await expect.poll(copied).toContain("curl -X POST");
  const curl = await copied();
  expect(curl).toContain(`${own.url}/api/playbook/run`);
  const ran = spawnSync("/bin/sh", ["-c", `${curl} --silent`], { encoding: "utf8" });
  const { run_id: id } = JSON.parse(ran.stdout);
  await editor.goto(`/playbooks/runs/${id}?dialog=parameters`);
  await expect(editor.getByRole("dialog", { name: "Run parameters" })).toContainText("it's stuck");

  await editor.goto(link);
  const again = editor.getByRole("dialog", { name: "Restart and verify" });
  await expect(again.getByRole("textbox", { name: "Reason" })).toHaveValue("it's stuck");
  await expect(again).toContainText("checkout-api");
});
