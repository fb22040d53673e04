import { expect, test, type Page } from "@playwright/test";
import { editor, fillEditor, settledEditor } from "./specEditor";
import { seedTopologies } from "~mocks/sandbox/db/seedIds";
import { expectAccessible, expectNoSidewaysScroll } from "./support";

const address = "/settings/canaries/add?type=custom";
const label = "Specs";
const suggestions = (page: Page) => page.getByRole("listbox", { name: "Suggest" });
const suggestion = (page: Page, name: string) =>
  suggestions(page).getByRole("option", { name: new RegExp(`^${name}\\b`) });
const line = (page: Page, text: string) => page.locator(".view-line", { hasText: text });
const lineButton = (page: Page, number: number) =>
  page.getByRole("button", { name: `Line ${number}`, exact: true });

/** An editor with Monaco in it, and this text. */
async function openEditor(page: Page, text: string): Promise<void> {
  await page.goto(address);
  await fillEditor(page, label, text);
}

test("completion offers the keys of the schema, and hovering explains them", async ({ page }) => {
  await openEditor(page, "severity: high\n");
  await editor(page, label).press("Control+End");
  await editor(page, label).press("Control+Space");
  await expect(suggestion(page, "alertmanager")).toBeVisible();
  await page.keyboard.type("sched");
  await expect(suggestion(page, "schedule")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(line(page, "schedule:")).toBeVisible();
  await line(page, "severity").getByText("severity").hover();
  await expect(page.getByText("How bad a failure is; becomes a label.")).toBeVisible();
});

test("a wrong key is marked at its line, listed, and the list leads there", async ({ page }) => {
  await openEditor(page, "schedule: '@every 1m'\nhttp:\n  - name: a\n    uri: https://a.example\n");
  await expect(page.getByText(/unknown field 'uri'/)).toBeVisible();
  await expect(page.locator(".squiggly-warning").first()).toBeVisible();
  await lineButton(page, 4).click();
  await expect(editor(page, label)).toBeFocused();
  await page.keyboard.type("    url: https://a.example");
  await expect(page.getByText(/unknown field/)).toHaveCount(0);
  await expect(page.locator(".squiggly-warning")).toHaveCount(0);
});

test("what cannot be read stays as it was typed, and says where it is wrong", async ({ page }) => {
  await openEditor(page, "http:\n  - name: [a\n");
  await expect(lineButton(page, 3).or(lineButton(page, 2))).toBeVisible();
  await expect(page.locator(".squiggly-error").first()).toBeVisible();
  await expect(editor(page, label)).toHaveAttribute("aria-invalid", "true");
  await expect(line(page, "- name: [a")).toBeVisible();
  await editor(page, label).press("ControlOrMeta+z");
  await expect(editor(page, label)).not.toHaveAttribute("aria-invalid");
});

test("a pasted manifest is unwrapped with its name and labels, and this can be undone", async ({
  page,
}) => {
  await openEditor(
    page,
    "apiVersion: canaries.flanksource.com/v1\nkind: Canary\nmetadata:\n  name: pasted\n  namespace: shop\n" +
      "  labels:\n    tier: one\nspec:\n  # how often\n  schedule: '@every 5m'\n",
  );
  await expect(
    page.getByText("Wrapping spec field detected, do you want to unwrap it?"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(line(page, "# how often")).toBeVisible();
  await expect(line(page, "apiVersion")).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("pasted");
  await expect(page.getByRole("textbox", { name: "Namespace" })).toHaveValue("shop");
  await editor(page, label).press("ControlOrMeta+z");
  await expect(line(page, "apiVersion")).toBeVisible();
});

test("the keyboard is not caught: Tab leaves, until Ctrl+M lets it indent", async ({ page }) => {
  await openEditor(page, "a: 1");
  await editor(page, label).press("Tab");
  await expect(editor(page, label)).not.toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(editor(page, label)).toBeFocused();
  await page.keyboard.press("Control+m");
  await expect(page.getByText("Tab indents; Ctrl+M lets it leave the editor.")).toBeVisible();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Tab");
  await expect(page.locator(".view-line").first()).toHaveText(/^\s{2}a:\s1$/);
  await page.keyboard.press("Control+m");
  await page.keyboard.press("Tab");
  await expect(editor(page, label)).not.toBeFocused();
});

test("Enter behind an entry of a list goes on below its first key", async ({ page }) => {
  await openEditor(page, "http:\n  - name: one");
  // Enter follows the rules of YAML once the language is there: it colours the keys.
  await expect(page.locator(".view-line [class^=mtk]:not(.mtk1)").first()).toBeVisible();
  await editor(page, label).press("ControlOrMeta+End");
  for (const text of ["url: two", "headers:", "- name: three"]) {
    await page.keyboard.press("Enter");
    await page.keyboard.type(text);
  }
  await expect(page.locator(".view-line")).toHaveText(
    [
      /^http:$/,
      /^\s{2}- name: one$/,
      /^\s{4}url: two$/,
      /^\s{4}headers:$/,
      /^\s{6}- name: three$/,
    ].map((line) => new RegExp(line.source.replaceAll(" ", "\\s"))),
  );
});

test("Escape closes the suggestions before anything else hears of it", async ({ page }) => {
  await openEditor(page, "");
  await page.evaluate(() =>
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.defaultPrevented) document.title = "Escape came through";
    }),
  );
  await editor(page, label).press("Control+Space");
  await expect(suggestion(page, "alertmanager")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(suggestions(page)).toBeHidden();
  await expect(page).not.toHaveTitle("Escape came through");
  await page.keyboard.press("Escape");
  await expect(page).toHaveTitle("Escape came through");
});

for (const colorScheme of ["light", "dark"] as const)
  test(`the editor is accessible in ${colorScheme}, also on a phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openEditor(
      page,
      '# note\nschedule: "@every 1m"\nhttp:\n  - name: a\n    uri: x\n    responseCodes: [200]\n    ok: true\n',
    );
    await expect(page.getByText(/unknown field 'uri'/)).toBeVisible();
    await expectAccessible(page, `a spec editor in ${colorScheme}`);
    await editor(page, label).press("Control+End");
    await editor(page, label).press("Control+Space");
    await expect(suggestion(page, "alertmanager")).toBeVisible();
    await expectAccessible(page, `suggestions in ${colorScheme}`);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 375, height: 812 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, `a spec editor on a phone in ${colorScheme}`);
  });

test("the editor follows the console's appearance", async ({ page }) => {
  await openEditor(page, "a: 1");
  const background = () =>
    page
      .locator(".monaco-editor-background")
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await background();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(background).not.toBe(light);
});

test("where the editor cannot be loaded, a plain one does the work", async ({ page }) => {
  await page.route(/\/assets\/mountEditor-[^/]*\.js$/, (route) => route.abort());
  await page.goto(address);
  await expect(page.getByText("The full editor could not be loaded.")).toBeVisible();
  await fillEditor(page, label, "http:\n  - name: a\n    uri: x\n");
  await expect(editor(page, label)).toHaveValue("http:\n  - name: a\n    uri: x\n");
  await lineButton(page, 3).click();
  await expect(editor(page, label)).toBeFocused();
  await expect(page.getByRole("region", { name: "Messages" })).not.toContainText("reload");
  await expectAccessible(page, "the plain editor");
});

test("without its worker the editor lacks only completion", async ({ page }) => {
  await page.route(/\/assets\/yaml\.worker-/, (route) => route.abort());
  await openEditor(page, "a: 1\n");
  await editor(page, label).press("Control+Space");
  await expect(page.getByText("Completion could not be loaded")).toBeVisible();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("b: 2");
  await expect(line(page, "b: 2")).toBeVisible();
});

test("who types before the editor is there keeps the text and the field", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/mountEditor-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address);
  await editor(page, label).fill("early: 1");
  const arrived = page.waitForResponse(/mountEditor-[^/]*\.js$/);
  release();
  await (await arrived).finished();
  await page.keyboard.type("\nstill: 2");
  await expect(editor(page, label)).toHaveValue("early: 1\nstill: 2");
  await page.getByRole("textbox", { name: "Name", exact: true }).focus();
  await settledEditor(page, label);
  await expect(line(page, "still: 2")).toBeVisible();
});

test("choosing the type of a connection loads nothing of the editor", async ({ page }) => {
  const parts: string[] = [];
  page.on("request", (request) => {
    if (/mountEditor|yaml\.worker|codicon/.test(request.url())) parts.push(request.url());
  });
  await page.goto("/settings/connections");
  await page.getByRole("button", { name: "Add Connection" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(parts).toEqual([]);
});

test("what would change is shown before a saved record changes", async ({ page }) => {
  await page.goto(`/settings/topologies/${seedTopologies.shop}`);
  const spec = await settledEditor(page, "Spec (YAML)");
  await spec.press("Control+Home");
  await page.keyboard.type("# mine\n");
  await page.getByRole("button", { name: "Update" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("1 line added, 0 lines removed")).toBeVisible();
  await expect(dialog.getByRole("row", { name: /Added\s+# mine/ })).toBeVisible();
  await expect(dialog.getByRole("row", { name: /lines unchanged/ }).first()).toBeVisible();
  await expectAccessible(page, "the changes of a record");
  await dialog.getByRole("switch", { name: "Show unchanged lines" }).click();
  await expect(dialog.getByRole("row", { name: /lines unchanged/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(line(page, "# mine")).toBeVisible();
});

test("a long text is judged too, beside the page", async ({ page }) => {
  const entries = Array.from(
    { length: 4000 },
    (_, index) => `  - name: check-${index}\n    url: https://example.com/${index}\n`,
  );
  const text = `http:\n${entries.join("")}`;
  await openEditor(page, text);
  await expect(page.getByText(/unknown field|cannot be stored/)).toHaveCount(0);
  await openEditor(page, `${text}    maxSSLExpiry: .nan\n`);
  await expect(
    page.getByText("'.nan' cannot be stored: put it in quotes if it is text"),
  ).toBeVisible();
  await expect(lineButton(page, 8002)).toBeVisible();
  await openEditor(page, `${text}    uri: https://a.example\n`);
  await expect(page.getByText(/unknown field 'uri'/)).toBeVisible();
});

test("a manifest of another kind is not taken without a question", async ({ page }) => {
  await openEditor(page, "kind: Topology\nmetadata: {name: shop}\nspec:\n  type: Service\n");
  await expect(page.getByText(/This is a Topology, and here you edit a Canary/)).toBeVisible();
  await expect(page.getByText("Wrapping spec field detected")).toHaveCount(0);
  await page.getByRole("button", { name: "Take the spec" }).click();
  await expect(line(page, "type: Service")).toBeVisible();
});
