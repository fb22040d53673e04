import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { startConsole, type OwnConsole } from "./ownConsole";
import { roleFlag, roleScreens } from "./roleScreens";
import { expectLoaded } from "./support";

const evil = `"><img src=x onerror="window.evil=1"><script>window.evil=1</script>{{7*7}}\${7*7}`;
const link = "javascript:window.evil=1";
let own: OwnConsole;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  own = await startConsole({ AUTH: "none" });
});
test.afterAll(() => own.stop());

/** Notes what the policy of the page forbade, what ran anyway, and calls that leave the console. */
async function watch(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction("noteBreach", (text: string) => {
    found.push(text);
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      const note: unknown = Reflect.get(window, "noteBreach");
      if (typeof note === "function") note(`${violatedDirective} ${blockedURI}`);
    });
  });
  page.on("dialog", (alert) => {
    found.push(`dialog ${alert.message()}`);
    void alert.dismiss();
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!/^(data|blob):$/.test(url.protocol) && url.origin !== own.url) found.push(url.href);
    if (url.pathname.endsWith("/x")) found.push(`the picture of a text: ${url.href}`);
  });
  return found;
}

/** Elements and attributes that only a text taken for markup would bring. */
const intruders = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith("on") ||
            (/^(href|src|action|formaction|xlink:href)$/.test(name) &&
              /^\s*javascript:/i.test(value)),
        )
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ),
    // The console's own configuration stands in the page as data, which never runs.
    ...[...document.scripts]
      .filter(({ src, type }) => src === "" && type !== "application/json")
      .map(({ text }) => `script ${text}`),
    ...(Reflect.has(window, "evil") ? ["it ran"] : []),
  ]);

async function make(request: APIRequestContext, path: string, data: object): Promise<string> {
  const answer = await request.post(`${own.url}/api${path}`, {
    headers: { Prefer: "return=representation" },
    data,
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  const rows: unknown = await answer.json();
  const row: unknown = Array.isArray(rows) ? rows[0] : rows;
  const id: unknown = typeof row === "object" && row !== null ? Reflect.get(row, "id") : undefined;
  return typeof id === "string" ? id : "";
}

/** A record of every kind whose every text is script, by the address that opens it. */
async function makeAll(request: APIRequestContext): Promise<Record<string, string>> {
  const spec = { note: evil, url: link };
  const labels = { [evil]: evil, [link]: link };
  const named = { name: evil, source: "UI" };
  const canary = {
    ...named,
    namespace: evil,
    labels,
    spec: {
      schedule: "@every 30s",
      icon: link,
      http: [{ name: evil, description: evil, labels, icon: link, url: `${own.url}/healthz` }],
    },
  };
  const connection = { ...named, namespace: evil, type: "http", url: link, username: evil };
  const person = { firstName: evil, lastName: evil, email: "evil@example.com", role: "viewer" };
  const token = { name: evil, expiry: "30d", autoRenew: false, auto_renew: false, scope: [] };
  const permission = {
    subject_type: "group",
    subject: evil,
    action: "read",
    object: "catalog",
    description: evil,
    error: `ErrScopeExpansionScopeNotFound: ${evil}`,
    tags: labels,
  };
  const scope = {
    ...named,
    namespace: evil,
    description: evil,
    targets: [{ config: { name: evil } }],
  };
  await make(request, "/auth/invite_user", person);
  await make(request, "/auth/create_token", token);
  await make(request, "/db/properties", { name: roleFlag, value: evil });
  await make(request, "/db/properties", { name: `${evil}.disable`, value: link });
  return {
    "/settings/users": "",
    "/settings/tokens": "",
    "/settings/feature-flags": `?id=${encodeURIComponent(roleFlag)}`,
    "/settings/scopes": `?id=${await make(request, "/db/scopes", scope)}`,
    "/settings/permissions": `?id=${await make(request, "/db/permissions", permission)}`,
    "/settings/connections": `?id=${await make(request, "/db/connections", connection)}`,
    "/settings/teams": `/${await make(request, "/db/teams", { ...named, icon: link, spec })}`,
    "/settings/incident_rules": `/${await make(request, "/db/incident_rules", { ...named, spec })}`,
    "/settings/topologies": `/${await make(request, "/db/topologies", { ...named, namespace: evil, labels, spec })}`,
    "/settings/logging_backends": `/${await make(request, "/db/logging_backends", { ...named, labels, spec })}`,
    "/settings/canaries": `/${await make(request, "/db/canaries", canary)}`,
  };
}

test("script in any stored text is shown as text, in every list, dialog and message", async ({
  page,
  request,
}) => {
  test.slow();
  const found = await watch(page);
  const records = await makeAll(request);
  const shown = page.getByText(evil).or(page.getByText(evil.toLowerCase())).first();
  for (const [list, record] of Object.entries(records))
    await test.step(list, async () => {
      await page.goto(own.url + list);
      await expect(shown, list).toBeAttached();
      expect(await intruders(page), list).toEqual([]);
      if (record === "") return;
      await page.goto(own.url + list + record);
      await expect(page.getByRole("dialog").or(page.getByRole("form")).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await intruders(page), list + record).toEqual([]);
    });
  await page.goto(`${own.url}/health?hidePassing=false`);
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh", exact: true }).click();
    await expect(shown).toBeAttached({ timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
  expect(await intruders(page), "health").toEqual([]);
  await page.getByRole("row").filter({ hasText: evil }).first().click();
  await page.waitForLoadState("networkidle");
  expect(await intruders(page), "a check").toEqual([]);

  // A message repeats a name, and the log of messages keeps it.
  await page.goto(`${own.url}/settings/teams${records["/settings/teams"]}`);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages).toContainText(`${evil} deleted successfully`);
  expect(await intruders(page), "a message").toEqual([]);
  await page.getByRole("link", { name: /^Notifications/ }).click();
  await page.getByRole("tab", { name: "Messages" }).click();
  await expect(page.getByRole("main")).toContainText(evil);
  expect(await intruders(page), "the log of messages").toEqual([]);

  await page.goto(
    `${own.url}/settings/scopes?query=${encodeURIComponent(evil)}&id=${encodeURIComponent(evil)}`,
  );
  await expect(page.getByRole("dialog")).toContainText(evil);
  expect(await intruders(page), "an address").toEqual([]);
  await page.goto(`${own.url}/${encodeURIComponent(evil)}`);
  await expect(page.getByRole("heading", { level: 1, name: "Not found" })).toBeVisible();
  expect(await intruders(page), "an unknown address").toEqual([]);
  expect(found).toEqual([]);
});

test("no screen asks for what its policy forbids, and the policy forbids inline script", async ({
  page,
  request,
}) => {
  test.slow();
  const policy =
    (await request.get(`${own.url}/health`)).headers()["content-security-policy"] ?? "";
  const scripts = policy.split(";").find((part) => part.trim().startsWith("script-src"));
  expect(scripts?.trim()).toBe(`script-src ${new URL(own.url).host}/assets/`);
  expect(policy).not.toContain("unsafe-eval");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  const found = await watch(page);
  const addresses = roleScreens.flatMap(({ path, addPath, addDialog }) =>
    [path, addPath, addDialog?.path].filter((address) => address !== undefined),
  );
  for (const address of addresses) {
    await page.goto(own.url + address);
    await expect(
      page.getByRole("heading", { level: 1 }).or(page.getByRole("dialog")).first(),
    ).toBeVisible();
    await expectLoaded(page);
    expect(found, address).toEqual([]);
  }
  await page.waitForLoadState("networkidle");
  expect(found, "what came late").toEqual([]);
});
