import { expect, test, type Page } from "@playwright/test";
import type { Role } from "~mocks/sandbox/db/people";
import { checkDrawer } from "./checkDrawer";
import { keyboard, mouse, tallied, type Hands } from "./onCallHands";
import { names, startWorld } from "./onCallWorld";
import { actAs } from "./support";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

for (const handsOf of [mouse, keyboard])
  test(`ten tasks of somebody on call, by ${handsOf.name}`, async ({ browser, request }) => {
    test.setTimeout(300_000);
    const world = await startWorld(request);
    const open = async (role: Role): Promise<{ page: Page; hands: Hands }> => {
      const context = await browser.newContext({ baseURL: world.url });
      await actAs(context, role, world.url);
      const page = await context.newPage();
      return { page, hands: handsOf(page) };
    };
    try {
      const { page, hands } = await open("editor");
      const colleague = await open("responder");
      const tally = await tallied(page.context());
      const theirs = await tallied(colleague.page.context());
      const title = "Orders are refused";
      const drawer = checkDrawer(page, new RegExp(names.check));
      const health = page.getByRole("treegrid", { name: "Health checks" });
      const details = region(page, "Details");
      const messages = region(page, "Messages");
      const openCheck = async () => {
        await hands.write(page.getByRole("textbox", { name: /^Search/ }), "orders");
        // The list has settled once nothing but the check is left of it.
        await expect(health.getByRole("row")).toHaveCount(2);
        await hands.press(health.getByRole("row", { name: new RegExp(names.check) }));
        await expect(drawer.dialog).toBeVisible();
      };
      const openIncident = async () => {
        await hands.visit("Incidents");
        await hands.press(
          page.getByRole("grid", { name: "Incidents" }).getByRole("row", { name: title }),
        );
        await expect(page.getByRole("heading", { name: title })).toBeVisible();
      };
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();

      await tally.task("Find the failing service", async () => {
        await hands.visit("Health");
        await hands.press(page.getByRole("button", { name: /failing$/ }));
        await openCheck();
        await expect(drawer.dialog).toContainText("503");
      });

      await tally.task("See what changed", async () => {
        await hands.press(drawer.dialog.getByRole("link", { name: "What changed?" }));
        const cause = page.getByRole("listitem").filter({ hasText: names.rollout });
        await expect(cause).toContainText("before");
        await expect(cause).toContainText("the same resource");
      });

      await tally.task("Silence it", async () => {
        await hands.press(page.getByRole("link", { name: "Back to the check" }));
        await hands.press(drawer.dialog.getByRole("link", { name: "Silence" }));
        const form = page.getByRole("dialog", { name: "Create Notification Silence" });
        await hands.write(form.getByRole("textbox", { name: "Name" }), "orders are looked at");
        await hands.press(form.getByRole("button", { name: "Save" }));
        await expect(messages.getByText("Silence created")).toBeVisible();
      });

      await tally.task("Open an incident with evidence", async () => {
        await hands.visit("Health");
        await openCheck();
        await hands.press(drawer.dialog.getByRole("button", { name: "Attach as Evidence" }));
        const form = page.getByRole("dialog", { name: "Link to Incident" });
        await hands.press(form.getByRole("button", { name: /^Incident/ }));
        await page.getByRole("combobox", { name: "Search incidents" }).waitFor();
        await page.keyboard.type(title);
        await hands.choose(page.getByRole("option", { name: `Create "${title}" new` }));
        await hands.press(form.getByRole("button", { name: "Link", exact: true }));
        await expect(messages.getByText("Linked to incident successfully")).toBeVisible();
        await hands.press(drawer.close);
        await openIncident();
        await expect(page.getByRole("tabpanel").getByRole("listitem")).toContainText(names.check);
      });
      await tally.task("Run the fix", async () => {
        await hands.press(page.getByRole("button", { name: /^Playbooks:/ }));
        await hands.choose(page.getByRole("option", { name: names.rollback }));
        const form = page.getByRole("dialog", { name: names.rollback });
        await hands.press(form.getByRole("button", { name: "Run", exact: true }));
        await expect(page).toHaveURL(/\/playbooks\/runs\/[0-9a-f-]{36}$/);
        await expect(page.getByRole("main")).toContainText("Pending Approval");
      });

      await colleague.page.goto("/playbooks");
      await expect(colleague.page.getByRole("heading", { level: 1 })).toBeVisible();
      await theirs.task("Approve it", async () => {
        const { page: other, hands: others } = colleague;
        await others.turnTo(other.getByRole("tab", { name: /^Approvals/ }));
        await others.press(other.getByRole("button", { name: `Approve ${names.rollback}` }));
        await expect(other.getByText("Playbook run approved")).toBeVisible();
      });

      await tally.task("Watch it recover", async () => {
        await expect(page.getByRole("main")).toContainText("Completed");
        await hands.press(page.getByRole("link", { name: names.check }));
        await expect(drawer.dialog.getByRole("heading").getByText("Healthy")).toBeVisible({
          timeout: 60_000,
        });
      });

      await tally.task("Close", async () => {
        await hands.press(drawer.close);
        await openIncident();
        await hands.press(details.getByRole("button", { name: /^Status: / }));
        await hands.choose(page.getByRole("option", { name: "Closed" }));
        await expect(details.getByRole("button", { name: "Status: Closed" })).toBeVisible();
      });

      await tally.task("Write the report", async () => {
        const file = page.waitForEvent("download");
        await hands.press(page.getByRole("button", { name: "Export as Markdown" }));
        expect((await file).suggestedFilename()).toMatch(/^INC-\d+\.md$/);
      });

      await tally.task("Add a check so that it is seen earlier", async () => {
        await hands.visit("Health");
        await hands.press(page.getByRole("link", { name: "Add check" }));
        await hands.press(
          page
            .getByRole("list", { name: "Health check types" })
            .getByRole("button", { name: "HTTP", exact: true }),
        );
        const record = region(page, "Health Check");
        await hands.write(
          record.getByRole("textbox", { name: "Name", exact: true }),
          "orders-ready",
        );
        await hands.write(
          region(page, "HTTP").getByRole("textbox", { name: "URL" }),
          `${world.serviceUrl}/ready`,
        );
        await hands.press(page.getByRole("button", { name: "Save", exact: true }));
        await expect(messages).toContainText("orders-ready created");
      });
      expect(handsOf === keyboard ? tally.pressed.clicks + theirs.pressed.clicks : 0).toBe(0);
      await Promise.all([tally.keep(), theirs.keep()]);
    } finally {
      await world.stop();
    }
  });
