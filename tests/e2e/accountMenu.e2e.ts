import { expect, test, type Page } from "@playwright/test";
import { parse } from "yaml";
import { sandboxPassword } from "~mocks/sandbox/identity/accounts";
import { people } from "~mocks/sandbox/db/people";
import { startConsole } from "./ownConsole";
import { actAs, expectAccessible, expectNoSidewaysScroll } from "./support";

const account = (page: Page) => page.getByRole("button", { name: /^Account of/ });
const entry = (page: Page, name: string) => page.getByRole("menuitem", { name });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("the menu greets, leads on by keyboard and needs no sign-out without a provider", async ({
  page,
}) => {
  await page.goto("/health");
  await account(page).focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("menu");
  await expect(menu).toContainText(`Hi ${people.admin.name}`);
  await expect(menu).toContainText(/Frontend: \S+, Backend: sandbox/);
  await expect(entry(page, "Sign out")).toHaveCount(0);
  await expect(entry(page, "Your Profile")).toHaveCount(0);
  await expectAccessible(page, "the user menu");
  await page.keyboard.press("ArrowDown");
  await expect(entry(page, "Act as")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(entry(page, "Download kubeconfig")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page, "Download and install kubeconfig")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(account(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await entry(page, "Contract").click();
  await expect(page).toHaveURL(/\/settings\/about\/contract$/);
});

test("downloads a kubeconfig and says how to use it", async ({ page, context }) => {
  await page.goto("/health");
  await account(page).click();
  await entry(page, "Download kubeconfig").click();
  const steps = dialog(page, "Download and install kubeconfig");
  await expect(steps).toContainText("kubectl --kubeconfig 127.0.0.1-kubeconfig.yaml get canaries");
  await expect(steps.getByRole("link", { name: "Learn more" })).toHaveAttribute("href", /^https:/);
  await expectAccessible(page, "the kubeconfig steps");
  // The new tab saves the file and is gone at once; what it got is looked at by a call of its own.
  const asked = context.waitForEvent("response", {
    predicate: (response) => response.url().endsWith("/api/kubeconfig"),
  });
  await steps.getByRole("button", { name: "Download kubeconfig" }).click();
  expect((await asked).status()).toBe(200);
  const file = await page.request.get("/api/kubeconfig");
  expect(file.headers()["content-disposition"]).toContain("127.0.0.1-kubeconfig.yaml");
  const config: unknown = parse(await file.text());
  expect(config).toMatchObject({ kind: "Config", "current-context": "default" });
});

test("a viewer is told why there is no kubeconfig", async ({ page, context }) => {
  await actAs(context, "viewer");
  await page.goto("/health");
  await account(page).click();
  await expect(entry(page, "Download kubeconfig")).toHaveAttribute("aria-disabled", "true");
  await expect(entry(page, "Download kubeconfig")).toContainText("You need write on database.");
});

test("sets up MCP: a token for it alone, texts for clients, and a check that it works", async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/health");
  await account(page).click();
  await entry(page, "Setup MCP").click();
  const form = dialog(page, "Setup MCP");
  await expect(form.getByRole("radio", { name: "Custom" })).toBeChecked();
  const level = (object: string) => form.getByRole("radiogroup", { name: object });
  await expect(level("MCP").getByRole("radio", { name: "Admin" })).toBeChecked();
  await expect(level("Catalog").getByRole("radio", { name: "None" })).toBeChecked();
  await form.getByLabel("Name").fill(`assistant ${Date.now()}`);
  await form.getByRole("button", { name: "Create Token" }).click();

  const result = dialog(page, "Token Created Successfully");
  const setup = result.getByRole("region", { name: "MCP Client Setup" });
  await setup.getByRole("tab", { name: "Claude Desktop" }).press("End");
  await page.keyboard.press("Enter");
  await expect(setup.getByRole("tabpanel", { name: "Direct HTTP" })).toContainText("curl");
  await expectAccessible(page, "the set-up of MCP");
  await setup.getByRole("tab", { name: "VS Code" }).click();
  await setup.getByRole("button", { name: /^Copy: .*mcp\.json/ }).click();
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied).toMatchObject({
    servers: { quarterdeck: { url: expect.stringMatching(/\/mcp$/) } },
  });
  await setup.getByRole("button", { name: "Initialise check" }).click();
  await expect(setup.getByRole("status")).toContainText("The MCP server answers");
  await page.setViewportSize({ width: 375, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, "the set-up of MCP on a phone");
});

test("the check of a token without MCP access says so, and is no lost session", async ({
  page,
}) => {
  await page.goto("/health");
  await account(page).click();
  await entry(page, "Setup MCP").click();
  const form = dialog(page, "Setup MCP");
  const level = (object: string, name: string) =>
    form.getByRole("radiogroup", { name: object }).getByRole("radio", { name });
  await form.getByLabel("Name").fill(`deaf assistant ${Date.now()}`);
  await level("MCP", "None").check();
  await level("Catalog", "Read").check();
  await form.getByRole("button", { name: "Create Token" }).click();
  const result = dialog(page, "Token Created Successfully");
  await result.getByRole("button", { name: "Initialise check" }).click();
  await expect(result.getByRole("status")).toContainText("The check failed: 403");
  await expect(page).toHaveURL(/\/health/);
});

/** A session of the administrator, made by the provider's own calls. */
async function signIn(page: Page, url: string): Promise<void> {
  const base = `${url}/api/.ory/self-service/login`;
  const headers = { accept: "application/json" };
  const started = await page.request.get(`${base}/browser`, { headers });
  const flow: {
    id: string;
    ui: { nodes: { attributes: { name?: string; value?: unknown } }[] };
  } = await started.json();
  const csrf = flow.ui.nodes.find(({ attributes }) => attributes.name === "csrf_token");
  const answer = await page.request.post(`${base}?flow=${flow.id}`, {
    headers,
    data: {
      csrf_token: csrf?.attributes.value,
      method: "password",
      identifier: people.admin.email,
      password: sandboxPassword,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("with the self-hosted provider the menu has the profile and the way out", async ({ page }) => {
  test.slow();
  const own = await startConsole({ AUTH: "kratos" });
  try {
    await signIn(page, own.url);
    await page.goto(`${own.url}/health?hidePassing=false`);
    await account(page).click();
    await expect(entry(page, "Your Profile")).toHaveAttribute("href", "/profile-settings");
    await entry(page, "Sign out").click();
    await expect(page).toHaveURL(/\/login\?return_to=%2Fhealth%3FhidePassing%3Dfalse/);
    await page.goto(`${own.url}/health`);
    await expect(page).toHaveURL(/\/(login|auth-state-check)/);
  } finally {
    await own.stop();
  }
});
