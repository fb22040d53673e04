import AxeBuilder from "@axe-core/playwright";
import { expect, type BrowserContext, type Locator, type Page } from "@playwright/test";
import { safeParse, type GenericSchema } from "valibot";
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

/** What axe finds against WCAG 2.2 AA and its best practices, or against some of its rules only. */
export async function axeFindings(
  page: Page,
  { rules }: { rules?: readonly string[] } = {},
): Promise<string[]> {
  // It is a tenth of a second to read; a page that has it keeps it.
  const isThere = await page.evaluate(() => "axe" in window);
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: ";" }) })
    // Much quicker, and the console has no frames that it would miss.
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] });
  const { violations } = await (
    rules
      ? builder.withRules([...rules])
      : builder.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
  ).analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map((node) => `${node.html}\n    ${node.failureSummary}`).join("\n  ")}`,
  );
}

/** Axe finds nothing on the page as it stands. What an address shows is the crawl's (`a11y.e2e.ts`). */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await axeFindings(page), `axe on ${state}`).toEqual([]);
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

/** Goes on inside of the console, as a link would: a whole page anew takes several times as long. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, "", to), path);
}

/** Nothing on the page is loading any more, as it says to assistive technology. */
export const expectLoaded = (page: Page) => expect(page.locator("[aria-busy=true]")).toHaveCount(0);

/** Chooses from a selector by its label; the button stands in `place`, its list in the page. */
export async function chooseFrom(
  place: Page | Locator,
  page: Page,
  selector: string,
  option: string,
): Promise<void> {
  await place.getByRole("button", { name: new RegExp(`^${selector}:`) }).click();
  // By the name of its list: the list before may still be fading away.
  const list = page.getByRole("listbox", { name: selector, exact: true });
  await list.getByRole("option", { name: option, exact: true }).click();
}

/** What the page itself was answered last by a call whose path ends so, where it has that shape; undefined until it has been read. */
export function heardAnswer<Answer>(
  page: Page,
  path: string,
  shape: GenericSchema<unknown, Answer>,
): () => Answer | undefined {
  let heard: Answer | undefined;
  page.on("response", async (response) => {
    if (!response.ok() || !new URL(response.url()).pathname.endsWith(path)) return;
    // A page that goes away takes an unread answer with it.
    const answer = safeParse(shape, await response.json().catch(() => undefined));
    if (answer.success) heard = answer.output;
  });
  return () => heard;
}
