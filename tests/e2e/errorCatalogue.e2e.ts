import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { seedConnections, seedId } from "~mocks/sandbox/db/seedIds";
import { startConsole } from "./ownConsole";
import { clearFaults, fault } from "./support";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const messages = (page: Page) => page.getByRole("region", { name: "Messages" });
const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).last().click();
const unique = (name: string) => `${name}-${Date.now()}-${Math.round(Math.random() * 1e6)}`;

/** The sandbox's own words for a failure: the answer's `error` field, else its `message` field, else its text. */
const words = {
  "500": "the sandbox was asked to fail here",
  "409": "another record stands in the way",
  "503": "Service Unavailable",
  "403": "unauthorized. Access Denied: it needs read on canaries.",
  malformed: "The backend's answer could not be read.",
  html: "The backend answered with a web page instead of data.",
} as const;

test.describe("a refused save is told in the words of the answer, and the form stays", () => {
  for (const [kind, text] of Object.entries(words))
    test(kind, async ({ page, context }) => {
      await page.goto(`/settings/scopes?id=${seedId("scope", 2)}`);
      const editing = dialog(page, "Edit Scope");
      await editing.getByLabel("Description").fill("typed with care");
      await fault(context, { updateScope: kind });
      await press(page, "Save");
      await expect(messages(page)).toContainText(text);
      await expect(editing.getByLabel("Description")).toHaveValue("typed with care");
    });

  test("Timeout: Request timed out. Please try again.", async ({ page, context }) => {
    // The clock of the limit, and nothing else, runs faster here.
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (limit) => timeout(limit / 10);
    });
    await page.goto(`/settings/scopes?id=${seedId("scope", 2)}`);
    await dialog(page, "Edit Scope").getByLabel("Description").fill("slow");
    await fault(context, { updateScope: "slow" });
    await press(page, "Save");
    await expect(messages(page)).toContainText("Request timed out. Please try again.");
  });

  test("Offline: No internet connection. Please try again.", async ({ page, context }) => {
    await page.goto(`/settings/scopes?id=${seedId("scope", 2)}`);
    await dialog(page, "Edit Scope").getByLabel("Description").fill("offline");
    await context.setOffline(true);
    await press(page, "Save");
    await expect(messages(page)).toContainText("No internet connection. Please try again.");
    await context.setOffline(false);
  });

  test("Network error: Network Error. Please try again.", async ({ page }) => {
    const own = await startConsole({ AUTH: "none" });
    await page.goto(`${own.url}/settings/scopes?id=${seedId("scope", 2)}`);
    await dialog(page, "Edit Scope").getByLabel("Description").fill("alone");
    await own.stop();
    await press(page, "Save");
    await expect(messages(page)).toContainText("Network Error. Please try again.");
  });
});

// Every other page and every other failure: tests/screens/matrix.ui.test.tsx.
test("a list that fails names itself, gives the words of the answer, and can be tried again", async ({
  page,
  context,
}) => {
  await fault(context, { listScopes: "500" });
  await page.goto("/settings/scopes");
  const panel = page.getByRole("alert");
  await expect(panel).toContainText("Error loading scopes");
  await expect(panel).toContainText(words["500"]);
  await clearFaults(context);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(panel).toHaveCount(0);
});

test("Table empty state: No data available, where rows are searched by server and by browser", async ({
  page,
}) => {
  for (const path of ["scopes", "tokens", "feature-flags"]) {
    await page.goto(`/settings/${path}?query=nothing-is-called-so`);
    await expect(page.getByText("No data available"), path).toBeVisible();
  }
});

async function permissionOf(request: APIRequestContext, data: object): Promise<string> {
  const made = await request.post("/api/db/permissions", {
    headers: { Prefer: "return=representation" },
    data: { subject_type: "group", subject: "guest", action: "read", object: "catalog", ...data },
  });
  const [{ id }]: [{ id: string }] = await made.json();
  return id;
}

test.describe("the error of a permission in words", () => {
  test("Scope not found, with the scope, and the way to try again", async ({ page, request }) => {
    const error = "ErrScopeExpansionScopeNotFound: nowhere/gone";
    const id = await permissionOf(request, { error, description: unique("faulty") });
    await page.goto(`/settings/permissions?id=${id}`);
    const trouble = dialog(page, "Edit Permission").getByRole("alert");
    await expect(trouble).toContainText("Scope not found");
    await expect(trouble).toContainText("Scope: nowhere/gone");
    await expect(trouble).toContainText("re-evaluates the permission");
    await expect(trouble.getByRole("button", { name: "Re-check" })).toBeVisible();
    await request.delete(`/api/db/permissions?id=eq.${id}`);
  });

  test("Checking... while the permission is evaluated again", async ({
    page,
    context,
    request,
  }) => {
    const id = await permissionOf(request, { error: "unknown", description: unique("slow") });
    await page.goto(`/settings/permissions?id=${id}`);
    const trouble = dialog(page, "Edit Permission").getByRole("alert");
    await expect(trouble).toContainText("Unknown error");
    await fault(context, { updatePermission: "slow" });
    await trouble.getByRole("button", { name: "Re-check" }).click();
    await expect(trouble.getByRole("button", { name: "Checking..." })).toBeVisible();
    await request.delete(`/api/db/permissions?id=eq.${id}`);
  });
});

