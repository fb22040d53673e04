import AxeBuilder from "@axe-core/playwright";
import { expect, type BrowserContext, type Page } from "@playwright/test";
import { people, type Role } from "~mocks/sandbox/db/people";
import { normalUrl } from "./servers";

const setCookie = (context: BrowserContext, name: string, value: string, url: string) =>
  context.addCookies([{ name, value: encodeURIComponent(value), url }]);

/** From now on the context is the seeded person of a role, or nobody at all. */
export const actAs = (context: BrowserContext, role: Role | "signed-out", url = normalUrl) =>
  setCookie(context, "quarterdeck_act_as", role === "signed-out" ? role : people[role].id, url);

/** From now on the sandbox fails these operations for this context, such as `{ listChecks: "500" }`. */
export const fault = (
  context: BrowserContext,
  faults: Readonly<Record<string, string>>,
  url = normalUrl,
) =>
  setCookie(
    context,
    "sandbox_fault",
    Object.entries(faults)
      .map(([operation, kind]) => `${operation}:${kind}`)
      .join(","),
    url,
  );

/** The sandbox answers this context honestly again. */
export const clearFaults = (context: BrowserContext) =>
  context.clearCookies({ name: "sandbox_fault" });

/** Everything that axe knows about WCAG 2.2 AA, and its best practices, holds for the page as it stands. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .options({ resultTypes: ["violations"] })
    // Much quicker, and the console has no frames that it would miss.
    .setLegacyMode(true)
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map((node) => `${node.html}\n    ${node.failureSummary}`).join("\n  ")}`,
  );
  expect(found, `axe on ${state}`).toEqual([]);
}

/** The page itself never scrolls sideways; wide things scroll in their own frame. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // A page that has just been resized takes a frame or two to settle.
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow, "pixels that the page is too wide").toBeLessThanOrEqual(0);
}
