import { expect, test, type Page } from "@playwright/test";
import { seedCanaries } from "~mocks/sandbox/db/seedIds";
import { editorsUrl } from "./servers";
import { editor, fillEditor } from "./specEditor";
import { actAs, clearFaults, expectNoSidewaysScroll, fault } from "./support";
import { canaryKind, editorPage, storedRecord } from "./typeEditors";
import { openMore } from "./typeForms";

test.use({ baseURL: editorsUrl });

const add = "/settings/canaries/add";
const parts = (page: Page) => editorPage(page, canaryKind);
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const specs = (page: Page) => page.getByRole("code").filter({ has: editor(page, "Specs") });

test("form and code stay in step, and what the form does not know stays as it is", async ({
  page,
}) => {
  const { name, form, save, update, messages } = parts(page);
  const http = form("HTTP");
  const own = `in-step-${Date.now()}`;
  await page.goto(`${add}?type=http`);
  await name.fill(own);
  // The entry takes the name of the whole until it has one of its own.
  await expect(http.getByRole("textbox", { name: "Name", exact: true })).toHaveValue(own);
  await http.getByRole("textbox", { name: "URL" }).fill("https://one.test");
  await tab(page, "Code").click();
  await expect(specs(page)).toContainText("url: https://one.test");
  await fillEditor(
    page,
    "Specs",
    `# mine
severity: high
schedule: '@every 30m'
http:
  - name: ${own}
    url: https://two.test # kept
    tlsConfig: {insecureSkipVerify: true}
  - name: second
    url: https://three.test
tcp:
  - {name: third, endpoint: 'a:1'}
`,
  );
  await tab(page, "Form").click();
  await expect(http.getByRole("textbox", { name: "URL" })).toHaveValue("https://two.test");
  await expect(http).toContainText(
    "Also in this spec, kept as it is and edited under Code: 1 more HTTP entry, severity, tcp, http.tlsConfig",
  );
  await openMore(http);
  await http.getByRole("textbox", { name: "Description" }).fill("both doors");
  await http.getByRole("button", { name: "@every 5m" }).click();
  await tab(page, "Code").click();
  for (const text of [
    "# mine",
    "# kept",
    "insecureSkipVerify",
    "description: both doors",
    "@every 5m",
  ])
    await expect(specs(page)).toContainText(text);
  await save.click();
  await expect(messages).toContainText(`${own} created`);

  const { id, spec } = await storedRecord(page, canaryKind, own);
  expect(spec).toEqual({
    severity: "high",
    schedule: "@every 5m",
    http: [
      {
        name: own,
        url: "https://two.test",
        tlsConfig: { insecureSkipVerify: true },
        description: "both doors",
      },
      { name: "second", url: "https://three.test" },
    ],
    tcp: [{ name: "third", endpoint: "a:1" }],
  });

  // Reading changes nothing; an update is looked through first and sends what changed.
  await page.goto(`/settings/canaries/${id}?tab=code`);
  await expect(specs(page)).toContainText("third");
  await expect(page.getByRole("button", { name: "Discard changes" })).toHaveCount(0);
  const record = page.getByRole("region", { name: "Health Check", exact: true });
  await record.getByRole("button", { name: "Add label" }).click();
  await page.getByLabel("Labels: key 1").fill("team");
  await page.getByLabel("Labels: value 1").fill("shop");
  await update.click();
  const review = page.getByRole("dialog", { name: `Save changes to ${own}?` });
  await expect(review).toContainText("team: shop");
  const sent = page.waitForRequest((request) => request.method() === "PATCH");
  await review.getByRole("button", { name: "Update" }).click();
  expect((await sent).postDataJSON()).toEqual({ labels: { team: "shop" } });
  await expect(messages).toContainText(`${own} updated successfully`);
  await expect(page.getByRole("button", { name: "Discard changes" })).toHaveCount(0);

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Delete resource" });
  await expect(question).toContainText("Are you sure you want to delete this resource?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(messages).toContainText(`${own} deleted successfully`);
  await page.goto(`/settings/canaries/${id}`);
  await expect(page.getByText("This resource is deleted.")).toBeVisible();
});

test("type and form follow what was pasted", async ({ page }) => {
  await page.goto(`${add}?type=http&tab=code`);
  await fillEditor(page, "Specs", "tcp:\n  - name: door\n    endpoint: db.shop:5432\n");
  await tab(page, "Form").click();
  await expect(parts(page).form("TCP").getByRole("textbox", { name: "Endpoint" })).toHaveValue(
    "db.shop:5432",
  );
});

test("what cannot be read is said in the form, and stays in the text", async ({ page }) => {
  await page.goto(`${add}?type=tcp&tab=code`);
  await fillEditor(page, "Specs", "tcp: [");
  await tab(page, "Form").click();
  await expect(page.getByText(/The form cannot show this text\. Line \d+: /)).toBeVisible();
  await expect(parts(page).save).toBeDisabled();
  await page.getByRole("button", { name: "Mend it in Code" }).click();
  await expect(specs(page)).toContainText("tcp: [");
  await fillEditor(page, "Specs", "tcp: nothing\n");
  await tab(page, "Form").click();
  await expect(page.getByText("tcp has to be a list of TCP entries")).toBeVisible();
});

test("Back asks before typed work is left; a reload and a failed save keep it", async ({
  page,
  context,
}) => {
  const { name, form, save, messages } = parts(page);
  const endpoint = form("TCP").getByRole("textbox", { name: "Endpoint" });
  await page.goto(add);
  await page.getByRole("button", { name: "TCP", exact: true }).click();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByRole("list", { name: "Health check types" })).toBeVisible();
  await page.getByRole("button", { name: "TCP", exact: true }).click();
  await name.fill("kept");
  await endpoint.fill("db.shop:5432");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Discard changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await page.reload();
  await expect(page.getByText("Restored what you typed")).toBeVisible();
  await expect(endpoint).toHaveValue("db.shop:5432");
  await fault(context, { createCanary: "500" });
  await save.click();
  await expect(messages).toContainText("the sandbox was asked to fail here");
  await expect(name).toHaveValue("kept");
  await clearFaults(context);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await question.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("button", { name: "TCP", exact: true }).click();
  await expect(name).toHaveValue("");
});

