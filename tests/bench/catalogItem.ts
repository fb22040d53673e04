import type { Browser } from "@playwright/test";
import { seedPrefix } from "~mocks/sandbox/db/seedIds";
import { openPage, readVitals, watchVitals } from "./page";
import { prepareLarge } from "./server";

const large = (number: number) =>
  `${seedPrefix("largeConfig")}${number.toString(16).padStart(12, "0")}`;
/** Root of a tree of 300 items, and an item with a spec of five megabytes. */
const [tree, big] = [large(1), large(2)];

/** A database of 10,000 items and 100,000 changes, one of the items with a spec of five megabytes. */
export const prepareCatalog = (): Promise<string> =>
  prepareLarge(
    "items",
    `update config_items set config = (
       select jsonb_object_agg(
         'entry-' || n,
         jsonb_build_object('name', 'value ' || n, 'text', repeat('x', 50), 'list', jsonb_build_array(n, n + 1, true))
       ) from generate_series(1, 43000) as n
     ) where id = $1`,
    [big],
  );

interface Cost {
  /** Milliseconds until what the page is for is there. */
  there: number;
  nodes: number;
  /** Milliseconds that the main thread was blocked for, beyond 50 each time. */
  blocking: number;
}

/** Median of three cold openings. */
async function cost(browser: Browser, address: string, selector: string): Promise<Cost> {
  const runs: Cost[] = [];
  for (let run = 0; run < 3; run += 1) {
    const { page } = await openPage(browser, 1);
    await page.addInitScript(watchVitals);
    await page.goto(address);
    await page.locator(selector).first().waitFor();
    const there = await page.evaluate(() => performance.now());
    await page.waitForLoadState("networkidle");
    const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
    runs.push({ there, nodes, blocking: (await readVitals(page)).tbt });
    await page.context().close();
  }
  return runs.toSorted((a, b) => a.there - b.there)[1] ?? { there: 0, nodes: 0, blocking: 0 };
}

/** The list of changes, a large spec and a large graph. */
export async function catalogItemFigures(browser: Browser, url: string) {
  return {
    changes: await cost(browser, `${url}/catalog/changes?pageSize=200`, "[role=row][data-index]"),
    spec: await cost(browser, `${url}/catalog/${big}/spec`, "[role=treeitem]"),
    graph: await cost(
      browser,
      `${url}/catalog/${tree}/relationships?view=graph&relation=soft`,
      ".react-flow__node",
    ),
  };
}
