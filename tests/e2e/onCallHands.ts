import { expect, test, type BrowserContext, type Locator, type Page } from "@playwright/test";
import { pressOn, tabTo } from "./keyboard";

/** How somebody works a page: by a pointer, or by keys alone. */
export interface Hands {
  name: string;
  /** A button, a link, a tab. */
  press: (target: Locator) => Promise<void>;
  /** A tab that is not the selected one. */
  turnTo: (tab: Locator) => Promise<void>;
  /** Fills in a text. */
  write: (target: Locator, text: string) => Promise<void>;
  /** An option of a list that has just opened. */
  choose: (option: Locator) => Promise<void>;
  /** A page of the navigation. */
  visit: (title: string) => Promise<void>;
}

export const mouse = (page: Page): Hands => ({
  name: "mouse",
  press: (target) => target.click(),
  turnTo: (tab) => tab.click(),
  write: async (target, text) => {
    await target.click();
    await page.keyboard.type(text);
  },
  choose: (option) => option.click(),
  visit: (title) =>
    page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: new RegExp(`^${title}`) })
      .click(),
});

export const keyboard = (page: Page): Hands => ({
  name: "keyboard",
  press: (target) => pressOn(page, target),
  turnTo: async (tab) => {
    await tabTo(
      page,
      page.getByRole("tablist").filter({ has: tab }).getByRole("tab", { selected: true }),
    );
    for (let step = 0; step < 10; step += 1) {
      if (await tab.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Enter");
  },
  write: async (target, text) => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  },
  choose: async (option) => {
    await option.waitFor();
    for (let step = 0; step < 40; step += 1) {
      if ((await option.getAttribute("data-active")) !== null) break;
      await page.keyboard.press("ArrowDown");
    }
    await page.keyboard.press("Enter");
  },
  visit: async (title) => {
    await page.keyboard.press("Control+k");
    const field = page.getByRole("dialog", { name: "Command palette" }).getByRole("combobox");
    await expect(field).toBeFocused();
    await page.keyboard.type(title);
    await expect(page.getByRole("option", { selected: true })).toHaveText(new RegExp(`^${title}`));
    await page.keyboard.press("Enter");
  },
});

/**
 * Counts what is pressed in every page of a context, and tells of each task how many clicks, keys and seconds it took:
 * for the note, never for judging.
 */
export async function tallied(context: BrowserContext) {
  const pressed = { clicks: 0, keys: 0 };
  await context.exposeFunction("tallyPressed", (kind: "clicks" | "keys") => {
    pressed[kind] += 1;
  });
  await context.addInitScript(() => {
    const tell = (kind: string) => (event: Event) => {
      if (event.isTrusted) void Reflect.get(globalThis, "tallyPressed")(kind);
    };
    addEventListener("pointerdown", tell("clicks"), true);
    addEventListener("keydown", tell("keys"), true);
  });
  const lines = ["| Task | Clicks | Keys | Seconds |", "|---|---|---|---|"];
  return {
    pressed,
    async task(name: string, body: () => Promise<void>): Promise<void> {
      const before = { ...pressed, at: Date.now() };
      await test.step(name, body);
      const seconds = ((Date.now() - before.at) / 1_000).toFixed(1);
      const clicks = pressed.clicks - before.clicks;
      const keys = pressed.keys - before.keys;
      lines.push(`| ${name} | ${clicks} | ${keys} | ${seconds} |`);
      test.info().annotations.push({
        type: name,
        description: `${clicks} clicks, ${keys} keys, ${seconds} s`,
      });
    },
    /** Keeps the table with the test's result. */
    keep: () =>
      test.info().attach("tasks.md", { body: lines.join("\n"), contentType: "text/markdown" }),
  };
}
