import { expect, test, type Locator, type Page } from "@playwright/test";
import { editorsUrl } from "./servers";
import { fault } from "./support";

test.use({ baseURL: editorsUrl });

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

/** Closes the instructions without a copy of their token, which is asked about. */
async function closeUntaken(page: Page, steps: Locator): Promise<void> {
  const close = steps.getByRole("button", { name: "Close" }).last();
  const question = page.getByRole("alertdialog", { name: "Close without the token?" });
  await close.click();
  await question.getByRole("button", { name: "Go back" }).click();
  await expect(steps).toBeVisible();
  await close.click();
  await question.getByRole("button", { name: "Close" }).click();
  await expect(steps).toHaveCount(0);
}

test("an agent is added with its instructions, changed and deleted", async ({ page }) => {
  await page.goto("/settings/agents");
  await expect(row(page, "edge-lisbon")).toBeVisible();
  await expect(row(page, "local")).toHaveCount(0);
  await page.getByRole("button", { name: "Add Agent" }).click();
  await expect(page).toHaveURL(/addAgent=true/);
  const dialog = page.getByRole("dialog", { name: "Create new agent" });
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog.getByText("This field is required")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Name" }).fill("edge-lisbon");
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog.getByText("Another agent has this name")).toBeVisible();

  const name = `porto's ${Date.now()}`;
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("button", { name: "Add" }).click();
  await dialog.getByRole("textbox", { name: "Properties: key 1" }).fill("region");
  await dialog.getByRole("textbox", { name: "Properties: value 1" }).fill("north");
  await dialog.getByRole("switch", { name: "Kubernetes" }).click();
  await dialog.getByRole("button", { name: "Next" }).click();

  const steps = page.getByRole("dialog", { name: "Installation Instructions" });
  await expect(steps).toContainText("Access token will be shown only once.");
  await expect(steps).toContainText("kind: HelmRelease");
  await expect(steps).toContainText("mc-agent-kubernetes");
  await steps.getByRole("tab", { name: "Helm CLI" }).click();
  await expect(steps).toContainText(
    "helm upgrade --install mc-agent flanksource/mission-control-agent",
  );
  await expect(steps).toContainText(`agentName: "porto's`);
  await closeUntaken(page, steps);

  await row(page, name).click();
  const edit = page.getByRole("dialog", { name });
  await expect(edit).toContainText("Never seen");
  await edit.getByRole("textbox", { name: "Properties: value 1" }).fill("south");
  await edit.getByRole("button", { name: "Update" }).click();
  await expect(edit).toHaveCount(0);
  await row(page, name).click();
  await expect(edit.getByRole("textbox", { name: "Properties: value 1" })).toHaveValue("south");

  await edit.getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("dialog", { name: "Delete Agents Resources" })
    .getByRole("button", { name: "No" })
    .click();
  const sure = page.getByRole("alertdialog", { name: "Delete Agent" });
  await expect(sure).toContainText("What it has pushed stays.");
  await sure.getByRole("button", { name: "Delete" }).click();
  await expect(edit).toHaveCount(0);
  await expect(row(page, name)).toHaveCount(0);
});

test("an agent that lost its token gets one more, with which it signs in", async ({ page }) => {
  await page.goto("/settings/agents?query=lisbon");
  await row(page, "edge-lisbon").click();
  const dialog = page.getByRole("dialog", { name: "edge-lisbon" });
  await dialog.getByRole("button", { name: "New token" }).click();
  const steps = page.getByRole("dialog", { name: "Installation Instructions" });
  await expect(steps).toContainText("agentName: edge-lisbon");
  const [, token] = /password: "?([^\s"]+)/.exec((await steps.textContent()) ?? "") ?? [];
  const signedIn = await page.request.get("/api/auth/whoami", {
    headers: { authorization: `Bearer ${token}`, cookie: "" },
  });
  expect(signedIn.status()).toBe(200);
  expect(await signedIn.json()).toMatchObject({ payload: { user: { type: "agent" } } });
  await closeUntaken(page, steps);
  await expect(dialog).toBeVisible();
});

test("an agent shows what it has pushed and what failed there", async ({ page }) => {
  await page.goto("/settings/agents?query=lisbon");
  await row(page, "edge-lisbon").click();
  const dialog = page.getByRole("dialog", { name: "edge-lisbon" });
  await expect(dialog.getByRole("region", { name: "Errors" })).toContainText(
    "context deadline exceeded",
  );
  await dialog.getByText("Configs").locator("..").getByRole("link").click();
  await expect(page).toHaveURL(/\/catalog\?/);
  await expect(page.getByText("1 row", { exact: true })).toBeVisible();
});

test("the event queue shows errors in full and asks again by itself", async ({ page, context }) => {
  await page.clock.install();
  await page.goto("/settings/event-queue-status");
  await row(page, "playbook.run").click();
  const dialog = page.getByRole("dialog", { name: "Most Common Error for playbook.run" });
  await expect(dialog).toContainText("the playbook was deleted");
  await expect(page).toHaveURL(/id=playbook.run/);
  await page.keyboard.press("Escape");
  const again = page.waitForRequest((request) => request.url().includes("event_queue_summary"));
  await page.clock.runFor(5_100);
  await again;
  await fault(context, { listEventQueueSummary: "500" });
  await page.goto("/settings/event-queue-status");
  await expect(page.getByRole("alert")).toContainText("Error loading event queue");
});
