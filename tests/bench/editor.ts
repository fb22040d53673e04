import type { Browser, Page } from "@playwright/test";
import { line, title } from "./line";
import { atRest, openPage, percentile } from "./page";

/** What an editor costs: milliseconds until it can be typed into, kilobytes over the wire. */
interface EditorFigures {
  /** From the press on the tile, in a page that is there. */
  fromClick: number;
  /** From the address, in a browser that has loaded nothing yet. */
  fromAddress: number;
  codeKilobytes: number;
  /** Of the editor's code, what choosing the type of a connection has loaded. */
  pickerKilobytes: number;
}

const isEditorPart = (url: string) => /mountEditor|yaml\.worker|codicon|\.schema-/.test(url);

/** Adds up what arrives of the editor from now on. */
function countEditor(page: Page): { bytes: number } {
  const count = { bytes: 0 };
  // By what the server announces: the size of a worker's own script is not told otherwise.
  page.on("response", async (response) => {
    if (!isEditorPart(response.url())) return;
    count.bytes += Number((await response.headerValue("content-length")) ?? 0);
  });
  return count;
}

/** An editor that shows its text and takes the focus. */
async function untilEditable(page: Page): Promise<void> {
  await page.locator(".monaco-editor .view-line", { hasText: "schedule" }).waitFor();
  await page.getByRole("textbox", { name: "Specs" }).focus();
}

/** The first editor of a page, three times in fresh contexts, without throttling. */
async function editorFigures(browser: Browser, url: string): Promise<EditorFigures> {
  const [clicks, addresses]: [number[], number[]] = [[], []];
  let codeKilobytes = 0;
  for (let run = 0; run < 3; run += 1) {
    const { page } = await openPage(browser, 1);
    await page.goto(`${url}/settings/canaries/add`);
    const tile = page.getByRole("button", { name: "Custom", exact: true });
    await tile.waitFor();
    await atRest(page);
    const start = performance.now();
    await tile.click();
    await untilEditable(page);
    clicks.push(performance.now() - start);
    await page.context().close();

    const cold = await openPage(browser, 1);
    const count = countEditor(cold.page);
    const begin = performance.now();
    await cold.page.goto(`${url}/settings/canaries/add?type=custom`);
    await untilEditable(cold.page);
    addresses.push(performance.now() - begin);
    // The worker comes with the first word that could be completed.
    await cold.page.keyboard.press("Control+Space");
    await cold.page.getByRole("listbox", { name: "Suggest" }).waitFor();
    await atRest(cold.page);
    codeKilobytes = count.bytes / 1000;
    await cold.page.context().close();
  }
  return {
    fromClick: percentile(clicks, 0.5),
    fromAddress: percentile(addresses, 0.5),
    codeKilobytes,
    pickerKilobytes: await pickerKilobytes(browser, url),
  };
}

async function pickerKilobytes(browser: Browser, url: string): Promise<number> {
  const { page } = await openPage(browser, 1);
  const count = countEditor(page);
  await page.goto(`${url}/settings/connections`);
  await page.getByRole("button", { name: "Add Connection" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Postgres", exact: true }).waitFor();
  await atRest(page);
  await page.context().close();
  return count.bytes / 1000;
}

/** What the first editor of a spec costs. */
export async function editors(browser: Browser, url: string): Promise<void> {
  title("Spec editor, no throttling");
  const figures = await editorFigures(browser, url);
  line("first editor opens, from the click", figures.fromClick, "ms", 1_500);
  line(
    "first editor opens, from its address in an empty browser",
    figures.fromAddress,
    "ms",
    1_500,
  );
  line("code of the editor with its worker", figures.codeKilobytes, "kB");
  line("connection picker adds Monaco", figures.pickerKilobytes, "kB", 0);
}
