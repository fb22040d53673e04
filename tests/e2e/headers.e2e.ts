import { expect, test, type Page } from "@playwright/test";
import { seedCanaries, seedChecks } from "~mocks/sandbox/db/seedIds";
import { startConsole } from "./ownConsole";
import { normalUrl } from "./servers";
import { actAs } from "./support";

const { host } = new URL(normalUrl);

const policy = [
  "default-src 'self'",
  `script-src ${host}/assets/`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  `worker-src ${host}/assets/`,
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join("; ");

const everywhere = {
  "content-security-policy": policy,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
};

test("every page and file carries the security headers", async ({ request }) => {
  for (const path of ["/", "/health", "/nowhere", "/theme.js", "/config.json", "/assets/none.js"]) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject(everywhere);
    expect(headers["permissions-policy"], path).toContain("camera=()");
    expect(headers["strict-transport-security"], path).toBeUndefined();
    expect(headers["x-powered-by"], path).toBeUndefined();
  }
  const named = await startConsole({ PUBLIC_URL: "https://console.example.com" });
  const overTls = (await request.get(`${named.url}/health`)).headers();
  await named.stop();
  expect(overTls["strict-transport-security"]).toBe("max-age=31536000");
  expect(overTls["content-security-policy"]).toContain("script-src console.example.com/assets/;");
  // What the backend stores must not run as a page of the console.
  const api = (await request.get("/api/auth/whoami")).headers();
  expect(api["content-security-policy"]).toContain("default-src 'none'");
  expect(api["x-content-type-options"]).toBe("nosniff");
  expect(api["cache-control"]).toBe("no-store");
  expect(api["cross-origin-resource-policy"]).toBe("same-origin");
});

test("the page is asked for anew, its parts are kept for good, a missing part is no page", async ({
  request,
}) => {
  const page = await request.get("/health");
  expect(page.headers()["cache-control"]).toBe("no-cache");
  const etag = page.headers()["etag"] ?? "";
  expect(etag).not.toBe("");
  const again = await request.get("/health", { headers: { "if-none-match": etag } });
  expect(again.status()).toBe(304);
  const html = await page.text();
  const parts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  expect(parts.some((path) => path?.endsWith(".js"))).toBe(true);
  expect(parts.some((path) => path?.endsWith(".css"))).toBe(true);
  const encodings: (string | undefined)[] = [];
  for (const path of parts) {
    const part = await request.get(path ?? "", { headers: { "accept-encoding": "br" } });
    expect(part.status()).toBe(200);
    expect(part.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(part.headers()["x-content-type-options"]).toBe("nosniff");
    // The page's own policy is what counts for them.
    expect(part.headers()["content-security-policy"]).toBeUndefined();
    encodings.push(part.headers()["content-encoding"]);
  }
  expect(encodings, "what is worth it comes compressed").toContain("br");
  expect(html, "scripts are files, the rest is data").not.toMatch(
    /<script(?![^>]*\s(?:src=|type="application\/json"))/,
  );
  expect(html).not.toMatch(/\son[a-z]+=/);
  for (const path of ["/assets/HealthPage-0ld.js", "/assets/gone.css", "/icons/none.svg"]) {
    const missing = await request.get(path);
    expect(missing.status(), path).toBe(404);
    expect(missing.headers()["content-type"], path).toBe("text/plain; charset=utf-8");
    expect(missing.headers()["cache-control"], path).toBe("no-store");
  }
});

test("config.json holds what the browser needs and nothing else", async ({ request }) => {
  const answer = await request.get("/config.json");
  expect(answer.headers()["cache-control"]).toBe("no-store");
  expect(await answer.json()).toEqual({
    productName: "Quarterdeck",
    auth: "none",
    docsUrl: "",
    directMode: false,
    flagScript: false,
    sandbox: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
});

/** Notes whatever the browser complains about, and every call that leaves the console. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      found.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => found.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (
      protocol !== "data:" &&
      origin !== new URL(page.url()).origin &&
      page.url() !== "about:blank"
    )
      found.push(`call to ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`);
  });
  return found;
}

test("no screen breaks the policy, complains in the console or calls elsewhere", async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  const found = complaints(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const check = `checkId=${seedChecks.webhookDelivery}`;
  for (const path of [
    "/",
    "/health?layout=card&hidePassing=false",
    "/health?pivotBy=namespace&hidePassing=false",
    ...["history", "uptime", "graph", "spec", "relationships"].map(
      (tab) => `/health?${check}&checkTab=${tab}`,
    ),
    "/view/health",
    "/notifications",
    "/settings/canaries/add",
    `/settings/canaries/${seedCanaries.checkoutApi}`,
    "/nowhere",
    "/auth-state-check?return_to=%2Fnotifications",
  ]) {
    await page.goto(path);
    await expect(
      page.getByRole("heading", { level: 1 }).or(page.getByRole("dialog")).first(),
    ).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(found, path).toEqual([]);
  }
  for (const [chord, name] of [
    ["Control+k", "Command palette"],
    ["Control+,", "Preferences"],
    ["Control+/", "Keyboard shortcuts"],
  ] as const) {
    await page.keyboard.press(chord);
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await page.getByRole("button", { name: /^Account of/ }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await actAs(context, "guest");
  await page.goto("/settings/canaries/add");
  await expect(page.getByRole("heading", { level: 1, name: "Unauthorized" })).toBeVisible();
  expect(found).toEqual([]);
  expect(
    await page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage))),
    "nothing about the session is stored",
  ).not.toContainEqual(expect.stringMatching(/token|session|auth|user/i));
});
