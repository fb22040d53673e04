import type { IncomingMessage } from "node:http";
import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { listen, type TestServer } from "~/server/testServer";
import { people } from "~mocks/sandbox/db/people";
import { startConsole, type OwnConsole } from "./ownConsole";
import { normalUrl } from "./servers";
import { expectAccessible, expectNoSidewaysScroll, fault } from "./support";

let own: OwnConsole;
let direct: TestServer;
const seen: IncomingMessage[] = [];

/** Stands for an organization's backend on another origin: allows the console's calls and passes them to the sandbox. */
async function forward(incoming: IncomingMessage): Promise<Response> {
  const { method = "GET", headers, url } = incoming;
  let body = "";
  for await (const chunk of incoming) body += String(chunk);
  return fetch(`${normalUrl}/api${url}`, {
    method,
    headers: {
      "content-type": headers["content-type"] ?? "application/json",
      prefer: String(headers["prefer"] ?? ""),
    },
    ...(body === "" ? {} : { body }),
  });
}

const open = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*, authorization",
  "access-control-allow-methods": "*",
  "access-control-expose-headers": "*",
};

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  own = await startConsole({
    AUTH: "clerk",
    NODE_ENV: "test",
    CLERK_PUBLISHABLE_KEY: `pk_fake_${Buffer.from("provider.example$").toString("base64")}`,
    BACKEND_URL: `${normalUrl}/api`,
    DIRECT_MODE: "true",
  });
  direct = await listen((incoming, outgoing) => {
    if (incoming.method === "OPTIONS") return void outgoing.writeHead(204, open).end();
    seen.push(incoming);
    void forward(incoming).then(async (answer) => {
      const kept = ["content-type", "content-range"].flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      outgoing
        .writeHead(answer.status, { ...open, ...Object.fromEntries(kept) })
        .end(Buffer.from(await answer.arrayBuffer()));
    });
  });
});
test.afterAll(async () => {
  await own.stop();
  await direct.close();
});

interface World {
  user?: { name: string; email: string } | null;
  active?: string | null;
  organizations?: { id: string; name: string; slug: null; metadata: object }[];
}

const ada = { name: "Ada Osei", email: "ada@example.com" };
const acme = {
  id: "org_acme",
  name: "Acme",
  slug: null,
  metadata: { backend_url: "https://acme.example", direct: false },
};
const borealis = { ...acme, id: "org_borealis", name: "Borealis <i>Labs</i>" };

/** What the stand-in for the provider knows when the context opens its first page. */
const begin = (context: BrowserContext, world: World) =>
  context.addInitScript(
    ([key, text]) => {
      if (key && text && localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    ["quarterdeck.fakeProvider", JSON.stringify(world)],
  );

/** Changes it later, as another tab or the provider itself would. */
const change = (page: Page, world: World) =>
  page.evaluate((text) => {
    const key = "quarterdeck.fakeProvider";
    const changes: unknown = JSON.parse(text);
    const known: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...Object(known), ...Object(changes) }));
  }, JSON.stringify(world));

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const inside = (page: Page) =>
  page.getByRole("button", { name: `Account of ${people.admin.name}` });
const waiting = (page: Page) =>
  page.getByText("Please wait, instance provisioning in-progress ...");

test("sign-in, choice of an organization, and back to the page", async ({ page, context }) => {
  await begin(context, { organizations: [acme, borealis] });
  await page.goto(`${own.url}/notifications?a=b`);
  await expect(heading(page, "Sign In to your account")).toBeVisible();
  await expect(page).toHaveURL(/\/login\?return_to=%2Fnotifications%3Fa%3Db$/);
  await expectAccessible(page, "hosted sign-in");
  await page.getByRole("button", { name: "Sign in as Ada Osei" }).click();
  await expect(heading(page, "Choose an organization")).toBeVisible();
  const list = page.getByRole("list", { name: "Organizations" }).getByRole("listitem");
  await expect(list).toHaveText(["Acme", "Borealis <i>Labs</i>"]);
  await expectAccessible(page, "organization picker");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 375, height: 740 });
  await expectAccessible(page, "organization picker, dark, phone");
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Acme" }).focus();
  await page.keyboard.press("Enter");
  await expect(inside(page)).toBeVisible();
  await expect(page).toHaveURL(`${own.url}/notifications?a=b`);
  await page.goto(`${own.url}/organizations`);
  await expect(page.getByRole("button", { name: /Acme/ })).toHaveAttribute("aria-current", "true");
});

test("a new organization waits for its instance and goes on by itself", async ({
  page,
  context,
}) => {
  await begin(context, { user: ada });
  await page.goto(`${own.url}/health`);
  await expect(heading(page, "Choose an organization")).toBeVisible();
  await expect(page.getByText("You belong to no organization yet")).toBeVisible();
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("x".repeat(61));
  await page.getByRole("button", { name: "Create organization" }).click();
  await expect(page.getByText("The name is too long.")).toBeVisible();
  await expect(name).toHaveValue("x".repeat(61));
  await name.fill("Corvid");
  await name.press("Enter");
  await expect(waiting(page)).toBeVisible();
  await expectAccessible(page, "an instance being provisioned");
  await expect(page.getByRole("link", { name: "Switch organization" })).toBeVisible();
  await change(page, {
    organizations: [{ ...acme, id: "org_1", name: "Corvid" }],
  });
  await expect(heading(page, "Health")).toBeVisible();
});

