import { expect, test, type Page } from "@playwright/test";
import { people } from "~mocks/sandbox/db/people";
import { seedChecks, seedHypotheses, seedIncidents } from "~mocks/sandbox/db/seedIds";
import { checkDrawer } from "./checkDrawer";
import { editorsUrl } from "./servers";
import { actAs, chooseFrom, clearFaults, expectNoSidewaysScroll, fault } from "./support";

const broken = "payments/webhook delivery";
const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const message = (page: Page, text: string | RegExp) =>
  page.getByRole("region", { name: "Messages" }).getByText(text).first();

/** Opens a picker of a form, types, and takes the option. */
async function pick(page: Page, label: string, text: string, option: string | RegExp) {
  const form = page.getByRole("dialog", { name: "Link to Incident" });
  await form.getByRole("button", { name: new RegExp(`^${label}`) }).click();
  await page
    .getByRole("combobox", { name: `Search ${label === "Incident" ? "incidents" : "hypotheses"}` })
    .fill(text);
  await page.getByRole("option", { name: option }).click();
}

test.describe("an incident from evidence to resolution", () => {
  test.use({ baseURL: editorsUrl });

  test("a failing check becomes an incident that resolves by itself once the check is repaired", async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    const title = `Webhooks fail ${Date.now()}`;
    const check = checkDrawer(page, new RegExp(broken));
    await page.goto(`/health?checkId=${seedChecks.webhookDelivery}&timeRange=1h`);

    await check.dialog.getByRole("button", { name: "Attach as Evidence" }).click();
    const link = page.getByRole("dialog", { name: "Link to Incident" });
    await expect(link.getByRole("button", { name: /^Incident/ })).toBeFocused();
    await link.getByRole("button", { name: "Link", exact: true }).click();
    await expect(link.getByText("Must select or create an incident")).toBeVisible();
    await pick(page, "Incident", title, `Create "${title}" new`);
    await expect(link.getByRole("combobox", { name: "Type" })).toHaveValue("availability");
    await expect(link.getByRole("combobox", { name: "Severity" })).toHaveValue("low");
    await link.getByRole("textbox", { name: "Description" }).fill("The receiver answers **503**");

    // Half way it fails: what stands is told, what was typed stays, and the same button goes on.
    await fault(context, { createEvidence: "500" }, baseURL);
    await link.getByRole("button", { name: "Link", exact: true }).click();
    await expect(link.getByRole("alert")).toContainText(
      "The incident and the hypothesis stand, but the evidence could not be attached",
    );
    await expect(link.getByRole("textbox", { name: "Description" })).toHaveValue(
      "The receiver answers **503**",
    );
    await clearFaults(context);
    await link.getByRole("button", { name: "Link", exact: true }).click();
    await expect(message(page, "Linked to incident successfully")).toBeVisible();
    await page.keyboard.press("F8");
    await expect(page.getByRole("link", { name: "Open the incident" })).toBeFocused();
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL(/\/incidents\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    const entries = page.getByRole("tabpanel").getByRole("listitem");
    await expect(entries).toHaveCount(1);
    await expect(entries.first()).toContainText(broken);
    await expect(entries.first().locator("strong", { hasText: "503" })).toBeVisible();

    // Reasoning: the root hypothesis has the description's words, and a factor stands below it.
    await page.getByRole("tab", { name: /Action Plan/ }).click();
    await expect(page.getByRole("heading", { name: "The receiver answers **503**" })).toBeVisible();
    await page.getByRole("button", { name: "Add factor" }).click();
    const factor = page.getByRole("dialog", { name: "Create Factor" });
    await factor.getByRole("button", { name: "Create", exact: true }).click();
    await expect(factor.getByText("This field is required")).toBeVisible();
    await factor.getByRole("textbox", { name: "Title" }).fill("Their release broke it");
    await factor.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Their release broke it" })).toBeVisible();
    await chooseFrom(page, page, "Status of Their release broke it", "Likely");
    const changelog = panel(page, "Changelog");
    await expect(changelog).toContainText("Marked Their release broke it as: Likely");

    // Done is when the check is healthy.
    const done = panel(page, "Definition of done");
    await done.getByRole("button", { name: "Add definition of done" }).click();
    const define = page.getByRole("dialog", { name: "Add Definition of Done" });
    await define.getByRole("checkbox", { name: `Check ${broken}` }).check();
    const script = define.getByRole("textbox", { name: "Define done using a CEL expression:" });
    await expect(script).toHaveValue("check.status == 'healthy' && check.age > Duration('5m')");
    await script.fill("chek.status");
    await expect(define.getByText(/^chek is not known here\./)).toBeVisible();
    await define.getByRole("button", { name: "Check is healthy" }).click();
    await expect(script).toHaveValue("check.status == 'healthy'");
    await define.getByRole("button", { name: "Add", exact: true }).click();
    await expect(define).toBeHidden();
    await expect(done).toContainText("0 of 1");
    await expect(done).toContainText("false", { timeout: 40_000 });

    // The check is repaired and runs; nobody touches the incident.
    const own = `/api/db/checks?id=eq.${seedChecks.webhookDelivery}&select=canary_id`;
    const [{ canary_id: id }] = await (await page.request.get(own)).json();
    const canary = `/api/db/canaries?id=eq.${id}`;
    const [{ spec }] = await (await page.request.get(canary)).json();
    spec.http = spec.http.map((one: { name: string }) =>
      one.name === broken ? { ...one, url: `${baseURL}/healthz` } : one,
    );
    expect((await page.request.patch(canary, { data: { spec } })).ok()).toBe(true);
    expect(
      (await page.request.post(`/api/canary/run/check/${seedChecks.webhookDelivery}`)).ok(),
    ).toBe(true);
    await expect(done).toContainText("1 of 1", { timeout: 40_000 });
    await expect(
      panel(page, "Details").getByRole("button", { name: "Status: Resolved" }),
    ).toBeVisible();
    await expect(changelog).toContainText("Incident marked as: Resolved", { timeout: 40_000 });

    await page.getByRole("tab", { name: "Timeline" }).click();
    const happened = page.getByRole("list", { name: "What happened" });
    await expect(happened).toContainText("Incident marked as: Resolved");
    await expect(happened).toContainText("Failing → Healthy");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export as Markdown" }).click();
    expect((await download).suggestedFilename()).toMatch(/^INC-\d+\.md$/);
  });
});

