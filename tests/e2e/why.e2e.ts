import { expect, test } from "@playwright/test";
import { people } from "~mocks/sandbox/db/people";
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
