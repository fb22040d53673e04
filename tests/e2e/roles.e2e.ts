import { expect, test, type Page } from "@playwright/test";
import { people, roles, type Role } from "~mocks/sandbox/db/people";
import { roleTable, type Verb } from "../roleTable";
import { roleFlag, roleScreens, type RoleScreen } from "./roleScreens";
import { normalUrl } from "./servers";
import { actAs, follow } from "./support";

const unknownId = "0192f0a4-7c1e-7000-8000-0000000000ff";
const nav = (page: Page) => page.getByRole("navigation", { name: "Main" });
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });
const control = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).or(page.getByRole("link", { name, exact: true }));

/** Rules of incidents are incidents in the table. */
const may = (role: Role, verb: Verb, resource: string) =>
  roleTable[role][verb](resource === "incident_rules" ? "incident" : resource);
const holders = (verb: Verb, resource: string) => roles.filter((role) => may(role, verb, resource));
const sentence = (resource: string) =>
  `You need write on ${resource}. Roles that have it: ${holders("write", resource).join(", ")}.`;

async function expectDenied(page: Page, role: Role, verb: Verb, resource: string): Promise<void> {
  await expect(heading(page, "Unauthorized")).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText("You do not have permission to access this page");
  await expect(main).toContainText(`It needs ${verb} on ${resource}, which`);
  for (const holder of holders(verb, resource)) await expect(main).toContainText(holder);
  await expect(main).toContainText(`You have ${role}`);
}

async function expectShown(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeVisible();
  // The spec editor keeps empty places for what it will announce.
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
}

/** The screen's own write, asked of the backend with the same session: what a control would be good for. */
async function expectWrite(page: Page, table: string, isAllowed: boolean): Promise<void> {
  const key = table === "properties" ? "name" : "id";
  const answer = await page.request.patch(`/api/db/${table}?${key}=eq.${unknownId}`, { data: {} });
  expect(answer.status(), `PATCH ${table}`).toBe(isAllowed ? 204 : 403);
}

async function checkScreen(page: Page, role: Role, screen: RoleScreen): Promise<void> {
  const { path, resource, add, record, addPath, addDialog, table } = screen;
  await follow(page, path);
  if (!may(role, "read", resource)) {
    await expectDenied(page, role, "read", resource);
    if (record) {
      await follow(page, record.path);
      await expectDenied(page, role, "read", resource);
    }
    if (table) await expectWrite(page, table, false);
    return;
  }
  await expectShown(page, screen.heading);
  const canWrite = may(role, "write", resource);
  if (add) await expect(control(page, add)).toHaveCount(canWrite ? 1 : 0);
  if (table) await expectWrite(page, table, canWrite);
  if (record) {
    await follow(page, record.path);
    if (canWrite)
      for (const name of record.controls) await expect(control(page, name)).toBeVisible();
    else {
      await expect(
        record.isQuiet ? page.getByRole("dialog") : page.getByText(sentence(resource)),
      ).toBeVisible();
      for (const name of record.controls) await expect(control(page, name)).toHaveCount(0);
      for (const name of record.inert ?? []) {
        const inert = control(page, name);
        await expect(inert).toHaveAttribute("aria-disabled", "true");
        await inert.focus();
        await expect(page.getByRole("tooltip")).toContainText(sentence(resource));
      }
    }
  }
  if (addPath) {
    await follow(page, addPath);
    if (canWrite) await expectShown(page, add ?? "");
    else await expectDenied(page, role, "write", resource);
  }
  if (addDialog && !canWrite) {
    await follow(page, addDialog.path);
    await expect(page.getByRole("dialog")).toContainText(sentence(resource));
    await expect(control(page, addDialog.control)).toHaveCount(0);
  }
}

test.beforeAll(async ({ playwright }) => {
  const api = await playwright.request.newContext({ baseURL: normalUrl });
  await api.post("/api/db/properties", {
    data: { name: roleFlag, value: "false", created_by: people.admin.id },
  });
  await api.dispose();
});

for (const role of roles) {
  test(`${role}: every entry of the sidebar leads to a page that shows`, async ({
    page,
    context,
  }) => {
    await actAs(context, role);
    await page.goto("/");
    await expect(heading(page, "Dashboard")).toBeVisible();
    const isViewer = role === "viewer" || role === "guest";
    const group = nav(page).getByRole("button", { name: "Settings", exact: true });
    await expect(group).toHaveCount(isViewer ? 0 : 1);
    if (!isViewer) await group.click();
    const links = nav(page).getByRole("link");
    await expect(nav(page).getByRole("link", { name: "Scopes" })).toHaveCount(isViewer ? 0 : 1);
    for (const [name, resource] of [
      ["Connections", "connections"],
      ["Users", "identities"],
    ] as const)
      await expect(nav(page).getByRole("link", { name })).toHaveCount(
        may(role, "read", resource) && !isViewer ? 1 : 0,
      );
    for (const text of await links.allTextContents()) {
      // A run that waits for this person stands behind the name of its entry, and may come and go.
      const name = text.replace(/\d+ runs? waits? for your approval$/, "");
      await nav(page)
        .getByRole("link", { name: new RegExp(`^${name}(?: \\d+ runs? .*)?$`) })
        .click();
      await expectShown(page, name);
    }
  });

  test(`${role}: each screen offers what the backend lets the role do, and says why not`, async ({
    page,
    context,
  }) => {
    test.slow();
    await actAs(context, role);
    await page.goto("/");
    await expect(heading(page, "Dashboard")).toBeVisible();
    for (const screen of roleScreens)
      await test.step(screen.path, () => checkScreen(page, role, screen));
  });
}

for (const role of roles)
  test(`${role}: running a check and the token of a kubeconfig`, async ({ page, context }) => {
    await actAs(context, role);
    await page.goto(roleScreens[0]?.record?.path ?? "");
    await expect(page.getByRole("dialog")).toBeVisible();
    const isRunner = role !== "viewer" && role !== "guest";
    await expect(control(page, "Run Now")).toHaveCount(isRunner ? 1 : 0);
    const run = await page.request.post(`/api/canary/run/check/${unknownId}`);
    expect(run.status()).toBe(isRunner ? 404 : 403);
    await page.goto("/notifications");
    await page.getByRole("button", { name: /^Account of/ }).click();
    const item = page.getByRole("menuitem", { name: /^Download kubeconfig/ });
    if (may(role, "write", "database")) return expect(item).not.toHaveAttribute("aria-disabled");
    await expect(item).toHaveAttribute("aria-disabled", "true");
    await expect(item).toContainText(sentence("database"));
    expect((await page.request.get("/api/kubeconfig")).status()).toBe(403);
  });