test("the list filters by its address, and counts by severity", async ({ page }) => {
  const rows = page.getByRole("grid", { name: "Incidents" });
  await page.goto("/incidents?query=storefront");
  await expect(rows.getByRole("row", { name: /Old image of the storefront/ })).toBeVisible();
  await expect(page.getByRole("group", { name: "Incidents by severity" })).toContainText("1 low");
  // Stored "Medium", asked for by the option.
  await page.goto("/incidents?status=all&severity=Medium");
  await expect(rows.getByRole("row", { name: /Search is slow/ })).toBeVisible();
  await chooseFrom(page, page, "Severity", "Blocker");
  await expect(page).toHaveURL(/severity=blocker/);
  await expect(rows.getByRole("row", { name: /port is open to everyone/ })).toBeVisible();
  await page.reload();
  await expect(rows.getByRole("row", { name: /port is open to everyone/ })).toBeVisible();
  await rows.getByRole("row", { name: /port is open to everyone/ }).click();
  await expect(page).toHaveURL(new RegExp(seedIncidents.openPort));
});

test("a comment keeps its text through a failure and a reload, and a mention sends nothing", async ({
  page,
  context,
}) => {
  await page.goto(`/incidents/${seedIncidents.storage}`);
  const box = page.getByRole("textbox", { name: "Comment", exact: true });
  const send = page.getByRole("button", { name: "Comment", exact: true });
  await box.pressSequentially("Ask @Pri");
  await page.getByRole("option", { name: /Priya Raman/ }).waitFor();
  // A quick typist goes on before the next frame is drawn.
  await Promise.all([
    page.keyboard.press("Enter"),
    page.keyboard.type("<script>alert(1)</script>"),
  ]);
  await fault(context, { createComment: "500" });
  await send.click();
  await expect(message(page, /500/)).toBeVisible();
  await expect(box).toHaveValue("Ask @Priya Raman <script>alert(1)</script>");
  await page.reload();
  await expect(box).toHaveValue("Ask @Priya Raman <script>alert(1)</script>");
  await clearFaults(context);
  await send.click();
  const entry = page.getByRole("listitem").filter({ hasText: "@Priya Raman <script>alert(1)" });
  await expect(entry).toBeVisible();
  await expect(box).toHaveValue("");
  await entry.getByRole("button", { name: "Actions for the comment" }).click();
  await page.getByRole("menuitem", { name: "Delete comment" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(entry).toBeHidden();
});

test("goes on correcting a comment when the earlier ones are shown", async ({ page }) => {
  const made = await page.request.post("/api/db/incidents?select=*", {
    headers: { Prefer: "return=representation" },
    data: {
      title: "Much discussed",
      severity: "low",
      type: "availability",
      description: "",
      status: "open",
      created_by: people.admin.id,
    },
  });
  const [incident] = await made.json();
  await page.request.post("/api/db/comments", {
    data: Array.from({ length: 40 }, (_none, at) => ({
      incident_id: incident.id,
      comment: `Remark ${at + 1}`,
      created_by: people.admin.id,
      created_at: new Date(Date.UTC(2026, 1, 1, 8, at)).toISOString(),
    })),
  });
  await page.goto(`/incidents/${incident.id}`);
  const newest = page.getByRole("listitem").filter({ hasText: "Remark 40" });
  // What is newest is in sight, and so is what it is about.
  await expect(newest).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Much discussed" })).toBeInViewport();
  await newest.getByRole("button", { name: "Actions for the comment" }).click();
  await page.getByRole("menuitem", { name: "Edit comment" }).click();
  const box = page.getByRole("textbox", { name: "Edit comment" });
  await box.fill("Remark 40, corrected");
  await page.getByRole("button", { name: "Show earlier (15)" }).click();
  const all = page.getByRole("list", { name: "Comments and evidence" });
  // The reader stays at what is being written, the others come above it.
  await expect(all.getByRole("listitem").first()).toHaveAttribute("aria-setsize", "40");
  await expect(box).toBeInViewport();
  await expect(box).toHaveValue("Remark 40, corrected");
});

test("mitigating asks what shows it, and two who change the same text see both", async ({
  page,
  context,
}) => {
  const made = await page.request.post("/api/db/incidents?select=*", {
    headers: { Prefer: "return=representation" },
    data: {
      title: "Two at once",
      severity: "High",
      type: "technical_debt",
      description: "",
      status: "investigating",
      created_by: people.admin.id,
    },
  });
  const [incident] = await made.json();
  await page.goto(`/incidents/${incident.id}`);
  const details = panel(page, "Details");
  await expect(details.getByRole("button", { name: "Priority: High" })).toBeVisible();
  await expect(details.getByRole("button", { name: "Type: Technical Debt" })).toBeVisible();
  const status = details.getByRole("button", { name: "Status: Investigating" });
  await status.click();
  await expect(page.getByRole("option")).toHaveText([
    "Investigating",
    "Mitigated",
    "Resolved",
    "Closed",
  ]);
  await page.getByRole("option", { name: "Mitigated" }).click();
  const question = page.getByRole("dialog", {
    name: "Add contributing factors to definition of done",
  });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(status).toBeVisible();
  await fault(context, { updateIncident: "500" });
  await chooseFrom(details, page, "Status", "Mitigated");
  await question.getByRole("button", { name: "Skip" }).click();
  await expect(message(page, /500/)).toBeVisible();
  await expect(question).toBeVisible();
  await clearFaults(context);
  await question.getByRole("button", { name: "Skip" }).click();
  await expect(message(page, "Incident status updated successfully")).toBeVisible();
  await expect(details.getByRole("button", { name: "Status: Mitigated" })).toBeVisible();

  await page.getByRole("button", { name: "Edit title" }).click();
  const title = page.getByRole("textbox", { name: "Title" });
  await title.fill("Mine");
  await page.request.patch(`/api/db/incidents?id=eq.${incident.id}`, { data: { title: "Theirs" } });
  // What the other wrote shows within the refresh rate; what is typed here stays.
  await expect(page).toHaveTitle(/Theirs/, { timeout: 20_000 });
  await expect(title).toHaveValue("Mine");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const conflict = page.getByRole("dialog").filter({ hasText: "Theirs" });
  await expect(conflict).toContainText("Mine");
});

test("what a viewer may not do is not offered", async ({ page, context }) => {
  await actAs(context, "viewer");
  await page.goto(`/incidents/${seedIncidents.payments}?tab=plan`);
  await expect(page.getByRole("heading", { name: people.viewer.name })).toBeHidden();
  await expect(panel(page, "Details")).toContainText("Critical");
  for (const name of ["Add factor", "Add evidence", "Edit title", "Add Responders", "Comment"])
    await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
  await page.goto(`/health?checkId=${seedChecks.webhookDelivery}`);
  const attach = page.getByRole("button", { name: "Attach as Evidence" });
  await expect(attach).toHaveAttribute("aria-disabled", "true");
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`/incidents/${seedIncidents.payments}?tab=timeline`);
  await expectNoSidewaysScroll(page);
});

test.describe("from inside of an incident", () => {
  test.use({ baseURL: editorsUrl });

  test("lines of a log are searched for and attached", async ({ page }) => {
    const about = seedHypotheses.storage;
    await page.goto(`/incidents/${seedIncidents.storage}?tab=plan&dialog=evidence&about=${about}`);
    const attach = page.getByRole("dialog", { name: "Add evidence" });
    await attach.getByRole("radio", { name: "Log", exact: true }).click();
    await attach.getByRole("button", { name: /^Component/ }).click();
    await page.getByRole("combobox", { name: "Search components" }).fill("quarterdeck");
    await page
      .getByRole("option", { name: /^payments/i })
      .first()
      .click();
    await attach.getByRole("combobox", { name: "Time" }).selectOption("Last day");
    const lines = attach.getByRole("group", { name: "Log lines" }).getByRole("checkbox");
    await lines.first().waitFor();
    await attach.getByRole("button", { name: "Add", exact: true }).click();
    await expect(attach.getByText("Please select atleast one evidence")).toBeVisible();
    await lines.first().check();
    // What is chosen stays while another text is searched for.
    await attach.getByRole("textbox", { name: "Search in the messages" }).fill("no line has this");
    await expect(lines).toHaveCount(1);
    await expect(lines.first()).toBeChecked();
    await attach.getByRole("button", { name: "Add", exact: true }).click();
    await expect(message(page, "Evidence added")).toBeVisible();
    const entry = page.getByRole("listitem").filter({ hasText: "added evidence Log" }).last();
    await expect(entry.getByRole("group", { name: "Log lines" })).toBeVisible();
  });

  test("a team's ticket systems offer their projects, plans and buckets", async ({ page }) => {
    await page.goto(`/incidents/${seedIncidents.storage}?dialog=responder`);
    const dialog = page.getByRole("dialog", { name: "Select Responder" });
    await dialog.getByRole("button", { name: /^Team/ }).click();
    await page.getByRole("combobox", { name: "Search teams" }).fill("pay");
    await page.getByRole("option", { name: "Payments" }).click();
    const way = dialog.getByLabel("Responder Types");
    await way.selectOption("Jira");
    // The team says which project its issues go to; what that takes is kept in the catalog.
    await expect(dialog.getByLabel("Project")).toBeDisabled();
    await dialog.getByLabel("Issue Type").selectOption("Incident");
    await expect(
      dialog.getByLabel("Issue Type").getByRole("option", { name: "Change" }),
    ).toHaveCount(0);
    await way.selectOption("Microsoft Planner");
    await dialog.getByLabel("Plan").selectOption("Payments");
    await dialog.getByLabel("Bucket").selectOption("Doing");
    await dialog.getByLabel("Priority").selectOption("urgent");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(message(page, "Responder added")).toBeVisible();
  });
});
