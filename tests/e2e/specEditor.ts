import { expect, type Locator, type Page } from "@playwright/test";

/** The text box of an editor by its label, whether Monaco has taken over or the plain text area stands there. */
export const editor = (page: Page | Locator, label: string): Locator =>
  page.getByRole("textbox", { name: label, exact: true });

/** Waits until an editor is what it will stay: Monaco, or the plain text area where that cannot load. */
export async function settledEditor(page: Page | Locator, label: string): Promise<Locator> {
  const field = editor(page, label);
  await expect(field).toBeVisible();
  await expect(page.locator('[aria-busy="true"]').filter({ has: field })).toHaveCount(0);
  return field;
}

/** Replaces the text of an editor as a paste into an empty one does: Monaco would indent what is typed by itself. */
export async function fillEditor(page: Page | Locator, label: string, text: string): Promise<void> {
  const field = await settledEditor(page, label);
  const isPlain = await field.evaluate(
    (element) =>
      element instanceof HTMLTextAreaElement && element.closest(".monaco-editor") === null,
  );
  if (isPlain) return field.fill(text);
  await field.focus();
  await field.press("ControlOrMeta+A");
  await field.press("Delete");
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}
