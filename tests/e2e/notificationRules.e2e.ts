import { expect, test, type Locator, type Page } from "@playwright/test";
import { editorsUrl } from "./servers";
import { actAs, fault } from "./support";

test.use({ baseURL: editorsUrl });

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

async function pick(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await page.getByRole("option", { name: text }).first().click();
}

test("a rule is written, tried out, saved, and looked through before it changes", async ({
  page,
}) => {
  const name = `failing ${Date.now()}`;
  await page.goto("/notifications/rules");
  await page.getByRole("button", { name: "New rule" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Notification" });
  await expect(dialog.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Recipient: This field is required");
  await dialog.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await dialog.getByRole("button", { name: "Add events" }).click();
  await page.getByRole("combobox", { name: "Search events" }).fill("check");
  await page.getByRole("option", { name: "check.failed" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("button", { name: "Remove check.failed" })).toBeVisible();
  const filter = dialog.getByRole("textbox", { name: "Filter" });
  await filter.fill("chek.name");
  await expect(dialog.getByText(/chek is not known/)).toBeVisible();
  await dialog.getByRole("button", { name: "Dry run" }).click();
  await expect(dialog.getByRole("region", { name: "Dry run" })).toContainText(
    "the filter cannot work: chek is not known",
  );
  await filter.fill("check.name.contains('webhook')");
  await dialog.getByRole("button", { name: "Dry run" }).click();
  const dryRun = dialog.getByRole("region", { name: "Dry run" });
  await expect(dryRun).toContainText(/\d+ of \d+ events would have been sent/);
  await expect(
    dryRun.getByRole("link", { name: "payments/webhook delivery" }).first(),
  ).toHaveAttribute("href", /^\/health\?checkId=/);
  await dialog.getByRole("textbox", { name: "Title" }).fill("$(.check.name) is $(.check.status)");
  await dialog.getByRole("button", { name: "Preview message" }).click();
  await expect(dialog.getByRole("region", { name: "Message" })).toContainText(
    "payments/webhook delivery is unhealthy",
  );
  await dialog.getByRole("radio", { name: "Team" }).first().click();
  await pick(page, dialog.getByRole("button", { name: /^Team/ }), "Checkout");
  await dialog.getByRole("textbox", { name: "Wait For", exact: true }).fill("30s");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Wait For: Enter 1m or more");
  await dialog.getByRole("textbox", { name: "Wait For", exact: true }).fill("5m");
  // What was typed outlives a reload.
  await page.reload();
  await expect(dialog.getByRole("textbox", { name: "Name", exact: true })).toHaveValue(name);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, name)).toContainText("Checkout");

  await row(page, name).click();
  const edit = page.getByRole("dialog", { name: "Edit Notification" });
  await expect(edit.getByRole("textbox", { name: "Wait For", exact: true })).toHaveValue("5m");
  await edit.getByRole("button", { name: "Pause" }).click();
  await expect(edit.getByText("Paused: Paused by hand")).toBeVisible();
  await edit.getByRole("textbox", { name: "Repeat Interval" }).fill("2h");
  await edit.getByRole("button", { name: "Update" }).click();
  const review = page.getByRole("dialog", { name: `Save changes to ${name}?` });
  await expect(review).toContainText("repeat_interval: 2h");
  await expect(review).toContainText("1 line added, 0 lines removed");
  await review.getByRole("button", { name: "Update" }).click();
  await expect(edit).toHaveCount(0);
  await expect(row(page, name)).toContainText("Paused");

  await row(page, name).click();
  await edit.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(row(page, name)).toHaveCount(0);
});

test("a name that is taken is said beside it, and what another one saved meanwhile is asked about", async ({
  page,
}) => {
  await page.goto("/notifications/rules");
  await row(page, "unhealthy items").click();
  const edit = page.getByRole("dialog", { name: "Edit Notification" });
  const name = edit.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("failing checks");
  await edit.getByRole("button", { name: "Update" }).click();
  await page
    .getByRole("dialog", { name: /^Save changes/ })
    .getByRole("button", { name: "Update" })
    .click();
  await expect(edit.getByText("Another rule of this namespace has this name")).toBeVisible();
  await name.fill("unhealthy items");
  await edit.getByRole("textbox", { name: "Title" }).fill("mine");

  const id = new URL(page.url()).searchParams.get("id") ?? "";
  await page.request.patch(`/api/db/notifications?id=eq.${id}`, { data: { title: "theirs" } });
  await edit.getByRole("button", { name: "Update" }).click();
  await page
    .getByRole("dialog", { name: /^Save changes/ })
    .getByRole("button", { name: "Update" })
    .click();
  const question = page.getByRole("alertdialog").or(page.getByRole("dialog", { name: /changed/i }));
  await expect(question.first()).toContainText("theirs");
});

test("a backend that cannot try rules out is said to be one", async ({ page, context }) => {
  await fault(context, { dryRunNotificationRule: "404" });
  await page.goto("/notifications/rules");
  await row(page, "unhealthy items").click();
  await page.getByRole("button", { name: "Dry run" }).click();
  await expect(page.getByRole("region", { name: "Dry run" })).toContainText(
    "This backend cannot try a rule out",
  );
  await actAs(context, "viewer");
  await page.reload();
  const edit = page.getByRole("dialog", { name: "Edit Notification" });
  await expect(edit).toContainText("You need write on notifications.");
  await expect(edit.getByRole("button", { name: "Update" })).toHaveCount(0);
});
