import { chromium, type Browser } from "@playwright/test";
import { rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import { browserFlags, findBrowser } from "../browser";
import { areas } from "./areas";
import { catalog } from "./catalog";
import { catalogItems, prepareCatalog } from "./catalogItem";
import { editors } from "./editor";
import { health } from "./health";
import { incidents, prepareIncidents } from "./incidents";
import { compareWith, line, saveFigures, summary, title, writeTable } from "./line";
import { follow, logs } from "./logs";
import { notifications, prepareNotifications } from "./notifications";
import { playbooks, preparePlaybooks } from "./playbooks";
import { port, prepareChecks, startBuilt } from "./server";
import { fetchedFirst, routeSizes, sizeParts } from "./sizes";
import { startUp } from "./startUp";
import { topology } from "./topology";
import { prepareViews, report, views } from "./views";

/** A server with its own data, and what is measured on it one after the other. */
interface Scene {
  prepare: () => Promise<string>;
  parts: Readonly<Record<string, (browser: Browser, url: string) => Promise<void>>>;
  /** Megabytes that the process of its server may take in the end. */
  memoryBar?: number;
}

/** Runs a part and says how long it took: what the whole costs is a figure too. */
async function timed(name: string, part: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await part();
  console.log(`  (${name}: ${((performance.now() - start) / 1000).toFixed(0)} s)`);
}

const checks = (count: number): Scene => ({
  prepare: () => prepareChecks(count),
  parts: { [`health-${count}`]: (browser, url) => health(browser, url, count) },
  memoryBar: 350,
});

const scenes: readonly Scene[] = [
  {
    prepare: () => prepareChecks(200),
    parts: {
      sizes: async (browser, url) => {
        fetchedFirst();
        await routeSizes(browser, url);
        await sizeParts(browser, url);
      },
      editor: editors,
      catalog,
      topology,
      areas,
      "health-200": (browser, url) => health(browser, url, 200),
    },
  },
  checks(1_000),
  checks(5_000),
  { prepare: prepareCatalog, parts: { items: catalogItems } },
  { prepare: prepareIncidents, parts: { incidents } },
  { prepare: preparePlaybooks, parts: { playbooks } },
  { prepare: prepareNotifications, parts: { notifications } },
  { prepare: prepareViews, parts: { views, report } },
];
/** What starts servers of its own. */
const alone: Readonly<Record<string, (browser: Browser) => Promise<void>>> = {
  start: startUp,
  logs,
  follow: (browser) => follow(browser, wanted.has("follow")),
};

const { values, positionals } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    save: { type: "string" },
    table: { type: "string" },
    against: { type: "string" },
  },
  allowPositionals: true,
});
const wanted = new Set([...(values.only ?? []), ...positionals]);
const isWanted = (name: string) => wanted.size === 0 || wanted.has(name);

async function measure(browser: Browser, { prepare, parts, memoryBar }: Scene): Promise<void> {
  const named = Object.entries(parts).filter(([name]) => isWanted(name));
  if (named.length === 0) return;
  const dataDir = await prepare();
  const server = await startBuilt(port, dataDir);
  // A part that fails leaves no server behind: the next one could not take its port.
  try {
    for (const [name, part] of named) await timed(name, () => part(browser, server.url));
    title(`The server after ${named.map(([name]) => name).join(", ")}`);
    line("memory of its process", await server.memory(), "MB", memoryBar);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * `npm run bench`: sizes, first screens, interaction and start-up, each beside its bar. `-- --only NAME` runs one part
 * alone, `--save FILE` keeps the figures, `--against FILE` compares with kept ones, `--table FILE` writes them as a page.
 */
async function bench(): Promise<void> {
  const names = [...Object.keys(alone), ...scenes.flatMap(({ parts }) => Object.keys(parts))];
  const unknown = [...wanted].filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(", ")}; there are ${names.join(", ")}`);
  if (values.against !== undefined) await compareWith(values.against);
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: browserFlags,
    env: { ...process.env, ...env },
  });
  try {
    for (const [name, part] of Object.entries(alone))
      if (isWanted(name)) await timed(name, () => part(browser));
    for (const scene of scenes) await measure(browser, scene);
  } finally {
    await browser.close();
  }
  summary();
  if (values.save !== undefined) await saveFigures(values.save);
  if (values.table !== undefined) await writeTable(values.table);
}

await bench();
