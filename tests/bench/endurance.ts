import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";
import { parseArgs } from "node:util";
import { browserFlags, findBrowser } from "../browser";
import { startConsole } from "../e2e/ownConsole";
import { heapMegabytes } from "./page";

/*
 * How the built console bears trouble and time: `npm run endurance -- --chaos 10 --idle 60`.
 * Minutes of walking through the pages while the sandbox fails 20 % of all calls, then minutes of an open page (by
 * itself the health page with an open check that refreshes). Reports blank pages, crashes, heap, nodes, listeners and
 * calls; a heap that goes on growing, or nodes that do, fail it. Built first: `npm run build`.
 */
const { values } = parseArgs({
  options: {
    chaos: { type: "string", default: "10" },
    idle: { type: "string", default: "30" },
    percent: { type: "string", default: "20" },
    page: { type: "string", default: "/health?hidePassing=false&refresh=15s" },
  },
});

const minute = 60_000;

const pages = [
  "/health",
  "/health?hidePassing=false",
  "/health?layout=card",
  "/catalog",
  "/catalog/scrapers",
  "/notifications",
  "/settings/jobs",
  "/settings/connections",
  "/settings/users",
  "/settings/tokens",
  "/settings/scopes",
  "/settings/permissions",
  "/settings/feature-flags",
  "/settings/canaries",
  "/settings/canaries/add",
  "/settings/integrations",
  "/settings/about/contract",
] as const;

interface Findings {
  steps: number;
  blank: string[];
  crashed: string[];
  uncaught: string[];
}

/** What somebody sees: nothing, a crash of a part, or a page; an error panel is a page. */
async function judge(page: Page, where: string, findings: Findings): Promise<void> {
  findings.steps += 1;
  const seen = await page.evaluate(() => ({
    text: document.body.innerText.trim(),
    shapes: document.querySelectorAll("main, [role=dialog], [role=alert], output").length,
  }));
  if (seen.text.length < 10 && seen.shapes === 0) findings.blank.push(where);
  if (seen.text.includes("Sorry.. there was an error")) findings.crashed.push(where);
}

/** Every call may fail, so nothing that is looked for needs to be there. */
const attempt = (action: Promise<unknown>) => action.catch(() => undefined);

async function wander(page: Page, findings: Findings): Promise<void> {
  for (const path of pages) {
    // Half of the ways are links inside the console, half are loads from nothing.
    if (Math.random() < 0.5) await attempt(page.goto(path, { timeout: 20_000 }));
    else {
      const link = page.locator(`nav a[href="${path}"]`).first();
      if ((await link.count()) > 0) await attempt(link.click({ timeout: 3_000 }));
      else await attempt(page.goto(path, { timeout: 20_000 }));
    }
    await attempt(page.waitForLoadState("networkidle", { timeout: 6_000 }));
    await judge(page, path, findings);
    const row = page.getByRole("row").nth(2 + Math.floor(Math.random() * 5));
    if ((await row.count()) > 0) {
      await attempt(row.click({ timeout: 2_000 }));
      await attempt(page.waitForLoadState("networkidle", { timeout: 4_000 }));
      await judge(page, `${path}, a row clicked`, findings);
      await page.keyboard.press("j");
      await page.keyboard.press("Escape");
    }
    await page.keyboard.press("Control+k");
    await page.keyboard.type("che", { delay: 20 });
    await attempt(page.waitForLoadState("networkidle", { timeout: 3_000 }));
    await judge(page, `${path}, palette open`, findings);
    await page.keyboard.press("Escape");
  }
}

const figure = (value: number) => value.toFixed(1).padStart(8);

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

/** What the page holds after a collection. */
interface Sample {
  heap: number;
  nodes: number;
  listeners: number;
}

async function sample(tools: CDPSession): Promise<Sample> {
  const heap = await heapMegabytes(tools);
  const { metrics } = await tools.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return { heap, nodes: metric("Nodes"), listeners: metric("JSEventListeners") };
}

async function sampled(tools: CDPSession, label: string, samples: Sample[], calls = 0) {
  const one = await sample(tools);
  samples.push(one);
  console.log(
    `  ${label.padEnd(12)} heap ${figure(one.heap)} MB ${String(one.nodes).padStart(7)} nodes ${String(one.listeners).padStart(6)} listeners ${String(calls).padStart(5)} calls`,
  );
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How much more the last third of the samples has than the first, by their middles: one odd minute says nothing. */
function growth(samples: readonly Sample[], key: keyof Sample): number {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const values = samples.map((one) => one[key]);
  return middleOf(values.slice(-third)) - middleOf(values.slice(0, third));
}

/** More than this is no longer flat, in megabytes and in nodes. */
const flat = { heap: 3, nodes: 1_500 };

async function chaos(browser: Browser, minutes: number, percent: string): Promise<void> {
  if (minutes <= 0) return;
  const server = await startConsole({ SANDBOX_CHAOS: percent });
  const findings: Findings = { steps: 0, blank: [], crashed: [], uncaught: [] };
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
  console.log(
    `  ${findings.steps} looks, ${findings.blank.length} blank pages, ${findings.crashed.length} crashed parts, ${findings.uncaught.length} uncaught errors`,
  );
  for (const [kind, list] of Object.entries(findings))
    if (Array.isArray(list)) for (const one of new Set(list)) console.log(`    ${kind}: ${one}`);
  if (findings.blank.length + findings.crashed.length > 0) process.exitCode = 1;
}

async function idle(browser: Browser, minutes: number): Promise<void> {
  if (minutes <= 0) return;
  const server = await startConsole({});
  const findings: Findings = { steps: 0, blank: [], crashed: [], uncaught: [] };
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
    const more = { heap: growth(settled, "heap"), nodes: growth(settled, "nodes") };
    console.log(
      `  after the sixth minute: ${figure(more.heap)} MB and ${more.nodes} nodes more, ${findings.blank.length} blank pages, ${findings.crashed.length} crashed parts, ${findings.uncaught.length} uncaught errors`,
    );
    for (const message of new Set(findings.uncaught)) console.log(`    uncaught: ${message}`);
    const isFlat = more.heap <= flat.heap && more.nodes <= flat.nodes;
    if (!isFlat) console.log(`  not flat: ${flat.heap} MB and ${flat.nodes} nodes are allowed`);
    if (!isFlat || findings.blank.length + findings.crashed.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

const found = await findBrowser();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: browserFlags,
  env: { ...process.env, ...found.env },
});
try {
  await chaos(browser, Number(values.chaos), values.percent);
  await idle(browser, Number(values.idle));
} finally {
  await browser.close();
}
