import { expect, test } from "@playwright/test";
import { editorsUrl } from "./servers";
import { chooseFrom, clearFaults, fault } from "./support";
import { makeView } from "./makeView";

// Each test makes a view of its own.
test.use({ baseURL: editorsUrl });

/** Says when it was computed, which takes it a second. */
const clock = {
  cache: { minAge: "1ms" },
  queries: { items: { configs: { types: ["Kubernetes::Cluster"] } } },
  panels: [
    {
      name: "Now",
      type: "text",
      query: "select 'at ' || clock_timestamp() as value from items, pg_sleep(1)",
    },
  ],
};

/** A result that is younger than a second is as good as a new one to the server, whose clock no test moves. */
const aged = (result: string) =>
  expect.poll(() => Date.now() - Date.parse(result.slice(3))).toBeGreaterThan(1_500);

test("a view is computed anew when its reader asks, and says that it is busy", async ({ page }) => {
  await page.goto(`/views/${await makeView(page, "refreshed", clock)}`);
  const panel = page.getByRole("region", { name: "Now" });
  const time = panel.getByText(/^at \d{4}-/);
  const before = await time.innerText();
  await aged(before);
  const refresh = page.getByRole("button", { name: "Refresh", exact: true });
  await expect(refresh).not.toHaveAttribute("aria-busy");
  await refresh.click();
  await expect(refresh).toHaveAttribute("aria-busy", "true");
  // What was there stays until the new result comes.
  await expect(time).toHaveText(before);
  await expect(time).not.toHaveText(before);
  await expect(refresh).not.toHaveAttribute("aria-busy");
  await expect(page.getByText(/^Last refreshed/)).toBeVisible();
});

test("a view renews itself at the rate of its address, and says when that fails", async ({
  page,
  context,
}) => {
  const id = await makeView(page, "renewed", clock);
  await page.clock.install();
  await page.goto(`/views/${id}`);
  const time = page.getByRole("region", { name: "Now" }).getByText(/^at \d{4}-/);
  const first = await time.innerText();
  await chooseFrom(page, page, "Auto refresh", "15 seconds");
  await expect(page).toHaveURL(/refresh=15s/);
  await expect(time).toHaveText(first);
  await aged(first);
  await page.clock.runFor(15_100);
  await expect(time).not.toHaveText(first);

  await page.reload();
  const second = await time.innerText();
  await aged(second);
  await page.clock.runFor(15_100);
  await expect(time).not.toHaveText(second);

  await fault(context, { evaluateView: "500" }, editorsUrl);
  const third = await time.innerText();
  await page.clock.runFor(15_100);
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages).toContainText(/\w/);
  await expect(time).toHaveText(third);
  await aged(third);
  await clearFaults(context);
  await page.clock.runFor(15_100);
  await expect(time).not.toHaveText(third);

  await chooseFrom(page, page, "Auto refresh", "None");
  await expect(page).not.toHaveURL(/refresh=/);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(`${request.method()} ${request.url()}`));
  await page.clock.runFor(60_000);
  expect(calls.filter((call) => call.startsWith("POST") && call.includes(id))).toEqual([]);
});
