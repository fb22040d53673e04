import { chromium, type Browser } from "@playwright/test";
import { rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import { browserFlags, findBrowser } from "../browser";
import { startConsole } from "../e2e/ownConsole";
import { day } from "./day";
import { figure, flat, growth, sampled, workedShare, type Sample } from "./held";
import { prepareChecks } from "./server";
import { judge, noFindings, reportFindings, wander, type Findings } from "./wander";

/*
 * How the built console bears trouble and time: `npm run endurance -- --chaos 10 --idle 60`, and a day of dates in ten
 * minutes: `-- --day 10 --chaos 0 --idle 0`.
 * Minutes of walking through the pages while the sandbox fails 20 % of all calls, then minutes of an open page (by
 * itself the health page with an open check that refreshes). Reports blank pages, crashes, heap, nodes, listeners and
 * calls; a heap that goes on growing, or nodes that do, fail it. Built first: `npm run build`.
 */
const { values } = parseArgs({
  options: {
    chaos: { type: "string", default: "10" },
    idle: { type: "string", default: "30" },
    percent: { type: "string", default: "20" },
    /** Minutes for a day of dates; 5 % of its calls fail. */
    day: { type: "string", default: "0" },
    page: { type: "string", default: "/health?hidePassing=false&refresh=15s" },
    /** So many checks of the large seed in place of the usual ones, for the idle minutes. */
    checks: { type: "string" },
  },
});

const minute = 60_000;

async function open(browser: Browser, url: string, findings: Findings) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => findings.uncaught.push(error.message));
  const tools = await context.newCDPSession(page);
  await tools.send("Performance.enable");
  return { page, tools };
}

async function chaos(browser: Browser, minutes: number, percent: string): Promise<void> {
  if (minutes <= 0) return;
  const server = await startConsole({ SANDBOX_CHAOS: percent });
  const findings = noFindings();
  console.log(`Chaos: ${percent} % of the calls fail, ${minutes} minutes`);
  try {
    const { page, tools } = await open(browser, server.url, findings);
    const end = Date.now() + minutes * minute;
    const samples: Sample[] = [];
    for (let round = 1; Date.now() < end; round += 1) {
      await wander(page, findings);
      await sampled(tools, `round ${round}`, samples);
    }
  } finally {
    await server.stop();
  }
  if (!reportFindings(findings)) process.exitCode = 1;
}

async function idle(browser: Browser, minutes: number): Promise<void> {
  if (minutes <= 0) return;
  const dataDir =
    values.checks === undefined ? undefined : await prepareChecks(Number(values.checks));
  const server = await startConsole(dataDir === undefined ? {} : { SANDBOX_DIR: dataDir });
  const findings = noFindings();
  console.log(`Idle: ${values.page}, ${minutes} minutes`);
  try {
    const { page, tools } = await open(browser, server.url, findings);
    let calls = 0;
    page.on("request", () => (calls += 1));
    await page.goto(values.page);
    const row = page.getByRole("row").nth(2);
    await row.waitFor();
    // On the health page a check that stays open follows the refresh rate too.
    if (values.page.startsWith("/health")) await row.click();
    const samples: Sample[] = [];
    for (let passed = 0; passed <= minutes; passed += 1) {
      // The first minutes fill the caches of five minutes; what comes after must stay.
      if (passed > 0) await page.waitForTimeout(minute);
      await judge(page, `minute ${passed}`, findings);
      await sampled(tools, `minute ${passed}`, samples, calls);
      calls = 0;
    }
    const settled = samples.slice(Math.min(6, samples.length - 1));
    const [from, to] = [settled[0], settled.at(-1)];
    const share = from && to && from !== to ? workedShare(from, to) : 0;
    const more = { heap: growth(settled, "heap"), nodes: growth(settled, "nodes") };
    console.log(
      `  after the sixth minute: ${figure(more.heap)} MB and ${more.nodes} nodes more, ${figure(share).trim()} % of a processor, ${findings.blank.length} blank pages, ${findings.crashed.length} crashed parts, ${findings.uncaught.length} uncaught errors`,
    );
    for (const message of new Set(findings.uncaught)) console.log(`    uncaught: ${message}`);
    const isFlat = more.heap <= flat.heap && more.nodes <= flat.nodes;
    if (!isFlat) console.log(`  not flat: ${flat.heap} MB and ${flat.nodes} nodes are allowed`);
    if (!isFlat || findings.blank.length + findings.crashed.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
    if (dataDir !== undefined) await rm(dataDir, { recursive: true, force: true });
  }
}

const found = await findBrowser();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: browserFlags,
  env: { ...process.env, ...found.env },
});
try {
  await day(browser, Number(values.day), "5");
  await chaos(browser, Number(values.chaos), values.percent);
  await idle(browser, Number(values.idle));
} finally {
  await browser.close();
}
