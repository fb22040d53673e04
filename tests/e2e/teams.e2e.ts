import { expect, test, type Page } from "@playwright/test";
import { seedTeams } from "~mocks/sandbox/db/seedIds";
import { editor, fillEditor } from "./specEditor";
import { actAs, clearFaults, expectAccessible, expectNoSidewaysScroll, fault } from "./support";

const row = (page: Page, name: string) =>
  page.getByRole("grid", { name: "Teams" }).getByRole("row", { name });
const member = (page: Page, name: string) =>
  page.getByRole("grid", { name: /^Members of/ }).getByRole("row", { name });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const messages = (page: Page) => page.getByRole("region", { name: "Messages" });
const nameField = (page: Page) => page.getByRole("textbox", { name: "Name", exact: true });
const label = "Spec (YAML)";
/** What stands in the editor, as its lines show it. */
const spec = (page: Page) => page.getByRole("code").filter({ has: editor(page, label) });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("lists teams with their last job, and a row leads to its team", async ({ page }) => {
  await page.goto("/settings/teams");
  await expect(page).toHaveTitle("Teams | Quarterdeck");
  await expect(row(page, "Checkout")).toContainText("Success");
  await expect(row(page, "Platform")).toContainText("CRD");
  await expect(page.getByText("Mobile")).toHaveCount(0);

  await row(page, "Platform")
    .getByRole("button", { name: /View details/ })
    .click();
  const details = page.getByRole("dialog", { name: "Details for job Team Component Ownership" });
  await expect(details).toContainText("spec has no components");
  await page.reload();
  await expect(details).toBeVisible();
  await expectAccessible(page, "details of a job");
  await page.keyboard.press("Escape");

  await expect(row(page, "Checkout").getByRole("link")).toHaveAttribute(
    "href",
    `/settings/teams/${seedTeams.checkout}`,
  );
  await page.getByRole("textbox", { name: "Search by name" }).fill("pay");
  await expect(row(page, "Checkout")).toHaveCount(0);
  await expect(page).toHaveURL(/query=pay/);
  await row(page, "Payments").click();
  await expect(page).toHaveURL(new RegExp(`/settings/teams/${seedTeams.payments}$`));
  await expect(spec(page)).toContainText("labelSelector: app=payments");
});

test("adds a team, changes its spec with help at the line, and deletes it", async ({ page }) => {
  const name = `team-${Date.now()}`;
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/settings/teams");
  await button(page, "Add Team").click();
  await expect(page).toHaveURL(/\/settings\/teams\/add$/);
  await button(page, "Save").click();
  await expect(page.getByText("This field is required")).toBeVisible();
  await expect(nameField(page)).toBeFocused();
  await expect(page.getByLabel("Icon")).toHaveValue("group");
  await nameField(page).fill(name);

  // What cannot be read stays as it was typed, and cannot be saved.
  await fillEditor(page, label, "components:\n  - name: [open");
  await expect(page.getByRole("status").filter({ hasText: "Line 2" })).toContainText("YAML");
  await expect(button(page, "Save")).toBeDisabled();
  await page.mouse.move(0, 0);
  await button(page, "Save").hover();
  await expect(page.getByRole("tooltip")).toContainText("Mend the lines");
  await page.mouse.move(0, 0);
  await expect(spec(page)).toContainText("- name: [open");
  await expectAccessible(page, "a spec that cannot be read");

  // A field that the schema does not know is a hint, a pasted manifest is unwrapped on demand.
  await fillEditor(page, label, "kind: Team\nspec:\n  components:\n    - nmae: shop\n");
  await page
    .getByText("Wrapping spec field detected, do you want to unwrap it?")
    .getByRole("button", { name: "Yes" })
    .click();
  await expect(spec(page)).toContainText("components: - nmae: shop");
  await expect(page.getByText(/components\[0\].*nmae/)).toBeVisible();
  await fillEditor(page, label, "components:\n  - name: shop\n");

  // The draft outlives a reload, and leaving asks.
  await page.reload();
  await expect(spec(page)).toContainText("- name: shop");
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(nameField(page)).toHaveValue(name);
  await button(page, "Save").click();
  await expect(messages(page)).toContainText(`${name} created successfully`);
  await expect(page).toHaveURL(/\/settings\/teams$/);
  await expect(row(page, name)).toContainText("Ada Osei");

  await row(page, name).click();
  await expect(nameField(page)).toBeDisabled();
  await fillEditor(page, label, "components:\n  - name: store\n");
  await button(page, "Update").click();
  const review = page.getByRole("dialog", { name: `Save changes to ${name}?` });
  await expect(review.getByRole("row", { name: /Removed.*name: shop/ })).toBeVisible();
  await expect(review.getByRole("row", { name: /Added.*name: store/ })).toBeVisible();
  await button(page, "Keep editing").click();
  await expect(spec(page)).toContainText("- name: store");
  await button(page, "Update").click();
  await review.getByRole("button", { name: "Update" }).click();
  await expect(messages(page)).toContainText(`${name} updated successfully`);
  await row(page, name).click();
  await expect(spec(page)).toContainText("- name: store");

  await button(page, "Delete").click();
  const question = page.getByRole("alertdialog", { name: "Delete resource" });
  await expect(question).toContainText("Are you sure you want to delete this resource?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(messages(page)).toContainText(`${name} deleted successfully`);
  await expect(page).toHaveURL(/\/settings\/teams$/);
  await expect(row(page, "Checkout")).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);

  // The name stays with the deleted team.
  await page.goto("/settings/teams/add");
  await nameField(page).fill(name);
  await button(page, "Save").click();
  await expect(page.getByText(/This name is taken/)).toBeVisible();
});

