import { createServer, request as send, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, type Browser, type BrowserContext, type Page } from "@playwright/test";
import type { Role } from "~mocks/sandbox/db/people";
import { seedConfigs, seedRuns } from "~mocks/sandbox/db/seedIds";
import { startConsole, type OwnConsole } from "./ownConsole";
import { actAs, expectAccessible } from "./support";

/** A console of its own: scripts run on this machine, and its runs are in nobody's way. */
let own: OwnConsole;
test.beforeAll(async () => {
  own = await startConsole({ SANDBOX_EXEC: "true" });
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

const item = `/catalog/${seedConfigs.checkoutApi}`;

/** Opens a playbook's dialog from the menu of the catalog item. */
async function choose(page: Page, playbook: string) {
  await page.goto(item);
  await page.getByRole("button", { name: /^Playbooks:/ }).click();
  await page.getByRole("option", { name: new RegExp(`^${playbook}`) }).click();
  return page.getByRole("dialog", { name: playbook });
}

const step = (page: Page, name: string, state: string) =>
  page.getByRole("list", { name: "Actions" }).getByRole("button", { name: `${name}, ${state}` });
const result = (page: Page, name: string) =>
  page.getByRole("region", { name: `Result of ${name}` });

test("a run is started, approved by another role, watched, and run again", async ({ browser }) => {
  const editor = await pageOf(browser, "editor");
  const dialog = await choose(editor, "Restart and verify");
  await expect(dialog).toContainText("checkout-api");
  await dialog.getByRole("button", { name: "Run", exact: true }).click();
  await expect(dialog.getByText("This field is required")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("memory leak");
  await dialog.getByRole("combobox", { name: "Pause between pods" }).selectOption("2 seconds");
  await expectAccessible(editor, "the run dialog");
  await dialog.getByRole("button", { name: "Run", exact: true }).click();
  await expect(editor).toHaveURL(/\/playbooks\/runs\/[0-9a-f-]{36}$/);
  await expect(editor.getByRole("main")).toContainText("Pending Approval");
  await expect(editor.getByRole("button", { name: "Approve" })).toHaveCount(0);

  const responder = await pageOf(browser, "responder");
  await responder.goto("/playbooks/approvals");
  const waiting = responder
    .getByRole("list", { name: "Runs that wait for you" })
    .getByRole("listitem")
    .filter({ hasText: "Restart and verify" });
  await expect(waiting).toContainText("memory leak");
  await waiting.getByRole("button", { name: "Approve Restart and verify" }).click();
  await expect(responder.getByText("Playbook run approved")).toBeVisible();

  const output = result(editor, "restart");
  // The pods come one by one: the first is there long before the last.
  await expect(output).toContainText("pod 1 of 4 ready");
  await expect(output).not.toContainText("pod 4 of 4 ready");
  await expect(editor.getByRole("main")).toContainText("Running");
  await expect(step(editor, "tell", "Completed")).toBeVisible();
  await step(editor, "restart", "Completed").click();
  await expect(output).toContainText("pod 4 of 4 ready");
  await output.getByRole("tab", { name: /^pods\.csv/ }).click();
  await expect(output.getByRole("grid", { name: "pods.csv" })).toContainText("ready");
  await step(editor, "changes", "Completed").click();
  await expect(result(editor, "changes").getByRole("grid")).toContainText("PlaybookScheduled");
  await expectAccessible(editor, "a completed run");

  await editor.getByRole("button", { name: "Rerun Playbook" }).click();
  const again = editor.getByRole("dialog", { name: "Restart and verify" });
  await expect(again.getByRole("textbox", { name: "Reason" })).toHaveValue("memory leak");
});

test("a run that fails shows where and why, and a viewer only looks", async ({ browser }) => {
  const editor = await pageOf(browser, "editor");
  const dialog = await choose(editor, "Probe the replica");
  await expect(dialog).toContainText("No parameters for this playbook.");
  await dialog.getByRole("button", { name: "Run", exact: true }).click();
  await expect(editor.getByRole("main")).toContainText("action connect");
  await expect(step(editor, "connect", "Failed")).toHaveAttribute("aria-pressed", "true");
  await expect(result(editor, "connect").getByRole("alert")).toContainText("nothing listens there");
  await expect(editor.getByRole("list", { name: "Actions" })).toContainText("Skipped");
  await step(editor, "look again", "Completed").click();
  await expect(result(editor, "look again").getByRole("grid")).toBeVisible();

  const viewer = await pageOf(browser, "viewer");
  await viewer.goto(new URL(editor.url()).pathname);
  await expect(viewer.getByRole("button", { name: "Parameters" })).toBeVisible();
  await expect(viewer.getByRole("button", { name: /Cancel run|Approve/ })).toHaveCount(0);
  await viewer.goto(item);
  await expect(viewer.getByRole("heading", { name: "checkout-api" })).toBeVisible();
  await expect(viewer.getByRole("button", { name: /^Playbooks:/ })).toHaveCount(0);
});

/** Counts on the server's side what reaches it. */
async function counting(
  target: string,
): Promise<{ url: string; reads: () => number; server: Server }> {
  let reads = 0;
  const { hostname, port } = new URL(target);
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/api/db/playbook_runs?")) reads += 1;
    const { method, headers, url: path } = request;
    const onward = send({ hostname, port, method, headers, path }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  // Guarantee: a listening TCP server has an address with a port.
  const { port: own } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${own}`, reads: () => reads, server };
}

/** Reads that a minute of a page brings to the server, its timers hurried on; each answer is waited for. */
async function readsOfAMinute(page: Page, reads: () => number): Promise<number> {
  const before = reads();
  for (let second = 0; second < 60; second += 1) {
    await page.clock.runFor(1_000);
    await page.evaluate(() => fetch("/healthz").then((answer) => answer.text()));
  }
  return reads() - before;
}

test("a run is asked for as often as its state needs", async ({ browser }) => {
  const { url, reads, server } = await counting(own.url);
  try {
    const page = await pageOf(browser, "admin", url);
    await page.clock.install();
    await page.goto(`/playbooks/runs/${seedRuns.running}`);
    await expect(page.getByRole("main")).toContainText("Running");
    // One look at the run every two seconds, and twice a minute for the badge of what waits for approval at most.
    const running = await readsOfAMinute(page, reads);
    expect(running).toBeGreaterThanOrEqual(20);
    expect(running).toBeLessThanOrEqual(32);

    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    expect(await readsOfAMinute(page, reads)).toBe(0);

    await page.goto(`/playbooks/runs/${seedRuns.completed}`);
    await expect(page.getByRole("main")).toContainText("Completed");
    expect(await readsOfAMinute(page, reads)).toBe(0);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