test("failures to add, update and delete a permission are told, and the dialog stays", async ({
  page,
  context,
  request,
}) => {
  const id = await permissionOf(request, { description: unique("kept") });
  await fault(context, {
    createPermission: "409",
    updatePermission: "500",
    deletePermission: "503",
  });
  await page.goto(`/settings/permissions?id=${id}`);
  const editing = dialog(page, "Edit Permission");
  await editing.getByLabel("Description").fill("Changed");
  await press(page, "Save");
  await expect(messages(page)).toContainText(words["500"]);
  await press(page, "Delete");
  const question = page.getByRole("alertdialog", { name: "Delete Permission" });
  await expect(question).toContainText("Are you sure you want to delete the permission?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(messages(page)).toContainText(words["503"]);
  await expect(question).toHaveCount(0);
  await expect(editing.getByLabel("Description")).toHaveValue("Changed");
  await request.delete(`/api/db/permissions?id=eq.${id}`);

  await page.goto("/settings/permissions?add=true");
  const adding = dialog(page, "Add Permission");
  await adding.getByLabel("Subject Type").selectOption({ label: "Role" });
  await expect(adding.getByRole("button", { name: /^Catalog/ })).toBeVisible();
  // Where nothing is chosen nothing is missing.
  await expect(adding.getByText("choose another one")).toHaveCount(0);
  await adding.getByRole("combobox", { name: "Role" }).selectOption("guest");
  await adding.getByLabel("Resource Type").selectOption("Playbook");
  await adding.getByRole("button", { name: /^Playbook/ }).click();
  await adding.getByRole("combobox", { name: /^Search / }).fill("restart");
  await adding.getByRole("option", { name: /Restart a deployment/ }).click();
  await adding.getByLabel("Action").selectOption("read");
  await press(page, "Create");
  await expect(messages(page)).toContainText(words["409"]);
  await expect(adding.getByRole("combobox", { name: "Role" })).toHaveValue("guest");
});

test("a deletion that fails keeps the record and says why", async ({ page, context }) => {
  await fault(context, { updateConnection: "500" });
  await page.goto(`/settings/connections?id=${seedConnections.ledgerDatabase}`);
  await press(page, "Delete");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Are you sure you want to delete it?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(messages(page)).toContainText(words["500"]);
  await expect(page.getByRole("dialog", { name: /postgres|ledger|Connection/i })).toBeVisible();
});

test.describe("tokens and the clipboard", () => {
  const tokenForm = async (page: Page) => {
    await page.goto("/settings/tokens");
    await press(page, "Add token");
    const form = dialog(page, "Create Token");
    await form.getByLabel("Name").fill(unique("catalogue"));
    await press(page, "Create Token");
  };

  test("Clipboard not available", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "clipboard", { value: undefined }),
    );
    await tokenForm(page);
    await press(page, "Copy token");
    await expect(messages(page)).toContainText("Clipboard not available");
  });

  test("Failed to copy to clipboard", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
    });
    await tokenForm(page);
    await press(page, "Copy token");
    await expect(messages(page)).toContainText("Failed to copy to clipboard");
  });

  test("Failed to create token, where the answer has no words", async ({ page, context }) => {
    await fault(context, { createToken: "wordless" });
    await tokenForm(page);
    await expect(messages(page)).toContainText("Failed to create token");
    await expect(dialog(page, "Create Token")).toBeVisible();
  });

  test("An error occurred, where the answer of any other save has none", async ({
    page,
    context,
  }) => {
    await page.goto(`/settings/scopes?id=${seedId("scope", 2)}`);
    await dialog(page, "Edit Scope").getByLabel("Description").fill("wordless");
    await fault(context, { updateScope: "wordless" });
    await press(page, "Save");
    await expect(messages(page)).toContainText("An error occurred");
  });
});

test("an uncaught rendering error shows in the place of its part, and is logged", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") logged.push(message.text());
  });
  await page.addInitScript(() => {
    Intl.DateTimeFormat.prototype.formatToParts = () => {
      throw new RangeError("no such calendar");
    };
    Intl.DateTimeFormat.prototype.format = () => {
      throw new RangeError("no such calendar");
    };
  });
  await page.goto("/settings/scopes");
  await expect(page.getByRole("heading", { level: 1, name: "Scopes" })).toBeVisible();
  await expect(page.getByText("This row cannot be shown").first()).toBeVisible();
  await expect.poll(() => logged.join("\n")).toContain("no such calendar");
  await page.getByRole("link", { name: /^Notifications/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
});
