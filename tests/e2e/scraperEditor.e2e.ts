import { expect, test, type Page } from "@playwright/test";
import { editorsUrl } from "./servers";
import { editor, fillEditor } from "./specEditor";
import { actAs, expectNoSidewaysScroll, fault } from "./support";
import { editorPage, scraperKind, storedRecord } from "./typeEditors";
import { openMore } from "./typeForms";

test.use({ baseURL: editorsUrl });

const add = "/catalog/scrapers/add";
const parts = (page: Page) => editorPage(page, scraperKind);
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const specs = (page: Page) => page.getByRole("code").filter({ has: editor(page, "Specs") });

test("schedule and retention are kept with the scraper, once each", async ({ page }) => {
  const { name, form, save, update, messages } = parts(page);
  const own = `kept-${Date.now()}`;
  const file = form("File");
  await page.goto(`${add}?type=file`);
  await name.fill(own);
  await file.getByRole("combobox", { name: "Format" }).selectOption("yaml");
  await file.getByRole("textbox", { name: "Icon" }).fill("git");
  await expect(file.getByRole("textbox", { name: "Schedule" })).toHaveCount(1);
  await file.getByRole("button", { name: "@daily" }).click();
  await openMore(file);
  await file.getByRole("button", { name: "Add to Changes" }).click();
  const changes = file.getByRole("group", { name: "Changes", exact: true });
  await changes.getByRole("textbox", { name: "Age" }).fill("30d");
  await save.click();
  await expect(changes).toContainText("This field is required");
  await changes.getByRole("textbox", { name: "Name" }).fill("Deployment");
  await changes.getByRole("textbox", { name: "Count" }).fill("100");
  await file.getByRole("button", { name: "Add to Types" }).click();
  const types = file.getByRole("group", { name: "Types", exact: true });
  await types.getByRole("textbox", { name: "Name" }).fill("Kubernetes::Pod");
  await types.getByRole("textbox", { name: "Deleted Age" }).fill("7d");
  await save.click();
  await expect(messages).toContainText(`${own} created successfully`);
  await expect(page).toHaveURL(/\/catalog\/scrapers$/);

  const { id, spec } = await storedRecord(page, scraperKind, own);
  // A scraper's entry has no name unless somebody gives it one: that is the name of what it finds.
  expect(spec).toEqual({
    schedule: "@daily",
    retention: {
      changes: [{ name: "Deployment", age: "30d", count: 100 }],
      types: [{ name: "Kubernetes::Pod", deletedAge: "7d" }],
    },
    file: [{ format: "yaml", icon: "git" }],
  });

  await page.goto(`/catalog/scrapers/${id}`);
  await expect(changes.getByRole("textbox", { name: "Count" })).toHaveValue("100");
  await expect(parts(page).name).toBeDisabled();
  await file.getByRole("textbox", { name: "Schedule" }).fill("never ever");
  await update.click();
  await expect(file).toContainText("Enter five cron fields");
  await file.getByRole("textbox", { name: "Schedule" }).fill("0 2 * * *");
  await update.click();
  const review = page.getByRole("dialog", { name: `Save changes to ${own}?` });
  await expect(review).toContainText("0 2 * * *");
  await review.getByRole("button", { name: "Update" }).click();
  await expect(messages).toContainText(`${own} updated successfully`);
  expect((await storedRecord(page, scraperKind, own)).spec["schedule"]).toBe("0 2 * * *");
  await tab(page, "Job History").click();
  await expect(page.getByRole("tabpanel")).toContainText("No data available");

  await tab(page, "Form").click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(messages).toContainText(`${own} deleted successfully`);
});

test("a spec of no known type opens as code and stays as it is", async ({ page }) => {
  const own = `custom-${Date.now()}`;
  const data = { name: own, source: "UI", spec: { terraform: [{ name: own, state: "s3://a/b" }] } };
  expect((await page.request.post("/api/db/config_scrapers", { data })).ok()).toBe(true);
  const { id } = await storedRecord(page, scraperKind, own);
  await page.goto(`/catalog/scrapers/${id}`);
  await expect(tab(page, "Form")).toHaveCount(0);
  await expect(specs(page)).toContainText("terraform");
  await fillEditor(
    page,
    "Specs",
    `full: true\nterraform:\n  - name: ${own}\n    state: s3://a/c\n`,
  );
  const { update, messages } = parts(page);
  await update.click();
  await page.getByRole("dialog").getByRole("button", { name: "Update" }).click();
  await expect(messages).toContainText(`${own} updated successfully`);
  expect((await storedRecord(page, scraperKind, own)).spec).toEqual({
    full: true,
    terraform: [{ name: own, state: "s3://a/c" }],
  });
});

test("the keyboard alone picks a type and saves it", async ({ page }) => {
  const own = `keys-${Date.now()}`;
  await page.goto(add);
  const search = page.getByRole("textbox", { name: "Search types" });
  await search.focus();
  await page.keyboard.type("git");
  await expect(
    page.getByRole("list", { name: "Catalog scraper types" }).getByRole("button"),
  ).toHaveText(["Github Actions"]);
  const tile = page.getByRole("button", { name: "Github Actions" });
  while (!(await tile.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const { name, form, messages } = parts(page);
  await expect(form("Github Actions")).toBeVisible();
  await name.focus();
  await page.keyboard.type(own);
  await form("Github Actions").getByRole("textbox", { name: "Owner" }).focus();
  await page.keyboard.type("acme");
  await form("Github Actions").getByRole("textbox", { name: "Repository" }).focus();
  await page.keyboard.type("shop");
  await page.keyboard.press("Enter");
  await expect(messages).toContainText(`${own} created successfully`);
});

test("who may not read or write says so, and so does a link to nothing", async ({
  page,
  context,
}) => {
  const nowhere = "/catalog/scrapers/00000000-0000-4000-8000-00000000dead";
  await page.goto(nowhere);
  await expect(page.getByText("No resources found")).toBeVisible();
  await fault(context, { scraperDetail: "500", listConfigScrapers: "500" });
  await page.goto(nowhere);
  await expect(page.getByText("The catalog scraper could not be loaded")).toBeVisible();
  await actAs(context, "viewer");
  await page.goto(add);
  await expect(page.getByText("You do not have permission to access this page")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const)
  test(`scraper editors are accessible and fit a phone, ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${add}?type=kubernetes`);
      await parts(page).save.click();
      await expect(page.getByRole("alert")).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });
