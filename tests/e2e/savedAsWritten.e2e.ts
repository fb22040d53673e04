import { expect, test, type Page } from "@playwright/test";
import { editorsUrl } from "./servers";
import { canaryKind, editorPage, storedRecord } from "./typeEditors";
import { openMore } from "./typeForms";

test.use({ baseURL: editorsUrl });

/** Stores a record as another tool would. */
async function stored(page: Page, table: string, record: Record<string, unknown>): Promise<string> {
  const answer = await page.request.post(`/api/db/${table}`, {
    data: record,
    headers: { prefer: "return=representation" },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const rows = (await answer.json()) as { id: string }[];
  return rows[0]?.id ?? "";
}

test("a check without a field of its form is saved anyway, and nothing else of it changes", async ({
  page,
}) => {
  const name = `by-connection-${Date.now()}`;
  const spec = {
    http: [
      {
        name,
        connection: "connection://shop/api",
        responseContent: "",
        authentication: { username: { value: "ada" } },
        labels: {},
      },
    ],
    schedule: "@hourly",
  };
  const id = await stored(page, "canaries", { name, namespace: "default", source: "UI", spec });
  await page.goto(`/settings/canaries/${id}`);
  const { form, update, messages } = editorPage(page, canaryKind);
  const http = form("HTTP");
  await openMore(http);
  await http.getByRole("textbox", { name: "Description" }).fill("through a connection");
  await update.click();
  const summary = http.getByRole("alert");
  await expect(summary).toContainText("URL: This field is required");
  await summary.getByRole("button", { name: "Save anyway" }).click();
  const review = page.getByRole("dialog", { name: `Save changes to ${name}?` });
  await expect(review).toContainText("1 line added, 0 lines removed");
  await review.getByRole("button", { name: "Update" }).click();
  await expect(messages).toContainText(`${name} updated successfully`);
  expect((await storedRecord(page, canaryKind, name)).spec).toEqual({
    ...spec,
    http: [{ ...spec.http[0], description: "through a connection" }],
  });
  // What is emptied now was not missing before.
  await http.getByRole("textbox", { name: "Name", exact: true }).fill("");
  await update.click();
  await expect(summary).toContainText("Name: This field is required");
  await expect(summary.getByRole("button", { name: "Save anyway" })).toHaveCount(0);
});

test("a connection that nobody changed is not sent; one without a field is saved anyway", async ({
  page,
}) => {
  const name = `old-ntfy-${Date.now()}`;
  const url = "ntfy://$(username):$(password)@ntfy.example.com/ops";
  const id = await stored(page, "connections", {
    name,
    namespace: "default",
    type: "ntfy",
    source: "UI",
    url,
    username: "secret://ntfy/user",
    properties: { topic: "ops" },
  });
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") sent.push(request.postDataJSON());
  });
  await page.goto(`/settings/connections?id=${id}`);
  const dialog = page.getByRole("dialog", { name: "Ntfy Connection Details" });
  const update = dialog.getByRole("button", { name: "Update" });
  await update.click();
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages).toContainText("Nothing has changed, so nothing was saved");
  await expect(dialog).toHaveCount(0);
  expect(sent).toEqual([]);

  const other = await stored(page, "connections", {
    name: `${name}-2`,
    namespace: "default",
    type: "ntfy",
    source: "UI",
    url,
    properties: { host: "ntfy.example.com" },
  });
  await page.goto(`/settings/connections?id=${other}`);
  await dialog.getByRole("textbox", { name: "Name", exact: true }).fill(`${name}-3`);
  await update.click();
  await dialog.getByRole("alert").getByRole("button", { name: "Save anyway" }).click();
  await expect(messages).toContainText("Connection updated successfully");
  expect(sent).toEqual([{ name: `${name}-3` }]);
});
