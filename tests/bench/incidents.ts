import type { Browser, CDPSession, Page } from "@playwright/test";
import { people } from "~mocks/sandbox/db/people";
import { seedId } from "~mocks/sandbox/db/seedIds";
import { line, title } from "./line";
import { firstRow, openedLines } from "./opened";
import { atRest, held, openPage, percentile, timeInteraction, scrolled } from "./page";
import { prepareLarge } from "./server";

/** The incident that a thousand comments and a thousand pieces of evidence hang on. */
const [long, root] = [seedId("incident", 0xfff), seedId("hypothesis", 0xfff)];

/** A database with 5,000 incidents, one of them with 1,000 comments and 1,000 pieces of evidence. */
export const prepareIncidents = (): Promise<string> =>
  prepareLarge(
    "incidents",
    `with long as (
       insert into incidents (id, title, severity, description, type, status, created_by, commander_id, created_at)
       values ($1::uuid, 'Long incident', 'high', '', 'availability', 'open', $3::uuid, $3::uuid, now() - interval '2 days')
       returning id
     ), root as (
       insert into hypotheses (id, incident_id, type, title, status, created_by)
       select $2::uuid, id, 'root', 'Why', 'possible', $3::uuid from long returning id, incident_id
     ), said as (
       insert into comments (incident_id, hypothesis_id, comment, created_by, created_at)
       select incident_id, id, 'Comment **' || n || '** says \`what\` it saw: [a link](/health), and then some more of it.',
         $3::uuid, now() - interval '2 days' + n * interval '1 minute'
       from root, generate_series(1, 1000) as n
     ), attached as (
       insert into evidences (hypothesis_id, type, description, config_id, config_change_id, created_by, created_at)
       select root.id, 'config_change', 'Change ' || number, config_id, change_id, $3::uuid,
         now() - interval '2 days' + number * interval '1 minute 5 seconds'
       from root, (
         select id as change_id, config_id, row_number() over (order by id) as number
         from config_changes order by id limit 1000
       ) as changes
     )
     insert into incidents (title, severity, description, type, status, created_by, created_at)
     select 'Incident ' || n, (array['info', 'low', 'Medium', 'high', 'critical'])[1 + n % 5], '', 'availability', 'open',
       $3::uuid, now() - n * interval '1 minute'
     from generate_series(1, 4999) as n`,
    [long, root, people.admin.id],
  );

const entry = "[role=tabpanel] li";

/** Bytes of answers that come while nobody does anything, over half a minute and more than one look. */
async function idleBytes(tools: CDPSession, page: Page): Promise<number> {
  let bytes = 0;
  await tools.send("Network.enable");
  // Scripts of what may be opened next come ahead, once.
  const ahead = new Set<string>();
  tools.on("Network.responseReceived", ({ requestId, response }) => {
    if (new URL(response.url).pathname.startsWith("/assets/")) ahead.add(requestId);
  });
  tools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!ahead.has(requestId)) bytes += encodedDataLength;
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 35_000)));
  return bytes;
}

/** Bytes that come to the longest incident while nobody does anything there. */
async function idle(browser: Browser, url: string): Promise<number> {
  const { page, tools } = await openPage(browser, 1);
  await page.goto(`${url}/incidents/${long}`);
  await page.locator(entry).first().waitFor();
  await atRest(page);
  const bytes = await idleBytes(tools, page);
  await page.context().close();
  return bytes;
}

/** The longest incident as it is worked with. */
async function longIncident(browser: Browser, url: string) {
  const { page } = await openPage(browser, 4);
  await page.goto(`${url}/incidents/${long}`);
  await page.locator(entry).first().waitFor();
  await atRest(page);
  await page.getByRole("textbox", { name: "Comment", exact: true }).focus();
  const keystrokes: number[] = [];
  for (const key of "Words that are typed")
    keystrokes.push(await timeInteraction(page, () => page.keyboard.press(key)));
  const earlier = await timeInteraction(page, () =>
    page.getByRole("button", { name: /^Show earlier/ }).click(held),
  );
  await page.getByRole("list", { name: "Comments and evidence" }).hover();
  const { longest } = await scrolled(page, -900);
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  await page.context().close();
  return { keystrokes, earlier, longest, nodes };
}

/** What a long list of incidents and a long incident cost. */
export async function incidents(browser: Browser, url: string): Promise<void> {
  title("5,000 incidents, one with 1,000 comments and 1,000 pieces of evidence, no throttling");
  // Beside the others: a page where nobody does anything takes nothing from them.
  const idleFigure = idle(browser, url);
  for (const [name, path, shown, there] of [
    ["list of 200 rows, first", "/incidents?pageSize=200", firstRow, 650],
    ["comments, first", `/incidents/${long}`, entry, 900],
    ["action plan, first", `/incidents/${long}?tab=plan`, entry, 900],
    ["timeline, first", `/incidents/${long}?tab=timeline`, entry, 900],
  ] as const)
    await openedLines(browser, name, url + path, shown, { there, nodes: 2_500, blocking: 50 });
  const figures = await longIncident(browser, url);
  line("idle for 35 s", (await idleFigure) / 1000, "kB", 50);
  const p75 = percentile(figures.keystrokes, 0.75);
  line("keystroke in a comment, CPU 4 times slower, p75", p75, "ms", 100);
  line("show all earlier entries, CPU 4 times slower", figures.earlier, "ms", 100);
  line("longest frame while scrolling, CPU 4 times slower", figures.longest, "ms", 50);
  line("DOM nodes with all entries", figures.nodes, "nodes", 2_500);
}
