import type { Browser } from "@playwright/test";
import { seedPrefix } from "~mocks/sandbox/db/seedIds";
import { title } from "./line";
import { firstRow, openedLines } from "./opened";
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

/** What the changes and an item's pages cost at their largest. */
export async function catalogItems(browser: Browser, url: string): Promise<void> {
  title("Changes among 100,000, a spec of 5 MB, a graph of 300 nodes, no throttling");
  for (const [name, address, selector, bars] of [
    ["200 changes, first row", "changes?pageSize=200", firstRow, { there: 900 }],
    ["spec of 5 MB, first line", `${big}/spec`, "[role=treeitem]", { there: 1_000 }],
    [
      "graph of 300 nodes, laid out",
      `${tree}/relationships?view=graph&relation=soft`,
      ".react-flow__node",
      { there: 1_500, blocking: 300 },
    ],
  ] as const)
    await openedLines(browser, name, `${url}/catalog/${address}`, selector, {
      nodes: 3_000,
      ...bars,
    });
}
