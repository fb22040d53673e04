import type { RequestListener } from "node:http";
import { expect, test, type Page } from "@playwright/test";
import { listen } from "~/server/testServer";
import { seedCanaries } from "~mocks/sandbox/db/seedIds";
import { startConsole } from "./ownConsole";
import { normalUrl } from "./servers";
import { actAs, expectAccessible, fault } from "./support";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** A console in front of a backend that answers as it likes; both are gone after the test. */
async function withBackend(
  answer: RequestListener,
  visit: (url: string) => Promise<void>,
): Promise<void> {
  const backend = await listen(answer);
  const own = await startConsole({ BACKEND_URL: backend.url, AUTH: "none" });
  try {
    await visit(own.url);
  } finally {
    await backend.close();
    await own.stop();
  }
}

test("in front of a backend the console works as with the sandbox, and offers no roles to try", async ({
  page,
  context,
}) => {
  const own = await startConsole({ BACKEND_URL: `${normalUrl}/api`, AUTH: "none" });
  try {
    await page.goto(`${own.url}/health?hidePassing=false`);
    await expect(page.getByRole("row").nth(2)).toBeVisible();
    await page.getByRole("button", { name: /^Account of/ }).click();
    await expect(page.getByRole("menu")).toContainText("Backend: sandbox");
    await expect(page.getByRole("menuitem", { name: "Act as" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.goto(`${own.url}/settings/canaries/${seedCanaries.checkoutApi}`);
    await expect(heading(page, "checkout-api")).toBeVisible();
    // Cookies, refusals and failures pass through as they are.
    await actAs(context, "viewer", own.url);
    await fault(context, { getHealthSummary: "403" }, own.url);
    await page.goto(`${own.url}/health`);
    await expect(page.getByRole("main")).toContainText("unauthorized. Access Denied");
    await expect(page.getByRole("link", { name: "Add check" })).toHaveCount(0);
    const config: unknown = await (await page.request.get(`${own.url}/config.json`)).json();
    expect(config).toMatchObject({ sandbox: false, auth: "none" });
  } finally {
    await own.stop();
  }
});

const nonsense: readonly [name: string, answer: RequestListener, words: RegExp][] = [
  [
    "answers with web pages",
    (_, outgoing) => {
      outgoing.writeHead(200, { "content-type": "text/html" }).end("<h1>It works!</h1>");
    },
    /The backend answered with a web page instead of data\..*check BACKEND_URL and proxies/,
  ],
  [
    "fails with a web page",
    (_, outgoing) => {
      outgoing.writeHead(500, { "content-type": "text/html" }).end("<h1>Oops</h1>");
    },
    /An error occurred.*look at the backend's log/,
  ],
  [
    "fails in its own words",
    (_, outgoing) => {
      outgoing
        .writeHead(503, { "content-type": "application/json" })
        .end('{"error":"the database is being upgraded"}');
    },
    /the database is being upgraded/,
  ],
  [
    "answers with nothing",
    (_, outgoing) => {
      outgoing.writeHead(204).end();
    },
    /The answer names no person\./,
  ],
  [
    "breaks its JSON off",
    (_, outgoing) => {
      outgoing.writeHead(200, { "content-type": "application/json" }).end('{"payload":');
    },
    /The backend's answer could not be read\./,
  ],
  [
    "has another shape",
    (_, outgoing) => {
      outgoing.writeHead(200, { "content-type": "application/json" }).end('{"hello":"world"}');
    },
    /something else than an object of the contract.*check BACKEND_URL/,
  ],
  [
    "hangs up",
    (incoming) => {
      incoming.socket.destroy();
    },
    /closed the connection without an answer/,
  ],
];

test("whatever stands where the backend should be, the page says what to do and Retry works", async ({
  page,
}) => {
  let answer: RequestListener = (_, outgoing) => outgoing.end();
  await withBackend(
    (incoming, outgoing) => answer(incoming, outgoing),
    async (url) => {
      for (const [name, next, words] of nonsense) {
        answer = next;
        await page.goto(`${url}/health`);
        await expect(heading(page, "The console could not start"), name).toBeVisible();
        await expect(page.getByRole("main"), name).toContainText(words);
        await expect(page.getByRole("button", { name: "Retry" }), name).toBeEnabled();
      }
      await expectAccessible(page, "a backend that hangs up");
      answer = (_, outgoing) => {
        outgoing.writeHead(401, { "content-type": "text/plain" }).end("Authorization Error");
      };
      // The page asks again by itself too, and may be first.
      const ended = heading(page, "Your session has ended");
      await Promise.race([
        page.getByRole("button", { name: "Retry" }).click(),
        ended.waitFor({ state: "visible" }),
      ]);
      await expect(ended).toBeVisible();
      await expect(page).toHaveURL(/\/auth-state-check\?return_to=%2Fhealth$/);
    },
  );
});

test("a backend that is not there is named with what to check", async ({ page }) => {
  const gone = await listen(() => undefined);
  await gone.close();
  const own = await startConsole({ BACKEND_URL: gone.url, AUTH: "none" });
  try {
    await page.goto(`${own.url}/health`);
    await expect(page.getByRole("main")).toContainText(
      `The backend at ${new URL(gone.url).host} refuses connections: check that it is running and that BACKEND_URL names it.`,
    );
  } finally {
    await own.stop();
  }
});

test("while the backend keeps silent the outline of the page stays, in either theme", async ({
  page,
}) => {
  await withBackend(
    () => undefined,
    async (url) => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(`${url}/health`);
        await expect(page.getByRole("status", { name: "Loading the console" })).toBeVisible();
        await expectAccessible(page, `skeleton, ${colorScheme}`);
      }
      await page.setViewportSize({ width: 375, height: 740 });
      await expect(page.getByRole("status", { name: "Loading the console" })).toBeVisible();
      await expectAccessible(page, "skeleton, phone");
    },
  );
});

test("a backend that goes away leaves what is shown, and its return is noticed", async ({
  page,
}) => {
  // Between this console and the sandbox stands another one, which goes and comes back.
  const between = { BACKEND_URL: `${normalUrl}/api`, AUTH: "none" };
  let backend = await startConsole(between);
  const own = await startConsole({ BACKEND_URL: `${backend.url}/api`, AUTH: "none" });
  try {
    await page.goto(`${own.url}/health?hidePassing=false`);
    const row = page.getByRole("row").nth(2);
    await expect(row).toBeVisible();
    await backend.stop();
    await page.getByRole("button", { name: "Refresh", exact: true }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("refuses connections");
    await expect(row).toBeVisible();
    backend = await startConsole({ ...between, PORT: new URL(backend.url).port });
    await page.getByRole("button", { name: "Refresh", exact: true }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  } finally {
    await own.stop();
    await backend.stop();
  }
});

test("a feature that the server switches off is gone from the sidebar and the palette", async ({
  page,
}) => {
  // A sandbox of its own takes its time to start, and nobody else meets the flag.
  test.setTimeout(60_000);
  const own = await startConsole({});
  try {
    const properties = `${own.url}/api/db/properties`;
    const set = await page.request.post(properties, {
      data: [{ name: "health.disable", value: "true" }],
    });
    expect(set.status(), await set.text()).toBe(201);
    await page.goto(own.url);
    const main = page.getByRole("navigation", { name: "Main" });
    await expect(main.getByRole("button", { name: "Settings" })).toBeVisible();
    const health = main.getByRole("link", { name: "Health", exact: true });
    await expect(health).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await page
      .getByRole("combobox", { name: "Search pages, actions and resources" })
      .fill("health");
    await expect(page.getByRole("option", { name: "Health", exact: true })).toHaveCount(0);
    // A flag takes the entry away, not the page.
    await page.goto(`${own.url}/health`);
    await expect(heading(page, "Health")).toBeVisible();
    // Only the exact text "true" switches a feature off.
    const change = await page.request.patch(`${properties}?name=eq.health.disable`, {
      data: { value: "True" },
    });
    expect(change.ok(), await change.text()).toBe(true);
    await page.reload();
    await expect(health).toBeVisible();
  } finally {
    await own.stop();
  }
});
