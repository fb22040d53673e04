import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { startConsole, type OwnConsole } from "./ownConsole";

/** A script that tries what it must not be able to do, and tells by a failure what it was given. */
const script = `({ user, organization }) => {
  let reached = "nothing";
  try { reached = parent.document.title; } catch { reached = "nothing"; }
  let stored = "nothing";
  try { stored = String(localStorage.length); } catch { stored = "nothing"; }
  throw new Error("told " + user.name + " of " + organization.backendURL + ", reached " + reached + " and " + stored);
}`.replaceAll("\n", " ");

let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarterdeck-flags-"));
  await writeFile(join(folder, "server.properties"), `flanksource.ui.snippets=${script}\n`);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const startWith = (env: Readonly<Record<string, string>>): Promise<OwnConsole> =>
  startConsole({ SANDBOX_PROPERTIES: join(folder, "server.properties"), ...env });

const frame = (page: Page) => page.locator("iframe[title='Feature flag script']");

test("the script of the server's file runs once, cut off from the console, and a failure is only logged", async ({
  page,
}) => {
  const own = await startWith({ FLAG_SCRIPT: "true" });
  try {
    const told = page.waitForEvent("console", (message) =>
      message.text().startsWith("The feature flag script failed:"),
    );
    await page.goto(`${own.url}/health`);
    expect((await told).text()).toContain(
      `told Ada Osei of ${own.url}, reached nothing and nothing`,
    );
    await expect(page.getByRole("heading", { level: 1, name: "Health" })).toBeVisible();
    await expect(frame(page)).toHaveCount(1);
    const headers = (await page.request.get(`${own.url}/health`)).headers();
    expect(headers["content-security-policy"]).not.toContain("unsafe-eval");
  } finally {
    await own.stop();
  }
});

test("without the setting there is neither frame nor page, and a property of the database never counts", async ({
  page,
}) => {
  const own = await startWith({});
  try {
    await page.goto(`${own.url}/health`);
    await expect(page.getByRole("heading", { level: 1, name: "Health" })).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
    const answer = await page.request.get(`${own.url}/flag-script.html`);
    expect(await answer.text()).not.toContain("eval");
    await page.goto(`${own.url}/settings/feature-flags?query=snippets`);
    await page.getByRole("row", { name: /flanksource\.ui\.snippets/ }).click();
    await expect(page.getByText("Cannot edit local feature flags")).toBeVisible();
  } finally {
    await own.stop();
  }
});
