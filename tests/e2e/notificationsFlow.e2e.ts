import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, type Page } from "@playwright/test";
import { pressOn, tabTo, typeInto } from "./keyboard";
import { editorsUrl } from "./servers";

test.use({ baseURL: editorsUrl });

/** What the check asks, and what the rule tells. */
let server: Server;
let address: string;
let isUp = true;
const told: string[] = [];

test.beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const isHook = request.url === "/hook";
      if (isHook) told.push(body);
      response.writeHead(isHook || isUp ? 200 : 503).end();
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  // Guarantee: a listening TCP server has an address with a port.
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => server.close());

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

/** The page of a resource's notifications has come: the rows of the one before are gone. */
const ofResource = (page: Page) =>
  expect(page.getByRole("heading", { level: 1, name: /^Notifications of/ })).toBeVisible();

/** Writes a record; the walk itself begins with the rule. */
async function make(page: Page, table: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/db/${table}`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** A check that asks the server of this file, and a connection that posts to it; one name for both. */
async function makeCheck(page: Page): Promise<string> {
  const name = `flow-${Date.now()}-${Math.floor(Math.random() * 1_000)}`;
  await make(page, "connections", { name, type: "http", url: `${address}/hook`, source: "UI" });
  await make(page, "canaries", {
    name,
    namespace: "default",
    source: "UI",
    spec: { schedule: "0 0 1 1 *", http: [{ name, url: address }] },
  });
  return name;
}

/** Opens the list of checks once the new one is in it. */
async function openHealth(page: Page, name: string): Promise<void> {
  await page.goto(`/health?hidePassing=false&groupBy=no-group&query=${name}`);
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh", exact: true }).click();
    await expect(row(page, name)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

const toldOf = (name: string) => told.filter((body) => body.includes(name));

/** Runs the check that is open, and waits for what is said of it. */
async function run(page: Page, isPassing: boolean): Promise<void> {
  isUp = isPassing;
  // What the run before said may still be on the page.
  const answered = page.waitForResponse((answer) => answer.url().includes("/run/check/"));
  await page.getByRole("dialog").getByRole("button", { name: "Run Now" }).click();
  await answered;
  const said = isPassing ? /passed$/ : /failed: /;
  await expect(page.getByText(said).last()).toBeVisible();
}

test("a rule tells of a check that breaks, and a silence keeps it quiet", async ({ page }) => {
  test.slow();
  const name = await makeCheck(page);
  await page.goto("/notifications/rules?add=true");
  const rule = page.getByRole("dialog", { name: "Create Notification" });
  await rule.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await rule.getByRole("button", { name: "Add events" }).click();
  await page.keyboard.type("check.failed");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await rule.getByRole("textbox", { name: "Filter" }).fill(`check.name == '${name}'`);
  await rule.getByRole("radiogroup", { name: "Recipient" }).getByLabel("Connections").check();
  await rule.getByRole("button", { name: /^Connection Select/ }).click();
  await page.keyboard.type(name);
  await page.getByRole("option", { name }).click();
  await expect(rule.getByRole("button", { name: `Connection ${name}` })).toBeVisible();
  await rule.getByRole("textbox", { name: "Title" }).fill("$(.check.name) is down");
  await rule.getByRole("button", { name: "Save" }).click();
  await expect(rule).toHaveCount(0);

  await openHealth(page, name);
  await row(page, name).click();
  const drawer = page.url();
  await run(page, true);
  await run(page, false);
  await expect.poll(() => toldOf(name).length).toBe(1);
  expect(JSON.parse(toldOf(name)[0] ?? "")).toMatchObject({ title: `${name} is down` });

  await page.goto(`/notifications?query=${name}`);
  await expect(row(page, name)).not.toContainText("Deleted");
  await row(page, name).click();
  await ofResource(page);
  await row(page, "Sent").click();
  const details = page.getByRole("dialog", { name: "Notification Details" });
  await expect(details.getByText("check.failed", { exact: true })).toBeVisible();
  await expect(details.getByRole("region", { name: "Body as it was sent" })).toContainText(
    `${name} is down`,
  );
  await details.getByRole("link", { name: "Silence", exact: true }).click();
  const silence = page.getByRole("dialog", { name: "Create Notification Silence" });
  await expect(silence.getByText(name).first()).toBeVisible();
  await silence.getByRole("textbox", { name: "Name" }).fill(`quiet ${name}`);
  await silence.getByRole("button", { name: "Save" }).click();
  await expect(silence).toHaveCount(0);

  await page.goto(drawer);
  await expect(page.getByRole("link", { name: /^Silenced until/ })).toBeVisible();
  await run(page, true);
  await run(page, false);
  // What it has silenced is counted a moment after the check ran.
  const silenced = row(page, name).getByRole("link", { name: "1", exact: true });
  await expect(async () => {
    await page.goto(`/notifications/silences?query=${name}`);
    await expect(silenced).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await silenced.click();
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await row(page, name).click();
  await ofResource(page);
  await expect(row(page, "Silenced")).toBeVisible();
  expect(toldOf(name)).toHaveLength(1);

  await page.goto(`/notifications/silences?query=${name}`);
  await row(page, name).click();
  await page.getByRole("dialog").getByRole("link", { name: "Clone" }).click();
  await expect(silence.getByRole("textbox", { name: "Name" })).toHaveValue(`quiet ${name} (copy)`);
});

test("rule, broken check, send and silence need no pointer", async ({ page }) => {
  test.slow();
  const name = await makeCheck(page);
  await page.goto("/notifications/rules");
  await pressOn(page, page.getByRole("button", { name: "New rule" }));
  const rule = page.getByRole("dialog", { name: "Create Notification" });
  await typeInto(page, rule.getByRole("textbox", { name: "Name", exact: true }), name);
  await pressOn(page, rule.getByRole("button", { name: "Add events" }));
  await typeInto(page, page.getByRole("combobox", { name: "Search events" }), "check.failed");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(rule.getByRole("button", { name: "Remove check.failed" })).toBeVisible();
  await typeInto(page, rule.getByRole("textbox", { name: "Filter" }), `check.name == '${name}'`);
  const recipient = rule.getByRole("radiogroup", { name: "Recipient" });
  await tabTo(page, recipient.getByRole("radio").first());
  for (let step = 0; step < 4; step += 1) {
    if (await recipient.getByRole("radio", { name: "Connections" }).isChecked()) break;
    await page.keyboard.press("ArrowRight");
  }
  await pressOn(page, rule.getByRole("button", { name: /^Connection Select/ }));
  await typeInto(page, page.getByRole("combobox", { name: "Search connections" }), name);
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(rule.getByRole("button", { name: `Connection ${name}` })).toBeVisible();
  await pressOn(page, rule.getByRole("button", { name: "Save" }));
  await expect(rule).toHaveCount(0);

  await openHealth(page, name);
  await pressOn(page, row(page, name));
  for (const isPassing of [true, false]) {
    isUp = isPassing;
    const now = page.getByRole("dialog").getByRole("button", { name: "Run Now" });
    await expect(now).toBeEnabled();
    await pressOn(page, now);
    await expect(page.getByText(isPassing ? /passed$/ : /failed: /).last()).toBeVisible();
  }
  await expect.poll(() => toldOf(name).length).toBe(1);

  await page.goto(`/notifications?query=${name}`);
  await pressOn(page, row(page, name));
  await ofResource(page);
  await pressOn(page, row(page, "Sent"));
  const details = page.getByRole("dialog", { name: "Notification Details" });
  await pressOn(page, details.getByRole("link", { name: "Silence", exact: true }));
  const silence = page.getByRole("dialog", { name: "Create Notification Silence" });
  await tabTo(page, silence.getByRole("textbox", { name: "Name" }));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(`quiet ${name}`);
  await pressOn(page, silence.getByRole("button", { name: "Save" }));
  await expect(silence).toHaveCount(0);
  await expect(row(page, `quiet ${name}`)).toBeVisible();
});
