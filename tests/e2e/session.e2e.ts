import { expect, test, type Page } from "@playwright/test";
import { people } from "~mocks/sandbox/db/people";
import { normalUrl } from "./servers";
import { actAs, clearFaults, fault } from "./support";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const ended = (page: Page) => heading(page, "Your session has ended");
const account = (page: Page) => page.getByRole("button", { name: /^Account of / });

test("while nobody is known yet the outline of the page shows, and says that it loads", async ({
  page,
  context,
}) => {
  await fault(context, { whoami: "slow" });
  await page.goto("/health");
  await expect(page.getByRole("status", { name: /^Loading/ })).toBeVisible();
  await expect(account(page)).toHaveCount(0);
  await clearFaults(context);
  // The slow answer ends as a failure; the reader tries again and is in.
  await expect(heading(page, "The console could not start")).toBeVisible({ timeout: 15_000 });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(heading(page, "Health")).toBeVisible();
});

test("when whoami fails the page says so and Retry starts the console", async ({
  page,
  context,
}) => {
  for (const kind of ["500", "503", "404", "malformed", "html"]) {
    await fault(context, { whoami: kind });
    await page.goto("/notifications?from=start");
    await expect(heading(page, "The console could not start")).toBeVisible();
    await expect(page).toHaveTitle("Error | Quarterdeck");
  }
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(heading(page, "The console could not start")).toBeVisible();
  await clearFaults(context);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(heading(page, "Notifications")).toBeVisible();
  await expect(page).toHaveURL(/\/notifications\?from=start$/);
});

test("without feature flags every feature is on", async ({ page, context }) => {
  await fault(context, { getProperties: "500" });
  await page.goto("/health");
  await expect(heading(page, "Health")).toBeVisible();
});

test("a 401 leads to the session page, and back to the same address once there is a session", async ({
  page,
  context,
}) => {
  const path = "/health?hidePassing=false&query=ledger%20%26%20co";
  await actAs(context, "signed-out");
  await page.goto(path);
  await expect(ended(page)).toBeVisible();
  await expect(page).toHaveTitle("Session | Quarterdeck");
  const address = new URL(page.url());
  expect(address.pathname).toBe("/auth-state-check");
  const returnTo = address.searchParams.get("return_to") ?? "";
  const target = new URL(returnTo, normalUrl);
  expect(target.pathname).toBe("/health");
  expect([...target.searchParams]).toEqual([
    ["hidePassing", "false"],
    ["query", "ledger & co"],
  ]);
  // One parameter: what belongs to the page's address is encoded.
  expect([...address.searchParams.keys()]).toEqual(["return_to"]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(ended(page)).toBeVisible();
  await actAs(context, "editor");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(
    page.getByRole("button", { name: `Account of ${people.editor.name}` }),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/health");
  await expect(
    page.getByRole("textbox", { name: "Search by name, description, or endpoint" }),
  ).toHaveValue("ledger & co");
});

test("a session that ends in the middle leads there as well, and a focus of the window back", async ({
  page,
  context,
}) => {
  await page.goto("/health?hidePassing=false");
  await expect(page.getByRole("row").nth(2)).toBeVisible();
  await page.getByRole("button", { name: "Refresh", exact: true }).focus();
  await actAs(context, "signed-out");
  // Whichever call comes first meets the end of the session, so the button may be gone already.
  await page.keyboard.press("Enter");
  await expect(ended(page)).toBeVisible();
  await actAs(context, "admin");
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("row").nth(2)).toBeVisible();
  await expect(page).toHaveURL(/\/health\?hidePassing=false$/);
});

test("a 401 of one call alone does not send the reader in circles", async ({ page, context }) => {
  await fault(context, { getHealthSummary: "401" });
  await page.goto("/health");
  await expect(ended(page)).toBeVisible();
  await expect(page.getByRole("main")).toContainText(
    "You are signed in, but the backend refuses calls of the page that you left.",
  );
  await clearFaults(context);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(heading(page, "Health")).toBeVisible();
  await expect(page.getByRole("row").nth(2)).toBeVisible();
});

test("return_to never leaves the console", async ({ page, context }) => {
  const strays: string[] = [];
  context.on("request", (request) => {
    if (!request.url().startsWith(`${normalUrl}/`) && !request.url().startsWith("data:"))
      strays.push(request.url());
  });
  for (const evil of [
    "//evil.example",
    "https://evil.example",
    "/\\evil.example",
    "javascript:document.title='evil'",
    "/%2F/evil.example",
  ]) {
    await page.goto(`/auth-state-check?return_to=${encodeURIComponent(evil)}`);
    await expect(heading(page, "Dashboard"), evil).toBeVisible();
    expect(new URL(page.url()).origin, evil).toBe(normalUrl);
    await expect(page, evil).toHaveURL(/\/topology$/);
  }
  expect(strays).toEqual([]);
  await page.goto(`/auth-state-check?return_to=${encodeURIComponent("/notifications?a=b#c")}`);
  await expect(heading(page, "Notifications")).toBeVisible();
  await page.goto("/auth-state-check?return_to=%2Fnotifications&return_to=%2F%2Fevil.example");
  await expect(account(page)).toBeVisible();
  expect(new URL(page.url()).origin).toBe(normalUrl);
});

test("offline says so in the given words, keeps what is shown, and goes on when online", async ({
  page,
  context,
}) => {
  await page.goto("/health?hidePassing=false");
  const row = page.getByRole("row").nth(2);
  await expect(row).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await expect(page.getByText("No internet connection. Please try again.").first()).toBeVisible();
  await expect(row).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("main").getByText("No internet connection")).toHaveCount(0);
  await expect(row).toBeVisible();
});
