import { expect, test, type Page } from "@playwright/test";
import { pressOn, tabTo } from "./keyboard";
import { editorsUrl } from "./servers";

test.use({ baseURL: editorsUrl });

const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("an incident is worked on from its creation to its definition of done by keyboard alone", async ({
  page,
}) => {
  test.slow();
  const title = `Keyboard ${Date.now()}`;
  await page.goto("/incidents");
  await pressOn(page, page.getByRole("button", { name: "Create incident" }));
  const create = page.getByRole("dialog", { name: "Create New Incident" });
  await tabTo(page, create.getByRole("textbox", { name: "Title" }));
  await page.keyboard.type(title);
  await pressOn(page, create.getByRole("button", { name: "Create", exact: true }));
  await expect(page.getByRole("heading", { name: title })).toBeVisible();

  await tabTo(page, page.getByRole("textbox", { name: "Comment", exact: true }));
  // A button that cannot be pressed says why to whoever comes to it.
  await tabTo(page, page.getByRole("button", { name: "Comment", exact: true }));
  await expect(page.getByRole("tooltip", { name: "Please add comment details" })).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await tabTo(page, page.getByRole("textbox", { name: "Comment", exact: true }));
  await page.keyboard.type("It began at noon");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "It began at noon" })).toBeVisible();

  await tabTo(page, page.getByRole("tab", { name: /^Comments/ }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: /^Action Plan/, selected: true })).toBeFocused();
  await pressOn(page, page.getByRole("button", { name: "Add factor" }));
  await tabTo(
    page,
    page.getByRole("dialog", { name: "Create Factor" }).getByRole("textbox", { name: "Title" }),
  );
  await page.keyboard.type("A release");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "A release" })).toBeVisible();

  await pressOn(page, page.getByRole("button", { name: "Add evidence" }).first());
  const attach = page.getByRole("dialog", { name: "Add evidence" });
  await pressOn(page, attach.getByRole("button", { name: /^Check/ }));
  await page.getByRole("combobox", { name: "Search checks" }).waitFor();
  await page.keyboard.type("webhook");
  await expect(page.getByRole("option", { name: /webhook delivery/ })).toBeVisible();
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await pressOn(page, attach.getByRole("button", { name: "Add", exact: true }));
  await expect(attach).toBeHidden();
  await expect(
    page.getByRole("listitem").filter({ hasText: "added evidence" }).last(),
  ).toBeVisible();

  const status = panel(page, "Details").getByRole("button", { name: /^Status: / });
  await pressOn(page, status);
  await page.getByRole("option", { name: "Investigating" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(status).toHaveAccessibleName("Status: Investigating");

  const done = panel(page, "Definition of done");
  await pressOn(page, done.getByRole("button", { name: "Add definition of done" }));
  const define = page.getByRole("dialog", { name: "Add Definition of Done" });
  await pressOn(page, define.getByRole("checkbox", { name: /webhook delivery/ }), "Space");
  const script = define.getByRole("textbox", { name: "Define done using a CEL expression:" });
  await tabTo(page, script);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("chek.status");
  // What is wrong stands below the field and is read with it.
  await expect(script).toHaveAccessibleDescription(/chek is not known here\. There is /);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("check.sta");
  // While there is something to complete the field is a combobox whose option is read; Tab takes it.
  const completing = define.getByRole("combobox", {
    name: "Define done using a CEL expression:",
  });
  await expect(completing).toHaveAttribute("aria-expanded", "true");
  const option = page.getByRole("option", { name: /^status/ });
  await expect(completing).toHaveAttribute(
    "aria-activedescendant",
    (await option.getAttribute("id")) ?? "no id",
  );
  await page.keyboard.press("Tab");
  await expect(script).toHaveValue("check.status");
  await expect(script).toBeFocused();
  await page.keyboard.type(" == 'healthy'");
  await pressOn(page, define.getByRole("button", { name: "Add", exact: true }));
  await expect(define).toBeHidden();
  // Another test repairs this check meanwhile, so that it may be done at once.
  await expect(done).toContainText(/[01] of 1/);
});
