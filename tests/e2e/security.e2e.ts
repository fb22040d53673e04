import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { people } from "~mocks/sandbox/db/people";
import { startConsole, type OwnConsole } from "./ownConsole";

const password = "quarterdeck sandbox";
let own: OwnConsole;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  own = await startConsole({ AUTH: "kratos" });
});
test.afterAll(() => own.stop());

const login = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Sign In to your account" });
const account = (page: Page) => page.getByRole("button", { name: /^Account of/ });

async function signIn(page: Page, email: string, path = "/notifications"): Promise<void> {
  await page.goto(own.url + path);
  await page.getByRole("textbox", { name: "E-Mail" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(account(page)).toBeVisible();
}

/** Everything that the page told the console of the browser, and every address that it had or asked for. */
function traces(page: Page): string[] {
  const found: string[] = [];
  page.on("console", (message) => found.push(message.text()));
  page.on("pageerror", (error) => found.push(String(error)));
  page.on("framenavigated", (frame) => found.push(frame.url()));
  page.on("request", (request) => found.push(request.url(), request.headers()["referer"] ?? ""));
  return found;
}

/** What the browser keeps of a page, apart from cookies that scripts cannot read. */
const kept = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      document.cookie,
      window.name,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  );

test("no address in return_to leaves the console, whoever wrote it and however", async ({
  page,
}) => {
  const { host } = new URL(own.url);
  const strays: string[] = [];
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).host !== host)
      strays.push(request.url());
  });
  page.on("dialog", (alert) => {
    strays.push(alert.message());
    void alert.dismiss();
  });
  await signIn(page, people.viewer.email);
  for (const evil of [
    "https:evil.example",
    "https:/evil.example",
    "http://evil.example",
    "////evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\u0001//evil.example",
    " //evil.example",
    "/%5cevil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    `//${host}@evil.example`,
    `http://${host}.evil.example/`,
    `http://${host}@evil.example/`,
    "data:text/html,<script>alert(1)</script>",
    "JaVaScRiPt:alert(1)",
    "/login?return_to=//evil.example",
    "/auth-state-check?return_to=https://evil.example",
  ]) {
    const query = `return_to=${encodeURIComponent(evil)}`;
    for (const path of ["/login", "/auth-state-check"]) {
      await page.goto(`${own.url}${path}?${query}`);
      await expect(account(page), `${path} ${evil}`).toBeVisible();
      expect(new URL(page.url()).host, `${path} ${evil}`).toBe(host);
    }
    // The provider itself answers a browser that is sent to it with a redirect.
    for (const kind of ["login", "registration", "recovery", "verification", "settings"]) {
      const answer = await page.request.get(
        `${own.url}/api/.ory/self-service/${kind}/browser?${query}`,
        { maxRedirects: 0, headers: { accept: "text/html" } },
      );
      const target = answer.headers()["location"] ?? "/";
      expect(new URL(target, own.url).host, `${kind} ${evil}`).toBe(host);
    }
  }
  expect(strays).toEqual([]);
});

