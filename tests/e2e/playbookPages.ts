import type { Page } from "@playwright/test";
import { seedConfigs } from "~mocks/sandbox/db/seedIds";

/** A catalog item that playbooks may run on. */
export const checkoutItem = `/catalog/${seedConfigs.checkoutApi}`;

/** Opens a playbook's dialog from the menu of the catalog item. */
export async function choose(page: Page, playbook: string) {
  await page.goto(checkoutItem);
  await page.getByRole("button", { name: /^Playbooks:/ }).click();
  await page.getByRole("option", { name: new RegExp(`^${playbook}`) }).click();
  return page.getByRole("dialog", { name: playbook });
}

/** A step of the run in its list, by its name and state. */
export const step = (page: Page, name: string, state: string) =>
  page.getByRole("list", { name: "Actions" }).getByRole("button", { name: `${name}, ${state}` });
/** What a step has left behind. */
export const result = (page: Page, name: string) =>
  page.getByRole("region", { name: `Result of ${name}` });
