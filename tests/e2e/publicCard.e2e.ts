import { expect, test } from "@playwright/test";
import { seedComponents } from "~mocks/sandbox/db/seedIds";
import { startConsole } from "./ownConsole";
import { normalUrl } from "./servers";
import { startWall } from "./wall";

const card = `/view/topology/${seedComponents.payments}?refresh=1s`;

test("the card stands in the frame of a site that may show it, and no other page does", async ({
  page,
}) => {
  const wall = await startWall();
  const named = await startConsole({ FRAME_ANCESTORS: wall.url });
  try {
    await page.goto(`${wall.url}/?frame=${encodeURIComponent(named.url + card)}`);
    const frame = page.frameLocator("iframe[title=Wall]");
    await expect(frame.getByRole("heading", { name: "Payments", level: 1 })).toBeVisible();
    // It reads and refreshes there as it does alone.
    await expect(frame.getByRole("link", { name: "Ledger" })).toBeVisible();
    await expect(frame.getByText(/failed|could not/)).toHaveCount(0);

    const refused = page.waitForEvent("console", (message) =>
      message.text().includes("frame-ancestors"),
    );
    await page.goto(`${wall.url}/?frame=${encodeURIComponent(`${named.url}/topology`)}`);
    await refused;
    await expect(frame.getByRole("heading", { level: 1 })).toHaveCount(0);
  } finally {
    await named.stop();
    await wall.stop();
  }
});

test("nobody frames the card until the console says who may", async ({ page }) => {
  const wall = await startWall();
  try {
    const refused = page.waitForEvent("console", (message) =>
      message.text().includes("frame-ancestors"),
    );
    await page.goto(`${wall.url}/?frame=${encodeURIComponent(normalUrl + card)}`);
    await refused;
    await expect(
      page.frameLocator("iframe[title=Wall]").getByRole("heading", { name: "Payments" }),
    ).toHaveCount(0);
  } finally {
    await wall.stop();
  }
});
