import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { clearFaults, expectAccessible, fault } from "./support";

const dialog = (page: Page) => page.getByRole("dialog");

/** A run that went well and left a summary, so that the page's own filters leave it out. */
async function quietRun(request: APIRequestContext): Promise<{ id: string; name: string }> {
  const answer = await request.get(
    "/api/db/job_histories?select=id,name&status=eq.SUCCESS&details->>summary=not.is.null&limit=1",
  );
  const [run] = (await answer.json()) as { id: string; name: string }[];
  if (!run) throw new Error("the seed has no successful run with a summary");
  return run;
}

test("a shared link opens a run that the filters leave out", async ({ page, request }) => {
  const run = await quietRun(request);
  await page.goto(`/settings/jobs?job=${run.id}`);
  await expect(dialog(page)).toHaveAccessibleName(/^Details for job /);
  await expect(dialog(page).getByRole("tab", { name: "Reconcile Summary" })).toBeVisible();
  await expectAccessible(page, "details of a run");
  await page.reload();
  await expect(dialog(page)).toHaveAccessibleName(/^Details for job /);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/job=/);
});

test("an unknown run and a failed read say so", async ({ page, context }) => {
  const unknown = "0192f0a4-7c1e-7000-8000-0000000000ff";
  await page.goto(`/settings/jobs?job=${unknown}`);
  await expect(dialog(page)).toHaveAccessibleName("Job run not found");
  await page.goto("/settings/jobs?job=what");
  await expect(dialog(page)).toHaveAccessibleName("Job run not found");
  await fault(context, { listJobHistories: "500" });
  await page.goto(`/settings/jobs?job=${unknown}`);
  await expect(page.getByText("Error loading job history")).toBeVisible();
  await clearFaults(context);
});

test("what a job worked on is named, not numbered", async ({ page }) => {
  await page.goto("/settings/jobs");
  const team = page.getByRole("row").filter({ hasText: "Team Component Ownership" });
  await expect(team.getByRole("link", { name: "Platform" })).toBeVisible();
  const run = page.getByRole("row").filter({ hasText: "Playbook Run" });
  await expect(run.getByRole("link", { name: "Find the cause" })).toBeVisible();
});

test("a filter lives in the address", async ({ page }) => {
  await page.goto("/settings/jobs?status=FAILED:1");
  const failed = page.getByRole("row").filter({ hasText: "Failed" });
  await expect(failed.first()).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Success" })).toHaveCount(0);
  await page.reload();
  await expect(failed.first()).toBeVisible();
});

test("a time range that cannot be read is named, and the default holds", async ({ page }) => {
  for (const [query, words] of [
    ["rangeType=relative&range=now-999999999y", "now-999999999y"],
    ["rangeType=mapped&timeRange=Doomsday", "Doomsday"],
  ] as const) {
    await page.goto(`/settings/jobs?${query}`);
    await expect(page.getByRole("alert")).toContainText(words);
    await expect(page.getByRole("alert")).toContainText("The last 2 days are shown.");
    await expect(page.getByRole("grid").getByRole("row").nth(1)).toBeVisible();
  }
});

test("one job shows how long its runs took, also those that the table leaves out", async ({
  page,
  request,
}) => {
  const answer = await request.get(
    "/api/db/job_histories?select=status&name=eq.ConfigScraper&duration_millis=not.is.null&status=eq.FAILED",
  );
  const failed = ((await answer.json()) as object[]).length;
  expect(failed).toBeGreaterThan(0);
  await page.goto("/settings/jobs?name=ConfigScraper:1&status=FAILED:1");
  const durations = page.getByRole("region", { name: "Durations of Config Scraper" });
  await expect(durations).toContainText(new RegExp(`^\\d+ points, ${failed} failed, between`));
  const points = Number(/^\d+/.exec((await durations.textContent()) ?? "")?.[0]);
  expect(points).toBeGreaterThan(failed);
  await page.goto("/settings/jobs");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(durations).toHaveCount(0);
});