test("while whoami answers 404 or 5xx the instance is being provisioned", async ({
  page,
  context,
}) => {
  await begin(context, { user: ada, active: acme.id, organizations: [acme] });
  for (const kind of ["404", "500", "503"]) {
    await fault(context, { whoami: kind }, own.url);
    await page.goto(`${own.url}/health`);
    await expect(waiting(page)).toBeVisible();
  }
  await context.clearCookies({ name: "sandbox_fault" });
  await expect(heading(page, "Health")).toBeVisible();
});

test("in direct mode every call goes to the organization's backend with a token", async ({
  page,
  context,
}) => {
  const backend = { backend_url: direct.url, direct: "true" };
  await begin(context, {
    user: ada,
    active: acme.id,
    organizations: [{ ...acme, metadata: backend }],
  });
  await context.addCookies([{ name: "secret", value: "cookie", url: direct.url }]);
  seen.length = 0;
  const ownCalls: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(`${own.url}/api`)) ownCalls.push(request.url());
  });
  // This page asks for its checks before anybody knows the organization: such calls wait.
  await page.goto(`${own.url}/health?hidePassing=false`);
  await expect(page.getByRole("row").nth(2)).toBeVisible();
  await page.goto(`${own.url}/settings/scopes`);
  await expect(heading(page, "Scopes")).toBeVisible();
  await expect.poll(() => seen.some(({ url }) => url?.startsWith("/db/"))).toBe(true);
  expect(seen.map(({ url }) => url?.split("?")[0])).toContain("/auth/whoami");
  for (const { url, headers } of seen) {
    expect(headers.authorization, url).toBe("Bearer fake.org_acme.token");
    expect(headers.cookie, url).toBeUndefined();
    expect(url).not.toMatch(/^\/api/);
  }
  expect(ownCalls).toEqual([]);
});

test("a switch that is neither on nor off stops the start", async ({ page, context }) => {
  const metadata = { backend_url: direct.url, direct: "yes" };
  await begin(context, { user: ada, active: acme.id, organizations: [{ ...acme, metadata }] });
  await page.goto(`${own.url}/health`);
  await expect(page.getByRole("main")).toContainText("Invalid boolean value");
});

test("tabs follow each other when the organization is switched or left", async ({ context }) => {
  await begin(context, { user: ada, active: acme.id, organizations: [acme, borealis] });
  const first = await context.newPage();
  await first.goto(`${own.url}/notifications`);
  await expect(inside(first)).toBeVisible();
  const second = await context.newPage();
  await second.goto(`${own.url}/organizations?return_to=%2Fhealth`);
  const left = first.waitForURL(/\/organizations\/orgs-switched|\/health$/);
  await second.getByRole("button", { name: /Borealis/ }).click();
  await expect(heading(second, "Health")).toBeVisible();
  await left;
  await expect(inside(first)).toBeVisible();
  // The provider signs out in one tab; the other has nothing to show any more.
  await change(second, { user: null });
  await expect(heading(first, "Sign In to your account")).toBeVisible();
});

test("signing out, and the provider's other forms", async ({ page, context }) => {
  await begin(context, { user: ada, active: null, organizations: [] });
  await page.goto(`${own.url}/profile-settings`);
  await expect(page.getByRole("button", { name: "Profile of Ada Osei" })).toBeVisible();
  await page.goto(`${own.url}/organizations?return_to=%2Fnotifications`);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(heading(page, "Sign In to your account")).toBeVisible();
  await expect(page).toHaveURL(/\/login\?return_to=%2Fnotifications$/);
  await page.goto(`${own.url}/organizations`);
  await expect(heading(page, "Sign In to your account")).toBeVisible();
  await page.getByRole("link", { name: "Create account" }).click();
  await expect(page.getByRole("button", { name: "Create Ada Osei" })).toBeVisible();
});

test("nothing leads to another site", async ({ page, context }) => {
  await begin(context, { user: ada, active: acme.id, organizations: [acme] });
  for (const path of ["/login", "/organizations/orgs-switched", "/auth-state-check"]) {
    await page.goto(`${own.url}${path}?return_to=${encodeURIComponent("//evil.example")}`);
    await expect(inside(page), path).toBeVisible();
    expect(new URL(page.url()).origin).toBe(own.url);
  }
});

test("a session that the backend does not take is a bad one", async ({ page, context }) => {
  await begin(context, { user: ada, active: acme.id, organizations: [acme] });
  await fault(context, { whoami: "401" }, own.url);
  await page.goto(`${own.url}/notifications`);
  await expect(page.getByRole("alert")).toContainText("Bad Session.");
  await expect(page).toHaveURL(/\/error\?error_code=BAD_SESSION$/);
});