test("signing out ends the session for every tab and for a stolen cookie", async ({ context }) => {
  const first = await context.newPage();
  await signIn(first, people.admin.email, "/settings/scopes");
  const second = await context.newPage();
  await second.goto(`${own.url}/settings/users`);
  await expect(second.getByRole("row").nth(1)).toBeVisible();
  const stolen = await context.cookies();
  expect(stolen.filter(({ name }) => name !== "quarterdeck_act_as").length).toBeGreaterThan(0);
  for (const { name, httpOnly, sameSite } of stolen) {
    expect(httpOnly, name).toBe(true);
    expect(sameSite, name).toBe("Lax");
  }
  await account(first).click();
  await first.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(login(first)).toBeVisible();
  // The other tab shows nobody's data once it asks for anything, by itself or because it is told to.
  const refresh = second.getByRole("button", { name: "Refresh", exact: true });
  await expect(async () => {
    if (await refresh.isVisible()) await refresh.click({ timeout: 2_000 });
    await expect(login(second)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(second.getByText(people.responder.email)).toHaveCount(0);
  await first.goBack();
  await expect(login(first)).toBeVisible();
  await context.clearCookies();
  await context.addCookies(stolen);
  const asked = await first.request.get(`${own.url}/api/db/people`);
  expect(asked.status()).toBe(401);
  await first.goto(`${own.url}/settings/users`);
  await expect(login(first)).toBeVisible();
});

interface Flow {
  id: string;
  ui: { nodes: { attributes: { name?: string; value?: unknown } }[] };
}

async function startLogin({ request }: BrowserContext): Promise<{ id: string; form: object }> {
  const json = { accept: "application/json" };
  const base = `${own.url}/api/.ory/self-service/login`;
  const flow: Flow = await (await request.get(`${base}/browser`, { headers: json })).json();
  const token = flow.ui.nodes.find(({ attributes }) => attributes.name === "csrf_token");
  const form = {
    method: "password",
    identifier: people.editor.email,
    password,
    csrf_token: token?.attributes.value,
  };
  return { id: flow.id, form };
}

test("a form of the sign-in works once, and in its own browser alone", async ({
  context,
  browser,
  page,
}) => {
  const { id, form } = await startLogin(context);
  const address = `${own.url}/api/.ory/self-service/login?flow=${id}`;
  const send = (where: BrowserContext, data: object) =>
    where.request.post(address, { data, headers: { accept: "application/json" } });
  const other = await browser.newContext();
  expect((await send(other, form)).status(), "another browser").toBe(403);
  const forged = await send(context, { ...form, csrf_token: "forged" });
  expect(forged.status(), "a forged token").toBe(403);
  const whoami = async (where: BrowserContext) =>
    (await where.request.get(`${own.url}/api/auth/whoami`)).status();
  expect(await whoami(other)).toBe(401);
  expect(await whoami(context)).toBe(401);
  expect((await send(context, form)).status()).toBe(200);
  expect(await whoami(context)).toBe(200);
  const session = (await context.cookies()).filter(({ name }) => /session/.test(name));
  expect(session).toHaveLength(1);
  await context.clearCookies({ name: session[0]?.name ?? "" });
  expect((await send(context, form)).ok(), "the same form again").toBe(false);
  expect(await whoami(context)).toBe(401);
  // Its address begins a new form.
  await page.goto(`${own.url}/login?flow=${id}`);
  await expect(page.getByRole("textbox", { name: "Password" })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("flow")).not.toBe(id);
  await other.close();
});

test("neither passwords nor tokens stay behind in storage, addresses or messages", async ({
  page,
  context,
}) => {
  const told = traces(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: own.url });
  await page.goto(`${own.url}/login`);
  await page.getByRole("textbox", { name: "E-Mail" }).fill(people.commander.email);
  await page.getByRole("textbox", { name: "Password" }).fill("wrong secret 7319");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(account(page)).toBeVisible();

  await page.goto(`${own.url}/settings/tokens`);
  await page.getByRole("button", { name: "Add token" }).last().click();
  const form = page.getByRole("dialog", { name: "Create Token" });
  await form.getByLabel("Name").fill("left behind");
  await form.getByRole("button", { name: "Create Token" }).click();
  const result = page.getByRole("dialog", { name: "Token Created Successfully" });
  await result.getByRole("button", { name: "Copy token" }).click();
  await expect(page.getByText("Token copied to clipboard")).toBeVisible();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(token.length).toBeGreaterThan(40);
  expect(await kept(page)).not.toContain(token);
  await page.keyboard.press("Escape");
  await expect(result).toHaveCount(0);
  expect(await page.content()).not.toContain(token);

  const secrets = [password, encodeURIComponent(password), "wrong secret 7319", token];
  const left = [await kept(page), ...told].join("\n");
  for (const secret of secrets) expect(left.includes(secret), secret.slice(0, 12)).toBe(false);
  // The sandbox's own log names no secret either.
  for (const secret of [token, "wrong secret 7319"])
    expect(own.lines.some((line) => line.includes(secret))).toBe(false);
});

test("a token that may one thing is refused all others over HTTP too", async ({
  page,
  playwright,
}) => {
  await signIn(page, people.admin.email);
  const made = await page.request.post(`${own.url}/api/auth/create_token`, {
    data: {
      name: "one right",
      expiry: "30d",
      autoRenew: false,
      auto_renew: false,
      scope: [{ subject: "", object: "application", action: "read" }],
    },
  });
  const { payload }: { payload: { token: string } } = await made.json();
  for (const authorization of [
    `Bearer ${payload.token}`,
    `Basic ${btoa(`token:${payload.token}`)}`,
  ]) {
    const bearer = await playwright.request.newContext({
      baseURL: own.url,
      extraHTTPHeaders: { authorization },
    });
    expect((await bearer.get("/api/db/applications")).status()).toBe(200);
    for (const path of ["scopes", "people", "identities", "connections", "canaries", "permissions"])
      expect((await bearer.get(`/api/db/${path}`)).status(), path).toBe(403);
    expect((await bearer.get("/api/kubeconfig")).status()).toBe(403);
    expect((await bearer.get("/api/rbac/dump")).status()).toBe(403);
    await bearer.dispose();
  }
  const forged = await playwright.request.newContext({
    baseURL: own.url,
    extraHTTPHeaders: { authorization: `Bearer ${payload.token}x` },
  });
  expect((await forged.get("/api/auth/whoami")).status()).toBe(401);
  await forged.dispose();
});

test("roles that somebody wrote into the browser count for nothing", async ({ page, context }) => {
  await signIn(page, people.viewer.email, "/settings/scopes");
  const claims = {
    role: "admin",
    roles: '["admin"]',
    user: JSON.stringify({ id: people.admin.id, roles: ["admin"] }),
    whoami: JSON.stringify({ payload: { roles: ["admin"], permissions: [] } }),
    REACT_QUERY_OFFLINE_CACHE: JSON.stringify({ clientState: { queries: [] } }),
  };
  await page.evaluate((entries) => {
    for (const storage of [localStorage, sessionStorage])
      for (const [key, value] of Object.entries(entries))
        for (const name of [key, `quarterdeck.${key}`, `quarterdeck_${key}`, `qd-${key}`])
          storage.setItem(name, value);
    document.cookie = "roles=admin; path=/";
  }, claims);
  await context.addCookies([
    { name: "quarterdeck_act_as", value: people.admin.id, url: own.url },
    { name: "role", value: "admin", url: own.url },
  ]);
  await page.reload();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(
    page.getByRole("button", { name: `Account of ${people.viewer.name}` }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Scope" })).toHaveCount(0);
  await page.goto(`${own.url}/settings/users`);
  await expect(page.getByText("You do not have permission to access this page")).toBeVisible();
  for (const name of ["x-user", "x-rbac-subject", "x-forwarded-user"]) {
    const headers = { [name]: people.admin.id };
    const write = await page.request.patch(`${own.url}/api/db/scopes?name=eq.none`, {
      data: {},
      headers,
    });
    expect(write.status()).toBe(403);
    expect((await page.request.get(`${own.url}/api/db/connections`, { headers })).status()).toBe(
      403,
    );
  }
});
