import { createServer, request as send, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, type Browser, type BrowserContext, type Page } from "@playwright/test";
import type { Role } from "~mocks/sandbox/db/people";
import { seedConfigs, seedPlaybooks, seedRuns } from "~mocks/sandbox/db/seedIds";
import { tabTo } from "./keyboard";
import { startConsole, type OwnConsole } from "./ownConsole";
import { checkoutItem, choose, result, step } from "./playbookPages";
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

test("a run is started, approved by another role, watched, and run again", async ({ browser }) => {
  const editor = await pageOf(browser, "editor");
  const dialog = await choose(editor, "Restart and verify");
  await expect(dialog).toContainText("checkout-api");
  await expect(dialog.getByRole("button", { name: "Run", exact: true })).toBeDisabled();
  await expect(dialog.getByText("Fill in Reason.")).toBeVisible();
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
  const first = editor.url();
  await again.getByRole("button", { name: "Run", exact: true }).click();
  await expect(editor).not.toHaveURL(first);
  await expect(editor).toHaveURL(/\/playbooks\/runs\/[0-9a-f-]{36}$/);
  await expect(editor.getByRole("main")).toContainText("Pending Approval");
  await editor.getByRole("button", { name: /^Parameters/ }).click();
  const parameters = editor.getByRole("dialog", { name: "Run parameters" });
  await expect(parameters).toContainText("memory leak");
  await expect(parameters.getByRole("definition").nth(1)).toHaveText("2");
});

test("without a shell and without a mouse: found, run, approved, its panes read", async ({
  browser,
}) => {
  const quiet = await startConsole({});
  try {
    const editor = await pageOf(browser, "editor", quiet.url);
    await editor.goto("/playbooks?query=verify+a+deployment");
    await tabTo(editor, editor.getByRole("button", { name: "Run Verify a deployment" }));
    await editor.keyboard.press("Enter");
    const dialog = editor.getByRole("dialog", { name: "Verify a deployment" });
    await tabTo(editor, dialog.getByRole("button", { name: /^Catalog Item/ }));
    await editor.keyboard.press("Enter");
    await editor.keyboard.type("checkout-api");
    await expect(editor.getByRole("option", { name: /^checkout-api/ })).toBeVisible();
    await editor.keyboard.press("Enter");
    await tabTo(editor, dialog.getByRole("textbox", { name: "Reason" }));
    await editor.keyboard.type("by hand");
    await editor.keyboard.press("Enter");
    await expect(editor).toHaveURL(/\/playbooks\/runs\/[0-9a-f-]{36}$/);
    await expect(editor.getByRole("main")).toContainText("Pending Approval");

    const responder = await pageOf(browser, "responder", quiet.url);
    await responder.goto(new URL(editor.url()).pathname);
    await tabTo(responder, responder.getByRole("button", { name: "Approve", exact: true }));
    await responder.keyboard.press("Enter");
    const question = responder.getByRole("alertdialog").or(responder.getByRole("dialog"));
    await tabTo(responder, question.getByRole("button", { name: "Approve", exact: true }));
    await responder.keyboard.press("Enter");

    await expect(
      step(editor, "look again", "Sleeping").or(editor.getByText("Sleeping")),
    ).not.toHaveCount(0);
    await expect(step(editor, "tell", "Completed")).toBeVisible();
    await tabTo(editor, step(editor, "changes", "Completed"));
    await editor.keyboard.press("Enter");
    await expect(result(editor, "changes").getByRole("grid")).toContainText("PlaybookScheduled");
    const rows = result(editor, "changes").getByRole("tab", { name: "Rows" });
    await tabTo(editor, rows);
    await editor.keyboard.press("ArrowRight");
    await editor.keyboard.press("Enter");
    await expect(result(editor, "changes").getByRole("tab", { name: "Action" })).toHaveAttribute(
      "aria-selected",
      "true",
    );

    // What does need a shell says so where it stands.
    const failing = await pageOf(browser, "admin", quiet.url);
    await failing.goto(
      `/playbooks/runs?playbook=${seedPlaybooks.verify}&run=true&config_id=${seedConfigs.checkoutApi}&params.reason=try`,
    );
    // The list behind has a button of the same name, and is there before the dialog.
    await failing.getByRole("dialog").getByRole("button", { name: "Run", exact: true }).click();
    await failing.getByRole("button", { name: "Approve", exact: true }).click();
    await failing.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
    await expect(result(failing, "restart").getByRole("alert")).toContainText("SANDBOX_EXEC=true");
  } finally {
    await quiet.stop();
  }
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
  await viewer.goto(checkoutItem);
  await expect(viewer.getByRole("heading", { name: "checkout-api" })).toBeVisible();
  await expect(viewer.getByRole("button", { name: /^Playbooks:/ })).toHaveCount(0);
});

/** Calls that reached a server. */
interface Counts {
  /** For the run and its actions. */
  reads: number;
  /** For what waits for the reader's approval. */
  badge: number;
}

/** Counts on the server's side what reaches it. */
async function counting(
  target: string,
): Promise<{ url: string; counts: () => Counts; server: Server }> {
  let reads = 0;
  let badge = 0;
  const { hostname, port } = new URL(target);
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/api/db/playbook_runs?"))
      if (request.url.includes("status=eq.pending_approval")) badge += 1;
      else reads += 1;
    if (request.url?.startsWith("/api/db/playbook_run_actions?")) reads += 1;
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
  return { url: `http://127.0.0.1:${own}`, counts: () => ({ reads, badge }), server };
}

/** Calls that a minute of a page brings to the server, its timers hurried on; each answer is waited for. */
async function callsOfAMinute(page: Page, counts: () => Counts): Promise<Counts> {
  const before = counts();
  for (let second = 0; second < 60; second += 1) {
    await page.clock.runFor(1_000);
    await page.evaluate(() => fetch("/healthz").then((answer) => answer.text()));
  }
  const after = counts();
  return { reads: after.reads - before.reads, badge: after.badge - before.badge };
}

test("a run is asked for as often as its state needs", async ({ browser }) => {
  const { url, counts, server } = await counting(own.url);
  try {
    const page = await pageOf(browser, "admin", url);
    await page.clock.install();
    await page.goto(`/playbooks/runs/${seedRuns.running}`);
    await expect(page.getByRole("main")).toContainText("Running");
    // One look at the run every two seconds, and one at the action that is looked at every one and a half.
    const running = await callsOfAMinute(page, counts);
    expect(running.reads).toBeGreaterThanOrEqual(40);
    expect(running.reads).toBeLessThanOrEqual(72);
    // Once when it comes, then twice a minute.
    expect(running.badge).toBeLessThanOrEqual(3);

    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    expect(await callsOfAMinute(page, counts)).toEqual({ reads: 0, badge: 0 });

    await page.goto(`/playbooks/runs/${seedRuns.completed}`);
    await expect(page.getByRole("main")).toContainText("Completed");
    await expect(page.getByRole("tab", { name: "Action" })).toBeVisible();
    const finished = await callsOfAMinute(page, counts);
    expect(finished.reads).toBe(0);
    expect(finished.badge).toBeGreaterThanOrEqual(1);
    expect(finished.badge).toBeLessThanOrEqual(3);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