test("adds several people to a team and takes one out of this team alone", async ({ page }) => {
  await page.goto(`/settings/teams/${seedTeams.payments}`);
  await tab(page, "Members").click();
  await expect(page).toHaveURL(/tab=members/);
  await expect(member(page, "Priya Raman")).toBeVisible();
  await button(page, "Add Members").click();
  const adding = page.getByRole("dialog", { name: "Add users to the team" });
  await expect(adding.getByRole("checkbox", { name: "Hana Sato" })).toBeVisible();
  await expect(adding.getByRole("checkbox", { name: /Priya Raman/ })).toHaveCount(0);
  await expectAccessible(page, "adding people to a team");
  await adding.getByRole("checkbox", { name: "Hana Sato" }).check();
  await adding.getByRole("checkbox", { name: "Ada Osei" }).check();
  await adding.getByRole("button", { name: "Add 2" }).click();
  await expect(messages(page)).toContainText("Hana Sato added to the team successfully");
  await expect(messages(page)).toContainText("Ada Osei added to the team successfully");
  await expect(adding).toHaveCount(0);
  await expect(member(page, "Hana Sato")).toContainText("hana.sato@quarterdeck.example");

  for (const name of ["Hana Sato", "Ada Osei"]) {
    await button(page, `Actions for ${name}`).click();
    await page.getByRole("menuitem", { name: "Remove user" }).click();
    await expect(messages(page)).toContainText(`${name} removed from team successfully`);
    await expect(member(page, name)).toHaveCount(0);
  }
  // Ada is in another team still.
  await page.goto(`/settings/teams/${seedTeams.platform}?tab=members`);
  await expect(member(page, "Ada Osei")).toBeVisible();
});

test("a failing call loses nothing", async ({ page, context }) => {
  await page.goto(`/settings/teams/${seedTeams.checkout}`);
  const text = "components:\n  - name: mine\n";
  await fillEditor(page, label, text);
  await fault(context, { updateTeam: "500" });
  await button(page, "Update").click();
  await page.getByRole("dialog").getByRole("button", { name: "Update" }).click();
  await expect(messages(page)).toContainText("the sandbox was asked to fail here");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(spec(page)).toContainText("- name: mine");
  await button(page, "Discard changes").click();
  await expect(spec(page)).toContainText("app=checkout");
  await fault(context, { listTeamMembers: "500" });
  await tab(page, "Members").click();
  await expect(page.getByText("Error loading team members")).toBeVisible();
  await fault(context, { listTeamsWithStatus: "500" });
  await page.goto("/settings/teams");
  await expect(page.getByText("Error loading teams")).toBeVisible();
  await clearFaults(context);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(row(page, "Checkout")).toBeVisible();
});

test("what may not be changed says why", async ({ page, context }) => {
  await page.goto(`/settings/teams/${seedTeams.platform}`);
  await expect(page.getByText(/comes from the Kubernetes resource Platform/)).toBeVisible();
  await expect(spec(page)).toHaveCount(0);
  await expectAccessible(page, "a team that is kept elsewhere");
  await page.goto(`/settings/teams/${seedTeams.disbanded}`);
  await expect(page.getByText("This resource is deleted.")).toBeVisible();
  await page.goto("/settings/teams/01900000-0008-7000-8000-0000000000ff");
  await expect(page.getByText("No resources found")).toBeVisible();

  await actAs(context, "commander");
  await page.goto(`/settings/teams/${seedTeams.checkout}?tab=members`);
  await button(page, "Add Members").focus();
  await expect(page.getByRole("tooltip")).toContainText("You need write on teams");
  await tab(page, "Members").focus();
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await tab(page, "Spec").click();
  await expect(page.getByText(/You need write on teams/)).toBeVisible();
  await page.goto("/settings/teams");
  await expect(row(page, "Checkout")).toBeVisible();
  await expect(button(page, "Add Team")).toHaveCount(0);
  await page.goto("/settings/teams/add");
  await expect(page.getByText(/You do not have permission/)).toBeVisible();
});

test("fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ colorScheme: "dark" });
  for (const path of ["", `/${seedTeams.checkout}`, `/${seedTeams.checkout}?tab=members`]) {
    await page.goto(`/settings/teams${path}`);
    await expect(page.getByText("Checkout").first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
