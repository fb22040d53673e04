import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";
import { parseArgs } from "node:util";
import { browserFlags, findBrowser } from "../browser";
import { startConsole } from "../e2e/ownConsole";
import { heapMegabytes } from "./page";

/*
 * How the built console bears trouble and time: `npx tsx tests/bench/endurance.ts --chaos 10 --idle 60`.
 * Minutes of walking through the pages while the sandbox fails 20 % of all calls, then minutes of an open health page
 * with an open check that refreshes. Reports blank pages, crashes and the heap.
 */
const { values } = parseArgs({
  options: {
    chaos: { type: "string", default: "10" },
    idle: { type: "string", default: "30" },
    percent: { type: "string", default: "20" },
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
  return { page, tools: await context.newCDPSession(page) };
}

async function sampled(tools: CDPSession, label: string, samples: number[]): Promise<void> {
  const heap = await heapMegabytes(tools);
  samples.push(heap);
  console.log(`  ${label.padEnd(14)} heap ${figure(heap)} MB`);
}

async function chaos(browser: Browser, minutes: number, percent: string): Promise<void> {
  if (minutes <= 0) return;
  const server = await startConsole({ SANDBOX_CHAOS: percent });
  const findings: Findings = { steps: 0, blank: [], crashed: [], uncaught: [] };
  console.log(`Chaos: ${percent} % of the calls fail, ${minutes} minutes`);
  try {
    const { page, tools } = await open(browser, server.url, findings);
    const end = Date.now() + minutes * minute;
    const samples: number[] = [];
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
  console.log(`Idle: an open check that refreshes every 15 s, ${minutes} minutes`);
  try {
    const { page, tools } = await open(browser, server.url, findings);
    await page.goto("/health?hidePassing=false&refresh=15s");
    await page.getByRole("row").nth(2).click();
    const samples: number[] = [];
    for (let passed = 0; passed <= minutes; passed += 1) {
      // The first minutes fill the caches of five minutes; what comes after must stay.
      if (passed > 0) await page.waitForTimeout(minute);
      await judge(page, `minute ${passed}`, findings);
      await sampled(tools, `minute ${passed}`, samples);
    }
    const settled = samples.slice(Math.min(6, samples.length - 1));
    const growth = (settled.at(-1) ?? 0) - (settled[0] ?? 0);
    console.log(
      `  after the sixth minute: ${figure(growth)} MB more, ${findings.blank.length} blank pages, ${findings.uncaught.length} uncaught errors`,
    );
    for (const message of new Set(findings.uncaught)) console.log(`    uncaught: ${message}`);
    if (findings.blank.length > 0) process.exitCode = 1;
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
