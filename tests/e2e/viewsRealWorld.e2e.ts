import { expect, test } from "@playwright/test";
import { readFileSync } from "node:fs";
import { parseAllDocuments } from "yaml";
import { makeView } from "./makeView";
import { editorsUrl } from "./servers";

// Each view is stored before it is shown.
test.use({ baseURL: editorsUrl });

interface Written {
  name: string;
  spec: { panels?: { name: string }[]; columns?: { name: string; hidden?: boolean }[] };
}

/** Views as teams write them. */
const views = parseAllDocuments(
  readFileSync("tests/schemas/documents/view/good-real-world.yaml", "utf8"),
).map((document): Written => ({
  name: String(document.getIn(["metadata", "name"])),
  spec: Object(document.toJS()).spec,
}));

const header = (name: string) =>
  name.replaceAll("_", " ").replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

test("views as teams write them are drawn, panels and table", async ({ page }) => {
  test.setTimeout(views.length * 8_000);
  expect(views.length).toBeGreaterThanOrEqual(14);
  for (const { name, spec } of views)
    await test.step(name, async () => {
      await page.goto(`/views/${await makeView(page, name, spec)}`);
      for (const panel of spec.panels ?? []) {
        const shown = page.getByRole("region", { name: panel.name, exact: true });
        await expect(shown).toBeVisible();
        // More than its name: a figure, a share, a sentence.
        await expect
          .poll(async () => (await shown.innerText()).replace(panel.name, "").trim())
          .not.toBe("");
        await expect(shown.getByText("No data", { exact: true })).toHaveCount(0);
      }
      const columns = (spec.columns ?? []).filter(({ hidden }) => !hidden);
      if (columns.length > 0) {
        const grid = page.getByRole("grid");
        await expect(grid.getByRole("row").nth(1)).toBeVisible();
        for (const column of columns)
          await expect(
            grid.getByRole("columnheader", { name: header(column.name) }).first(),
          ).toBeVisible();
      }
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
});
