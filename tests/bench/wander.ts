import type { Page } from "@playwright/test";

const pages = [
  "/topology",
  "/health",
  "/health?hidePassing=false",
  "/health?layout=card",
  "/incidents",
  "/catalog",
  "/catalog/changes",
  "/catalog/scrapers",
  "/logs",
  "/playbooks",
  "/playbooks/runs",
  "/applications",
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

/** What went wrong on the way, and how often somebody looked. */
export interface Findings {
  steps: number;
  blank: string[];
  crashed: string[];
  uncaught: string[];
}

export const noFindings = (): Findings => ({ steps: 0, blank: [], crashed: [], uncaught: [] });

/** What somebody sees: nothing, a crash of a part, or a page; an error panel is a page. */
export async function judge(page: Page, where: string, findings: Findings): Promise<void> {
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

/** Walks once through the pages, opens rows and the palette; ends early when it is told to. */
export async function wander(
  page: Page,
  findings: Findings,
  isOver: () => boolean = () => false,
): Promise<void> {
  for (const path of pages) {
    if (isOver()) return;
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

/** Says what was found. @returns whether nothing was blank and nothing crashed. */
export function reportFindings(findings: Findings): boolean {
  console.log(
    `  ${findings.steps} looks, ${findings.blank.length} blank pages, ${findings.crashed.length} crashed parts, ${findings.uncaught.length} uncaught errors`,
  );
  for (const [kind, list] of Object.entries(findings))
    if (Array.isArray(list)) for (const one of new Set(list)) console.log(`    ${kind}: ${one}`);
  return findings.blank.length + findings.crashed.length === 0;
}
