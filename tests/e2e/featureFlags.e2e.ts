import { expect, test, type Page } from "@playwright/test";
import { actAs, clearFaults, expectAccessible, expectNoSidewaysScroll, fault } from "./support";

const row = (page: Page, name: string) =>
  page.getByRole("grid", { name: "Feature Flags" }).getByRole("row", { name });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const messages = (page: Page) => page.getByRole("region", { name: "Messages" });

test("lists what the server goes by, searched and sorted in the address", async ({ page }) => {
  await page.goto("/settings/feature-flags");
  await expect(page).toHaveTitle("Feature Flags | Quarterdeck");
  await expect(row(page, "logs.disable")).toContainText("true switches off logs");
  await expect(row(page, "logs.disable")).toContainText("Ada Osei");
  await page.getByRole("textbox", { name: "Search flags" }).fill("retention");
  await expect(row(page, "logs.disable")).toHaveCount(0);
  await page.reload();
  await expect(row(page, "check.retention.age")).toBeVisible();
  await expect(row(page, "logs.disable")).toHaveCount(0);
});

test("a flag is chosen from a list, and the console follows it at once", async ({ page }) => {
  await page.goto("/settings/feature-flags");
  await expect(page.getByRole("link", { name: "Jobs History" })).toBeVisible();
  await page.getByRole("button", { name: "Add Feature Flag" }).click();
  await expect(page).toHaveURL(/add=true/);
  const adding = dialog(page, "Add Feature Flag");
  await adding.getByRole("button", { name: "Save" }).click();
  await expect(adding.getByText("please provide all details")).toHaveCount(1);
  await expectAccessible(page, "a refused flag");
  const flag = adding.getByRole("combobox", { name: "Feature flag" });
  await expect(flag.getByRole("option", { name: "logs.disable" })).toHaveCount(0);
  await flag.selectOption("settings.job_history.disable");
  await adding.getByRole("button", { name: "Save" }).click();
  await expect(adding.getByText("please provide all details")).toHaveCount(1);
  await adding.getByLabel("Value").selectOption("true");
  await adding.getByRole("button", { name: "Save" }).click();
  await expect(messages(page)).toContainText("Feature flag added successfully");
  await expect(page.getByRole("link", { name: "Jobs History" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Rules", exact: true })).toBeVisible();

  await row(page, "settings.job_history.disable").click();
  const editing = dialog(page, "Edit Feature Flag");
  await expect(editing.getByRole("textbox", { name: "Feature flag" })).toBeDisabled();
  await editing.getByLabel("Value").selectOption("false");
  await editing.getByRole("button", { name: "Update" }).click();
  await expect(messages(page)).toContainText("Feature flag updated successfully");
  await expect(page.getByRole("link", { name: "Jobs History" })).toBeVisible();

  await row(page, "settings.job_history.disable").click();
  await editing.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete feature flag" });
  await expect(question).toContainText("settings.job_history.disable");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(messages(page)).toContainText("Feature flag removed successfully");
  await expect(row(page, "logs.disable")).toBeVisible();
  // It is known even so, and set again from its row.
  await expect(row(page, "settings.job_history.disable")).toContainText("not set: on");
});

test("what nothing sets is listed with its meaning, and set from its row", async ({ page }) => {
  await page.goto("/settings/feature-flags?query=applications.disable");
  const unset = row(page, "applications.disable");
  await expect(unset).toContainText("true switches off applications");
  await expect(unset).toContainText("not set: on");
  await expect(unset).toContainText("default");
  await unset.click();
  const adding = dialog(page, "Add Feature Flag");
  await expect(adding.getByRole("textbox", { name: "Feature flag" })).toHaveValue(
    "applications.disable",
  );
  await expect(adding.getByRole("textbox", { name: "Feature flag" })).toBeDisabled();
  await expect(adding).toContainText("true switches off applications");
  await adding.getByRole("button", { name: "Save" }).click();
  await expect(adding.getByText("please provide all details")).toHaveCount(1);
  await adding.getByLabel("Value").selectOption("false");
  await adding.getByRole("button", { name: "Save" }).click();
  await expect(messages(page)).toContainText("Feature flag added successfully");
  await expect(unset).toContainText("db");
  await unset.click();
  await dialog(page, "Edit Feature Flag").getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("alertdialog", { name: "Delete feature flag" })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect(unset).toContainText("not set: on");
});

test("any other name holds text, and a failure loses nothing", async ({ page, context }) => {
  // Ends in a letter: beside the source "db" a last 7 would read like the value "7d".
  const name = `probe.${Date.now()}.text`;
  await page.goto("/settings/feature-flags?add=true");
  const adding = dialog(page, "Add Feature Flag");
  await adding
    .getByRole("combobox", { name: "Feature flag" })
    .selectOption({ label: "Another name…" });
  await adding.getByRole("textbox", { name: "Name" }).fill("logs.disable");
  await expect(adding.getByText("This flag exists already: edit it in the list.")).toBeVisible();
  await adding.getByRole("textbox", { name: "Name" }).fill(name);
  await adding.getByLabel("Value").fill("7d");
  await fault(context, { createPropertyRow: "500" });
  await adding.getByRole("button", { name: "Save" }).click();
  await expect(messages(page)).toContainText("the sandbox was asked to fail here");
  await expect(adding.getByRole("textbox", { name: "Name" })).toHaveValue(name);
  await expect(adding.getByLabel("Value")).toHaveValue("7d");
  await clearFaults(context);
  await adding.getByRole("button", { name: "Save" }).click();
  await expect(row(page, name)).toContainText("7d");
  await row(page, name).click();
  await dialog(page, "Edit Feature Flag").getByLabel("Value").fill("");
  await dialog(page, "Edit Feature Flag").getByRole("button", { name: "Update" }).click();
  await expect(messages(page)).toContainText("Feature flag updated successfully");
  await expect(row(page, name)).not.toContainText("7d");

  await fault(context, { listProperties: "500" });
  await page.reload();
  await expect(page.getByText("Error loading feature flags")).toBeVisible();
  await expect(row(page, "logs.disable")).toBeVisible();
});

test("an unknown flag, and one that may not be changed", async ({ page, context }) => {
  await page.goto("/settings/feature-flags?id=nothing.like.it");
  await expect(dialog(page, "Edit Feature Flag")).toContainText("No resources found");
  await actAs(context, "commander");
  await page.goto("/settings/feature-flags?id=check.retention.age");
  const reading = dialog(page, "Edit Feature Flag");
  await expect(reading).toContainText("You need write on properties");
  await expect(reading.getByRole("button", { name: "Update" })).toHaveCount(0);
  await reading.getByRole("button", { name: "Close" }).last().click();
  await expect(page).toHaveURL(/\/settings\/feature-flags$/);
  await expect(page.getByRole("button", { name: "Add Feature Flag" })).toHaveCount(0);
});

test("fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/settings/feature-flags?id=logs.disable");
  await expect(dialog(page, "Edit Feature Flag")).toBeVisible();
  await expectNoSidewaysScroll(page);
});
