import { expect, test, type Page } from "@playwright/test";
import { a11yPlaces, type Place } from "./a11yPlaces";
import {
  actAs,
  axeFindings,
  clearFaults,
  expectLoaded,
  expectNoSidewaysScroll,
  fault,
} from "./support";

const wide = { width: 1440, height: 900 };
const long = 4_000;
const phone = { width: 375, height: 740 };

// Structure is the same in both themes and colours at both widths: nothing is asked twice.
const looks = [
  { look: "light, wide", viewport: wide, colorScheme: "light" },
  { look: "dark, wide", viewport: wide, colorScheme: "dark", rules: ["color-contrast"] },
  { look: "dark, phone", viewport: phone, colorScheme: "dark" },
] as const;

/** What looks at its width has drawn itself for the new one. */
async function drawnAnew(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
      ),
  );
  await expectLoaded(page);
}

const named = ({ path, as, faults, shows }: Place): string =>
  [path, as, faults && "failing", shows && `"${String(shows)}"`].filter(Boolean).join(" ");

// Each place is loaded once and looked at in both themes, on a desk and on a phone.
for (const [part, places] of Object.entries(a11yPlaces))
  test(`axe finds nothing in ${part}, in either theme, on a desk and on a phone`, async ({
    page,
    context,
  }) => {
    test.setTimeout(places.length * 20_000);
    for (const place of places)
      await test.step(named(place), async () => {
        await page.setViewportSize(wide);
        await page.emulateMedia({ colorScheme: "light" });
        await actAs(context, place.as ?? "admin");
        await clearFaults(context);
        if (place.faults) await fault(context, place.faults);
        await page.goto(place.path);
        await expect(page.getByRole("heading").first()).toBeVisible();
        // What loads says so to assistive technology.
        await expectLoaded(page);
        await place.open?.(page);
        if (place.shows !== undefined)
          await expect(page.getByText(place.shows).first()).toBeVisible();
        for (const { look, viewport, colorScheme, ...only } of looks) {
          await page.setViewportSize(place.isLong ? { ...viewport, height: long } : viewport);
          await page.emulateMedia({ colorScheme });
          await drawnAnew(page);
          expect.soft(await axeFindings(page, only), `${named(place)}, ${look}`).toEqual([]);
        }
        await expectNoSidewaysScroll(page);
      });
  });
