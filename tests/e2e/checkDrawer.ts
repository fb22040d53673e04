import { expect, type Page } from "@playwright/test";
import { vCheckGraph } from "~generated/canary/valibot.gen";
import { chooseFrom, heardAnswer } from "./support";

/** The details of a check by role and name. */
export const checkDrawer = (page: Page, name: string | RegExp = /./) => {
  const dialog = page.getByRole("dialog", { name });
  const history = dialog.getByRole("grid", { name: "Status history" });
  return {
    dialog,
    tab: (label: string | RegExp) => dialog.getByRole("tab", { name: label }),
    panel: dialog.getByRole("tabpanel"),
    history,
    /** Drawn runs without the header. */
    runs: history.getByRole("row").filter({ has: page.getByRole("gridcell") }),
    pages: dialog.getByRole("navigation", { name: "Pages: Status history" }),
    duration: dialog.getByRole("combobox", { name: "Duration" }),
    runNow: dialog.getByRole("button", { name: "Run Now" }),
    close: dialog.getByRole("button", { name: "Close" }),
    toast: (text: string | RegExp) =>
      page.getByRole("region", { name: "Messages" }).getByText(text),
  };
};

/** Expects figures under their labels in the order of the tiles: a figure and its note, as ARIA snapshots. */
export async function expectTiles(
  page: Page,
  tiles: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const lines = Object.entries(tiles).flatMap(([label, texts]) => [
    `- term: "${label}"`,
    ...texts.map((text) => `- definition: ${text}`),
  ]);
  await expect(checkDrawer(page).dialog).toMatchAriaSnapshot(lines.join("\n"));
}

/** A parameter of the address, null where it is missing. */
export const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** Chooses from one of the selectors of the details. */
export const choose = (page: Page, selector: string, option: string) =>
  chooseFrom(checkDrawer(page).dialog, page, selector, option);

/** What the page itself was answered last about the measurements of a check. */
export const heardGraph = (page: Page) => heardAnswer(page, "/api/canary/api/graph", vCheckGraph);
