import { expect, test } from "@playwright/test";
import { people } from "~mocks/sandbox/db/people";
import { seedConfigs, seedPlaybooks } from "~mocks/sandbox/db/seedIds";
import { actAs, expectAccessible, expectNoSidewaysScroll } from "./support";

test("a denied page leads to why, and what would change it", async ({ page, context }) => {
  await actAs(context, "viewer");
  await page.goto("/settings/connections");
  await page.getByRole("link", { name: "Why?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Why may I, why not" })).toBeVisible();
  const answer = page.getByRole("region", { name: "Answer" });
  await expect(answer).toContainText("You may not read connections.");
  await expect(answer).toContainText("You have viewer and everyone, which do not grant it.");
  await expect(answer).toContainText(
    "An administrator can change that with the role admin or editor.",
  );
  await expect(
    page.getByRole("row").filter({ hasText: "/api/db/connections" }).first(),
  ).toContainText("refused");

  await page.getByLabel("Resource").selectOption("canaries");
  await expect(answer).toContainText("You may read canaries.");
  await expect(answer).toContainText("You have the role viewer, which grants it.");
  // A call may name roles of its own: reading the checks does not run them.
  const run = page.getByRole("row").filter({ hasText: "runCheck" });
  await expect(run).toContainText("refused");
  await expectAccessible(page, "why");
  await page.setViewportSize({ width: 375, height: 800 });
  await expectNoSidewaysScroll(page);
});

test("an administrator asks about somebody else", async ({ page }) => {
  await page.goto(`/why?person=${people.responder.id}&action=write&resource=incidents`);
  const answer = page.getByRole("region", { name: "Answer" });
  await expect(answer).toContainText(`${people.responder.name} may write incidents.`);
  await page.getByRole("radio", { name: "Read" }).check();
  await expect(page).toHaveURL(/action=read/);
  await page.getByLabel("Resource").selectOption("rbac");
  await expect(answer).toContainText(`${people.responder.name} may not read rbac.`);
});

test("a disabled control leads to why, by mouse and by keyboard", async ({ page, context }) => {
  await actAs(context, "viewer");
  await page.goto("/playbooks");
  const run = page.getByRole("button", { name: "Run Find the cause" });
  await run.focus();
  await expect(page.getByRole("tooltip")).toContainText("Press for why.");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/why\?.*playbook%3Arun/);
  await expect(page.getByText("Choose a playbook.")).toBeVisible();
});

test("an administrator asks about an access token, and about one playbook", async ({ page }) => {
  const made = await page.request.post("/api/auth/create_token", {
    data: {
      name: `why-${Date.now()}`,
      expiry: "30d",
      autoRenew: false,
      auto_renew: false,
      scope: [{ subject: "", object: "canaries", action: "read" }],
    },
  });
  expect(made.ok()).toBe(true);
  await page.goto("/why?action=read&resource=canaries");
  await page.getByRole("radio", { name: "Access token" }).check();
  await expect(page.getByText("Choose an access token.")).toBeVisible();
  const tokens = page.getByLabel("Access token", { exact: true }).last();
  const option = tokens.locator("option").filter({ hasText: "why-" }).first();
  await tokens.selectOption((await option.getAttribute("value")) ?? "");
  const answer = page.getByRole("region", { name: "Answer" });
  await expect(answer).toContainText(/The token why-\d+ may only partly read canaries/);
  await expect(answer).toContainText("A token never does more than its owner.");
  await expect(answer).toContainText("The scope of a token cannot be changed");
  await expect(page.getByRole("row").filter({ hasText: "getHealthSummary" })).toContainText(
    "allowed",
  );
  await expectAccessible(page, "why of a token");

  await page.getByRole("radio", { name: "One playbook" }).check();
  await page.goto(`${page.url()}&playbook=${seedPlaybooks.restart}`);
  await expect(answer).toContainText("may not run");
  await expect(answer).toContainText("The scope of the token does not hold it.");
  await page.getByRole("radio", { name: "Person" }).check();
  await expect(answer).toContainText(/You may run/);
  await expect(answer).toContainText("The role admin allows it.");
});

test("an administrator asks about one record, and about the permissions that name it", async ({
  page,
}) => {
  await page.goto(`/why?person=${people.viewer.id}`);
  await page.getByRole("radio", { name: "One record" }).check();
  await expect(page.getByText("Choose a catalog item.")).toBeVisible();
  await page.getByLabel("Kind", { exact: true }).selectOption("Connection");
  await page.goto(
    `/why?person=${people.viewer.id}&kind=config&id=${seedConfigs.checkoutApi}&action=read`,
  );
  const answer = page.getByRole("region", { name: "Answer" });
  await expect(answer).toContainText(`${people.viewer.name} may read checkout-api.`);
  await expect(answer).toContainText("has the role viewer, which grants it.");
  await expectAccessible(page, "why about a record");
  await page.getByRole("radio", { name: "Write" }).check();
  await expect(answer).toContainText("Nobody may change checkout-api.");
  await page.setViewportSize({ width: 375, height: 800 });
  await expectNoSidewaysScroll(page);
});
