import { expect, test, type Page } from "@playwright/test";
import { people } from "~mocks/sandbox/db/people";
import { startConsole } from "./ownConsole";
import { editorsUrl } from "./servers";
import { actAs, clearFaults, expectAccessible, fault } from "./support";

test.use({ baseURL: editorsUrl });

const messages = (page: Page) => page.getByRole("region", { name: "Messages" });
const restored = (page: Page) => page.getByRole("region", { name: "Restored draft" });

/** A form in which somebody types. */
interface Form {
  what: string;
  path: string;
  /** Operation that saves it. */
  create: string;
  save: string;
  form: (page: Page) => ReturnType<Page["getByRole"]>;
  /** Whether editors have it too, so that a second person can look. */
  isForEditors: boolean;
  /** Inputs that take text, by label; the first one names the record. */
  fields: readonly string[];
  /** Types what else it needs to be sent. */
  rest?: (page: Page) => Promise<void>;
}

const forms: readonly Form[] = [
  {
    what: "connection",
    path: "/settings/connections?add=folder",
    create: "createConnection",
    save: "Save",
    form: (page) => page.getByRole("dialog", { name: "Folder Connection Details" }),
    isForEditors: false,
    fields: ["Name", "Path"],
  },
  {
    what: "scope",
    path: "/settings/scopes?add=true",
    create: "createScope",
    save: "Create",
    form: (page) => page.getByRole("dialog", { name: "Add Scope" }),
    isForEditors: false,
    fields: ["Name", "Description"],
    rest: async (page) => {
      const target = page.getByRole("group", { name: "Target 1" });
      await target.getByLabel("Resource Type").selectOption("Config");
      await target.getByLabel("Name", { exact: true }).fill("api");
    },
  },
  {
    what: "topology",
    path: "/settings/topologies/add",
    create: "createTopology",
    save: "Save",
    form: (page) => page.getByRole("form", { name: "Add Topology" }),
    isForEditors: true,
    fields: ["Name", "Namespace"],
  },
  {
    what: "health check",
    path: "/settings/canaries/add?type=http",
    create: "createCanary",
    save: "Save",
    form: (page) => page.getByRole("form", { name: "Add Health Check" }),
    isForEditors: true,
    fields: ["Name", "Namespace"],
    rest: (page) =>
      page.getByRole("textbox", { name: "URL", exact: true }).first().fill("https://example.com"),
  },
];

const input = (page: Page, { form }: Form, label: string) =>
  form(page).getByRole("textbox", { name: label, exact: true }).first();

const textOf = (form: Form, label: string) => `typed-${form.what}-${label}`.replaceAll(" ", "-");

async function type(page: Page, form: Form): Promise<void> {
  for (const label of form.fields)
    await input(page, form, label).fill(textOf(form, label).toLowerCase());
}

async function expectTyped(page: Page, form: Form): Promise<void> {
  for (const label of form.fields)
    await expect(input(page, form, label)).toHaveValue(textOf(form, label).toLowerCase());
}

for (const form of forms) {
  test(`a ${form.what} stays typed while the server refuses and the network is gone`, async ({
    page,
    context,
  }) => {
    await page.goto(form.path);
    await type(page, form);
    await form.rest?.(page);
    const save = form.form(page).getByRole("button", { name: form.save, exact: true });
    for (const [kind, words] of [
      ["409", "another record stands in the way"],
      ["422", "a value of this record is not allowed"],
      ["500", "the sandbox was asked to fail here"],
    ] as const) {
      await fault(context, { [form.create]: kind });
      await save.click();
      await expect(messages(page)).toContainText(words);
      await expectTyped(page, form);
    }
    await clearFaults(context);
    await context.setOffline(true);
    await save.click();
    await expect(messages(page)).toContainText("No internet connection. Please try again.");
    await expectTyped(page, form);
    await context.setOffline(false);
  });

  test(`a ${form.what} is still there after its tab was closed, for its author alone`, async ({
    page,
    context,
  }) => {
    await page.goto(form.path);
    await type(page, form);
    await page.close();

    if (form.isForEditors) {
      await actAs(context, "editor");
      const other = await context.newPage();
      await other.goto(form.path);
      await expect(input(other, form, "Name")).toBeVisible();
      await expect(input(other, form, "Name")).toHaveValue("");
      await expect(restored(other)).toHaveCount(0);
      await other.close();
      await actAs(context, "admin");
    }
    const again = await context.newPage();
    await again.goto(form.path);
    await expectTyped(again, form);
    await expect(restored(again)).toContainText(
      /Restored what you typed on \d{4}-\d\d-\d\d \d\d:\d\d\./,
    );
    await expectAccessible(again, `a restored ${form.what}`);
    await restored(again).getByRole("button", { name: "Discard" }).click();
    await expect(restored(again)).toHaveCount(0);
    await expect(input(again, form, "Name")).not.toHaveValue(/typed/);
    await again.close();

    const last = await context.newPage();
    await last.goto(form.path);
    await expect(input(last, form, "Name")).not.toHaveValue(/typed/);
    await expect(restored(last)).toHaveCount(0);
  });
}

