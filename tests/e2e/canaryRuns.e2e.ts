import { expect, test, type Page } from "@playwright/test";
import { startDnsServer, type DnsServer } from "~mocks/sandbox/checks/dnsServer";
import { healthPage } from "./healthList";
import { startConsole } from "./ownConsole";
import { editorsUrl } from "./servers";
import { fillEditor } from "./specEditor";
import { canaryKind, editorPage } from "./typeEditors";
import { openMore } from "./typeForms";

test.use({ baseURL: editorsUrl });

const add = "/settings/canaries/add";
const parts = (page: Page) => editorPage(page, canaryKind);

let names: DnsServer;
test.beforeAll(async () => {
  names = await startDnsServer({ "shop.test": [{ type: 1, data: Buffer.from([10, 0, 0, 7]) }] });
});
test.afterAll(() => names.close());

test("saved HTTP, TCP, DNS and ICMP checks run and show on the health page", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { host } = new URL(baseURL ?? "");
  const { name, save, form } = parts(page);
  const stamp = Date.now();
  const own = (type: string) => `runs-${type}-${stamp}`;

  await page.goto("/health");
  await page.getByRole("link", { name: "Add check" }).click();
  await page.getByRole("button", { name: "HTTP", exact: true }).click();
  await name.fill(own("http"));
  await form("HTTP").getByRole("textbox", { name: "URL" }).fill(`${baseURL}/healthz`);
  await save.click();
  await expect(page).toHaveURL(/\/health\?hidePassing=false/);

  await page.goto(`${add}?type=tcp`);
  await name.fill(own("tcp"));
  await form("TCP").getByRole("textbox", { name: "Endpoint" }).fill(host);
  await save.click();
  await expect(page).toHaveURL(/\/health\?/);

  await page.goto(`${add}?type=ping`);
  await name.fill(own("icmp"));
  await form("ICMP Ping").getByRole("textbox", { name: "Endpoint" }).fill("127.0.0.1");
  await openMore(form("ICMP Ping"));
  await form("ICMP Ping").getByRole("textbox", { name: "Packet Count" }).fill("1");
  await save.click();
  await expect(page).toHaveURL(/\/health\?/);

  await page.goto(`${add}?type=dns`);
  await name.fill(own("dns"));
  const dns = (entry: string, port: number, address: string) =>
    `  - {name: ${own(entry)}, server: 127.0.0.1, port: ${port}, query: shop.test, timeout: 1, exactreply: [${address}]}\n`;
  await fillEditor(
    page,
    "Specs",
    `schedule: "@every 30s"\ndns:\n${dns("dns", names.port, "10.0.0.7")}${dns("other", names.port, "10.0.0.8")}${dns("silent", 1, "10.0.0.7")}`,
  );
  await save.click();
  await expect(page).toHaveURL(/\/health\?/);

  await page.goto(`/health?hidePassing=false&groupBy=no-group&query=${stamp}`);
  const { row, refresh } = healthPage(page);
  await expect(async () => {
    await refresh.click();
    for (const type of ["http", "tcp", "dns"])
      await expect(row(own(type))).toContainText("Healthy", { timeout: 1_000 });
    for (const entry of ["other", "silent"])
      await expect(row(own(entry))).toContainText("Unhealthy", { timeout: 1_000 });
    // Not every machine may ping: where it may not, the result says so.
    await expect(row(own("icmp"))).toContainText(/ealthy/, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
});

test("a saved exec check runs its script where scripts are allowed", async ({ page }) => {
  const own = await startConsole({ SANDBOX_EXEC: "true" });
  try {
    const { name, form, save } = parts(page);
    for (const [check, script] of [
      ["script-passes", "echo counted $((6 * 7))"],
      ["script-breaks", "echo no such shelf >&2; exit 3"],
    ] as const) {
      await page.goto(`${own.url}${add}?type=exec`);
      await name.fill(check);
      await form("Exec").getByRole("textbox", { name: "Script", exact: true }).fill(script);
      await save.click();
      await expect(page).toHaveURL(/\/health\?/);
    }
    await page.goto(`${own.url}/health?hidePassing=false&groupBy=no-group&query=script`);
    const { row, refresh } = healthPage(page);
    await expect(async () => {
      await refresh.click();
      await expect(row("script-passes")).toContainText("Healthy", { timeout: 1_000 });
      await expect(row("script-breaks")).toContainText("Unhealthy", { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await row("script-breaks").click();
    await expect(page.getByRole("dialog", { name: /script-breaks/ })).toContainText(
      "no such shelf",
    );
  } finally {
    await own.stop();
  }
});
