import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, type Page } from "@playwright/test";
import { parse, parseAllDocuments } from "yaml";
import { startConsole, type OwnConsole } from "./ownConsole";
import { editor, fillEditor, settledEditor } from "./specEditor";
import { actAs, expectAccessible, expectNoSidewaysScroll, fault } from "./support";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page, option?: string) =>
  page.getByRole("dialog", {
    name: option === undefined ? "Add Integration" : `Add Integration - ${option}`,
    exact: true,
  });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const messages = (page: Page) => page.getByRole("region", { name: "Messages" });

/** What the copy button of the output puts on the clipboard. */
async function copied(page: Page): Promise<string> {
  await page.getByRole("tabpanel").getByRole("button", { name: "Copy" }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

test.describe("with a chart registry", () => {
  let registry: Server;
  let own: OwnConsole;
  const files: Readonly<Record<string, string>> = {
    "/charts/kubernetes/Chart.yaml": "name: mission-control-kubernetes\nversion: 7.7.7\n",
    "/charts/kubernetes/values.schema.json": JSON.stringify({
      type: "object",
      required: ["clusterName"],
      additionalProperties: false,
      properties: { clusterName: { type: "string" }, replicas: { type: "integer" } },
    }),
    "/charts/kubernetes/values.yaml": "# The cluster's name\nclusterName: kubernetes\n",
  };

  test.beforeAll(async () => {
    registry = createServer((request, answer) => {
      const text = files[request.url ?? ""];
      answer.writeHead(text === undefined ? 404 : 200).end(text);
    });
    await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
    const { port } = registry.address() as AddressInfo;
    own = await startConsole({ CHART_REGISTRY_URL: `http://127.0.0.1:${port}/charts` });
  });
  test.afterAll(async () => {
    await own.stop();
    registry.close();
  });

  test("a chart is installed by Flux or by Helm, with checked values", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`${own.url}/settings/integrations`);
    await button(page, "Add Integration").first().click();
    await expect(page).toHaveURL(/add=choose/);
    const gitOps = dialog(page).getByRole("list", { name: "Add via GitOps" });
    await expect(gitOps.getByRole("button")).toHaveText([
      "AWS",
      "Azure",
      "Prometheus",
      "Flux",
      "Kubernetes",
      "Quarterdeck",
    ]);
    await gitOps.getByRole("button", { name: "Kubernetes" }).focus();
    await page.keyboard.press("Enter");
    const kubernetes = dialog(page, "Kubernetes");
    await expect(kubernetes).toContainText(
      "Checking against the schema of mission-control-kubernetes 7.7.7, from the chart registry.",
    );
    await expect(kubernetes).toContainText("The Kubernetes chart must be installed in flux.");
    await expect(field(page, "Namespace")).toHaveValue("quarterdeck");
    await expect(field(page, "Interval")).toHaveValue("30m");

    // The chart's own values stand below: what they have is not missing. What the schema does not know is a hint.
    await fillEditor(page, "Values", "cluster: prod\nreplicas: many\n");
    await expect(kubernetes.getByText(/unknown field 'cluster'/).first()).toBeVisible();
    await expect(kubernetes.getByText(/replicas: must be a whole number/).first()).toBeVisible();
    await expect(kubernetes.getByText(/required/)).toHaveCount(0);
    await fillEditor(page, "Values", 'clusterName: "it\'s $HOME: 100%"\nreplicas: 2\n');
    await expect(kubernetes.getByText(/unknown field/)).toHaveCount(0);
    await field(page, "Name").fill("prod");
    await button(page, "Add label").click();
    await field(page, "Labels: key 1").fill("team");
    await field(page, "Labels: value 1").fill("platform");

    const values = { clusterName: "it's $HOME: 100%", replicas: 2 };
    const manifests = parseAllDocuments(await copied(page)).map((one) => one.toJS() as object);
    expect(manifests).toMatchObject([
      { kind: "Namespace", metadata: { name: "quarterdeck" } },
      { kind: "HelmRepository", spec: { interval: "5m" } },
      {
        apiVersion: "helm.toolkit.fluxcd.io/v2",
        metadata: { name: "prod", labels: { team: "platform" } },
        spec: {
          interval: "30m",
          chart: { spec: { chart: "mission-control-kubernetes", interval: "1m" } },
          values,
        },
      },
    ]);
    await page.getByRole("tab", { name: "Helm CLI" }).click();
    await expect(page).toHaveURL(/add=kubernetes&output=helm/);
    await expect(kubernetes).toContainText("The Kubernetes chart must be installed in flux.");
    const command = await copied(page);
    expect(command).toContain("helm upgrade --install prod flanksource/mission-control-kubernetes");
    expect(command).toContain("--labels team=platform");
    expect(parse(/<<'EOF'\n([^]*)EOF\n$/.exec(command)?.[1] ?? "")).toEqual(values);
    await expectAccessible(page, "the form of a chart");

    // The step is in the address, what was typed in the browser.
    await page.reload();
    await expect(field(page, "Name")).toHaveValue("prod");
    await expect(dialog(page, "Kubernetes")).toContainText("Restored what you typed");
    expect(await copied(page)).toBe(command);
    await button(page, "Back").click();
    await expect(dialog(page).getByRole("heading", { name: "Add Directly" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/settings\/integrations$/);
  });

  test("an output is made of what can be read alone", async ({ page }) => {
    await page.goto(`${own.url}/settings/integrations?add=kubernetes`);
    await button(page, "Start from the chart's own values").click();
    await expect(page.getByRole("tabpanel")).toContainText("clusterName: kubernetes");
    await fillEditor(page, "Values", "clusterName: [");
    await expect(page.getByRole("tabpanel")).toContainText("Not ready yet");
    await fillEditor(page, "Values", "{}\n");
    await expect(page.getByRole("tabpanel")).toContainText("HelmRelease");
    await field(page, "Name").fill("Not A Name");
    await expect(page.getByText(/Must be lowercase letters/)).toBeVisible();
    await expect(page.getByRole("tabpanel")).toContainText("Not ready yet");
    await field(page, "Name").fill("");
    await field(page, "Interval").fill("soon");
    await expect(page.getByText("This field is required")).toBeVisible();
    await expect(page.getByText("Must be a duration such as 30m or 1h30m")).toBeVisible();
  });

  test("a literal secret never stands in the browser's storage", async ({ page }) => {
    await page.goto(`${own.url}/settings/integrations?add=aws`);
    await fillEditor(page, "Values", "secretKey: { value: hunter2 }\n");
    await expect(page.getByRole("tabpanel")).toContainText("hunter2");
    await field(page, "Name").fill("mine");
    await page.reload();
    await expect(field(page, "Name")).toHaveValue("mine");
    await expect(page.getByRole("tabpanel")).toContainText("HelmRelease");
    await expect(page.getByText("hunter2")).toHaveCount(0);
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(stored).not.toContain("hunter2");
  });

  test("a chart that the registry does not have is checked as it ships", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(`${own.url}/settings/integrations?add=flux`);
    const flux = dialog(page, "Flux");
    await expect(flux).toContainText(
      "Checking against the schema that ships with the console (version 0.1.20).",
    );
    await expect(flux).toContainText(
      /The chart registry was not used: 127\.0\.0\.1:\d+ has no chart flux\./,
    );
    await settledEditor(page, "Values");
    await expectNoSidewaysScroll(page);
  });
});

for (const [registry, reason] of [
  ["http://127.0.0.1:9/charts", "127.0.0.1:9 cannot be reached."],
  ["off", "CHART_REGISTRY_URL is off."],
] as const)
  test(`without a registry (${registry}) the values are checked as well`, async ({ page }) => {
    const own = await startConsole({ CHART_REGISTRY_URL: registry });
    try {
      await page.goto(`${own.url}/settings/integrations?add=kubernetes`);
      const kubernetes = dialog(page, "Kubernetes");
      await expect(kubernetes).toContainText(
        "Checking against the schema that ships with the console (version 0.1.24).",
      );
      await expect(kubernetes).toContainText(`The chart registry was not used: ${reason}`);
      await fillEditor(page, "Values", "clusterName: 5\n");
      await expect(kubernetes.getByText(/clusterName: must be text/).first()).toBeVisible();
      await expect(page.getByRole("tabpanel")).toContainText("mission-control-kubernetes");
    } finally {
      await own.stop();
    }
  });

test("a topology is added from the dialog, and the list has it", async ({ page, context }) => {
  const name = `integration-${Date.now()}`;
  await page.goto("/settings/integrations?add=choose");
  await dialog(page).getByRole("button", { name: "Custom Topology" }).click();
  const topology = dialog(page, "Custom Topology");
  await button(page, "Save").click();
  await expect(topology.getByText("This field is required")).toBeVisible();
  await expect(field(page, "Namespace")).toHaveValue("default");
  await expectAccessible(page, "a topology in the dialog");

  // A pasted manifest fills the fields that are empty.
  await fillEditor(
    page,
    "Spec (YAML)",
    `apiVersion: canaries.flanksource.com/v1\nkind: Topology\nmetadata:\n  name: ${name}\n  namespace: shop\n  labels: {team: a}\nspec:\n  components: []\n`,
  );
  await topology
    .getByText("Wrapping spec field detected, do you want to unwrap it?")
    .getByRole("button", { name: "Yes" })
    .click();
  await expect(field(page, "Name")).toHaveValue(name);
  await expect(field(page, "Namespace")).toHaveValue("shop");
  await expect(field(page, "Labels (JSON)")).toHaveValue(/"team": "a"/);

  await fault(context, { createTopology: "slow" });
  await button(page, "Save").click();
  await expect(button(page, "Saving")).toBeVisible();
  await expect(messages(page)).toContainText("Gateway Timeout");
  await expect(field(page, "Name")).toHaveValue(name);
  await context.clearCookies({ name: "sandbox_fault" });
  await button(page, "Save").click();
  await expect(messages(page)).toContainText(`${name} created successfully`);
  await expect(topology).toHaveCount(0);
  const row = page.getByRole("grid", { name: "Integrations" }).getByRole("row", { name });
  await expect(row).toContainText("Topology");
  await row.click();
  await button(page, "Delete").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/settings\/integrations$/);
  await expect(page.getByRole("grid", { name: "Integrations" })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("a log backend keeps what was typed while one looks elsewhere", async ({ page }) => {
  const name = `logs-${Date.now()}`;
  await page.goto("/settings/integrations?add=log-backend");
  await field(page, "Name").fill(name);
  await button(page, "Back").click();
  await dialog(page).getByRole("button", { name: "Log Backends" }).click();
  await expect(field(page, "Name")).toHaveValue(name);
  await fillEditor(page, "Spec (YAML)", "loki:\n  url: https://logs.example.org\n");
  await button(page, "Add").click();
  await expect(messages(page)).toContainText(`${name} created successfully`);
  await expect(page.getByRole("grid", { name: "Integrations" })).toContainText(name);
});

test("scrapers have an editor of their own, and roles see what they may add", async ({
  page,
  context,
}) => {
  await page.goto("/settings/integrations?add=unheard-of");
  await dialog(page).getByRole("link", { name: "Catalog Scraper" }).click();
  await expect(page).toHaveURL(/\/catalog\/scrapers\/add\?from=integrations$/);
  await page.goBack();
  await expect(dialog(page)).toBeVisible();
  await page.goForward();
  await button(page, "Custom").click();
  const name = `scraper-${Date.now()}`;
  await field(page, "Name").fill(name);
  await fillEditor(page, "Specs", "schedule: '@every 30m'\nfile:\n  - id: $.id\n    type: File\n");
  await button(page, "Save").click();
  await expect(page).toHaveURL(/\/settings\/integrations/);
  await expect(page.getByRole("grid", { name: "Integrations" })).toContainText(name);
  await actAs(context, "viewer");
  await page.goto("/settings/integrations?add=choose");
  await expect(dialog(page)).toContainText("You need write on integrations");
  await expect(editor(page, "Values")).toHaveCount(0);
});