test("what was typed over a record that somebody else changed meanwhile says so", async ({
  page,
  context,
}) => {
  const name = `contested-${Date.now()}`;
  const dialog = (of: Page, title: string) => of.getByRole("dialog", { name: title });
  await page.goto("/settings/connections?add=folder");
  const added = dialog(page, "Folder Connection Details");
  await added.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await added.getByRole("textbox", { name: "Path", exact: true }).fill("/first");
  await added.getByRole("button", { name: "Save" }).click();
  await expect(added).toBeHidden();
  await page.goto(`/settings/connections?query=${name}`);
  await page.getByRole("link", { name }).click();
  const path = (of: Page) =>
    dialog(of, "Folder Connection Details").getByRole("textbox", { name: "Path", exact: true });
  await expect(path(page)).toHaveValue("/first");

  // A second tab only looks, and then saves; what is typed here in between is neither shown nor lost there.
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(path(other)).toHaveValue("/first");
  await path(page).fill("/mine");
  await path(other).fill("/theirs");
  await path(page).fill("/mine again");
  await other.getByRole("button", { name: "Update" }).click();
  await expect(dialog(other, "Folder Connection Details")).toBeHidden();
  await other.close();

  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(path(again)).toHaveValue("/mine again");
  await expect(restored(again)).toContainText(
    "The connection was changed by someone else meanwhile",
  );
  await restored(again).getByRole("button", { name: "Discard" }).click();
  await expect(path(again)).toHaveValue("/theirs");
});

test("an expired session leads through the sign-in back to the form, without its password", async ({
  context,
}) => {
  const own = await startConsole({ AUTH: "kratos" });
  try {
    const page = await context.newPage();
    const signIn = async () => {
      await page.getByRole("textbox", { name: "E-Mail" }).fill(people.admin.email);
      await page.getByRole("textbox", { name: "Password" }).fill("quarterdeck sandbox");
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
    };
    const address = `${own.url}/settings/connections?add=postgres`;
    await page.goto(address);
    await signIn();
    const form = page.getByRole("dialog", { name: "Postgres Connection Details" });
    const field = (name: string) => form.getByRole("textbox", { name, exact: true });
    await field("Name").fill("ledger-copy");
    await field("URL").fill("postgres://ledger.example.com/copy");
    await field("Username").fill("reader");
    await form.getByLabel("Password *", { exact: true }).fill("made-up secret");
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).toContain("ledger-copy");
    expect(kept).not.toContain("made-up secret");

    await context.clearCookies();
    await form.getByRole("button", { name: "Save" }).click();
    await signIn();
    await expect(page).toHaveURL(address);
    await expect(field("Name")).toHaveValue("ledger-copy");
    await expect(field("URL")).toHaveValue("postgres://ledger.example.com/copy");
    await expect(field("Username")).toHaveValue("reader");
    await expect(form.getByLabel("Password *", { exact: true })).toHaveValue("");
    await expect(restored(page)).toContainText("Passwords and keys are not kept: type them again.");
    await form.getByLabel("Password *", { exact: true }).fill("made-up secret");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Connection added successfully")).toBeVisible();

    // Signing out forgets what was typed.
    await page.goto(`${own.url}/settings/scopes?add=true`);
    await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).first().fill("private");
    const keys = (of: Page) => of.evaluate(() => Object.keys(localStorage).join(" "));
    await expect.poll(() => keys(page)).toContain("scope.new");
    await page.close();
    const next = await context.newPage();
    await next.goto(`${own.url}/health`);
    await next.getByRole("button", { name: /^Account of/ }).click();
    await next.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(next.getByRole("textbox", { name: "E-Mail" })).toBeVisible();
    expect(await keys(next)).not.toContain("scope.new");
  } finally {
    await own.stop();
  }
});
