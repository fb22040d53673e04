import type { Browser } from "@playwright/test";
import { seedId } from "~mocks/sandbox/db/seedIds";
import { line, spreadOf, title } from "./line";
import { firstRow, opened } from "./opened";
import { atRest, held, openPage, percentile, timeInteraction, scrolled } from "./page";
import { prepareLarge } from "./server";

const [wide, listed, application] = [
  seedId("view", 0xffe),
  seedId("view", 0xfff),
  seedId("application", 0xfff),
];

const byDay = `select to_char(day, 'YYYY-MM-DD') as date, (extract(doy from day) * 37)::int % 23 as value
  from items, generate_series(now() - interval '200 days', now(), interval '1 day') as day
  where items.id = (select min(id) from items)`;
const share = (column: string) =>
  `select ${column}, count(*) as value from items group by 1 order by 2 desc limit 12`;

/** Two panels of each kind. */
const kinds: readonly [type: string, query: string, more?: object][] = [
  ["number", "select count(*) as value, 'items' as label from items"],
  ["piechart", share("health")],
  ["gauge", "select 100.0 * avg((health = 'healthy')::int) as value from items"],
  ["bargauge", share("type"), { bargauge: { max: "2000" } }],
  ["table", share("namespace")],
  ["duration", "select 7200000000000 as value, 'oldest' as label from items limit 1"],
  ["properties", "select status as label, count(*)::text as value from items group by 1"],
  ["text", "select '**' || count(*) || '** items of `eu`' as value from items"],
  ["timeseries", byDay, { timeseries: { style: "area" } }],
  ["heatmap", byDay],
];
const panels = [1, 2].flatMap((time) =>
  kinds.map(([type, query, more]) => ({ name: `${type} ${time}`, type, query, ...more })),
);

const columns = [
  { name: "id", type: "string", primaryKey: true, hidden: true },
  { name: "name", type: "string", icon: "row.type", url: { config: "row.id" } },
  { name: "health", type: "health", filter: { type: "multiselect" } },
  { name: "status", type: "status", filter: { type: "multiselect" } },
  { name: "namespace", type: "badge", filter: { type: "multiselect" } },
  { name: "ready", type: "boolean" },
  { name: "age", type: "duration" },
  {
    name: "load",
    type: "gauge",
    gauge: { max: "100", thresholds: [{ percent: 80, color: "red" }] },
  },
  { name: "updated_at", type: "datetime" },
];
const merge = `select *, 3600000000000 as age, abs(hashtext(name)) % 100 as load from items`;
const queries = { items: { configs: { search: "type=Kubernetes::*", agent: "all" } } };

/** 10,000 items with a view of all of them, and an application whose report holds 500 of them. */
export const prepareViews = (): Promise<string> =>
  prepareLarge(
    "views",
    `with made as (
       insert into views (id, name, namespace, source, spec) values
         ($1::uuid, 'all-items', 'bench', 'UI', $2::jsonb), ($3::uuid, 'some-items', 'bench', 'UI', $4::jsonb)
     )
     insert into applications (id, name, namespace, source, spec) values ($5::uuid, 'large', 'bench', 'UI', $6::jsonb)`,
    [
      wide,
      JSON.stringify({ display: { title: "All items" }, queries, merge, columns, panels }),
      listed,
      JSON.stringify({ queries, merge: `${merge} order by name limit 500`, columns }),
      application,
      JSON.stringify({
        type: "web",
        mapping: {
          logins: [{ types: ["Kubernetes::Namespace"] }],
          environments: { production: [{ tagSelector: "account=production" }] },
          datasources: [{ types: ["AWS::RDS::DBInstance"] }],
        },
        sections: [{ title: "Items", viewRef: { namespace: "bench", name: "some-items" } }],
      }),
    ],
  );

