import { expect, test } from "@playwright/test";
import { makeView } from "./makeView";
import { pdfText } from "./pdfText";
import { editorsUrl } from "./servers";

// Each view is stored before it is shown.
test.use({ baseURL: editorsUrl });

const days = `select to_char(day, 'YYYY-MM-DD') as date, 5 + extract(day from day)::int as value
  from generate_series(now() - interval '60 days', now(), interval '1 day') as day`;

const spec = {
  display: { title: "Every item sixty times" },
  queries: { items: { configs: { types: ["AWS::RDS::DBInstance"] } } },
  panels: [
    { name: "Days", type: "timeseries", query: days, timeseries: { style: "area" } },
    { name: "Shares", type: "piechart", query: "select name as label, 1 as value from items" },
  ],
  merge: `select items.id || '-' || n as id, 'row' || to_char(n, 'FM000') as name, items.health
    from (select * from items limit 1) items, generate_series(1, 60) as n order by n`,
  columns: [
    { name: "id", type: "string", primaryKey: true, hidden: true },
    { name: "name", type: "string", filter: { type: "multiselect" } },
    { name: "health", type: "health" },
  ],
};

test("a view is printed with its title and all rows of its page, and without its controls", async ({
  page,
}) => {
  await page.goto(`/views/${await makeView(page, "printed", spec)}`);
  await expect(page.getByRole("grid").getByText("row001")).toBeVisible();
  await expect(page.getByRole("region", { name: "Days" }).locator("canvas")).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true });
  const text = pdfText(pdf);
  expect(text).toContain("Everyitemsixtytimes");
  for (const name of ["row001", "row025", "row050"]) expect(text).toContain(name);
  expect(text).not.toContain("row051");
  expect(text).toContain("Rows1to50of60");
  expect(text.split("NameHealth").length, "the header stands on each page").toBeGreaterThan(2);
  for (const control of ["Showastable", "Autorefresh", "NameAny"])
    expect(text).not.toContain(control);
  await expect(page.getByRole("grid").getByText("row001")).toBeVisible();
});

test("the area below a line lets the ground shine through, and follows the theme", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`/views/${await makeView(page, "area", spec)}`);
  const canvas = page.getByRole("region", { name: "Days" }).locator("canvas");
  await expect(canvas).toBeVisible();
  /** Share of the drawn points that are seen through, and the brightest colour among those that are not. */
  const drawn = () =>
    canvas.evaluate((element) => {
      if (!(element instanceof HTMLCanvasElement)) throw new Error("no canvas");
      const { data = [] } =
        element.getContext("2d")?.getImageData(0, 0, element.width, element.height) ?? {};
      let [all, thin, bright] = [0, 0, 0];
      for (let at = 0; at < data.length; at += 4) {
        const alpha = data[at + 3] ?? 0;
        if (alpha === 0) continue;
        all += 1;
        if (alpha < 100) thin += 1;
        if (alpha === 255) bright = Math.max(bright, data[at] ?? 0);
      }
      return { thin: all > 0 ? thin / all : 0, bright };
    });
  await expect.poll(async () => (await drawn()).thin).toBeGreaterThan(0.5);
  const { bright } = await drawn();
  expect(bright).toBeLessThan(240);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(async () => (await drawn()).bright).toBeGreaterThan(bright);
});