test("all that is missing is said at once, and the summary leads there", async ({ page }) => {
  await page.goto(`${add}?type=elasticsearch`);
  const { name, save, form } = parts(page);
  await save.click();
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("Name: This field is required");
  await summary.getByRole("button", { name: "Name", exact: true }).first().click();
  await expect(name).toBeFocused();
  await name.fill("missing");
  await expect(summary).toContainText("3 fields need attention");
  await summary.getByRole("button", { name: "Index" }).click();
  await expect(form("Elasticsearch").getByRole("textbox", { name: "Index" })).toBeFocused();
  await page.keyboard.type("app");
  await expect(summary).toContainText("2 fields need attention");
});

/** A health check that somebody else made; its id. */
async function made(page: Page, name: string): Promise<string> {
  const data = {
    name,
    namespace: "default",
    source: "UI",
    spec: { tcp: [{ name, endpoint: "a:1" }] },
  };
  const answer = await page.request.post("/api/db/canaries", { data });
  expect(answer.ok()).toBe(true);
  return (await storedRecord(page, canaryKind, name)).id;
}

test("a name that is taken is said beside it", async ({ page }) => {
  const own = `taken-${Date.now()}`;
  await made(page, own);
  await page.goto(`${add}?type=tcp`);
  const { name, save, form, record } = parts(page);
  await name.fill(own);
  await form("TCP").getByRole("textbox", { name: "Endpoint" }).fill("a:1");
  await save.click();
  await expect(record).toContainText("This name is taken");
  await name.fill(`${own}-too`);
  await expect(record).not.toContainText("This name is taken");
});

test("who may not write reads the spec and its job history; tabs live in the address", async ({
  page,
  context,
}) => {
  const path = `/settings/canaries/${await made(page, `read-${Date.now()}`)}`;
  await page.goto(path);
  await tab(page, "Job History").click();
  await expect(page).toHaveURL(/tab=history/);
  await page.reload();
  await expect(tab(page, "Job History")).toHaveAttribute("aria-selected", "true");
  await actAs(context, "viewer");
  await page.goto(path);
  await expect(page.getByText("You need write on canaries.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Update" })).toHaveCount(0);
  await actAs(context, "admin");
  await page.goto(`/settings/canaries/${seedCanaries.checkoutApi}`);
  await expect(page.getByText("This record comes from the Kubernetes resource")).toBeVisible();
  await expect(page.getByRole("button", { name: "Update" })).toHaveCount(0);
  await page.goto("/settings/canaries/00000000-0000-4000-8000-00000000dead");
  await expect(page.getByText("No resources found")).toBeVisible();
  await fault(context, { canarySpec: "500", listCanaries: "500" });
  await page.goto(path);
  await expect(page.getByText("The health check could not be loaded")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const)
  test(`editors are accessible and fit a phone, ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(add);
      await expect(page.getByRole("list", { name: "Health check types" })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.goto(`${add}?type=http`);
      await parts(page).save.click();
      await expect(page.getByRole("alert")).toBeVisible();
      await expectNoSidewaysScroll(page);
      await tab(page, "Code").click();
      await expect(specs(page)).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });

test("a form asks for what most need; the rest is folded until it is wanted, set or wrong", async ({
  page,
}) => {
  const http = parts(page).form("HTTP");
  const expiry = http.getByRole("textbox", { name: "Max SSL Expiry" });
  const more = http.getByText("More options", { exact: true });
  const order = async () => {
    const [needed, folded] = await Promise.all([
      http.getByRole("textbox", { name: "URL" }).boundingBox(),
      more.boundingBox(),
    ]);
    return (needed?.y ?? 0) < (folded?.y ?? 0);
  };
  await page.goto(`${add}?type=http`);
  await expect(more).toBeVisible();
  await expect(expiry).toBeHidden();
  expect(await order()).toBe(true);

  // By keyboard; what is typed outlasts folding it away.
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(expiry).toBeVisible();
  await expiry.fill("soon");
  await more.click();
  await expect(expiry).toBeHidden();

  // What keeps the form from being sent opens it, and its line leads there, also once it is folded again.
  await parts(page).save.click();
  await expect(expiry).toBeVisible();
  await expect(expiry).toHaveValue("soon");
  await more.click();
  await expect(expiry).toBeHidden();
  await http.getByRole("button", { name: "Max SSL Expiry" }).click();
  await expect(expiry).toBeFocused();

  // It starts open over a record that has something there.
  await page.goto(`${add}?type=http&tab=code`);
  await fillEditor(
    page,
    "Specs",
    "http:\n  - {name: door, url: 'https://one.test', maxSSLExpiry: 7}\n",
  );
  await tab(page, "Form").click();
  await expect(expiry).toHaveValue("7");
  await expect(expiry).toBeVisible();
});