/** A reader at work in the view, CPU four times slower. */
async function worked(browser: Browser, address: string) {
  const { page } = await openPage(browser, 4);
  await page.goto(address);
  await page.locator(firstRow).first().waitFor();
  await atRest(page);
  const grid = page.getByRole("grid", { name: "All items" });
  const sort = (name: string) =>
    grid.getByRole("columnheader", { name }).getByRole("button").first();
  const times: number[] = [];
  const act = async (doing: () => Promise<void>) => {
    times.push(await timeInteraction(page, doing));
    await atRest(page);
  };
  for (const name of ["Name", "Health", "Age", "Load"]) {
    await sort(name).scrollIntoViewIfNeeded();
    await act(() => sort(name).click(held));
  }
  for (const [label, value] of [
    [/^Health:/, "healthy"],
    [/^Status:/, "Running"],
  ] as const) {
    const filter = page.getByRole("button", { name: label });
    await act(() => filter.click(held));
    const include = page.getByRole("gridcell", { name: `Include ${value}`, exact: true });
    await act(() => include.click(held));
    await act(() => page.keyboard.press("Escape"));
  }
  for (const name of ["piechart 1", "timeseries 1", "heatmap 1"]) {
    const panel = page.getByRole("region", { name, exact: true });
    for (const label of ["Show as table", "Show as chart"]) {
      const button = panel.getByRole("button", { name: label });
      await button.scrollIntoViewIfNeeded();
      await act(() => button.click(held));
    }
  }
  await grid.locator(firstRow).first().focus();
  for (let step = 0; step < 4; step += 1) await act(() => page.keyboard.press("ArrowDown"));
  await page.mouse.move(700, 500);
  const { longest } = await scrolled(page, 300);
  await page.context().close();
  return { times, longest };
}

/** What a view of 10,000 rows and 20 panels costs once the server has computed it. */
export async function views(browser: Browser, url: string): Promise<void> {
  const call = `${url}/api/view/${wide}`;
  const start = performance.now();
  const answer = await fetch(call, {
    method: "POST",
    body: "{}",
    headers: { "content-type": "application/json" },
  });
  if (!answer.ok) throw new Error(`The view does not run: ${await answer.text()}`);
  const { panels: drawn = [] } = (await answer.json()) as { panels?: { error?: string }[] };
  const broken = drawn.find(({ error }) => error !== undefined);
  if (broken) throw new Error(`A panel does not run: ${broken.error ?? ""}`);
  const computed = performance.now() - start;
  title(`A view of 10,000 rows and ${drawn.length} panels`);
  line("computed by the sandbox", computed, "ms");
  const address = `${url}/views/${wide}`;
  const { there, lcp, blocking, cls, nodes } = await opened(browser, address, firstRow);
  line("panels and first row", there, "ms", 900);
  line("largest paint", lcp, "ms", 900);
  line("blocking", blocking, "ms", 100);
  line("layout shift", cls, "", 0.02);
  line("DOM nodes", nodes, "nodes", 4_000);
  const { times, longest } = await worked(browser, address);
  line("interaction, CPU 4 times slower, p75", percentile(times, 0.75), "ms", 100);
  line("slowest interaction, CPU 4 times slower", Math.max(...times), "ms");
  line("longest frame while scrolling, CPU 4 times slower", longest, "ms", 50);
}

/** What it costs to print a report with a table of 500 rows, from its address to the file. */
export async function report(browser: Browser, url: string): Promise<void> {
  title("A report with a table of 500 rows");
  const [shown, printed, pages]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < 3; run += 1) {
    const { page } = await openPage(browser, 1);
    const start = performance.now();
    await page.goto(`${url}/applications/bench/large?print=true`);
    const rows = page.getByRole("table", { name: "Items", exact: true }).locator("tbody tr");
    await rows.nth(499).waitFor();
    shown.push(performance.now() - start);
    const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true });
    printed.push(performance.now() - start);
    pages.push(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0);
    await page.context().close();
  }
  line("shown", spreadOf(shown), "ms");
  line("printed", spreadOf(printed), "ms", 5_000);
  line("pages", spreadOf(pages), "pages");
}
