import type { Locator, Page } from "@playwright/test";

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Goes on with Tab until the control has the focus, as somebody without a pointer does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < 150; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${String(target)} is not reached by Tab`);
}

/** Goes to a control and presses a key there. */
export async function pressOn(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a text field and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
