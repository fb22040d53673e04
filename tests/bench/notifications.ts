import type { Browser } from "@playwright/test";
import { seedConfigs } from "~mocks/sandbox/db/seedIds";
import { line, title } from "./line";
import { firstRow, openedLines } from "./opened";
import { atRest, held, openPage, percentile, timeInteraction, scrolled } from "./page";
import { prepareLarge } from "./server";

/** The item that half of all notifications are about. */
const loud = seedConfigs.crashingPod;

/** A database with 10,000 notifications: 5,000 about one item, five about each of 1,000 others. */
export const prepareNotifications = (): Promise<string> =>
  prepareLarge(
    "notifications",
    `with about as (
       select $1::uuid as id, n from generate_series(1, 5000) as n
       union all
       select item.id, 5000 + item.place * 5 + n from (
         select id, row_number() over (order by id) as place from config_items
         where deleted_at is null and id <> $1::uuid order by id limit 1000
       ) item, generate_series(1, 5) as n
     )
     insert into notification_send_history (notification_id, source_event, resource_id, resource_health,
       resource_health_description, status, body, created_at, first_observed)
     select (select id from notifications where deleted_at is null order by created_at limit 1), 'config.unhealthy', about.id,
       'unhealthy', 'Back-off restarting failed container ' || n,
       (array['sent', 'error', 'repeat-interval', 'pending', 'sent'])[1 + n % 5], '**Message ' || n || '**',
       now() - n * interval '1 minute', now() - n * interval '1 minute'
     from about`,
    [loud],
  );

/** What a long history of notifications costs. */
export async function notifications(browser: Browser, url: string): Promise<void> {
  title("10,000 notifications, 5,000 about one item, no throttling");
  const ofOne = `${url}/notifications/resource/${loud}`;
  for (const [name, address, there] of [
    ["groups by resource, first", `${url}/notifications`, 900],
    ["200 of one resource, first", `${ofOne}?pageSize=200`, 900],
  ] as const)
    await openedLines(browser, name, address, firstRow, { there, nodes: 2_500, blocking: 50 });

  const { page } = await openPage(browser, 4);
  await page.goto(`${ofOne}?pageSize=200`);
  await page.locator(firstRow).first().waitFor();
  await atRest(page);
  const sorts: number[] = [];
  for (let step = 0; step < 4; step += 1) {
    const head = page.getByRole("columnheader", { name: /^Age/ }).getByRole("button");
    sorts.push(await timeInteraction(page, () => head.click(held)));
    await atRest(page);
  }
  const opens: number[] = [];
  for (let step = 0; step < 8; step += 1) {
    const row = page.locator(firstRow).nth(2 * step);
    opens.push(await timeInteraction(page, () => row.click(held)));
    await page.getByRole("dialog", { name: "Notification Details" }).waitFor();
    await page.keyboard.press("Escape");
  }
  await page.locator(firstRow).first().hover();
  const { longest } = await scrolled(page, 900);
  await page.context().close();
  line("sort, CPU 4 times slower, p75", percentile(sorts, 0.75), "ms", 100);
  line("open one, CPU 4 times slower, p75", percentile(opens, 0.75), "ms", 100);
  line("longest frame while scrolling, CPU 4 times slower", longest, "ms", 50);
}
